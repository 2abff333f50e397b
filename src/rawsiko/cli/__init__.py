"""The command line: one module per command, put together in `main`."""
