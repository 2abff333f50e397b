### Fehler in einem Ordner mit Inhalten. Jeder steht nach dem Namen der Datei und, in Klammern, des Eintrags.

## Dateien

content-error-no-folder = Diesen Ordner gibt es nicht.
content-error-no-board = Das ist kein Ordner mit Inhalten: Keine der Dateien { $files } ist da.
content-error-board-inside = Hier ist kein Spielplan, aber darin ist einer: { $folders }.
content-error-missing-file = Die Datei fehlt.
content-error-unreadable = Die Datei kann nicht gelesen werden: { $detail }.
content-error-not-utf8 = Die Datei ist kein UTF-8-Text (Byte { $position }).
content-error-bad-toml = Die Datei ist kein gültiges TOML: { $detail }.
content-error-bad-table = Die Datei ist keine CSV-Tabelle: { $detail }.
content-error-bad-row = Zeile { $line } hat die falschen Spalten.
content-error-bad-map = Die Datei ist keine Landkarte: { $detail }.

## Einträge

content-error-bad-id = „{ $id }“ ist keine Id: Ids sind kleingeschriebene Wörter mit Unterstrichen, wie new_guinea.
content-error-missing-key = „{ $key }“ fehlt.
content-error-unknown-key = „{ $key }“ ist hier nicht bekannt; bekannt sind { $known }.
content-error-wrong-type = „{ $key }“ muss { $expected ->
        [table] eine Tabelle
        [tables] eine Liste von Tabellen
        [list] eine Liste von Texten
        [numbers] eine Liste ganzer Zahlen
        [number] eine Zahl
        [whole-number] eine ganze Zahl
        [flag] true oder false
       *[text] ein Text
    } sein.
content-error-empty-text = „{ $key }“ ist leer.
content-error-out-of-range = „{ $key }“ muss zwischen { $least } und { $most } liegen.
content-error-out-of-rule = „{ $key }“ muss zwischen { $least } und { $most } liegen ({ $clause }).
content-error-listed-twice = „{ $key }“ nennt { $id } zweimal.

## Der Spielplan

content-error-no-players = Es ist keine Spielerzahl angegeben. Schreib 3, 4 oder 5, oder mehrere davon.
content-error-no-continents = Es gibt keinen Kontinent. Füge mindestens einen hinzu.
content-error-head-start-unused = Es gibt einen Vorsprung für { $number } Spieler, aber der Spielplan ist nicht für so viele.
content-error-head-start-length = Der Vorsprung für { $number } Spieler braucht { $number } Zahlen; angegeben sind { $found }.
content-error-empty-continent = Im Kontinent { $continent } liegt kein Gebiet. Leg Gebiete hinein oder lösche ihn.
content-error-unknown-continent = Den Kontinent { $continent } gibt es nicht.
content-error-unknown-territory = „{ $key }“ nennt { $territory }, aber dieses Gebiet gibt es nicht.
content-error-unknown-material = Den Rohstoff { $material } gibt es nicht.
content-error-unknown-application = Die Anwendung { $application } gibt es nicht.
content-error-adjacent-to-itself = „{ $key }“ nennt das Gebiet selbst.
content-error-one-sided = „{ $key }“ nennt { $territory }, aber { $territory } nennt dort dieses Gebiet nicht.
content-error-cut-off = Der Spielplan zerfällt: Vom ersten Gebiet führt kein Weg nach { $territory }. Gib ihm einen Nachbarn im anderen Teil.
content-error-dead-end = Mit { $players } Spielern kann der Spielaufbau stecken bleiben (R3.5): Nach { $path } kann Spieler { $seat } keinen Kontinent mehr wählen. Füge kleinen Kontinenten Gebiete hinzu, oder noch einen Kontinent.
content-error-dead-end-without-room = Mit { $players } Spielern kann der Spielaufbau stecken bleiben (R3.5): Nach { $path } hat kein Kontinent Platz für Spieler { $seat }, wenn besetzt sind: { $taken }. Füge kleinen Kontinenten Gebiete hinzu, oder noch einen Kontinent.

