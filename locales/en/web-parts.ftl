### What the parts of every screen say.

web-close = Close
web-material-owned = { $material }: yours
web-material-needed = { $material }: needed for your Objective
web-less = Less
web-more = More
