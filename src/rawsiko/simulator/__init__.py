"""`odds` has the exact odds of Clashes, `playing` runs the compiled twin of the rules."""
