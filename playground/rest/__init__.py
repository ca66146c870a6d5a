"""Discord's REST calls, a file a resource."""
