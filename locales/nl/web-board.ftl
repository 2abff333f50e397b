### Wat de kaart en de lijst van gebieden zeggen.

web-board-map = Wereldkaart
web-board-help = Pijltoetsen gaan van gebied naar gebied, letters springen naar een naam, Enter kiest, Escape wist. Shift met pijltoetsen verschuift de kaart, plus en min halen haar dichterbij of verder weg, 0 toont de hele wereld.
web-board-view = Weergave
web-board-nearer = Dichterbij
web-board-farther = Verder weg
web-board-see-all = Toon de hele wereld
web-board-closer = Toon wat nu telt
web-board-closed = gesloten
web-board-you = { $company } (jij)
web-board-empty = geen middelen
web-board-assets = { $count ->
    [one] 1 middel
   *[other] { $count } middelen
}
web-board-ready = { $count ->
    [one] 1 kan handelen
   *[other] { $count } kunnen handelen
}
web-board-material-owned = { $material } in bezit
web-board-material-needed = { $material } nodig
web-board-adjacent = aangrenzend: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: niemand
web-board-continent-exclusive = { $continent }: alleen { $company }
web-board-choose-continent = Kies { $continent }

web-board-list = Gebieden
web-board-list-show = Toon
web-board-list-all = Alle
web-board-list-invited = Te kiezen
web-board-list-mine = Van mij
web-board-list-needed = Met materialen die nodig zijn
web-board-list-none = Er is nu geen gebied dat zo is.
