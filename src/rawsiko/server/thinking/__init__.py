"""Bots think in separate processes. Others import `pool.ThinkingPool` and `questions`."""
