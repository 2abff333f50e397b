"""Measurements, each beside a peer in the same run. bench/README.md lists them."""
