"""The parts of `bench cluster`: relayed moves, take-over, thinking workers."""
