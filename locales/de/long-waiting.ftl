### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = Was tut dieser Rohstoff hier?
long-waiting-source = { $stage ->
        [extraction] Welches Land fördert am meisten?
       *[processing] Welches Land raffiniert am meisten?
    }
long-waiting-china = { $stage ->
        [extraction] Von je 100 Kilo, die auf der Welt gefördert werden: Wie viele kommen aus China?
       *[processing] Von je 100 Kilo, die auf der Welt raffiniert werden: Wie viele kommen aus China?
    }
long-waiting-recycled = Von je 100 Kilo, die in der EU verbraucht werden: Wie viele kommen aus alten Produkten?
long-waiting-instead = Was könnte diesen Rohstoff ersetzen?
long-waiting-share = { $share ->
        [0] Keine oder kaum welche
        [100] Alle oder fast alle
       *[other] Etwa { $share }
    }

long-waiting-right = Das stimmt.
long-waiting-wrong = Nicht ganz.
long-waiting-board = Auf dem Spielplan: { $territories }.
long-waiting-have = Das hast du: { $material }.
long-waiting-source-of = Quelle: { $source }
long-waiting-another = Noch eine Frage
long-waiting-close = Jetzt nicht
long-waiting-none = In dieser Partie gibt es keine weiteren Fragen zu deiner Karte.
