"""The board as an SVG picture for print: call `drawing`."""
