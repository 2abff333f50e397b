"""A match in words: `story` by action, `position` a moment, `final_score` the end."""
