"""Tables: `registry` finds them, `live_table` runs one, `table` is its state."""
