"""Simulations: bots play many matches, with statistics."""
