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
