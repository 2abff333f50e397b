### Prvý krok rady: otázka, vďaka ktorej sa zvyšok dá nájsť. Názvy ostávajú v základnom tvare.

hint-look-missing = { $application }: chýba už málo. Ktorý materiál to je a kde by ste ho získali?
hint-look-lone-guard = Pomohol by vám materiál { $material }. Kde ho stráži jediné aktívum?
hint-look-guarded = Pomohol by vám materiál { $material }. Kto ho má vedľa vás a s koľkými aktívami?
hint-look-empty = Pomohol by vám materiál { $material }. Je vedľa vás prázdne územie, ktoré ho má?
hint-look-own-guard = Potrebujete materiál { $material }. Je u vás dobre strážený?
hint-look-threat = Územie { $territory } je vaše. Kto od susedov by ho mohol dobyť?
hint-look-reach = Pozrite na územie { $territory }. Z ktorého svojho územia by ste sa tam dostali?
hint-look-alone = Kto vám ešte bráni vo výhradnej prítomnosti, { $continent }?
hint-look-rival = Pozrite na územie { $territory }. O čo by jeho držiteľ prišiel?
hint-look-more = Každý tretí materiál prinesie o aktívum viac. Čo môžete získať u susedov?
hint-look-begin = Kde leží blízko seba veľa materiálov, ktoré potrebujete?
hint-look-claim = Ktorý materiál vašim aplikáciám ešte chýba?
hint-look-stop = Ostáva niečo, čo stojí za riziko?