## Der Standardspielplan

content-error-count = Zahl der Einträge: { $count }; erlaubt sind { $least } bis { $most }.
content-error-too-few = Zahl der Einträge: { $count }; nötig sind mindestens { $least }.
content-error-materials-here = Hier liegen { $count } Rohstoffe; erlaubt sind { $least } bis { $most }.
content-error-territories-with-it = Zahl der Gebiete, in denen er liegt: { $count }; erlaubt sind { $least } bis { $most }.
content-error-rulebook-territory = Die Bilder des Regelhefts zeigen dieses Gebiet (R2.5).
content-error-rulebook-continent = In den Bildern des Regelhefts liegt es in { $continent } (R2.5).
content-error-rulebook-adjacent = In den Bildern des Regelhefts ist es zu { $territory } benachbart (R2.5).
content-error-rulebook-material = In den Bildern des Regelhefts liegt hier { $material } (R2.5).
content-error-rulebook-symbol = In den Bildern des Regelhefts ist sein Symbol { $symbol } (R2.5).
content-error-rulebook-points = In den Bildern des Regelhefts ist diese Anwendung { $points } wert (R2.5).
content-error-rulebook-card = Die Karte des Regelhefts fehlt (R2.5): { $applications }.

## Rohstoffe und Karten

content-error-bad-symbol = „{ $symbol }“ ist kein Symbol: ein oder zwei Buchstaben oder Ziffern.
content-error-symbol-twice = Das Symbol { $symbol } gehört schon zu { $material }. Wähle ein anderes.
content-error-nowhere = Der Rohstoff liegt in keinem Gebiet. Leg ihn in eines oder lösche ihn.
content-error-no-materials = Die Anwendung braucht keinen Rohstoff. Nenne mindestens einen.
content-error-unobtainable = { $material }: Kein Gebiet hat diesen Rohstoff, also kann ihn niemand bekommen. Leg ihn in ein Gebiet oder nimm ihn aus dieser Liste.
content-error-no-applications = Die Karte hat keine Anwendung. Nenne mindestens eine.
content-error-too-few-cards = Zahl der Karten: { $cards }; je Spieler kann eine nötig sein, also { $least }. Füge Karten hinzu.
content-error-unknown-card = Es gibt keine Karte { $card } (R1.4).
content-error-too-few-short-cards = Karten für kurze Partien: { $cards }; mindestens { $least } sind nötig (R1.4).
content-error-bad-date = „{ $date }“ ist weder ein Tag noch ein Monat: Schreib 2025-02-22 oder 2025-02.
content-error-unknown-effect = „{ $effect }“ ist keine Wirkung (R4.10). Möglich sind: { $known }.
content-error-stops-nothing = { $territory }: { $material } gibt es hier nicht; eine Nachricht kann hier nichts davon stoppen (R4.10).
content-error-adds-nothing = { $territory }: { $material } gibt es hier schon; eine Nachricht kann hier nichts davon hinzufügen (R4.10).
content-error-points = Sie ist { $points } wert, nach der Formel in board.toml aber { $expected }.
content-error-not-of-the-rulebook = Nur die Anwendungen des Regelhefts dürfen von der Formel abweichen.
content-error-applications-of-card = Die Karte hat { $count } Anwendungen statt { $expected }.
content-error-points-of-card = Die Karte ist { $points } wert; erlaubt sind { $least } bis { $most }.
content-error-cards-alike = Sie hat { $shared } Anwendungen mit { $card } gemeinsam; höchstens { $most } sind erlaubt.

## Fakten

