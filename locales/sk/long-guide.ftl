### Príručka pre učiteľov.

long-guide-lead = RAWsiko je hra o kritických surovinách. Zmestí sa do jednej hodiny: najprv sa hrá, potom sa hovorí o tom, čo sa stalo. Nikto nemusí nič vedieť vopred.
long-guide-print = Vytlačiť
long-guide-goals = Čo sa žiaci naučia
long-guide-goals-1 = Bežné veci sú zo surovín z celého sveta.
long-guide-goals-2 = Pri mnohých surovinách robí takmer celú ťažbu alebo rafináciu len pár krajín. Ak ich navyše veľmi potrebujeme, sú kritické.
long-guide-goals-3 = Recyklácia, náhrady a šetrná ťažba pomáhajú, no nič z toho nie je ľahké.
long-guide-before = Pred hodinou
long-guide-before-1 = Spustite program raz doma, zahrajte si zápas proti botom a stlačte „Nácvik“: osem žiakov, za ktorých hrá program, a niečo sa pokazí.
long-guide-before-2 = Zvoľte „Otvoriť triedu“ a zadajte, kedy zvoní. Žiaci sa pripoja kódom na vlastných zariadeniach; dvaja či traja môžu mať jedno.
long-guide-before-3 = Prečítajte si stránku „Prečo kritické?“ a vyberte dva materiály, o ktorých sa porozprávate.
long-guide-before-4 = Vytlačte pracovný list, jeden pre každého žiaka.
long-guide-intro = Päť minút na predstavenie hry
long-guide-intro-1 = Ukážte svoj telefón. Spýtajte sa: čo je v ňom a odkiaľ to pochádza?
long-guide-intro-2 = Vediete spoločnosť. Na karte cieľa máte štyri aplikácie, napríklad elektromotory. Každá potrebuje určité materiály.
long-guide-intro-3 = Materiály ležia na územiach. Umiestnite tam svoje aktíva: ráta sa, čo ovládate na konci.
long-guide-intro-4 = Ak je na území, ktoré chcete, už niekto iný, nastane obchodný stret. Rozhodnú kocky. Pri zhode stráca aktívum útočník.
long-guide-intro-5 = Čína je zatvorená. Nikto tam nemôže ísť, hoci odtiaľ pochádza veľká časť svetových dodávok surovín. Zapamätajte si to na neskôr.
long-guide-intro-6 = Na konci prinesie každá aplikácia body, ak máte všetky jej materiály. Ide sa na to!
long-guide-plan = Plán na { $minutes } minút
long-guide-plan-minutes = Minúty
long-guide-plan-45 = 4 ťahy s Rozšíreným nastavením hry. Pri stole traja žiaci a bot.
long-guide-plan-60 = 5 ťahov. Pri stole štyria žiaci.
long-guide-plan-90 = 8 ťahov. Pri stole štyria žiaci.

long-guide-talk = Otázky na diskusiu
long-guide-talk-1 = Ktorý materiál chceli všetci? Prečo práve ten?
long-guide-talk-2 = Bola pri vašom stole niektorá spoločnosť príliš silná? Čo mohli ostatné urobiť?
long-guide-talk-3 = Čína bola zatvorená. Ktoré aplikácie sa preto ťažko plnili?
long-guide-talk-4 = Pozrite si graf na stránke „Prečo kritické?“. Prečo nie je každá vzácna surovina kritická?
long-guide-talk-5 = Mnohé krajiny obmedzujú vývoz. Kedy sa vám to zdá spravodlivé a kedy nie?
long-guide-talk-6 = Baňa prináša prácu a škodí prírode. Kto má rozhodnúť, či sa smie otvoriť?
long-guide-talk-7 = Prečo sa recykluje tak málo? Čo môžete zmeniť vy, čo obchod, čo zákon?
long-guide-talk-8 = Predstavte si telefón, ktorý vydrží desať rokov. Kto by sa tešil a kto nie?
long-guide-sheet = Pracovný list
long-guide-sheet-name = Meno
long-guide-sheet-class = Trieda
long-guide-sheet-company = Spoločnosť
long-guide-sheet-1 = Ktoré aplikácie boli na mojej karte? Ktoré sa mi podarilo splniť?
long-guide-sheet-2 = Materiál, ktorý mi chýbal najviac: na čo slúži a kto ho najviac ťaží alebo rafinuje?
long-guide-sheet-3 = Koľko sa ho recykluje a prečo nie viac?
long-guide-sheet-4 = Čo by ho mohlo nahradiť a akú to má nevýhodu?
long-guide-sheet-5 = Akú cenu zaň platia ľudia a príroda?
long-guide-sheet-6 = Je kritický? Vysvetlite to jeho významom a rizikom dodávok.
long-guide-look = Všetky odpovede so zdrojmi sú na stránkach „Materiály“ a „Prečo kritické?“.

