### World news and Recycling in a match.

web-recycle-list = Rohstoffe, die du recyceln kannst
web-recycle-pay = { $count ->
        [one] Gib { $count } Asset ab aus
       *[other] Gib { $count } Assets ab aus
    }
web-news-left = { $count ->
        [one] Noch { $count } Runde.
       *[other] Noch { $count } Runden.
    }
