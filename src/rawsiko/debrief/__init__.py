"""What a class can learn from its own matches: figures from replays and the facts.

`debrief` gives the figures, `pupils` a page for each company, `archive` the export. The same
replays always give the same result.
"""