## The pack

long-guide-assess = Po hodine žiaci
long-guide-assess-1 = vedia vymenovať tri veci z domu a v každej dva materiály.
long-guide-assess-2 = vedia vysvetliť „kritický“ dvoma pojmami: význam a riziko dodávok.
long-guide-assess-3 = vedia povedať na príklade z vlastného zápasu, prečo pomáha druhý zdroj.
long-guide-assess-4 = vedia pri jednom materiáli porovnať recykláciu, náhradu a novú baňu.

long-guide-page = Hodina na jednej strane
long-guide-plan-part = Časť
long-guide-plan-press = Stlačte
long-guide-plan-say = Povedzte
long-guide-plan-fails = Keď sa niečo zasekne
long-guide-plan-note = Minúty sú z plánu samotného programu. Bez otázok má hra aj ich čas.
long-guide-say-join = Otvorte adresu, zadajte kód, zapamätajte si svoju spoločnosť.
long-guide-fails-join = Na jednom zariadení môžu byť aj dvaja či traja. Kto príde neskôr, ešte sa dostane dnu.
long-guide-say-questions_before = Nie je to písomka. Vaše odpovede nikto nevidí.
long-guide-fails-questions_before = Pokračujte, keď odpovedali takmer všetci.
long-guide-say-briefing = Čítajte obrázky so mnou. Čo je vo vašom telefóne a odkiaľ to pochádza?
long-guide-fails-briefing = Keď je málo času, ukážte len prvý obrázok.
long-guide-say-seats = Nájdite svoj stôl. Telefón si vezmite so sebou.
long-guide-fails-seats = Niekto nevie nájsť stôl: číslo je na plátne a na jeho telefóne.
long-guide-say-play = Pozrite sa na kartu: čo potrebujete a kto to má?
long-guide-fails-play = Stôl stojí: stlačte Pauza a choďte sa pozrieť. Telefón vypadne: hrá za neho bot, kým sa nevráti.
long-guide-say-debrief = Aké to bolo? Od koho ste záviseli? Je taký aj svet?
long-guide-fails-debrief = Málo času: stačí jeden graf a jeho dve otázky.
long-guide-say-questions_after = Ešte raz tie isté otázky. Čo odpoviete teraz?
long-guide-fails-questions_after = Nie je čas: vynechajte ich.
long-guide-say-last_figure = Toto sme sa naučili. Čo urobíte so starým telefónom?
long-guide-fails-last_figure = V oboch kolách treba šesť zariadení. Inak nech žiaci zdvihnú ruky.

long-guide-key = Riešenia pracovného listu
long-guide-key-1 = Zo stránky žiaka alebo z konca zápasu. Splnená znamená: na konci boli všetky materiály.
long-guide-key-2 = Na čo slúži: na stránke materiálu v časti „Na čo slúži“. Kto ho najviac ťaží alebo rafinuje: na tej istej stránke v časti „Kto ho vyrába“, s rokom a zdrojom.
long-guide-key-3 = Podiel je na stránke materiálu a veta vedľa hovorí, prečo nie je väčší. Materiál sa často spotrebuje, je veľmi rozptýlený alebo je vo veciach, ktoré nikto nezbiera.
long-guide-key-4 = Stránka hovorí, čo ho nahradí a za akú cenu. Dobrá odpoveď uvedie oboje: hliník môže nahradiť meď v kábloch, drôty však musia byť hrubšie.
long-guide-key-5 = Stránka uvádza jeden príklad so zdrojom. Dobrá odpoveď povie, že je to jedna baňa, nie všetky.
long-guide-key-6 = Kritický znamená dve veci: veľmi ho potrebujeme a dodávky môžu vypadnúť. Dobrá odpoveď uvedie ku každej číslo z grafu „Prečo kritické?“.