content-error-no-evidence = Nirgends steht, warum dieser Rohstoff dort liegt.
content-error-unknown-country = „{ $country }“ ist kein Land: Länder haben drei Großbuchstaben (ISO 3166), zum Beispiel PER, und ein Teil hat einen Namen hinter einem Doppelpunkt, zum Beispiel RUS:west.
content-error-not-on-board = Dieser Rohstoff liegt dort nicht.
content-error-unknown-stage = Eine Stufe „{ $stage }“ gibt es nicht; bekannt sind { $known }.
content-error-unknown-source = In den Fakten gibt es keine Quelle { $source }.
content-error-not-in-facts = Die Fakten enthalten diese Angabe für { $country } nicht.
content-error-link-not-in-facts = Die Fakten sagen nicht, dass sie { $material } braucht.
content-error-country-twice = { $country } liegt schon in { $territory }. Lösche es in einem von beiden.
content-error-country-elsewhere = { $country } liegt nicht in diesem Gebiet.
content-error-moved-part = Nur ein abgelegener Teil von { $country } liegt in diesem Gebiet, und das beweist nichts.
content-error-national-figure = { $country } ist in Teile zerlegt, die Angabe gilt also für das ganze Land: „in_country“ muss true sein.
content-error-country-not-cut = { $country } ist nicht in Teile zerlegt, „in_country“ darf also nicht true sein.
content-error-country-used-twice = Die Angabe für { $country } wird schon für { $territory } verwendet.
content-error-larger-producers = Viel größere Produzenten fehlen auf dem Spielplan: { $countries }. Setze auch sie, oder gib eine „reason“ an.
content-error-needless-reason = Es fehlt kein viel größerer Produzent, also braucht es hier keine „reason“.
content-error-too-many-reasons = { $count } Fundorte haben eine „reason“; erlaubt sind { $most }.
content-error-rarity-and-risk = Je größer das Risiko eines Rohstoffs, desto weniger Orte sollte er haben: Die Rangkorrelation ist { $value } statt höchstens { $limit }.
content-error-rarity-and-suppliers = Je mehr Länder einen Rohstoff liefern, desto mehr Orte sollte er haben: Die Rangkorrelation ist { $value } statt mindestens { $limit }.

## Landkarte

content-error-no-shape = Die Landkarte hat keine Form für dieses Gebiet.
content-error-shape-of-nothing = Die Landkarte hat eine Form dafür, aber dieses Gebiet gibt es nicht.
content-error-no-portrait = Die Landkarte hat keinen Platz für die Porträts dieses Kontinents.
content-error-portrait-of-nothing = Die Landkarte hat einen Platz für die Porträts, aber diesen Kontinent gibt es nicht.
content-error-label-off-map = Die Beschriftung steht außerhalb der Landkarte.
content-error-no-lane = Die Landkarte hat keine Seelinie nach { $territory }.
content-error-lane-without-sea = Die Landkarte hat eine Seelinie nach { $territory }, die Regeln nicht.
content-error-border-without-adjacency = Die Formen berühren { $territory }, aber „land“ nennt es nicht, und es gibt keine Ausnahme.
content-error-adjacency-without-border = „land“ nennt { $territory }, aber die Formen berühren sich nicht, und es gibt keine Ausnahme.
content-error-unknown-exception = Eine Ausnahme der Art „{ $kind }“ gibt es nicht.
content-error-idle-exception = Die Ausnahme für { $a } und { $b } ist nicht nötig.

## Texte

content-error-bad-fluent = Kein gültiges Fluent: { $detail }.
content-error-unknown-language = Das Spiel spricht diese Sprache nicht; bekannt sind { $known }.
content-error-text-outside-folder = Texte stehen in einem Ordner je Sprache, zum Beispiel locales/en/names.ftl.
content-error-message-twice = Der Text steht auch in { $other }.
content-error-no-name = Es hat in diesen Sprachen keinen Namen: { $languages }. Ergänze ihn, oder lass eine Sprache überall leer.
content-error-name-of-nothing = Benannt wird etwas, das nicht auf dem Spielplan ist.
content-error-unknown-message = Keine Meldung des Spiels hat diese Id.
content-error-missing-message = Der Text fehlt.
content-error-surplus-message = Den Text gibt es im Englischen nicht.
content-error-other-variables = Der Text benutzt andere Variablen als der englische: { $variables }.
