### Wat `rawsiko verify` schrijft: één regel per bestand, na de naam van het bestand.

verify-line = { $file }: { $verdict }
verify-ok = ok
verify-ok-dice = ok, dobbelstenen gecontroleerd
verify-wrong = regel { $line }: { $clause }: { $fault }
verify-incomplete = onvolledig ({ $lines ->
        [one] { $lines } regel klopt
       *[other] { $lines } regels kloppen
    })
verify-cut = onvolledig: regel { $line } is afgebroken ({ $lines ->
        [one] { $lines } regel klopt
       *[other] { $lines } regels kloppen
    })
verify-unknown-content = onbekende inhoud { $hash }; noem de map ervan met --content
verify-missing = dit bestand bestaat niet
verify-folder = dit is een map, geen bestand
verify-empty-folder = geen opnamen (*.jsonl) in deze map
verify-unreadable = kan niet gelezen worden ({ $reason })
verify-bad-content = { $folder } is niet bruikbaar als inhoud:
verify-ok-database = ok, tafels: { $tables }
verify-damaged = beschadigd; haal een reservekopie terug
verify-table-damaged = tafel { $table }: regel { $entry } is beschadigd
verify-table-content = tafel { $table }: de inhoud ervan is onbekend
verify-nothing = Noem een bestand, of een database met --database.

help-verify-files = Bestanden met opnamen, mappen met zulke bestanden (*.jsonl), SQLite-databases of reservekopieën; - is de standaardinvoer.
help-verify-database = Een database waarvan de bewaarde tafels worden gecontroleerd: sqlite:///BESTAND of postgresql://…
help-verify-content = Map van de inhoud waarmee de spellen gespeeld zijn, als het geen standaardinhoud is.

# The proof of the dice
dice-malformed = in het bewijs van de dobbelstenen ontbreekt “{ $key }” of klopt het niet
dice-scheme = onbekend soort bewijs van de dobbelstenen
dice-commitment = het geheim achter de dobbelstenen is niet dat wat de tafel vóór het spel beloofde
dice-contribution = het aandeel van { $player } in de dobbelstenen is niet het beloofde, of is weggelaten
dice-order = de speelvolgorde is niet geloot met de dobbelstenen van deze tafel: het hoort { $expected } te zijn
dice-deal = de doelkaarten zijn niet gedeeld met de dobbelstenen van deze tafel
dice-header = de kop en het register van de tafel spreken elkaar tegen over “{ $key }”
dice-number = regel { $entry } van het register ontbreekt, is dubbel of staat op de verkeerde plaats
dice-taken_back = regel { $entry } van het register is geen geldige terugname
dice-roll = dit zijn niet de worpen van deze tafel: ze horen { $expected } te zijn
dice-draw = niet dit continent is geloot, maar { $expected }
dice-news = het geopende nieuws zou { $expected } moeten zijn
dice-head = het register past niet bij de hash die de spelers te zien kregen
