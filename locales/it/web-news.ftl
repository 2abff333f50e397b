### World news and Recycling in a match.

web-recycle-list = Materie Prime che puoi riciclare
web-recycle-pay = { $count ->
        [one] Cedi { $count } Asset in
       *[other] Cedi { $count } Asset in
    }
web-news-left = { $count ->
        [one] Ancora { $count } Turno.
       *[other] Ancora { $count } Turni.
    }
web-news-kept = { $material }: ti resta, hai un’altra fonte.
web-news-none = Per te non cambia nulla.
web-news-sources = { $more ->
        [0] Altre fonti di { $material }: { $territories }.
        [one] Altre fonti di { $material }: { $territories } e un’altra.
       *[other] Altre fonti di { $material }: { $territories } e altre { $more }.
    }
web-news-go-on = Avanti
web-news-where = Mostra sulla mappa
web-news-source = È successo davvero. Fonte:
web-news-guess = Quale delle tue Materie Prime potrebbe mancare tra poco?
web-news-guess-help = Solo per te. La carta si gira dopo 5 secondi.
web-news-guess-right = Avevi indovinato: { $material }.
web-news-guess-other = Avevi pensato a un’altra: { $material }.
