### World news and Recycling in a match.

web-recycle-list = Materialen die je kunt recyclen
web-recycle-pay = { $count ->
        [one] { $count } middel inleveren uit
       *[other] { $count } middelen inleveren uit
    }
web-news-left = { $count ->
        [one] Nog { $count } beurt.
       *[other] Nog { $count } beurten.
    }
web-news-kept = Je houdt { $material }: je hebt een andere bron.
web-news-none = Voor jou verandert er niets.
web-news-sources = { $more ->
        [0] Andere bronnen van { $material }: { $territories }.
       *[other] Andere bronnen van { $material }: { $territories } en nog { $more }.
    }
web-news-go-on = Verder
web-news-where = Op de kaart tonen
web-news-source = Het is echt gebeurd. Bron:
web-news-guess = Welk van je materialen zou als volgende kunnen uitvallen?
web-news-guess-help = Een gok, alleen voor jezelf. De kaart draait na 5 seconden om.
web-news-guess-right = Goed gegokt: { $material }.
web-news-guess-other = Je gok was: { $material }.
