"""Players that are programs. They know what a person in their seat would know, and nothing more."""
