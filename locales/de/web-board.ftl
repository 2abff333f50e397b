### Was die Karte und die Liste der Gebiete sagen.

web-board-map = Karte des Spielplans
web-board-help = Pfeiltasten führen von Gebiet zu Gebiet, Buchstaben springen zu einem Namen, die Eingabetaste wählt, Escape hebt die Auswahl auf. Umschalt und Pfeiltasten verschieben die Karte, Plus und Minus vergrößern und verkleinern sie, 0 zeigt die ganze Karte.
web-board-view = Ansicht
web-board-nearer = Hineinzoomen
web-board-farther = Herauszoomen
web-board-see-all = Die ganze Karte zeigen
web-board-closer = Zeigen, worauf es jetzt ankommt
web-board-beyond = Außerhalb des Ausschnitts
web-board-lead = { $territories } zeigen
web-board-closed = geschlossen
web-board-you = { $company } (du)
web-board-empty = keine Assets
web-board-assets = { $count ->
    [one] 1 Asset
   *[other] { $count } Assets
}
web-board-ready = { $count ->
    [one] 1 ist einsatzbereit
   *[other] { $count } sind einsatzbereit
}
web-board-risk = Sein Verlust würde { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } kosten
web-board-material-owned = { $material }: gehört dir
web-board-material-needed = { $material }: brauchst du
web-board-material-stopped = { $material }: zurzeit kein Nachschub
web-board-adjacent = benachbart: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: niemand
web-board-continent-exclusive = { $continent }: nur { $company }
web-board-choose-continent = { $continent } wählen

web-board-about = Länder und Quellen
web-board-list = Gebiete
web-board-list-show = Zeigen
web-board-list-all = Alle
web-board-list-invited = Für dich wählbar
web-board-list-mine = Meine
web-board-list-needed = Mit Rohstoffen, die du brauchst
web-board-list-none = Dazu passt kein Gebiet.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, unter 5 % des Weltangebots
web-supply-middle = { $material }, 5 bis 30 % des Weltangebots
web-supply-large = { $material }, über 30 % des Weltangebots
web-supply-unmined = { $material }, noch nicht gefördert
web-supply-legend = Je größer die Kachel, desto mehr vom Weltangebot kommt von dort: unter 5 %, 5 bis 30 % oder mehr. Schraffiert: noch nicht gefördert.
