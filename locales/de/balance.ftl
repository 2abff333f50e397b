### What `rawsiko balance` prints and writes.

help-balance = Misst mit vielen Partien von Bots, ob das Spiel fair ist, und schreibt einen Bericht.
help-balance-out = Schreibt den Bericht in diese Datei.
help-balance-matches = Anzahl der Partien für jede Spielerzahl.
help-balance-options = Anzahl der Partien mit jeder einzelnen Option.
help-balance-hard = Anzahl der Partien zwischen Bots der Stufe Hard; sie dauern am längsten.

balance-title = Ist das Spiel fair?
balance-made-by = Partien von Bots auf dem Spielplan { $content }, mit diesem Befehl:
balance-note = Wer sich den ersten Platz teilt, teilt sich den Sieg. Ein Faktor von 1 ist eine gleiche Chance. Die Intervalle sind die von Wilson, 95 %. Minuten sind geschätzt (docs/simulation.md).
balance-asked = Anforderungen
balance-demand = Anforderung, ohne Optionen
balance-not-met = nein
balance-asked-seats = Kein Platz weiter als { $most } Prozentpunkte von der gleichen Chance
balance-asked-cards = Jede Karte zwischen dem { $least }- und { $most }-Fachen der gleichen Chance
balance-asked-continents = Jeder erste Kontinent zwischen dem { $least }- und { $most }-Fachen dessen, was andere auf denselben Plätzen gewinnen
balance-asked-conquests = Mindestens { $least } Eroberungen je Spieler und Runde
balance-seats = Plätze, in der Spielreihenfolge
balance-continents = Der Kontinent, auf dem jemand begann
balance-continents-note = Der letzte Faktor vergleicht mit allen, die dieselben Plätze hatten, denn manche Plätze wählen manche Kontinente öfter.
balance-life = Wie lebhaft es ist
balance-cards = Karten
balance-cards-note = Siegquote aller, die die Karte hatten, geteilt durch die gleiche Chance, und ihr Intervall.
balance-matches = { $players } Spieler, { $matches } Partien von { $bot }
balance-played = Gespielt
balance-factor = Faktor
balance-factor-in-seats = Faktor auf denselben Plätzen
balance-continent = Kontinent
balance-chosen = Begannen dort
balance-conquests = Eroberungen je Spieler und Runde
balance-quiet = Runden ohne Eroberung
balance-changed-hands = Gebiete, die den Besitzer wechselten
balance-eliminations = Ausgeschiedene je Partie
balance-minutes = Minuten
