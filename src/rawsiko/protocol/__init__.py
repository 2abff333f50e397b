"""Messages between server and clients (docs/protocol.md). Every module may be imported.

The docstrings here are the descriptions in the JSON Schema: each type and field has one.
"""
