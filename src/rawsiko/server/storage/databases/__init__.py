"""SQLite and PostgreSQL behind one interface: `connect` opens a URL as a `database`."""
