### World news and Recycling in a match.

web-recycle-list = Materials you can recycle
web-recycle-pay = { $count ->
        [one] Give up { $count } Asset in
       *[other] Give up { $count } Assets in
    }
web-news-left = { $count ->
        [one] { $count } Turn left.
       *[other] { $count } Turns left.
    }
