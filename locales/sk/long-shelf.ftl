### The shelf: what stays of matches on a device.

long-shelf-title = Moja polica
long-shelf-lead = Vaše materiály, splnené aplikácie a body. Všetko ostáva v tomto zariadení a nikam sa to neposiela.
long-shelf-materials = Materiály: { $count } z { $all }
long-shelf-held = udržané do konca zápasu
long-shelf-starred = na otázku o ňom ste odpovedali správne
long-shelf-tiles = Hviezda: správna odpoveď (zatiaľ { $count }). Ťuknite na sivú dlaždicu a zistíte, kde sa materiál nachádza.
long-shelf-applications = Aplikácie: { $count } z { $all }
long-shelf-newest = splnené, najnovšie prvé
long-shelf-built = splnená
long-shelf-best = Najlepšie skóre s každou kartou
long-shelf-cards = Karty: { $count } z { $all }
long-shelf-nothing = Dohrajte zápas do konca: jeho karta sa objaví tu.
long-shelf-replays = Vaše posledné zápasy
long-shelf-matches = Odohrané zápasy: { $count }, vyhraté: { $won }
long-shelf-comebacks = Veľké obraty: { $count }
long-shelf-new = Nové na vašej polici
long-shelf-kept = Teraz na vašej polici
long-shelf-best-yet = Vaše najlepšie skóre s touto kartou
long-shelf-class = Chcete si tento zápas nechať v tomto zariadení? Vyučujúci ho neuvidí.
long-shelf-keep = Uložiť na moju policu
long-shelf-refused = Tento prehliadač tu nič neukladá, preto polica ostáva prázdna.
long-shelf-here = Len v tomto prehliadači, bez účtu.
long-shelf-guest = Toto je zatiaľ prázdna polica. Zmizne, keď zatvoríte okno.
long-shelf-take = Vziať so sebou
long-shelf-read = Načítať policu
long-shelf-unreadable = Tento súbor nie je polica.
long-shelf-not-mine = Nie je moja?
long-shelf-mine = Späť k druhej polici
long-shelf-clear = Vymazať policu
long-shelf-clear-sure = Všetko na tejto polici sa vymaže. Nedá sa to vrátiť späť.
long-today-title = Dnešná karta: { $day }
long-today-lead = Tri ťahy proti trom botom. Kto ju dnes hrá, má rovnakú kartu, rovnakých súperov a rovnaké kocky. Ráta sa prvý zápas.
long-today-played = Dnešnú kartu ste už odohrali. Môžete hrať znova, ale ráta sa len prvý zápas.
long-today-play = Hrať dnešnú kartu
long-today-again = Hrať znova
long-today-in-a-row = Dni po sebe: { $count }
long-today-result = RAWsiko, { $day }: { $points } z { $all } bodov
long-today-turns = Ťah za ťahom: { $points }
long-today-share = Zdieľať
long-puzzle-title = Hlavolamy
long-puzzle-lead = Dvanásť pozícií zo zápasov botov. V každej jedno rozhodnutie vyhráva zreteľne častejšie než druhé najlepšie.
long-puzzle-solve = Riešiť hlavolamy
long-puzzle-number = Hlavolam { $number }
long-puzzle-solved = Vyriešené: { $count } z { $all }
long-puzzle-ask = Hráte za spoločnosť { $player }. Čo by ste urobili?
long-puzzle-right = Správne! Nič iné nevyhráva tak často.
long-puzzle-wrong = Vaša šanca na výhru tým klesne o { $points ->
    [one] jeden percentuálny bod
    [few] { $points } percentuálne body
   *[other] { $points } percentuálnych bodov
}.
long-puzzle-how = Čísla sú šance na výhru, ak boti mnohokrát hrajú ďalej s inými kockami.
long-puzzle-next = Ďalší hlavolam
