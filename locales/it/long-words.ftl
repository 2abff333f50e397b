### Parole difficili, spiegate con un tocco. “-forms” elenca le forme nei testi; l’asterisco sta per qualsiasi desinenza.

long-word-alloy = lega
long-word-alloy-forms = lega, leghe
long-word-alloy-meaning = Una miscela di metalli, o di un metallo con qualcos’altro. L’acciaio è una lega di ferro e carbonio.

long-word-by_product = sottoprodotto
long-word-by_product-forms = sottoprodotto, sottoprodotti
long-word-by_product-meaning = Qualcosa che si ottiene in più mentre si produce altro.

long-word-capacitor = condensatore
long-word-capacitor-forms = condensatore, condensatori
long-word-capacitor-meaning = Una parte minuscola che accumula carica elettrica e la restituisce in un lampo. In un telefono ce ne sono centinaia.

long-word-catalyst = catalizzatore
long-word-catalyst-forms = catalizzatore, catalizzatori, catalitic*
long-word-catalyst-meaning = Una sostanza che accelera una reazione senza consumarsi.

long-word-ceramic = ceramica
long-word-ceramic-forms = ceramica, ceramiche
long-word-ceramic-meaning = Un materiale duro cotto nel forno, come una tazza o una piastrella. Regge un gran calore.

long-word-chip = chip
long-word-chip-forms = chip
long-word-chip-meaning = Una fettina, di solito di silicio, con milioni o addirittura miliardi di minuscoli interruttori. I chip fanno i calcoli in telefoni e computer.

long-word-compound = composto
long-word-compound-forms = composto, composti
long-word-compound-meaning = Una sostanza fatta di due o più elementi uniti insieme. L’acqua è un composto di idrogeno e ossigeno.

long-word-critical = materia prima critica
long-word-critical-forms = critica, critiche, materie prime critiche
long-word-critical-meaning = Una materia prima molto importante per l’economia e con una fornitura a rischio.

long-word-element = elemento
long-word-element-forms = elemento, elementi
long-word-element-meaning = Una sostanza fatta di un solo tipo di atomi, come oro, ossigeno o silicio.

long-word-fossil_fuel = combustibile fossile
long-word-fossil_fuel-forms = combustibile fossile, combustibili fossili
long-word-fossil_fuel-meaning = Carbone, petrolio o gas naturale. Bruciando producono anidride carbonica, che riscalda il clima.

long-word-greenhouse_gas = gas serra
long-word-greenhouse_gas-forms = gas serra, anidride carbonica, metano
long-word-greenhouse_gas-meaning = Un gas che trattiene il calore vicino alla Terra, come l’anidride carbonica o il metano.

long-word-infrared = infrarosso
long-word-infrared-forms = infrarosso, infrarossa
long-word-infrared-meaning = Luce che i nostri occhi non vedono. Le cose calde la emettono e noi la sentiamo come calore.

long-word-licence = licenza
long-word-licence-forms = licenza, licenze
long-word-licence-meaning = Un permesso. Senza, un’azienda non può vendere la merce all’estero.

long-word-mineral = minerale
long-word-mineral-forms = minerali pesanti
long-word-mineral-meaning = Una sostanza solida, come il sale o il quarzo, che si forma in natura ma non da esseri viventi. Le rocce sono fatte di minerali.

long-word-ore = minerale (da cui si ricava un metallo)
long-word-ore-forms = minerale, minerali
long-word-ore-meaning = Roccia che contiene abbastanza metallo, o altro di utile, perché convenga estrarla.

long-word-oxide = ossido
long-word-oxide-forms = ossido, ossidi
long-word-oxide-meaning = Un composto di ossigeno e un altro elemento. La ruggine è soprattutto ossido di ferro.

long-word-quota = quota d’esportazione
long-word-quota-forms = quota d’esportazione, quote d’esportazione
long-word-quota-meaning = La quantità massima che si può vendere all’estero in un certo periodo.

long-word-radioactive = radioattivo
long-word-radioactive-forms = radioattiv*
long-word-radioactive-meaning = Che contiene atomi che si disintegrano da soli. Mandano raggi invisibili che possono fare male agli esseri viventi.

long-word-rare_earth = terre rare
long-word-rare_earth-forms = terra rara, terre rare
long-word-rare_earth-meaning = Una famiglia di 17 metalli. Per la maggior parte non sono affatto rari, ma sono dispersi e difficili da separare.

long-word-refining = raffinazione
long-word-refining-forms = raffinazione, raffina, raffinerie
long-word-refining-meaning = Ricavare un materiale puro dal minerale o da un prodotto grezzo.

long-word-reserves = riserve
long-word-reserves-forms = riserve
long-word-reserves-meaning = Quello che si sa essere nel terreno e oggi si può estrarre con guadagno.

long-word-salt = sale
long-word-salt-forms = sale, sali
long-word-salt-meaning = In chimica, un composto di particelle cariche, gli ioni. Quasi tutti i sali contengono un metallo e molti si sciolgono in acqua. Il sale da cucina è solo uno dei tanti.

long-word-scrap = rottami
long-word-scrap-forms = rottami, rottame
long-word-scrap-meaning = Metallo di cose vecchie o di scarti di fabbrica che si può rifondere.

long-word-slag = scorie
long-word-slag-forms = scorie, scoria
long-word-slag-meaning = I residui simili a pietra che restano quando si ricava il metallo fondendo il minerale.

long-word-smelter = fonderia
long-word-smelter-forms = fonderia, fonderie
long-word-smelter-meaning = Uno stabilimento che ricava il metallo dal minerale con un forte calore.

long-word-solder = lega per saldare
long-word-solder-forms = leghe per saldare, lega per saldare
long-word-solder-meaning = Una lega che fonde facilmente. Unisce le parti su una scheda elettronica.

long-word-strategic = strategico
long-word-strategic-forms = strategic*
long-word-strategic-meaning = Di particolare importanza per energia verde, apparecchi digitali, difesa e spazio. L’UE ha un elenco apposito.

long-word-supply_risk = rischio di approvvigionamento
long-word-supply_risk-forms = rischio di approvvigionamento
long-word-supply_risk-meaning = Un punteggio dell’UE: quanto è probabile che di una materia prima ne arrivi troppo poca. È alto se la producono pochi Paesi.
