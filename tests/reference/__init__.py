"""A second, slow, obvious engine, written from the rules alone.

It reads the public formats (content export, replay) and imports nothing from the program, so a
mistake would have to be made twice to go unnoticed.
"""
