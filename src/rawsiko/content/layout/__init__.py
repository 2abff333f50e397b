"""Lays out a map from the adjacency of a board that has none."""
