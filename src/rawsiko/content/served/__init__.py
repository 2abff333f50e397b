"""Boards as servers store them and clients load them."""
