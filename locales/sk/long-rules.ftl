### Stránka s pravidlami, jednoduchými slovami. Články sú z docs/rules.md.

long-rules-title = Pravidlá
long-rules-lead = Všetky pravidlá jednoduchými slovami. Čísla ako R4.6 hovoria, o ktoré pravidlo ide. Keď hra niečo odmietne, uvedie aj číslo pravidla.
long-rules-contents = Na tejto stránke
long-rules-decided = rozhodnuté tu
long-rules-decided-lead = Pôvodné pravidlá o tom mlčia alebo sa ich vydania nezhodujú, preto rozhodol tento program. Ak máte krabicu s hrou, môžete hrať po svojom.
long-rules-borders = Územia sú časti hry, vytvorené z krajín tak, aby sa na mape dalo hrať. O skutočných hraniciach nehovoria nič.
long-rules-clause = Pravidlo { $clause }

## Cieľ hry

long-rules-aim = O čo ide
long-rules-aim-story = Hra sa odohráva v budúcnosti. Čína, najväčší vývozca kritických surovín, zatvorila hranice. Spoločnosti sa ponáhľajú zabezpečiť si, čo potrebujú.
long-rules-aim-players = Hrajú traja, štyria alebo piati. Každý vedie spoločnosť a má jednu tajnú kartu cieľa.
long-rules-aim-card = Na karte sú štyri aplikácie, napríklad digitálne fotoaparáty. Za každú získate víťazné body, ak na konci ovládate všetky materiály, ktoré potrebuje.
long-rules-aim-short = V zápasoch s najviac piatimi ťahmi sa rozdávajú len karty, ktoré sa dajú splniť za taký krátky čas, ak ich hracia plocha uvádza.
long-rules-aim-order = Poradie hráčov sa na začiatku vyžrebuje a nemení sa.

## Plocha

long-rules-board = Hracia plocha
long-rules-board-territories = Kontinenty tvoria územia a na územiach ležia materiály. Čína je na mape, ale zatvorená.
long-rules-board-adjacent = Dve územia sú susedné, ak majú spoločnú hranicu alebo ak ich cez more spája prerušovaná čiara. Oboje platí rovnako, aj pri nastavení hry.
long-rules-board-control = Územie ovládate, kým je na ňom aspoň jedno vaše aktívum. Bez aktív je prázdne a nepatrí nikomu. Dvaja hráči nikdy nie sú na jednom území.
long-rules-board-material = Materiál ovládate, kým ovládate územie, na ktorom leží. Druhé také územie nič nepridá, ale materiál vám zostane, ak stratíte prvé.
long-rules-board-marks = Na mape je váš materiál zelený s fajkou. Ten, ktorý ešte potrebujete, je oranžový s bodkou.

## Nastavenie

long-rules-setup = Nastavenie hry
long-rules-setup-first = V poradí hráčov si každý vyberie kontinent a územia na ňom: 3 pri troch hráčoch, 2 pri štyroch alebo piatich.
long-rules-setup-second = Potom si v opačnom poradí každý vyberie druhý kontinent a na ňom územia: 2 pri troch hráčoch, 1 pri štyroch alebo piatich. Posledný hráč teda vyberá dvakrát za sebou.
long-rules-setup-continents = Ak sú kontinenty bez hráčov, musíte si vybrať jeden z nich. Nemôžete si vybrať kontinent, kde sú už dvaja hráči, ani znova svoj prvý.
long-rules-setup-connected = Územia, ktoré si na kontinente vyberiete, musia byť voľné a navzájom spojené. Každé hneď dostane 1 aktívum.
long-rules-setup-offer = Hra vám ponúkne len to, čo sa dá dokončiť, takže nikto neuviazne.
long-rules-setup-assets = Potom v poradí hráčov každý umiestni ďalších 6 aktív na svoje územia, všetky skôr, než začne ďalší hráč.

## Ťah

long-rules-turn = Ťah
long-rules-turn-phases = Ťah má dve časti: investičnú fázu, v ktorej všetci umiestnia nové aktíva, a potom akčnú fázu každého hráča v poradí. Prvý ťah nemá investičnú fázu.
long-rules-turn-investment = Na začiatku ťahu spočítajte rôzne materiály, ktoré ovládate, vydeľte tromi a zaokrúhlite nahor: toľko nových aktív dostanete. Umiestnite ich na svoje územia.
long-rules-turn-action = Vo svojej akčnej fáze urobíte toľko presunov, koľko chcete. Kedy sa skončí, rozhodnete vy.

## Presuny

long-rules-move = Presuny
long-rules-move-once = Presunom premiestnite jedno alebo viac aktív zo svojho územia na susedné. Každé aktívum sa v jednej akčnej fáze môže presunúť raz.
long-rules-move-numbers = Počas vašej akčnej fázy každé vaše územie ukazuje dve čísla: aktíva, ktoré ešte môžu konať, a všetky aktíva.
long-rules-move-empty = Ak je cieľové územie vaše alebo prázdne, aktíva jednoducho prídu. Prázdne územie je so všetkými materiálmi hneď vaše.
long-rules-move-leave = Z územia môžete presunúť ľubovoľný počet aktív, aj všetky. Potom je prázdne.

## Stret

long-rules-clash = Obchodný stret
long-rules-clash-begin = Ak je na cieľovom území iný hráč, začne sa obchodný stret. Útočíte 1 až 3 aktívami. Obranca použije všetky, ktoré tam má, najviac 3.
long-rules-clash-dice = Každá strana hodí jednou kockou za každé aktívum. Spárujú sa najvyššie kocky, potom druhé najvyššie, potom tretie. Kocky bez dvojice sa nepočítajú.
long-rules-clash-pairs = V každej dvojici stráca aktívum ten, kto má nižšiu kocku; aktívum opustí plochu. Pri zhode stráca aktívum útočník.
long-rules-clash-won = Ak tam obrancovi nezostalo žiadne aktívum, všetky útočiace aktíva, ktoré prežili, vstúpia na územie. Počítajú sa ako presunuté.
long-rules-clash-lost = Inak aktíva, ktoré prežili, zostanú tam, kde boli. Nepresunuli sa, takže môžu konať znova.
long-rules-clash-again = To isté územie môžete napadnúť znova, kým máte aktíva, ktoré naň môžu prejsť.

