"""`rawsiko content show`: `find` what is meant, `describe` it, `listing` of everything."""
