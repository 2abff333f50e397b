### What `rawsiko serve` says.

help-serve = Serve the game on this computer, for everybody on its network.
help-serve-host = Address to listen on; 127.0.0.1 is this computer alone.
help-serve-port = Port to listen on; 0 takes a free one.
help-serve-database = Where tables are kept: sqlite:///FILE or postgresql://…; a file in your data folder if not given.
help-serve-public-url = Address players use for this server, when behind a reverse proxy.
help-serve-disk-limit = Most disk space for tables, in GB; beyond it no new ones are opened.
help-serve-open = Show the page in the browser.
serve-here = On this computer:       { $address }
serve-network = On the local network:   { $address }
serve-public = From outside:           { $address }
serve-only-here = Other devices cannot connect: the server listens on this computer alone.
serve-help = If a phone cannot connect: { $address }
serve-how-to-stop = Ctrl-C stops the server; every match goes on at the next start.
serve-stopped = Stopped. Everything is saved.
serve-port-taken = Cannot listen on { $host }, port { $port }: perhaps another program does. Choose another with --port, or 0 for a free one.
serve-bad-public-url = “{ $url }” is no address like https://game.example.org
serve-no-database = The database cannot be opened ({ $reason }). Check --database, the folder and the space on the disk.
serve-newer-database = The database was made by a newer RAWsiko. Update this one.
serve-database-in-use = Another RAWsiko server is using this database. Stop it first, or choose another database with --database.
serve-damaged-database = The database { $database } is damaged. Restore your last backup: { $command }. The damaged file is kept under another name.
