### World news and Recycling in a match.

web-recycle-list = Rohstoffe, die du recyceln kannst
web-recycle-pay = { $count ->
        [one] { $count } Asset abgeben aus
       *[other] { $count } Assets abgeben aus
    }
web-news-left = { $count ->
        [one] Noch { $count } Runde.
       *[other] Noch { $count } Runden.
    }
web-news-kept = { $material } behältst du: Du hast eine andere Quelle.
web-news-none = Für dich ändert sich nichts.
web-news-sources = { $more ->
        [0] Andere Quellen für { $material }: { $territories }.
       *[other] Andere Quellen für { $material }: { $territories } und { $more } weitere.
    }
web-news-go-on = Weiter
web-news-where = Auf der Landkarte zeigen
web-news-source = Das ist wirklich passiert. Quelle:
web-news-guess = Welcher deiner Rohstoffe könnte als Nächstes ausfallen?
web-news-guess-help = Eine Vermutung nur für dich. Die Karte dreht sich nach 5 Sekunden um.
web-news-guess-right = Das war deine Vermutung: { $material }.
web-news-guess-other = Deine Vermutung war: { $material }.
