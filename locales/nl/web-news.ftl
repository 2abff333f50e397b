### World news and Recycling in a match.

web-recycle-list = Materialen die je kunt recyclen
web-recycle-pay = { $count ->
        [one] Lever { $count } middel in uit
       *[other] Lever { $count } middelen in uit
    }
web-news-left = { $count ->
        [one] Nog { $count } beurt.
       *[other] Nog { $count } beurten.
    }
