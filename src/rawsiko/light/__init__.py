"""A whole game in a browser: tables, bots and replays without a server (docs/site.md)."""
