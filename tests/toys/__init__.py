"""Small games of other shapes, which the tests for any game must hold for too."""
