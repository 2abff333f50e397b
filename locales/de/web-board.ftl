### Was die Karte und die Liste der Gebiete sagen.

web-board-map = Weltkarte
web-board-help = Pfeiltasten führen von Gebiet zu Gebiet, Buchstaben springen zu einem Namen, die Eingabetaste wählt, Escape hebt auf. Umschalt und Pfeiltasten verschieben die Karte, Plus und Minus holen sie näher oder weiter weg, 0 zeigt die ganze Welt.
web-board-view = Ansicht
web-board-nearer = Näher
web-board-farther = Weiter weg
web-board-see-all = Die ganze Welt zeigen
web-board-closer = Zeigen, worauf es jetzt ankommt
web-board-closed = geschlossen
web-board-you = { $company } (du)
web-board-empty = keine Assets
web-board-assets = { $count ->
    [one] 1 Asset
   *[other] { $count } Assets
}
web-board-ready = { $count ->
    [one] 1 kann handeln
   *[other] { $count } können handeln
}
web-board-material-owned = { $material } vorhanden
web-board-material-needed = { $material } benötigt
web-board-adjacent = benachbart: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: niemand
web-board-continent-exclusive = { $continent }: nur { $company }
web-board-choose-continent = { $continent } wählen

web-board-list = Gebiete
web-board-list-show = Zeigen
web-board-list-all = Alle
web-board-list-invited = Zur Wahl
web-board-list-mine = Meine
web-board-list-needed = Mit benötigten Rohstoffen
web-board-list-none = Zurzeit ist kein Gebiet so.
