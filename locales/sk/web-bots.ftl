### Boti v prehliadači: úrovne, čo hovoria, rady a pohľad späť na zápas.

## Úrovne

web-bots-level-easy = Bot, ľahký
web-bots-level-medium = Bot, stredný
web-bots-level-hard = Bot, ťažký
web-bots-level-expert = Bot, expert
web-bots-level-easy-help = Pozerá len na svoju kartu a jeden krok dopredu a nič nestráži.
web-bots-level-medium-help = Zváži všetko s presnými šancami, ale vidí len jeden krok dopredu.
web-bots-level-hard-help = Každý dobrý krok si v duchu prehrá do konca ďalšieho ťahu, ale plánuje len jeden krok naraz.
web-bots-level-expert-help = To isté ako Ťažký s viacerými krokmi a o ťah ďalej, ale aj on plánuje len jeden krok naraz.
web-bots-levels-guide = Ako boti premýšľajú
web-bots-levels-fair = Žiadny z nich nevidí karty ostatných ani ďalšie kocky.
web-bots-preparing = Ťažký bot a expert sa pripravujú ({ $percent } %). Dovtedy hrajú bez premýšľania dopredu.
web-bots-slow = Na tomto serveri hrajú ťažký bot a expert bez premýšľania dopredu.
web-bots-level-of-play-now = Úroveň botov
web-bots-give-level = Ktorý bot to prevezme

## O čom rozhoduje ten, kto stôl otvoril

web-bots-reasons = Boti vysvetľujú kroky
web-bots-reasons-help = Po každom kroku, z toho, čo vidia všetci. Čo to malo spoločné s ich kartou, povedia po zápase.
web-bots-hints = Rady
web-bots-hints-off = Žiadne
web-bots-hints-odds = Kam sa pozrieť a šance
web-bots-hints-all = Aj s plánom
web-bots-hints-off-help = Rady nedostane nikto.
web-bots-hints-odds-help = Keď požiadate, dozviete sa, kam sa pozrieť a aké sú šance.
web-bots-hints-all-help = Keď požiadate, dozviete sa, kam sa pozrieť, aké sú šance a čo by urobil silný bot.

## Kým hrajú boti

web-bots-line = Čo robia boti
web-bots-skip = Preskočiť
web-bots-skip-help = Boti hrajú bez prestávky, kým nie je na rade človek

## Rady

web-bots-hint = Rada
web-bots-hint-thinking = Premýšľam…
web-bots-hint-step-1 = Kam sa pozrieť
web-bots-hint-step-2 = Aká je šanca?
web-bots-hint-step-3 = Čo urobiť?
web-bots-hint-odds = { $origin } → { $target }: { $percent } %
web-bots-hint-plan = Plán
web-bots-hint-best = Nič iné nevyzerá lepšie.
web-bots-hint-either = Dobré je oboje. Takmer rovnako dobré: { $action }.
web-bots-hint-do = Urobiť to
web-bots-hint-again = Skúsiť znova
web-bots-hint-close = Zavrieť radu
web-bots-times = { $action }, { $times } ×

## Prečo nie môj krok?

web-bots-why-not = Prečo nie môj krok?
web-bots-why-not-left = { $count ->
    [0] To bola vaša posledná otázka v tomto ťahu.
    [one] V tomto ťahu ešte { $count } otázka.
    [few] V tomto ťahu ešte { $count } otázky.
   *[other] V tomto ťahu ešte { $count } otázok.
}
web-bots-why-not-off = Vypnuté
web-bots-why-not-bots = Proti botom
web-bots-why-not-all = Vždy
web-bots-why-not-off-help = Nikto sa nemôže opýtať, čo ktorá akcia stojí.
web-bots-why-not-bots-help = Pri stole s jedným človekom: pred akciou sa môžete opýtať, čo stojí. Päť otázok na ťah.
web-bots-why-not-all-help = Každý sa môže opýtať, čo akcia stojí, skôr než ju potvrdí. Päť otázok na ťah.

## Čo sa dá urobiť

web-bots-do-continent = Vybrať kontinent { $continent }
web-bots-do-draw = Žrebovať kontinent
web-bots-do-territory = Vybrať územie { $territory }
web-bots-do-place = { $assets ->
    [one] Aktívum na územie { $territory }
    [few] { $assets } aktíva na územie { $territory }
   *[other] { $assets } aktív na územie { $territory }
    }
web-bots-do-move = { $assets ->
    [one] { $origin } → { $target }, { $assets } aktívum
    [few] { $origin } → { $target }, { $assets } aktíva
    [many] { $origin } → { $target }, { $assets } aktíva
   *[other] { $origin } → { $target }, { $assets } aktív
}
web-bots-do-claim = Vybrať si materiál { $material }

## Pohľad späť

web-bots-report = Analýza
web-bots-report-coming = Zápas sa analyzuje. Potrvá to niekoľko sekúnd…
web-bots-report-missing = Analýza zápasu sa teraz nepodarila.
web-bots-report-again = Skúsiť znova
web-bots-report-file = Zlomové momenty počíta server, na ktorom ste hrali. Otvorte zápas jeho odkazom.
web-bots-turning = Zlomové momenty
web-bots-turning-of = Zlomové momenty:
web-bots-turning-help = Rozhodnutia, ktoré najviac znížili šancu na výhru, ak odtiaľ hrajú ďalej boti, a to, čo najviac zmenilo body.
web-bots-turning-none = Žiadne rozhodnutie neznížilo šancu na výhru o veľa.
web-bots-turning-turn = Ťah { $turn }
web-bots-turning-chance = Šanca na výhru klesla z { $before } na { $after }.
web-bots-turning-done = Zahrané:
web-bots-turning-better = Lepšie:
web-bots-turning-see = Ukázať
web-bots-hints-used = Rady
web-bots-hints-used-line = { $player }: { $look } × kam sa pozrieť, { $odds } × šance, { $plan } × plán, { $why_not } × prečo nie
web-bots-hints-used-help = Skóre nemenia.
