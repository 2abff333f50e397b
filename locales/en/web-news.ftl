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
web-news-kept = You keep { $material }: you have another source.
web-news-none = Nothing changes for you.
web-news-sources = { $more ->
        [0] Other sources of { $material }: { $territories }.
       *[other] Other sources of { $material }: { $territories } and { $more } more.
    }
web-news-go-on = Go on
web-news-where = Show on the map
web-news-source = It really happened. Source:
web-news-guess = Which of your Materials could fail next?
web-news-guess-help = A guess for yourself. The card turns over after 5 seconds.
web-news-guess-right = That was your guess: { $material }.
web-news-guess-other = Your guess was { $material }.