## Vyradenie

long-rules-out = Vyradenie
long-rules-out-when = Ak už nemáte na ploche žiadne aktíva, hneď vypadávate z hry a ďalej nehráte.
long-rules-out-rank = Vyradený hráč je v poradí pod všetkými, ktorí vydržali, aj pod tými s 0 bodmi. Čím neskôr vás vyradia, tým vyššie skončíte.
long-rules-out-one = Ak zostane jediný hráč, zápas sa hneď skončí. Vyhráva a body sa mu počítajú podľa stavu plochy, bez Obchodu s Čínou.

## Koniec

long-rules-end = Koniec
long-rules-end-when = Zápas sa končí, keď sa dohrá posledný ťah. Odkryjú sa všetky karty.
long-rules-end-score = Body za aplikáciu získate, ak ovládate všetky jej materiály. Za neúplnú aplikáciu nie sú žiadne.
long-rules-end-ranking = Vyhráva ten, kto má najviac bodov. Pri zhode rozhoduje viac splnených aplikácií, potom viac materiálov, potom viac území. Ak je všetko rovnaké, hráči sa o miesto delia.

## Možnosti

long-rules-options = Možnosti zápasu
long-rules-options-turns = Počet ťahov: 8 alebo iný počet od 1 do 30.
long-rules-options-advanced = Rozšírené nastavenie hry: kontinenty žrebuje hra. Každý povolený má rovnakú šancu.
long-rules-options-stranglehold = Monopolné ovládanie: pri každom vyradení hráča sa počítadlo ťahov posunie o jeden, nikdy však za posledný ťah.
long-rules-options-china = Obchod s Čínou: tesne pred bodovaním si môžete vybrať jeden materiál za každý kontinent, kde máte územia iba vy. Ten istý si môžu vybrať viacerí, nikto oň nepríde a môžete si vybrať aj menej.
long-rules-options-leave = Jedno zostáva: na každom území, z ktorého odchádzate, musí zostať aspoň jedno aktívum. Domáce pravidlo, nie je v pôvodných pravidlách.
long-rules-options-head = Náskok: na konci nastavenia hry sa namiesto 6 aktív umiestni toľko, koľko určuje hracia plocha. Počty vyrovnávajú miesto v poradí hráčov. Domáce pravidlo, nie je v pôvodných pravidlách.
long-rules-options-time = Vedúci stola stráži čas: kto otvoril stôl a nehrá, môže určiť, ktorý ťah je posledný, kým sa posledný ťah nezačal. Všetci sa to hneď dozvedia. Domáce pravidlo pre vyučovanie, nie je v pôvodných pravidlách.
long-rules-options-bell = Zvonenie: kto otvoril stôl a stráži čas, môže zápas kedykoľvek zastaviť. Boduje sa stav na konci posledného dohraného ťahu, bez Obchodu s Čínou. Čo sa stalo potom, sa nepočíta. Kým sa nedohrá prvý ťah, nikto nevyhrá.
long-rules-options-news = Správy zo sveta: od druhého ťahu sa na začiatku každého ťahu odkryje jedna skutočná udalosť. Kým je jej karta odkrytá, uvedené územie prestane alebo začne dodávať jeden materiál. Domáce pravidlo, nie je v pôvodných pravidlách.
long-rules-options-recycling = Recyklácia: raz za zápas môžete vo svojej akčnej fáze vymeniť aktíva na jednom území, ktoré ešte môžu konať, za materiál, ktorý má cenu. Materiál vám zostane do konca. Domáce pravidlo, nie je v pôvodných pravidlách.

## Tajomstvá

long-rules-see = Čo vidia všetci
long-rules-see-all = Všetci vidia plochu, všetky aktíva, všetky kocky, kto je na rade a koľko aktív by kto najbližšie dostal.
long-rules-see-card = Svoju kartu cieľa vidíte len vy, až do konca.

## Obrázky

long-rules-picture-adjacent = Štyri územia. Dve sa dotýkajú hranicou, dve spája prerušovaná čiara cez more: obe dvojice sú susedné. Štvrté nie je spojené so žiadnym.
long-rules-picture-land = po súši
long-rules-picture-sea = po mori
long-rules-picture-not = nesusedia
long-rules-picture-investment = Sedem materiálov v skupinách po troch, troch a jednom: tri nové aktíva.
long-rules-picture-numbers = Územie s číslami 2 a 4: dve aktíva ešte môžu konať, spolu sú tam štyri.
long-rules-picture-can-act = môžu konať
long-rules-picture-in-all = spolu
long-rules-picture-clash = Útočník hodil 6, 3 a 2, obranca 4 a 3. 6 porazí 4: obranca stráca aktívum. 3 a 3 je zhoda: útočník stráca jedno. Dvojka sa nepočíta.
long-rules-picture-attacker = Útočník
long-rules-picture-defender = Obranca
long-rules-picture-loses-attacker = útočník stráca 1
long-rules-picture-loses-defender = obranca stráca 1
long-rules-picture-ignored = nepočíta sa
long-rules-picture-application = { $application }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }. Dva z jej materiálov majú fajku a jeden chýba, takže neprinesie žiadne body. S tretím prinesie všetky.
long-rules-picture-nothing = 0 bodov
