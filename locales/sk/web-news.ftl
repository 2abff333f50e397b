### World news and Recycling in a match.

web-recycle-list = Materiály, ktoré môžete recyklovať
web-recycle-pay = { $count ->
        [one] Odovzdáte { $count } aktívum z územia
        [few] Odovzdáte { $count } aktíva z územia
       *[other] Odovzdáte { $count } aktív z územia
    }
web-news-left = { $count ->
        [one] Ešte { $count } ťah.
        [few] Ešte { $count } ťahy.
       *[other] Ešte { $count } ťahov.
    }
web-news-kept = Materiál { $material } vám ostáva: máte iný zdroj.
web-news-none = Pre vás sa nič nemení.
web-news-sources = { $more ->
        [0] Iné zdroje materiálu { $material }: { $territories }.
        [one] Iné zdroje materiálu { $material }: { $territories } a { $more } ďalší.
        [few] Iné zdroje materiálu { $material }: { $territories } a { $more } ďalšie.
       *[other] Iné zdroje materiálu { $material }: { $territories } a { $more } ďalších.
    }
web-news-go-on = Ďalej
web-news-where = Ukázať na mape
web-news-source = Naozaj sa to stalo. Zdroj:
web-news-guess = Ktorý z vašich materiálov by mohol vypadnúť ako ďalší?
web-news-guess-help = Odhad len pre vás. Karta sa otočí po 5 sekundách.
web-news-guess-right = Uhádli ste: { $material }.
web-news-guess-other = Váš odhad bol: { $material }.
