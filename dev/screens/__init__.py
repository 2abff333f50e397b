"""Pictures of our screens: `catalog` and `moments` list them, `screen` describes one."""
