### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = Wie war es?
debrief-transfer = Und in der Wirklichkeit?
fig-waiting = Die erste Grafik erscheint, sobald ein Tisch fertig ist.
fig-working = Die Grafiken werden berechnet…
fig-matches = { $matches ->
    [one] Unsere Partie.
   *[other] Unsere { $matches } Partien.
}
fig-clashes = { $clashes ->
    [one] Ein Handelskonflikt.
   *[other] { $clashes } Handelskonflikte.
}
fig-answers = Antworten vorher: { $before }, nachher: { $after }.
fig-sources = Welt: { $sources }.
fig-board = Gebiete sind Teile des Spiels und sagen nichts über Grenzen.

## The charts

fig-table = Tisch
fig-company = Unternehmen
fig-turn = Runde
fig-points = Punkte
fig-territory = Gebiet
fig-material = Rohstoff
fig-application = Anwendung
fig-country = Führendes Land
fig-bot = Bot
fig-1-help = Punkte nach Runden. Der Ring zeigt die größte Veränderung.
fig-2-legend = Handelskonflikte, alle Tische
fig-2-y = Angriffe von Unternehmen, denen er fehlte, je Gebiet und Tisch
fig-2-x = Anteil des Landes, das am meisten davon herstellt
fig-2-china = vor allem aus China
fig-2-other = aus einem anderen Land
fig-2-size = größer: auf mehr Karten
fig-2-zone = ein Land: über { $percent } %
fig-2-cards = Karten, die ihn brauchen
fig-3-world = Welt: führendes Land
fig-3-class = Unsere Klasse: führendes Unternehmen
fig-4-bands = Chinas größter Anteil an einem Rohstoff darin
fig-4-sizes = Nötige Rohstoffe und Chinas größter Anteil daran
fig-4-over = { $materials } · über { $percent } %
fig-4-up-to = { $materials } · bis { $percent } %
fig-4-built = erfüllt
fig-4-missed = verpasst
fig-4-goals = Was die EU bis 2030 erreichen will
fig-5-without = ohne Handel
fig-5-with = mit Handel
fig-5-rest = { $count ->
    [one] Ein weiteres Unternehmen gewinnt nichts dazu.
   *[other] { $count } weitere Unternehmen gewinnen nichts dazu.
}
fig-6-all = { $tables ->
    [one] Unser Tisch
   *[other] Alle { $tables } Tische
}
fig-6-missing = Fehlende Rohstoffe: { $count }
fig-6-one = bei einem Rivalen
fig-6-several = bei zwei oder mehr
fig-6-nobody = bei niemandem
fig-6-short = Anwendungen, denen nur einer fehlte: { $short } von { $missed }
fig-6-help = Ein Pfeil führt von verpassten Punkten zu dem Unternehmen, das hatte, was fehlte.
fig-6-from = Von
fig-6-to = Zu
fig-7-y = Neue Assets zu Beginn der Runde
fig-7-first = am meisten in Runde 2
fig-7-last = am wenigsten in Runde 2
fig-7-alone = Rohstoffe in der Hand eines einzigen Unternehmens
fig-8-before = vorher richtig
fig-8-after = nachher richtig
fig-8-dont-know = „weiß nicht“
fig-8-waiting = Diese Grafik erscheint, wenn beide Fragerunden beendet sind.
fig-8-ask = Starte zuerst die zweite Fragerunde: Diese Grafik vergleicht beide.
fig-9-change = Änderung der Punkte, von kurz vor der Nachricht bis zum Ende
fig-9-hit = von einer Nachricht getroffen
fig-9-spared = hätten getroffen werden können
fig-9-second = getroffen, mit zweiter Quelle
fig-9-only = getroffen, ohne
fig-9-count = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
fig-9-often = Wie oft
