"""Discord's limits on what a bot sends, refused with its codes and its tree of errors."""
