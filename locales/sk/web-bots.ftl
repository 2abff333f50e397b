### Boti v prehliadači: úrovne, čo hovoria, rady a pohľad späť na zápas.

## Úrovne

web-bots-level-easy = Bot, ľahký
web-bots-level-medium = Bot, stredný
web-bots-level-hard = Bot, ťažký
web-bots-level-expert = Bot, expert
web-bots-level-collector = Bot, zberateľ
web-bots-level-guardian = Bot, strážca
web-bots-level-raider = Bot, dobyvateľ
web-bots-level-easy-help = Pozerá na svoju kartu a jeden krok dopredu, nič si nestráži.
web-bots-level-medium-help = Zváži všetko, s presnými šancami, ale len jeden krok dopredu.
web-bots-level-hard-help = Kým sa rozhodne, dohrá v hlave každý nádejný krok.
web-bots-level-expert-help = Robí to s viacerými krokmi, častejšie a ďalej dopredu.
web-bots-level-collector-help = Stredný, najviac mu ide o materiály každého druhu a o aktíva, ktoré prinesú.
web-bots-level-guardian-help = Stredný, najviac mu ide o to, čo už má.
web-bots-level-raider-help = Stredný, najradšej útočí.
web-bots-levels = Úrovne
web-bots-characters = Povahy
web-bots-levels-guide = Ako boti premýšľajú
web-bots-levels-fair = Žiadny z nich nevidí karty ostatných ani kocky, ktoré ešte len padnú.
web-bots-level-of-play-now = Úroveň botov
web-bots-give-level = Ktorý bot bude hrať ďalej

## O čom rozhoduje ten, kto stôl otvoril

web-bots-reasons = Boti hovoria prečo
web-bots-reasons-help = Po každom kroku, z toho, čo vidia všetci. Čo si mysleli o svojich kartách, ukáže koniec zápasu.
web-bots-hints = Rady
web-bots-hints-off = Žiadne
web-bots-hints-odds = Pohľad a šance
web-bots-hints-all = Aj plán
web-bots-hints-off-help = Nikomu sa neradí.
web-bots-hints-odds-help = Kto požiada, dozvie sa, kam sa pozrieť, a šance.
web-bots-hints-all-help = Kto požiada, dozvie sa, kam sa pozrieť, šance a čo by urobil silný bot.

## Kým hrajú boti

web-bots-line = Čo robia boti
web-bots-skip = Preskočiť
web-bots-skip-help = Boti hrajú bez prestávky, kým nie je na rade človek

## Rady

web-bots-hint = Rada
web-bots-hint-thinking = Premýšľa sa…
web-bots-hint-step-1 = Kam sa pozrieť
web-bots-hint-step-2 = Aká je šanca?
web-bots-hint-step-3 = Čo urobiť?
web-bots-hint-odds = { $origin } → { $target }: { $percent } %
web-bots-hint-plan = Plán
web-bots-hint-do = Urobiť
web-bots-hint-again = Skúsiť znova
web-bots-hint-close = Zavrieť radu
web-bots-times = { $action }, { $times } ×

## Čo sa dá urobiť

web-bots-do-continent = Vybrať kontinent { $continent }
web-bots-do-draw = Žrebovať kontinent
web-bots-do-territory = Vybrať územie { $territory }
web-bots-do-place = Aktívum na územie { $territory }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } aktívum
    [few] { $origin } → { $target }, { $assets } aktíva
    [many] { $origin } → { $target }, { $assets } aktíva
   *[other] { $origin } → { $target }, { $assets } aktív
}
web-bots-do-end = Ukončiť akčnú fázu
web-bots-do-claim = Vyžiadať materiál { $material }
web-bots-do-end-trade = Nežiadať už nič

## Pohľad späť

web-bots-report = Pohľad späť
web-bots-report-coming = Zápas sa znova prezerá. Potrvá to niekoľko sekúnd…
web-bots-report-missing = Zápas sa teraz nepodarilo prezrieť.
web-bots-report-again = Skúsiť znova
web-bots-report-file = Body zlomu sa počítajú tam, kde sa zápas hral: otvorte ho jeho odkazom.
web-bots-turning = Body zlomu
web-bots-turning-of = Čie body zlomu
web-bots-turning-help = Rozhodnutia, ktoré stáli najviac šancí na výhru, keď odtiaľ hrajú ďalej boti.
web-bots-turning-none = Žiadne rozhodnutie nestálo veľa šancí na výhru.
web-bots-turning-turn = Ťah { $turn }
web-bots-turning-chance = Šanca na výhru klesla z { $before } na { $after }.
web-bots-turning-done = Urobené:
web-bots-turning-better = Lepšie:
web-bots-turning-see = Pozrieť
web-bots-hints-used = Rady
web-bots-hints-used-line = { $player }: { $look } × kam sa pozrieť, { $odds } × šance, { $plan } × plán
web-bots-hints-used-help = Do skóre sa nepočítajú.
