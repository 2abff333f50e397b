"""Several processes with one database and one broker."""
