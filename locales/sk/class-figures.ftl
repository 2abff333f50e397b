### The charts of a class debrief and what stands around them.

## Around a figure

debrief-feelings = Aké to bolo?
debrief-transfer = A v skutočnosti?
fig-waiting = Prvý graf sa objaví, keď niektorý stôl dohrá.
fig-working = Grafy sa počítajú…
fig-matches = { $matches ->
    [one] Náš zápas.
    [few] Naše { $matches } zápasy.
   *[other] Našich { $matches } zápasov.
}
fig-clashes = { $clashes ->
    [one] Jeden stret.
    [few] { $clashes } strety.
   *[other] { $clashes } stretov.
}
fig-answers = Odpovede predtým: { $before }, potom: { $after }.
fig-sources = Svet: { $sources }.
fig-board = Územia sú časti hry, o skutočných hraniciach nehovoria nič.

## The charts

fig-table = Stôl
fig-company = Spoločnosť
fig-turn = Ťah
fig-points = Body
fig-territory = Územie
fig-material = Materiál
fig-application = Aplikácia
fig-country = Najväčší výrobca
fig-bot = bot
fig-1-help = Body podľa ťahov. Krúžok označuje najväčšiu zmenu.
fig-2-legend = Strety, všetky stoly
fig-2-y = Strety, ktoré začali tí, ktorým chýbal, na územie a stôl
fig-2-x = Podiel krajiny, ktorá ho vyrába najviac
fig-2-china = najviac z Číny
fig-2-other = z inej krajiny
fig-2-size = väčšie: na viacerých kartách
fig-2-zone = jedna krajina: vyše { $percent } %
fig-2-cards = Karty, ktoré ho potrebujú
fig-3-world = Svet: najväčší výrobca
fig-3-class = Naša trieda: najväčšia spoločnosť
fig-4-bands = Najväčší podiel Číny na materiáli aplikácie
fig-4-sizes = Počet materiálov a najväčší podiel Číny na nich
fig-4-over = { $materials } · viac než { $percent } %
fig-4-up-to = { $materials } · najviac { $percent } %
fig-4-built = splnené
fig-4-missed = nesplnené
fig-4-goals = Čo chce EÚ dosiahnuť do roku 2030
fig-5-without = bez obchodu
fig-5-with = s obchodom
fig-5-rest = { $count ->
    [one] Jedna ďalšia spoločnosť nezíska nič.
    [few] Ďalšie { $count } spoločnosti nezískajú nič.
   *[other] Ďalších { $count } spoločností nezíska nič.
}
fig-6-all = { $tables ->
    [one] Náš stôl
    [few] Všetky { $tables } stoly
   *[other] Všetkých { $tables } stolov
}
fig-6-missing = Chýbajúce materiály: { $count }
fig-6-one = má jeden súper
fig-6-several = majú dvaja alebo viacerí
fig-6-nobody = nemá nikto
fig-6-short = Aplikácie, ktorým chýbal len jeden: { $short } z { $missed }
fig-6-help = Šípka vedie od chýbajúcich bodov k tomu, kto mal, čo chýbalo.
fig-6-from = Od
fig-6-to = Ku komu
fig-7-y = Nové aktíva na začiatku ťahu
fig-7-first = najviac v ťahu 2
fig-7-last = najmenej v ťahu 2
fig-7-alone = Materiály v rukách jedinej spoločnosti
fig-8-before = správne predtým
fig-8-after = správne potom
fig-8-dont-know = „neviem“
fig-8-waiting = Tento graf sa objaví, keď sa ukončia obe kolá otázok.
fig-8-ask = Najprv spustite druhé kolo otázok: tento graf porovnáva obe kolá.
fig-9-change = Zmena bodov, od chvíle tesne pred správou po koniec
fig-9-hit = zasiahnuté správou
fig-9-spared = mohli byť zasiahnuté
fig-9-second = zasiahnuté, s druhým zdrojom
fig-9-only = zasiahnuté, bez neho
fig-9-count = { $count ->
    [one] raz
   *[other] { $count }-krát
}
fig-9-often = Koľkokrát
