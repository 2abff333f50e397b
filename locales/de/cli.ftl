### Was die Befehlszeile über sich selbst sagt.

help-rawsiko =
    RAWsiko, das Brettspiel der Rohstoffe: Tische für alle im Netz, ganze Partien auf der Befehlszeile,
    ein Weltspielplan, der auf Tatsachen beruht. Ohne Befehl wird das Spiel im Netz angeboten.
help-version = Zeigt die Version und endet.
help-lang = Sprache der Texte: en, it, nl, sk, de, fr oder es.
help-run = Für die Entwicklung kennt run.py auch test, web, pictures, map, types, release, site und bench: siehe CONTRIBUTING.md.

help-content = Prüft, exportiert, zeigt und zeichnet Spielplan und Karten.
help-demo = Spielt eine Partie im Terminal, Runde für Runde.
help-replay = Erzählt die Geschichte einer aufgezeichneten Partie.
help-simulate = Lässt Bots viele Partien spielen und zeigt Statistiken.
help-verify = Prüft aufgezeichnete Partien Zeile für Zeile anhand der Regeln.

cli-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Zur Wahl stehen { $known }.
cli-unknown-language-variable = { $variable }: Die Sprache „{ $language }“ gibt es nicht, nur { $known }. Es wird Englisch verwendet.
cli-empty-name = der Name ist leer
cli-output-not-written = Die Ausgabe kann nicht geschrieben werden ({ $reason }).
