"""Parses a content folder's files; others use `content.load`."""
