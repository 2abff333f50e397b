"""Builds a content folder from one spreadsheet."""
