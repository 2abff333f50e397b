"""Texts in seven languages: `fluent` reads them, `words` adds names, `data` finds files."""
