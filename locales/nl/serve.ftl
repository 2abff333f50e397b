### What `rawsiko serve` says.

help-serve = Bied het spel op deze computer aan, voor iedereen op het netwerk.
help-serve-host = Adres om op te luisteren; 127.0.0.1 is alleen deze computer.
help-serve-port = Poort om op te luisteren; 0 neemt een vrije.
help-serve-database = Waar tafels worden bewaard: sqlite:///BESTAND of postgresql://…; zonder opgave een bestand in je gegevensmap.
help-serve-public-url = Openbaar adres van deze server, als er een reverse proxy voor staat.
help-serve-disk-limit = Grens aan de schijfruimte voor tafels, in GB; daarboven gaan er geen nieuwe open.
help-serve-open = Open de pagina in de browser.
serve-here = Op deze computer:       { $address }
serve-network = Op het lokale netwerk:  { $address }
serve-public = Van buiten:             { $address }
serve-only-here = Andere apparaten kunnen niet verbinden: de server luistert alleen op deze computer.
serve-help = Als een telefoon geen verbinding krijgt: { $address }
serve-how-to-stop = Druk op Ctrl-C om de server te stoppen; elk spel gaat bij de volgende start verder.
serve-stopped = Gestopt. Alles is opgeslagen.
serve-port-taken = Kan niet luisteren op { $host }, poort { $port }: misschien gebruikt een ander programma die. Kies een andere poort met --port, of 0 voor een vrije.
serve-bad-public-url = “{ $url }” is geen adres zoals https://game.example.org
serve-no-database = De database kan niet worden geopend ({ $reason }). Controleer --database, de map en de ruimte op de schijf.
serve-newer-database = De database is van een nieuwere RAWsiko. Werk deze bij.
serve-database-in-use = Een andere RAWsiko-server gebruikt deze database. Stop die eerst, of kies een andere database met --database.
serve-damaged-database = De database { $database } is beschadigd. Haal je laatste reservekopie terug: { $command }. Het beschadigde bestand blijft onder een andere naam bewaard.
