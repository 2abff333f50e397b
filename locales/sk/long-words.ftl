### Náročné slová, vysvetlené po ťuknutí. „-forms“ uvádza tvary v textoch; hviezdička zastupuje ľubovoľnú koncovku.

long-word-alloy = zliatina
long-word-alloy-forms = zliatin*
long-word-alloy-meaning = Zmes kovov alebo kovu s niečím iným. Oceľ je zliatina železa a uhlíka.

long-word-by_product = vedľajší produkt
long-word-by_product-forms = vedľajší produkt, vedľajšie produkty
long-word-by_product-meaning = Niečo, čo vznikne popri výrobe niečoho iného.

long-word-capacitor = kondenzátor
long-word-capacitor-forms = kondenzátor*
long-word-capacitor-meaning = Drobná súčiastka, ktorá uloží elektrický náboj a bleskovo ho vráti. V telefóne sú ich stovky.

long-word-catalyst = katalyzátor
long-word-catalyst-forms = katalyzátor*
long-word-catalyst-meaning = Látka, ktorá urýchli reakciu a sama sa nespotrebuje.

long-word-ceramic = keramika
long-word-ceramic-forms = keramik*
long-word-ceramic-meaning = Tvrdý materiál, ktorý sa vypaľuje, ako šálka alebo dlaždica. Znesie veľké teplo.

long-word-chip = čip
long-word-chip-forms = čip, čipy, čipov, čipoch, čipe, čipom
long-word-chip-meaning = Tenký plátok, väčšinou z kremíka, s miliónmi až miliardami drobných spínačov. Čipy počítajú v telefónoch a počítačoch.

long-word-compound = zlúčenina
long-word-compound-forms = zlúčenin*
long-word-compound-meaning = Látka z dvoch alebo viacerých prvkov, ktoré sú spojené. Voda je zlúčenina vodíka a kyslíka.

long-word-critical = kritická surovina
long-word-critical-forms = kritick*
long-word-critical-meaning = Surovina, ktorá je pre hospodárstvo veľmi dôležitá a jej dodávky sú ohrozené.

long-word-element = prvok
long-word-element-forms = prvok, prvky, prvkov, prvku, prvkom
long-word-element-meaning = Látka len z jedného druhu atómov, napríklad zlato, kyslík alebo kremík.

long-word-fossil_fuel = fosílne palivo
long-word-fossil_fuel-forms = fosílne palivo, fosílneho paliva, fosílnym palivom, fosílne palivá
long-word-fossil_fuel-meaning = Uhlie, ropa alebo zemný plyn. Pri horení vzniká oxid uhličitý, ktorý otepľuje podnebie.

long-word-greenhouse_gas = skleníkový plyn
long-word-greenhouse_gas-forms = skleníkov*, oxid uhličitý, metán
long-word-greenhouse_gas-meaning = Plyn, ktorý zadržiava teplo pri Zemi, napríklad oxid uhličitý alebo metán.

long-word-infrared = infračervené svetlo
long-word-infrared-forms = infračerven*
long-word-infrared-meaning = Svetlo, ktoré naše oči nevidia. Teplé veci ho vyžarujú a my ho cítime ako teplo.

long-word-licence = povolenie
long-word-licence-forms = povolenie, povolenia, povolení, povolením
long-word-licence-meaning = Súhlas úradu. Bez neho firma nesmie tovar predať do zahraničia.

long-word-mineral = minerál
long-word-mineral-forms = minerál*
long-word-mineral-meaning = Pevná látka, napríklad soľ alebo kremeň, ktorá vzniká v prírode, ale nie zo živých tvorov. Horniny sú z minerálov.

long-word-ore = ruda
long-word-ore-forms = ruda, rudy, rude, rudu, rudou, rúd
long-word-ore-meaning = Hornina, v ktorej je toľko kovu alebo iných užitočných látok, že sa ju oplatí ťažiť.

long-word-oxide = oxid
long-word-oxide-forms = oxid, oxidu, oxidy, oxidom
long-word-oxide-meaning = Zlúčenina kyslíka s iným prvkom. Hrdza je najmä oxid železa.

long-word-quota = kvóta
long-word-quota-forms = kvóta, kvóty, kvótu, kvót, kvótami
long-word-quota-meaning = Najväčšie množstvo, ktoré sa smie za určitý čas predať do zahraničia.

long-word-radioactive = rádioaktívny
long-word-radioactive-forms = rádioaktívn*
long-word-radioactive-meaning = Obsahuje atómy, ktoré sa samy rozpadajú. Vysielajú neviditeľné lúče, ktoré môžu škodiť živým tvorom.

long-word-rare_earth = vzácne zeminy
long-word-rare_earth-forms = vzácna zemina, vzácne zeminy, vzácnych zemín, vzácnych zeminách
long-word-rare_earth-meaning = Rodina 17 kovov. Väčšina vôbec nie je vzácna, sú však rozptýlené a ťažko sa oddeľujú.

long-word-refining = rafinácia
long-word-refining-forms = rafináci*, rafinuje, rafinériách
long-word-refining-meaning = Výroba čistej látky z rudy alebo zo surového produktu.

long-word-reserves = zásoby
long-word-reserves-forms = zásoby, zásob
long-word-reserves-meaning = Čo preukázateľne leží v zemi a dnes sa dá so ziskom vyťažiť.

long-word-salt = soľ
long-word-salt-forms = soľ, soli, solí
long-word-salt-meaning = V chémii zlúčenina z nabitých častíc, iónov. Väčšina solí obsahuje kov a mnohé sa rozpúšťajú vo vode. Kuchynská soľ je len jednou z mnohých.

long-word-scrap = šrot
long-word-scrap-forms = šrot, šrote, šrotu
long-word-scrap-meaning = Kov zo starých vecí alebo z odpadu tovární, ktorý možno znova pretaviť.

long-word-slag = troska
long-word-slag-forms = troska, trosky, trosku, troske
long-word-slag-meaning = Odpad podobný kameňu, ktorý zostane, keď sa z rudy vytaví kov.

long-word-smelter = huta
long-word-smelter-forms = huta, huty, hút, hutách
long-word-smelter-meaning = Závod, ktorý veľkým teplom získava z rudy kov.

long-word-solder = spájka
long-word-solder-forms = spájka, spájke, spájky, spájku
long-word-solder-meaning = Zliatina, ktorá sa ľahko taví. Spája súčiastky na doske plošných spojov.

long-word-strategic = strategický
long-word-strategic-forms = strategick*
long-word-strategic-meaning = Zvlášť dôležitý pre zelenú energiu, digitálne prístroje, obranu a vesmír. EÚ má pre také suroviny osobitný zoznam.

long-word-supply_risk = riziko dodávok
long-word-supply_risk-forms = riziko dodávok, riziko jej dodávok, riziko jeho dodávok
long-word-supply_risk-meaning = Hodnota od EÚ: aké pravdepodobné je, že materiálu príde primálo. Riziko je vysoké, keď ho vyrába málo krajín.
