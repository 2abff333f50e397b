"""The game in a real browser, as people use it."""
