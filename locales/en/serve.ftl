### What `rawsiko serve` says.

help-serve = Serve the game on this computer, for everyone on its network.
help-serve-host = Address to listen on; 127.0.0.1 means this computer only.
help-serve-port = Port to listen on; 0 takes a free one.
help-serve-database = Database for the tables: sqlite:///FILE or postgresql://…; a file in your data folder if not given.
help-serve-public-url = Public address of this server when it’s behind a reverse proxy.
help-serve-disk-limit = Disk space limit for tables, in GB; beyond it no new tables are opened.
help-serve-open = Open the page in the browser.
serve-here = On this computer:       { $address }
serve-network = On the local network:   { $address }
serve-public = From outside:           { $address }
serve-only-here = Other devices can’t connect: the server only listens on this computer.
serve-help = If a phone can’t connect: { $address }
serve-how-to-stop = Press Ctrl-C to stop the server; matches continue after the next start.
serve-stopped = Stopped. Everything is saved.
serve-port-taken = Can’t listen on { $host }, port { $port }: another program may be using it. Choose another port with --port, or 0 for a free one.
serve-bad-public-url = “{ $url }” isn’t an address like https://game.example.org
serve-no-database = Can’t open the database ({ $reason }). Check --database, the folder and the disk space.
serve-newer-database = The database was made by a newer RAWsiko. Update this one.
serve-database-in-use = Another RAWsiko server is using this database. Stop it first, or choose another database with --database.
serve-damaged-database = The database { $database } is damaged. Restore your last backup: { $command }. The damaged file is kept under another name.
