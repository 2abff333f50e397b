"""A lesson in numbers: the `plan`, `dealing` tables, `steering` to the bell, the `questions`.

Pure: no clock, no chance but a generator that the caller passes in, no files, no server.
"""
