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
