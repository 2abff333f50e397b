"""What `arena`, `balance` and `simulate` print, as paragraphs for `page`."""
