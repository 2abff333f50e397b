"""Backups: `backup` makes and checks one, `recovery` restores it."""
