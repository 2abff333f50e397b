"""The pages before a match, in a browser."""
