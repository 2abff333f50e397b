"""Bots think in processes of their own: ask through `pool.ThinkingPool`."""
