"""What the commands that play many matches share: their options, checks of input, progress."""
