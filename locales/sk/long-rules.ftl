### Stránka s pravidlami, jednoduchými slovami. Články sú z docs/rules.md.

long-rules-title = Pravidlá
long-rules-lead = Všetky pravidlá jednoduchými slovami. Čísla ako R4.6 označujú článok; keď hra niečo odmietne, uvedie ho tiež.
long-rules-contents = Na tejto stránke
long-rules-decided = rozhodnuté tu
long-rules-decided-lead = V tomto bode pravidlá v krabici mlčia alebo sa ich jazyky nezhodujú, a preto rozhodol tento program. Ak máte krabicu, pri vašom stole to môžete hrať inak.
long-rules-borders = Územia sú oblasti hry, vytvorené z krajín tak, aby sa na mape dalo hrať. Nie sú vyjadrením o hraniciach.
long-rules-clause = Článok { $clause }

## Cieľ hry

long-rules-aim = O čo ide
long-rules-aim-story = V budúcnosti tejto hry Čína, najväčší vývozca kritických surovín, zatvorila hranice. Spoločnosti sa ponáhľajú zabezpečiť si, čo potrebujú.
long-rules-aim-players = Hrajú traja, štyria alebo piati. Každý vedie spoločnosť a má jednu tajnú kartu cieľa.
long-rules-aim-card = Karta uvádza štyri aplikácie, napríklad digitálne fotoaparáty. Každá dá víťazné body, ak na konci ovládate všetky materiály, ktoré potrebuje.
long-rules-aim-order = Poradie hráčov sa na začiatku vyžrebuje a nemení sa.

## Plocha

long-rules-board = Hracia plocha
long-rules-board-territories = Kontinenty tvoria územia a na územiach ležia materiály. Čína je na mape nakreslená, ale zatvorená.
long-rules-board-adjacent = Dve územia sú susedné, ak majú spoločnú hranicu alebo ak ich cez more spája prerušovaná čiara. Oboje platí rovnako, aj pri nastavení hry.
long-rules-board-control = Územie ovládate, kým na ňom stojí aspoň jedno vaše aktívum. Bez aktív je prázdne a ničie. Dvaja hráči nikdy nie sú na jednom území.
long-rules-board-material = Materiál ovládate, kým ovládate ktorékoľvek územie, na ktorom leží. Druhý výskyt nič nepridá, ale materiál vám zostane, ak stratíte prvý.
long-rules-board-marks = Na mape je materiál, ktorý vlastníte, zelený s fajkou; ten, ktorý ešte potrebujete, je oranžový s bodkou.

## Nastavenie

long-rules-setup = Nastavenie hry
long-rules-setup-first = V poradí hráčov si každý vyberie kontinent a územia na ňom: 3 pri troch hráčoch, 2 pri štyroch alebo piatich.
long-rules-setup-second = Potom si v opačnom poradí každý vyberie druhý kontinent a 2 územia pri troch hráčoch, 1 pri štyroch alebo piatich. Posledný hráč teda vyberá dvakrát za sebou.
long-rules-setup-continents = Kým je niektorý kontinent bez hráča, možno vybrať len taký. Nikdy nie ten, kde sú už dvaja hráči, a nikdy znova svoj prvý.
long-rules-setup-connected = Územia, ktoré si na kontinente vyberiete, sú voľné a navzájom spojené. Každé hneď dostane 1 aktívum.
long-rules-setup-offer = Ponúka sa vám len to, čo sa dá dokončiť, aby nikto neuviazol.
long-rules-setup-assets = Potom v poradí hráčov každý umiestni ďalších 6 aktív na svoje územia, všetky skôr, než začne ďalší hráč.

## Ťah

long-rules-turn = Ťah
long-rules-turn-phases = Ťah má dve časti: investičnú fázu, v ktorej všetci umiestnia nové aktíva, a potom akčnú fázu každého hráča v poradí. Prvý ťah nemá investičnú fázu.
long-rules-turn-investment = Na začiatku ťahu spočítajte rôzne materiály, ktoré ovládate, vydeľte tromi a zaokrúhlite nahor: toľko nových aktív dostanete a umiestnite ich na svoje územia.
long-rules-turn-action = Vo svojej akčnej fáze urobíte toľko presunov, koľko chcete, a sami ju ukončíte.

## Presuny

long-rules-move = Presuny
long-rules-move-once = Presun berie jedno alebo viac aktív z vášho územia na susedné. Každé aktívum sa v jednej akčnej fáze presunie najviac raz.
long-rules-move-numbers = Počas vašej akčnej fázy každé vaše územie ukazuje dve čísla: aktíva, ktoré ešte môžu konať, a všetky aktíva.
long-rules-move-empty = Ak je cieľové územie vaše alebo prázdne, aktíva jednoducho prídu. Prázdne územie je so všetkými materiálmi hneď vaše.
long-rules-move-leave = Z územia môže odísť ľubovoľný počet aktív, aj všetky. Potom je prázdne.

## Stret

