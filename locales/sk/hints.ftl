### Prvý krok rady: otázka, vďaka ktorej sa zvyšok dá nájsť. Názvy ostávajú v základnom tvare.

hint-look-missing = { $application }: už len kúsok! Ktorý materiál chýba a kde ho môžete získať?
hint-look-lone-guard = Pomohol by vám materiál { $material }. Kde ho stráži jediné aktívum?
hint-look-guarded = Pomohol by vám materiál { $material }. Ktorý sused ho má a koľko je tam aktív?
hint-look-empty = Pomohol by vám materiál { $material }. Je vedľa vás prázdne územie, ktoré ho má?
hint-look-own-guard = Potrebujete materiál { $material }. Je u vás dobre strážený?
hint-look-threat = Územie { $territory } je vaše. Ktorý sused by ho mohol dobyť?
hint-look-reach = Pozrite na územie { $territory }. Z ktorého svojho územia by ste sa tam dostali?
hint-look-alone = { $continent }: kto tam ešte je okrem vás?
hint-look-rival = Pozrite na územie { $territory }. O čo by jeho držiteľ prišiel?
hint-look-more = Za každé tri materiály dostanete o aktívum viac. Čo môžete získať hneď vedľa?
hint-look-begin = Kde leží blízko seba veľa materiálov, ktoré potrebujete?
hint-look-claim = Ktorý materiál vašim aplikáciám ešte chýba?
hint-look-stop = Ostáva niečo, čo stojí za riziko?

## Prečo nie môj krok? Čo akcia stojí v porovnaní s najlepšou nájdenou voľbou, čo je na nej zlé a s čím by bola dobrá

why-not-best = Nič lepšie sa nenašlo.
why-not-even = Dobré je oboje: od najlepšej nájdenej voľby sa šanca na výhru líši o menej než dva percentuálne body.
why-not-unsure = Rozdiel je primalý na to, aby sa dalo rozhodnúť: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodov
} šance na výhru, s odchýlkou { $uncertain }.
why-not-costs = Šanca na výhru: { $points ->
    [one] o jeden bod
    [few] o { $points } body
   *[other] o { $points } bodov
} menej než pri najlepšej nájdenej voľbe, s odchýlkou { $uncertain }.
why-not-brings = To je dobrý nápad! Šanca na výhru: { $points ->
    [one] o jeden bod
    [few] o { $points } body
   *[other] o { $points } bodov
} viac než pri najlepšej nájdenej voľbe, s odchýlkou { $uncertain }.
why-not-untried = Zápasy sa tu nedajú simulovať, preto sa nevie, čo to stojí.
why-not-breaks = Vzdáte sa materiálu { $material }: aplikácia { $application } už nebude splnená, −{ $points }.
why-not-gives-up = Vzdáte sa materiálu { $material }, ktorý potrebuje aplikácia { $application }.
why-not-leaves = { $assets ->
    [0] Územie { $territory } ostane prázdne a vedľa je spoločnosť { $player }.
    [one] Na území { $territory } ostane jedno aktívum a vedľa je spoločnosť { $player }.
    [few] Na území { $territory } ostanú { $assets } aktíva a vedľa je spoločnosť { $player }.
   *[other] Na území { $territory } ostane { $assets } aktív a vedľa je spoločnosť { $player }.
}
why-not-odds = Útok má šancu len { $percent } %.
why-not-exposed = Vedľa územia { $territory } je spoločnosť { $player }. Šanca, že ho dobyje späť: { $percent } %.
why-not-with = { $assets ->
    [one] S jedným aktívom
   *[other] S { $assets } aktívami
} by to bolo rovnako dobré.
why-not-reinforced = { $assets ->
    [one] S jedným aktívom navyše
   *[other] S { $assets } aktívami navyše
} na území { $territory } by to bolo rovnako dobré.
