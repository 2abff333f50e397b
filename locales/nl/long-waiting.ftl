### Questions about the Materials of one’s own card while others play. The Material’s name stands above the question.

long-waiting-use = Wat doet dit materiaal hier?
long-waiting-source = { $stage ->
        [extraction] Welk land delft het meeste?
       *[processing] Welk land raffineert het meeste?
    }
long-waiting-china = { $stage ->
        [extraction] Van elke 100 kilo die ter wereld wordt gedolven: hoeveel komt er uit China?
       *[processing] Van elke 100 kilo die ter wereld wordt geraffineerd: hoeveel komt er uit China?
    }
long-waiting-recycled = Van elke 100 kilo die de EU gebruikt: hoeveel komt er uit oude producten?
long-waiting-instead = Wat zou het kunnen vervangen?
long-waiting-share = { $share ->
        [0] Niets, of bijna niets
        [100] Alles, of bijna alles
       *[other] Ongeveer { $share }
    }

long-waiting-right = Dat klopt.
long-waiting-wrong = Niet helemaal.
long-waiting-board = Op het bord: { $territories }.
long-waiting-have = Dat heb je: { $material }.
long-waiting-source-of = Bron: { $source }
long-waiting-another = Nog een vraag
long-waiting-close = Nu niet
long-waiting-none = In dit spel zijn er geen vragen meer over je kaart.
