### Wat de kaart en de lijst van gebieden zeggen.

web-board-map = Kaart van het bord
web-board-help = Pijltoetsen gaan van gebied naar gebied, letters springen naar een naam, Enter kiest, Escape wist. Shift met pijltoetsen verschuift de kaart, plus en min zoomen in en uit, 0 toont de hele kaart.
web-board-view = Weergave
web-board-nearer = Inzoomen
web-board-farther = Uitzoomen
web-board-see-all = Hele kaart tonen
web-board-closer = Tonen wat nu telt
web-board-beyond = Buiten beeld
web-board-lead = Toon { $territories }
web-board-closed = gesloten
web-board-you = { $company } (jij)
web-board-empty = geen middelen
web-board-assets = { $count ->
    [one] 1 middel
   *[other] { $count } middelen
}
web-board-ready = { $count ->
    [one] 1 kan nog iets doen
   *[other] { $count } kunnen nog iets doen
}
web-board-risk = Het verlies zou { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } kosten
web-board-material-owned = { $material }: van jou
web-board-material-needed = { $material }: nodig
web-board-material-stopped = { $material }: nu niet leverbaar
web-board-adjacent = aangrenzend: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: niemand
web-board-continent-exclusive = { $continent }: alleen { $company }
web-board-choose-continent = Kies { $continent }

web-board-about = Landen en bronnen
web-board-list = Gebieden
web-board-list-show = Toon
web-board-list-all = Alle
web-board-list-invited = Te kiezen
web-board-list-mine = Van mij
web-board-list-needed = Met materialen die je nodig hebt
web-board-list-none = Geen enkel gebied past hierbij.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, minder dan 5% van het wereldaanbod
web-supply-middle = { $material }, 5 tot 30% van het wereldaanbod
web-supply-large = { $material }, meer dan 30% van het wereldaanbod
web-supply-unmined = { $material }, nog niet gedolven
web-supply-legend = Hoe groter de tegel, hoe meer van het wereldaanbod daarvandaan komt: minder dan 5%, 5 tot 30% of meer. Gearceerd: nog niet gedolven.
