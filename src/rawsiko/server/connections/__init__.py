"""Client connections: `admission` lets them in, `sockets` and `polling` carry them."""
