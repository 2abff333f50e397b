"""Replays and reports of finished matches: `reports`, and `steps` for the viewer."""
