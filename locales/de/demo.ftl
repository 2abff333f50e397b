### Was `rawsiko demo` neben der Geschichte der Partie ausgibt.

demo-intro = Eine Vorführpartie: Vier Unternehmen, vom Programm gespielt, im Wettlauf um Rohstoffe. Strg-C hält sie an.
demo-stopped = Angehalten.
demo-next = Und nun?
demo-next-again = zeigt diese Partie noch einmal
demo-next-simulate = spielt hundert Partien und zählt, was darin passiert
demo-next-replay = erzählt die Geschichte der ersten
demo-next-content = sagt, wo ein Rohstoff liegt und warum
demo-next-rules = die Spielregeln zum Lesen (auf Englisch)
demo-next-help = listet alle Befehle auf

help-demo-seed = Zahl, die die ganze Partie bestimmt; ohne Angabe jedes Mal eine neue.
help-demo-fast = Ohne Pausen.
