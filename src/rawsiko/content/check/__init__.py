"""Checks of content; `everything` runs them all, `texts` and `map` serve other commands."""
