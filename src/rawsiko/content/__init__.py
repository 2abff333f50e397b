"""The data of the game: `load` reads and checks a folder, `export` and `facts` serve the client."""
