"""Simulations: programs play many matches, and what happened is counted."""
