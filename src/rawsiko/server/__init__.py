"""The table server: start with `web.app`. ARCHITECTURE.md explains the folders."""
