### What `rawsiko serve` says.

help-serve = Bietet das Spiel auf diesem Computer an, für alle in seinem Netz.
help-serve-host = Adresse, auf der gelauscht wird; 127.0.0.1 ist dieser Computer allein.
help-serve-port = Port, auf dem gelauscht wird; 0 nimmt einen freien.
help-serve-database = Wo Tische aufbewahrt werden: sqlite:///DATEI oder postgresql://…; ohne Angabe eine Datei in deinem Datenordner.
help-serve-public-url = Öffentliche Adresse dieses Servers, wenn er hinter einem Reverse Proxy steht.
help-serve-disk-limit = Obergrenze für den Speicherplatz der Tische, in GB; darüber werden keine neuen eröffnet.
help-serve-open = Öffnet die Seite im Browser.
serve-here = Auf diesem Computer:    { $address }
serve-network = Im lokalen Netz:        { $address }
serve-public = Von außen:              { $address }
serve-only-here = Andere Geräte können sich nicht verbinden: Der Server lauscht nur auf diesem Computer.
serve-help = Wenn ein Handy keine Verbindung bekommt: { $address }
serve-how-to-stop = Mit Strg-C beendest du den Server; jede Partie geht beim nächsten Start weiter.
serve-stopped = Beendet. Alles ist gespeichert.
serve-port-taken = Port { $port } auf { $host } ist nicht verfügbar: Vielleicht benutzt ihn ein anderes Programm. Wähle mit --port einen anderen oder 0 für einen freien.
serve-bad-public-url = „{ $url }“ ist keine Adresse wie https://game.example.org
serve-no-database = Die Datenbank lässt sich nicht öffnen ({ $reason }). Prüfe --database, den Ordner und den Platz auf der Festplatte.
serve-newer-database = Die Datenbank stammt von einem neueren RAWsiko. Aktualisiere dieses hier.
serve-database-in-use = Ein anderer RAWsiko-Server benutzt diese Datenbank. Beende ihn zuerst oder wähle mit --database eine andere Datenbank.
serve-damaged-database = Die Datenbank { $database } ist beschädigt. Hol die letzte Sicherung zurück: { $command }. Die beschädigte Datei bleibt unter anderem Namen erhalten.
