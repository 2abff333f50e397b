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
