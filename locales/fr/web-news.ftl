### World news and Recycling in a match.

web-recycle-list = Matières premières que tu peux recycler
web-recycle-pay = { $count ->
        [one] Cède { $count } Actif depuis
       *[other] Cède { $count } Actifs depuis
    }
web-news-left = { $count ->
        [one] Encore { $count } Tour.
       *[other] Encore { $count } Tours.
    }
web-news-kept = Tu gardes : { $material }. Tu as une autre source.
web-news-none = Pour toi, rien ne change.
web-news-sources = { $more ->
        [0] Autres sources ({ $material }) : { $territories }.
        [one] Autres sources ({ $material }) : { $territories } et { $more } autre.
       *[other] Autres sources ({ $material }) : { $territories } et { $more } autres.
    }
web-news-go-on = Continuer
web-news-where = Voir sur la carte
web-news-source = C’est vraiment arrivé. Source :
web-news-guess = Laquelle de tes matières premières pourrait bientôt manquer ?
web-news-guess-help = Juste pour toi. La carte se retourne après 5 secondes.
web-news-guess-right = Tu l’avais deviné : { $material }.
web-news-guess-other = Tu pensais à une autre : { $material }.
