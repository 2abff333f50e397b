"""Plans of scripted people, as the client plays them."""
