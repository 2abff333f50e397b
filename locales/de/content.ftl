### Was `rawsiko content` ausgibt, außer den Fehlern, die es findet.

help-content-check = Prüft einen Ordner mit Inhalten und sagt, was bewiesen ist, oder was in welcher Datei und welchem Eintrag falsch ist.
help-content-export = Gibt Spielplan und Karten als ein JSON-Objekt aus.
help-content-show = Beschreibt ein Gebiet, einen Rohstoff, eine Anwendung oder eine Karte mit den Quellen; ohne Namen wird alles aufgezählt.
help-content-picture = Zeichnet den Spielplan als SVG-Bild.
help-content-folder = Ordner mit eigenen Inhalten; sonst der Standardspielplan.
help-content-show-id = Id, Name oder Symbol eines Kontinents, Gebiets, Rohstoffs, einer Anwendung oder Karte, zum Beispiel new_guinea, „Neuguinea“ oder PR.
help-content-picture-out = Datei, die geschrieben wird; sonst die Standardausgabe.

content-wrong = { $count ->
        [one] { $count } Fehler gefunden.
       *[other] { $count } Fehler gefunden.
    }
content-not-written = { $file } kann nicht geschrieben werden: { $reason }.
content-folder-twice = Der Ordner ist zweimal angegeben: Schreib ihn einmal, mit oder ohne „--content“.
content-hint-id = Die Id in board.toml ist „world“, darum wird dieser Ordner als Standardspielplan geprüft. Gib einem eigenen Spielplan eine andere Id.

## Was die Prüfung bewiesen hat

content-proved-board = Spielplan: { $continents } Kontinente mit { $territories } Gebieten, { $applications } Anwendungen, { $objectives } Zielkarten; jeder Name führt zu etwas, Nachbarschaft ist gegenseitig, der Spielplan hängt zusammen, jede Anwendung ist erreichbar.
content-proved-setup = Spielaufbau: Mit { $players } Spielern führt keine Wahl von Kontinenten und Gebieten in eine Sackgasse (R3.5).
content-proved-symbols = Symbole: { $materials } Rohstoffe, jeder mit einem eigenen kurzen Symbol.
content-proved-members = Länder: Jedes der { $count } Länder und Landesteile gibt es, und es liegt in einem einzigen Gebiet.
content-proved-standard = Regelheft: Stimmt mit den Bildern überein (R2.5); Anzahlen und Karten liegen in ihren Grenzen.
content-proved-points = Punkte: { $applications } Anwendungen folgen der Formel, außer denen des Regelhefts.
content-proved-placements = Fundorte: Jeder der { $count } Orte eines Rohstoffs ist durch die Fakten belegt.
content-proved-representative = Typisch: Wo ein kleiner Produzent steht, stehen auch die viel größeren, oder ein Grund ist genannt; riskante Rohstoffe sind seltener.
content-proved-links = Bedarf: Jeder der { $count } Rohstoffe, die eine Anwendung braucht, ist durch die Fakten belegt.
content-proved-map = Landkarte: Jedes Gebiet ist gezeichnet; { $land } Landgrenzen und { $sea } Seelinien sind die der Regeln.
content-proved-texts = Texte: Alles hat einen Namen, und alle { $languages } Sprachen haben dieselben Meldungen.
content-proved-own-names = Eigene Namen: vollständig in jeder Sprache des Ordners.

## Was die Dinge sind

content-show-unknown = Nichts auf diesem Spielplan heißt „{ $id }“. „rawsiko content show“ zählt alles auf.
content-show-unknown-like = Nichts auf diesem Spielplan heißt „{ $id }“. War { $ids } gemeint?
content-show-closed = { $country } ist auf dem Spielplan gezeichnet, aber geschlossen (R2.1): Es ist kein Gebiet, und niemand kann dort Assets setzen.
content-list-continents = Kontinente und Gebiete
content-list-closed = Geschlossen (R2.1): { $names }
content-list-materials = Rohstoffe
content-list-applications = Anwendungen
content-list-cards = Zielkarten
content-show-territories = Gebiete: { $names }
content-show-continent = Kontinent: { $name }
content-show-countries = Länder: { $names }
content-show-land = Benachbart über Land: { $names }
content-show-sea = Benachbart über See: { $names }
content-show-materials = Rohstoffe:
content-show-no-materials = Keine Rohstoffe.
content-show-lies-in = Liegt in:
content-show-needed-by = Nötig für: { $names }
content-show-needs = Braucht:
content-show-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
content-show-why = Warum: { $why }
content-show-about = { $about }
content-show-figure = { $country }: { $share } % { $stage ->
        [extraction] der Weltförderung
        [processing] der Weltraffination
        [host_ore] der Weltförderung des Erzes mit diesem Rohstoff
       *[reserves] der Weltreserven
    } ({ $year })
content-show-in-country = im ganzen Land
content-show-estimate = { $year }, geschätzt
content-show-edition = Studie von { $year }
content-show-china = Chinas Anteil an der { $stage ->
        [extraction] Weltförderung
       *[processing] Weltraffination
    }: { $share } % ({ $year })
content-show-recycling = Anteil der Versorgung der EU, der aus Recycling kommt: { $share } % ({ $year })
content-show-sources = Quellen:
content-show-part = { $country } ({ $part })
