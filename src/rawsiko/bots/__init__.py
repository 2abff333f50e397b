"""Bots: players that are programs. A bot knows what a person in its seat would know, and nothing
more."""
