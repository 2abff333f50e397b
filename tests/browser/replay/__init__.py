"""Replays and their dice in a browser."""
