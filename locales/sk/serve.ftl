### What `rawsiko serve` says.

help-serve = Spustí hru na tomto počítači pre všetkých v jeho sieti.
help-serve-host = Adresa, na ktorej počúvať; 127.0.0.1 je len tento počítač.
help-serve-port = Port, na ktorom počúvať; 0 vezme voľný.
help-serve-database = Kde sa uchovávajú stoly: sqlite:///SÚBOR alebo postgresql://…; inak súbor v priečinku s vašimi údajmi.
help-serve-public-url = Adresa, pod ktorou tento server poznajú iní, ak je pred ním proxy.
help-serve-disk-limit = Najviac miesta na disku pre stoly, v GB; nad to sa nové neotvárajú.
help-serve-open = Zobrazí stránku v prehliadači.
serve-here = Na tomto počítači:      { $address }
serve-network = V miestnej sieti:       { $address }
serve-public = Zvonka:                 { $address }
serve-only-here = Iné zariadenia sa nepripoja: server počúva len na tomto počítači.
serve-help = Ak sa telefón nepripojí: { $address }
serve-how-to-stop = Ctrl-C zastaví server; každý zápas pokračuje pri ďalšom spustení.
serve-stopped = Zastavené. Všetko je uložené.
serve-port-taken = Na { $host }, port { $port } sa nedá počúvať: možno ho používa iný program. Vyberte iný pomocou --port alebo 0 pre voľný.
serve-bad-public-url = „{ $url }“ nie je adresa ako https://game.example.org
serve-no-database = Databáza sa nedá otvoriť ({ $reason }). Skontrolujte --database, priečinok a miesto na disku.
serve-newer-database = Databázu vytvoril novší RAWsiko. Aktualizujte tento.
serve-database-in-use = Túto databázu používa iný server RAWsiko. Najprv ho zastavte alebo vyberte inú databázu pomocou --database.
serve-damaged-database = Databáza { $database } je poškodená. Obnovte poslednú zálohu: { $command }. Poškodený súbor sa ponechá pod iným názvom.
