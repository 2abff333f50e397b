"""The screens of our pictures: `catalog` and `moments` list them, `screen` describes one."""
