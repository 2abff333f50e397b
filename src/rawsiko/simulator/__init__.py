"""Exact odds of Clashes, and a compiled twin of the rules that plays many matches at once."""
