"""The Match screen in a browser: map, phases, bots, keyboard, whole matches."""