long-rules-clash = Obchodný stret
long-rules-clash-begin = Ak na cieľovom území stojí iný hráč, začne sa obchodný stret. Útočíte 1 až 3 aktívami; obranca sa bráni všetkými, ktoré tam má, najviac 3.
long-rules-clash-dice = Každá strana hodí jednou kockou za každé aktívum. Spárujú sa najvyššie kocky, potom druhé najvyššie, potom tretie. Kocky bez dvojice sa nepočítajú.
long-rules-clash-pairs = V každej dvojici nižšia kocka stráca aktívum, ktoré opustí plochu. Zhoda stojí útočníka.
long-rules-clash-won = Ak tam obrancovi nezostalo žiadne aktívum, všetky preživšie útočiace aktíva vstúpia a počítajú sa ako presunuté.
long-rules-clash-lost = Inak preživšie aktíva zostanú, kde boli, a nepresunuli sa: môžu konať znova. (V anglických a slovenských pravidlách je tu omyl, „napadnutý“ namiesto „útočník“.)
long-rules-clash-again = To isté územie môžete napadnúť znova, kým naň môžu prejsť aktíva.

## Vyradenie

long-rules-out = Vyradenie
long-rules-out-when = Kto už nemá na ploche žiadne aktívum, je hneď vyradený a viac nekoná.
long-rules-out-rank = Vyradený hráč je pod všetkými, ktorí vydržali, aj s 0 bodmi. Kto bol vyradený neskôr, je nad tým, kto bol vyradený skôr.
long-rules-out-one = Ak zostane jediný hráč, zápas sa hneď skončí. Vyhral a body sa počítajú podľa stavu plochy, bez Obchodu s Čínou.

## Koniec

long-rules-end = Koniec
long-rules-end-when = Zápas sa končí, keď sa dohrá posledný ťah. Odkryjú sa všetky karty.
long-rules-end-score = Body za aplikáciu získate, ak ovládate všetky jej materiály. Splnená len sčasti nedáva nič.
long-rules-end-ranking = Vyhráva najviac bodov. Pri zhode rozhodne viac splnených aplikácií, potom viac materiálov, potom viac území; ak je všetko rovnaké, miesto je spoločné. (Obe talianske pravidlá tu aplikácie vynechávajú, hoci ich tabuľka skóre ich uvádza.)

## Možnosti

long-rules-options = Možnosti zápasu
long-rules-options-turns = Počet ťahov: 8, ak sa nezvolí inak, od 1 do 30.
long-rules-options-advanced = Rozšírené nastavenie hry: kontinenty žrebuje hra, každý povolený s rovnakou pravdepodobnosťou.
long-rules-options-stranglehold = Monopolné ovládanie: pri každom vyradení hráča sa počítadlo ťahov posunie o jeden, nikdy však za posledný ťah.
long-rules-options-china = Obchod s Čínou: tesne pred bodovaním si každý hráč môže vziať jeden materiál za každý kontinent, kde má územia ako jediný. Ten istý si môžu vziať viacerí, nikto oň nepríde a možno si vziať aj menej.
long-rules-options-leave = Jedno zostáva: na každom území, z ktorého odchádzate, musí zostať aspoň jedno aktívum. Domáce pravidlo, nie z krabice.
long-rules-options-head = Náskok: kto je na rade skôr, umiestni na konci nastavenia hry viac než 6 aktív, toľko, koľko určuje hracia plocha. Vyrovnáva to nevýhodu skorého poradia. Domáce pravidlo, nie z pravidiel hry.
long-rules-options-time = Vedúci stola stráži čas: kto vedie stôl a nehrá, môže určiť, ktorý ťah je posledný, kým sa posledný ťah nezačal. Všetci sa to hneď dozvedia. Domáce pravidlo pre vyučovanie, nie z pravidiel hry.
long-rules-options-bell = Zvonenie: vedúci stola, ktorý stráži čas, môže zápas kedykoľvek zastaviť. Boduje sa stav na konci posledného dokončeného ťahu, bez Obchodu s Čínou. Čo sa stalo potom, sa nepočíta. Pred dokončením prvého ťahu nikto nevyhrá.

## Tajomstvá

long-rules-see = Čo vidia všetci
long-rules-see-all = Plochu, všetky aktíva, všetky kocky, kto je na rade a koľko aktív by kto dostal, vidia všetci.
long-rules-see-card = Svoju kartu cieľa vidíte len vy, až do konca.

## Obrázky

long-rules-picture-adjacent = Štyri územia. Dve sa dotýkajú hranicou, dve spája prerušovaná čiara cez more: obe dvojice sú susedné. Štvrté nie je spojené so žiadnym.
long-rules-picture-land = po súši
long-rules-picture-sea = po mori
long-rules-picture-not = nesusedia
long-rules-picture-investment = Sedem materiálov v skupinách po tri, tri a jeden: tri nové aktíva.
long-rules-picture-numbers = Územie s číslami 2 a 4: dve aktíva ešte môžu konať, spolu sú tam štyri.
long-rules-picture-can-act = môžu konať
long-rules-picture-in-all = spolu
long-rules-picture-clash = Útočník hodil 6, 3 a 2, obranca 4 a 3. 6 porazí 4: obranca stráca aktívum. 3 a 3 je zhoda: útočník stráca jedno. Dvojka sa nepočíta.
long-rules-picture-attacker = Útočník
long-rules-picture-defender = Obranca
long-rules-picture-loses-attacker = útočník stráca 1
long-rules-picture-loses-defender = obranca stráca 1
long-rules-picture-ignored = nepočíta sa
long-rules-picture-application = { $application }, { $points } bodov: z jej materiálov majú dva fajku a jeden chýba, nedáva teda nič; s tretím dá všetky svoje body.
long-rules-picture-nothing = 0 bodov
