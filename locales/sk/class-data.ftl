### One page about data protection, for parents and pupils. The school prints it.

data-title = Ochrana údajov: hodina s hrou RAWsiko
data-intro = Na hodine hráme v prehliadači RAWsiko, bezplatnú hru o kritických surovinách. Táto strana hovorí rodičom a žiakom, čo sa deje s ich údajmi.
data-what = Čo sa ukladá?
data-what-text = Žiadny účet, žiadne meno, žiadna e-mailová adresa. O každom zariadení: názov spoločnosti, ktorý vyžrebuje program, kreslený portrét, jazyk a koľkí ho zdieľajú. Zo zápasu: čo sa odohralo. Z otázok predtým, potom a počas čakania: iba súčty, a to len pri aspoň šiestich odpovediach. Správy v chate sa neukladajú.
data-why = Prečo?
data-why-text = Aby sa zápas dal hrať a po prerušení mohol pokračovať a aby sa trieda potom mohla vrátiť k vlastným zápasom. Na nič iné: žiadna reklama, žiadne profily, žiadne známky.
data-where = Kde?
data-where-text = V počítači, na ktorom škola program spúšťa. Stránky nič nenačítavajú od iných firiem a nepoužívajú cookies. Každé zariadenie má v prehliadači náhodný kľúč, aby znova našlo svoje miesto.
data-long = Ako dlho?
data-long-text = Odpovede na otázky: kým sa kolo otázok neuzavrie; potom iba súčty. Odkazy: deň po skončení triedy; vlastná stránka žiaka: sedem dní. Všetko ostatné: 30 dní, potom sa to automaticky vymaže.
data-who = Kto to vidí?
data-who-text = Pri stole vidia všetci spoločnosti a zápas. Vyučujúci vidia, ako ďaleko je ktorý stôl a kto je pripojený, a pred koncom nijakú kartu. Plátno nikdy neukazuje, kto je pomalý. Ak si vyučujúci zapíšu k spoločnostiam skutočné mená, ostanú v ich vlastnom prehliadači.
data-delete = Ako sa to vymaže?
data-delete-text = Vyučujúci môžu triedu kedykoľvek vymazať; o pár sekúnd z nej v databáze nič neostane. Zálohy spred vymazania a vlastné denníky databázy (write-ahead log) sú samostatné kópie: vymazať ich musí ten, kto ich uchováva.
data-rights = Kto je zodpovedný?
data-rights-text = Prevádzkovateľom je škola. Otázky a žiadosti o prístup k údajom alebo o ich vymazanie posielajte sem:
data-school = Škola
data-contact = Kontakt
data-date = Hodina dňa