long-guide-exit = Lístok na záver
long-guide-exit-1 = Vyberte si materiál zo svojej karty. Je kritický? Uveďte jeden dôvod jeho významu a jeden dôvod jeho rizika.
long-guide-exit-2 = Vaša spoločnosť potrebuje kobalt. Čo urobíte, aby sa neminul? Uveďte jednu nevýhodu.
long-guide-rubric = Hodnotenie lístka
long-guide-rubric-1 = Na začiatku: povie, že materiál je vzácny alebo že je zďaleka.
long-guide-rubric-2 = Na ceste: uvedie význam alebo riziko dodávok s faktom zo zápasu alebo zo stránok.
long-guide-rubric-3 = V cieli: uvedie oboje, ku každému fakt, a jednu nevýhodu riešenia.

long-guide-links = Prepojenie s učebnými osnovami
long-guide-links-greencomp = GreenComp, rámec EÚ (2022)
long-guide-links-greencomp-text = 2.1 systémové myslenie, 2.2 kritické myslenie, 4.1 politické konanie
long-guide-links-sdg = OSN, cieľ 12 (2015)
long-guide-links-sdg-text = 12.2 účinné využívanie prírodných zdrojov, 12.5 menej odpadu vďaka recyklácii, 12.8 vedieť o tom
long-guide-links-fr = Francúzsko
long-guide-links-fr-text = Učebné osnovy cyklu 4 (2020), geografia, stupeň 5e (siedmy rok školy): obmedzené zdroje, ktoré treba spravovať a obnovovať
long-guide-links-it = Taliansko
long-guide-links-it-text = Občianska výchova, zákon 92 z roku 2019 a pokyny z roku 2024: Agenda 2030, hospodársky rozvoj a udržateľnosť
long-guide-links-de = Nemecko
long-guide-links-de-text = Rámec pre globálny rozvoj (KMK a BMZ, 2016), druhý stupeň: globalizácia, životné prostredie, spravodlivosť
long-guide-links-es = Španielsko
long-guide-links-es-text = Kráľovský dekrét 217 z roku 2022 (ESO): udržateľnosť a zodpovedná spotreba, vo všetkých predmetoch
long-guide-links-nl = Holandsko
long-guide-links-nl-text = Základné ciele nižšej strednej školy (2006): 30, technika môže životnému prostrediu pomôcť alebo uškodiť; 36, odôvodnený názor na otázky spoločnosti
long-guide-links-gb = Anglicko
long-guide-links-gb-text = National curriculum (2013), geografia, key stage 3: rozmanité miesta, ľudia a prostredia a to, ako spolu súvisia
long-guide-links-note = Tieto texty sme si vyhľadali. Pre Slovensko a iné krajiny sme nenašli taký, ktorý by sme mohli uviesť. Porovnajte s vlastnými osnovami.

long-guide-sensitive = Citlivé témy
long-guide-sensitive-1 = Čína je zatvorená iba v tejto hre. Predstavuje každý zdroj, na ktorý sa nedá spoľahnúť. Nie je to odsúdenie ľudí a niekto v triede tam môže mať rodinu.
long-guide-sensitive-2 = Vety o baniach sú príklady. Mnohé sú z Afriky a Ázie, lebo sa tam veľa ťaží. Spýtajte sa aj, kto veci kupuje.
long-guide-sensitive-3 = V niektorých baniach pracujú deti. Povedzte to tak, ako to je, bez obrázkov. Spýtajte sa, z čoho by rodiny žili, keby už nikto nekupoval.
long-guide-sensitive-4 = Ukrajina, Rusko a Konžská DR sú na hracej ploche. Je tam vojna a niekto ju môže poznať zblízka. Nikto o nej nemusí hovoriť.
long-guide-sensitive-5 = Mapa ukazuje územia hry, nie hranice, ktoré niekto uznáva. Stret je obchodný: spoločnosti súťažia, nikomu sa nič nestane.

long-guide-careers = Tri povolania
long-guide-careers-1 = Geologička, geológ: zisťuje, čo je v zemi a či sa to dá ťažiť bez veľkých škôd.
long-guide-careers-2 = Odborníci na recykláciu: rozoberajú batérie a telefóny a získavajú z nich kobalt, meď a zlato.
long-guide-careers-3 = Materiálová chemička, chemik: hľadá látky, ktoré nahradia vzácne, napríklad do batérií bez kobaltu.

## Print and play

long-guide-playprint = Vytlačiť a hrať
long-guide-playprint-lead = Pre triedu bez siete: hracia plocha, karta ku každému materiálu, karty cieľov a karty správ na A4. Treba ešte kocky, žetóny a stránku s pravidlami.
long-guide-playprint-board = Hracia plocha
long-guide-playprint-materials = Karty materiálov
long-guide-playprint-objectives = Karty cieľov
long-guide-playprint-news = Karty správ
