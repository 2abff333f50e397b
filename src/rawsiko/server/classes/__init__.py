"""Classes: one code, many tables, one teacher. A class is a journal, as a table is."""
