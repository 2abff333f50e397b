### The pages that the server shows in a browser.

welcome-title = Der RAWsiko-Server läuft
welcome-saves = Er kann speichern: Nichts, was du spielst, geht verloren.
welcome-cannot-save = Er kann gerade nicht speichern. Bis es wieder geht, lehnt er Züge ab: Sieh nach der Festplatte oder der Datenbank.
welcome-no-client = Die Seiten des Spiels sind hier noch nicht gebaut: python3 run.py web baut sie. Programme können hier trotzdem spielen.
welcome-programs = Für Programme
welcome-python = Das Python-Paket rawsiko.client nimmt mit wenigen Zeilen einen Platz ein. Die Nachrichten beschreibt docs/protocol.md.
welcome-description = Der HTTP-Teil als OpenAPI:
connect-title = Wenn ein Handy keine Verbindung bekommt
connect-intro = Geh diese Punkte der Reihe nach durch. Die häufigste Ursache steht vorn.
connect-here = Die Adresse für andere Geräte ist
connect-address = Die falsche Adresse
connect-address-help = „localhost“ und 127.0.0.1 meinen das Gerät selbst. Ein Handy braucht die Adresse für das lokale Netz, mit http:// davor und dem Port dahinter. Der QR-Code im Terminal enthält sie.
connect-network = Ein anderes Netz
connect-network-help = Das Handy und der Computer müssen im selben Netz sein. Schalte am Handy die mobilen Daten aus und nimm nicht das Gästenetz.
connect-isolation = Das Netz trennt die Geräte
connect-isolation-help = In vielen Schulnetzen können Geräte nicht miteinander sprechen („Client-Isolation“). Bitte die Leute, die das Netz betreuen, es zu erlauben, oder mach mit dem Computer oder einem Handy einen Hotspot auf und verbinde alle damit.
connect-firewall = Die Firewall dieses Computers
connect-firewall-help = Sie blockiert vielleicht Verbindungen von anderen Geräten. Erlaube Python oder den Port der Adresse für private Netze. Windows fragt beim ersten Start; am Mac siehe Einstellungen, Netzwerk, Firewall; unter Linux zum Beispiel: sudo ufw allow 8000/tcp
connect-proxy = Etwas auf dem Weg blockiert das Spiel
connect-proxy-help = Manche Netze blockieren WebSockets. Das Spiel wechselt dann von selbst zu normalen Anfragen, das ist etwas langsamer. Ein Browser mit Schul-Proxy braucht vielleicht eine Ausnahme für die Adresse.
connect-code = Der Code wird nicht angenommen
connect-code-help = Ein Beitrittscode gilt nur, bis die Partie beginnt. Hattest du schon einen Platz? Dann komm mit deinem Link oder Rückkehrcode zurück.
connect-last = Hilft gar nichts? Dann können alle reihum an diesem einen Computer spielen.
connect-back = Zurück
connect-sleep = Das Handy schläft während der Partie ein
connect-sleep-help = Es geht nichts verloren: Wacht das Handy auf, ist die Partie wieder da. Damit der Bildschirm an bleibt, stell die automatische Sperre für die Stunde auf fünf Minuten oder mehr (iPhone und iPad: Anzeige & Helligkeit; Android: Display, Bildschirm-Timeout).
