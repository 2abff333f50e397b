"""A whole table server in one process and one thread, from one seed: clients, network, disk, time.

The server's own code runs as it is, sockets included; this package simulates what is outside of it.
"""
