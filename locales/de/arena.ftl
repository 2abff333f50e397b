### Was `rawsiko arena` ausgibt und was seine Diagramme sagen.

help-arena = Misst, wie gut Bots gegeneinander spielen, oder prüft, ob ein Bot fair spielt.
help-arena-names = Die Bots, die verglichen werden: random, simple, greedy, easy, medium, hard, expert oder ein eigener als MODUL:KLASSE.
help-arena-bots = Weitere Bots, durch Kommas getrennt, etwa eigene als MODUL:KLASSE; gesucht wird auch im aktuellen Ordner.
help-arena-check = Prüft nur, ob diese Bots fair spielen; durch Kommas getrennt, jeder als Name oder MODUL:KLASSE.
help-arena-first-only = Lässt nur den ersten Bot gegen jeden anderen spielen, nicht alle Paarungen.
help-arena-matches = Zahl der Partien je Paarung; bei Bedarf einige mehr, damit jede Austeilung von jedem Platz gespielt wird.

arena-title = Arena mit { $seats } Plätzen, { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    } je Paarung
arena-too-few = Weniger als { $matches } Partien je Paarung: Zitiere diese Zahlen nicht.
arena-pairs = Siegquote eines Bots gegen einen Tisch mit einem anderen
arena-pair = { $one } gegen { $number } × { $others }
arena-cross-table = Kreuztabelle: Siegquote der Zeile gegen einen Tisch der Spalte
arena-one = Einer
arena-others = Gegen
arena-others-points = Punkte der anderen
arena-elo = Elo als Zusammenfassung
arena-elo-interval = Elo mit 95-%-Intervall
arena-thinking = Rechenzeit je Plan (alle Entscheidungen eines Spielers in einer Phase)
arena-plans = Pläne
arena-longest = Längste
arena-milliseconds = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-note = Gleiche Chancen wären { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %. Wer sich den ersten Platz teilt, teilt sich den Sieg. Die Intervalle sind die von Wilson. docs/bots.md erklärt Paarungen, Elo und Zeit.

arena-too-few-bots = Nenne mindestens zwei verschiedene Bots, zum Beispiel: rawsiko arena greedy random
arena-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht: Zur Wahl stehen { $known }, oder nenne deinen eigenen als MODUL:KLASSE.
arena-cannot-import = Der Bot { $bot } lässt sich nicht laden ({ $reason }).
arena-not-a-bot = { $bot } ist kein Bot: Es muss eine Klasse mit einer Methode choose(view, legal, rng) sein.
arena-bot-failed = Der Bot { $bot } hat abgebrochen ({ $reason }). Mehr erfährst du mit rawsiko arena --check { $bot }
arena-illegal-choice = Der Bot { $bot } hat eine Aktion gewählt, die nicht erlaubt ist. Mehr erfährst du mit rawsiko arena --check { $bot }

arena-check-title = Spielt { $bot } fair?
arena-check-tried = Geprüfte Entscheidungen: { $choices }, in { $matches } Partien mit { $players } Spielern.
arena-check-chooses = wählt immer, ohne Fehler
arena-check-legal = wählt nur erlaubte Aktionen
arena-check-repeats = wählt bei gleicher Sicht und gleichem Generator dasselbe
arena-check-blind = wählt dasselbe, wenn sich Karten ändern, die er nicht sehen darf
arena-check-leaves = verändert seine Eingaben nicht
arena-check-kept = ja
arena-check-broken = nein, zuerst bei Entscheidung { $choice }
arena-check-failed = nein, zuerst bei Entscheidung { $choice }: { $reason }
arena-check-untried = nicht geprüft, wegen des oben Genannten
arena-check-fair = { $bot } hat bestanden.
arena-check-unfair = { $bot } hat nicht bestanden.

arena-plot-win-rates = Siegquote eines Bots gegen einen Tisch mit einem anderen
arena-plot-cross-table = Siegquote der Zeile gegen einen Tisch der Spalte
arena-plot-elo = Elo
