"""A whole table server in one process and one thread, from one seed: clients, network, disk, time.

The server's own code runs as it is; only what lies outside of it is played by this package.
"""
