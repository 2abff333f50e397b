"""The files of docs/cluster.md, started with their own commands."""
