"""Bots: players that are programs. Others import `registry`, `levels`, and `hints` and `reasons`
for people. A bot knows what a person in its seat would know."""
