"""Bots at a table: `play` asks them, `pause` slows them, `stand_ins` play for absent people."""
