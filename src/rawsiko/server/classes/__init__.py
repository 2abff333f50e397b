"""Classes: a teacher and many tables under one code. Like a table, a class is a journal."""
