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
