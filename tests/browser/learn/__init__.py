"""The atlas, the rules page and the tutorial in a browser."""
