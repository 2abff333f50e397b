"""What server and clients say to each other: message types, refusals, and dice anyone can check."""
