### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Sciopero in una miniera di nichel in Colombia
news-nickel_colombia_2008-text = In una grande miniera di nichel i lavoratori si fermano perché vogliono un contratto migliore.

news-gallium_russia_2008-headline = Si ferma una fabbrica russa che produce anche gallio
news-gallium_russia_2008-text = La fabbrica di Pikalëvo resta chiusa per più di sei mesi.

news-arsenic_peru_2009-headline = Si ferma un grande impianto metallurgico in Perù
news-arsenic_peru_2009-text = L’impianto di La Oroya non può pagare il minerale e quindi non produce più metalli né arsenico.

news-nickel_britain_2010-headline = Manca nichel grezzo a una raffineria del Galles
news-nickel_britain_2010-text = Per uno sciopero in Canada riceve troppo poco nichel grezzo e produce molto meno del solito.

news-coking_coal_russia_2010-headline = Esplosioni chiudono una miniera di carbone in Siberia
news-coking_coal_russia_2010-text = Molti minatori perdono la vita; per riparare la miniera di carbone da coke servirà almeno un anno.

news-coking_coal_australia_2010-headline = Inondazioni fermano miniere di carbone in Australia
news-coking_coal_australia_2010-text = Nel Queensland l’acqua riempie le cave: tre quarti delle miniere di carbone da coke non possono lavorare.

news-titanium_japan_2011-headline = Terremoto e tsunami colpiscono il Giappone
news-titanium_japan_2011-text = Un forte terremoto e uno tsunami colpiscono una regione che produce molto titanio.

news-tantalum_rwanda_2011-headline = Il minerale di tantalio del Ruanda deve avere un certificato
news-tantalum_rwanda_2011-text = Da ora i grandi compratori lo accettano solo se è provato da dove viene.

news-nickel_indonesia_2014-headline = L’Indonesia blocca le esportazioni di minerale di nichel
news-nickel_indonesia_2014-text = L’Indonesia vuole che più minerale sia lavorato nel Paese.

news-platinum_south_africa_2014-headline = Sciopero nelle miniere di platino in Sudafrica
news-platinum_south_africa_2014-text = Circa 70.000 lavoratori dei tre maggiori produttori scioperano per cinque mesi.

news-chromium_india_2014-headline = Deve fermarsi una grande miniera di cromo in India
news-chromium_india_2014-text = La concessione di una grande miniera dell’Odisha non viene rinnovata e il lavoro si ferma.

news-silicon_brazil_2014-headline = La siccità spegne i forni del silicio in Brasile
news-silicon_brazil_2014-text = Dopo la peggiore siccità in oltre 80 anni l’elettricità scarseggia e i produttori di silicio si fermano.

news-magnesium_israel_2015-headline = Uno sciopero riduce il magnesio del Mar Morto
news-magnesium_israel_2015-text = In Israele si sciopera per quasi quattro mesi: quell’anno si produce un quarto di magnesio in meno.

news-vanadium_south_africa_2015-headline = Chiude una grande miniera di vanadio in Sudafrica
news-vanadium_south_africa_2015-text = La miniera e la sua acciaieria non hanno più soldi; la miniera dava un decimo del vanadio mondiale.

news-rare_earths_usa_2015-headline = Chiude l’unica miniera di terre rare degli USA
news-rare_earths_usa_2015-text = I prezzi scendono da quattro anni e la miniera non guadagna più abbastanza.

news-nickel_philippines_2017-headline = Le Filippine ordinano di chiudere miniere di nichel
news-nickel_philippines_2017-text = Per proteggere la natura devono chiudere 23 miniere, soprattutto di nichel.

news-copper_chile_2017-headline = Sciopero nella miniera di rame più grande del mondo
news-copper_chile_2017-text = In Cile si sciopera per sei settimane e il prezzo del rame sale.

news-helium_qatar_2017-headline = Si fermano i due impianti di elio del Qatar
news-helium_qatar_2017-text = In una disputa il confine di terra viene chiuso e l’elio non può partire.

news-aluminium_brazil_2018-headline = Un gigante dell’alluminio in Brasile deve rallentare
news-aluminium_brazil_2018-text = Dopo forti piogge e una disputa sulle acque di scarico, l’impianto può lavorare solo a metà ritmo.

news-fluorspar_south_africa_2019-headline = Apre una nuova miniera di fluorite in Sudafrica
news-fluorspar_south_africa_2019-text = La miniera di Nokeng, vicino a Pretoria, comincia a lavorare: venderà la fluorite soprattutto all’estero.

news-strontium_iran_2020-headline = In Iran si fermano alcune miniere di stronzio
news-strontium_iran_2020-text = Gli USA impongono nuove sanzioni alle aziende minerarie e alcune miniere restano senza soldi.

news-coking_coal_mongolia_2020-headline = La Mongolia ferma l’export di carbone per sei settimane
news-coking_coal_mongolia_2020-text = Il carbone da coke non passa il confine, perché il coronavirus resti fuori.

news-germanium_germany_2020-headline = Si ferma un produttore tedesco di germanio
news-germanium_germany_2020-text = Un impianto a Langelsheim ha problemi di soldi e non produce più metalli puri come il germanio.

news-phosphate_tunisia_2020-headline = Proteste fermano le miniere di fosfati in Tunisia
news-phosphate_tunisia_2020-text = Persone che chiedono lavoro fanno dei sit-in e tutte le miniere di fosfati del Paese si fermano.

news-platinum_russia_2021-headline = L’acqua allaga due miniere in Siberia
news-platinum_russia_2021-text = Forniscono palladio e platino, e ci vogliono mesi prima che lavorino di nuovo del tutto.

news-coking_coal_canada_2021-headline = Alluvioni tagliano le ferrovie del Canada occidentale
news-coking_coal_canada_2021-text = Acqua e fango bloccano tutte le ferrovie per Vancouver e il carbone da coke non arriva al porto.

news-indium_france_2022-headline = L’elettricità cara chiude una fabbrica francese
news-indium_france_2022-text = La fabbrica produce zinco e anche indio, ma l’elettricità ora costa troppo.

news-helium_russia_2022-headline = Un incendio ferma un nuovo impianto di elio in Russia
news-helium_russia_2022-text = Dopo un’esplosione l’impianto in Estremo Oriente resta fermo per almeno sei mesi.

news-antimony_russia_2022-headline = Diventa difficile comprare antimonio dalla Russia
news-antimony_russia_2022-text = Per le sanzioni, i pagamenti del minerale restano bloccati.

news-copper_peru_2022-headline = In Perù gli abitanti fermano una miniera di rame
news-copper_peru_2022-text = Si accampano sui terreni della grande miniera, che resta ferma per più di un mese.

news-scandium_canada_2022-headline = Il Canada comincia a produrre scandio
news-scandium_canada_2022-text = Un impianto in Québec lo ricava dagli scarti della lavorazione del titanio, senza nuove miniere.

news-silicon_norway_2022-headline = Sciopero negli impianti di silicio in Norvegia
news-silicon_norway_2022-text = Quattro impianti si fermano o lavorano meno, quindi si produce meno silicio.

news-phosphate_usa_2022-headline = L’uragano Ian colpisce impianti di fosfati in Florida
news-phosphate_usa_2022-text = La tempesta danneggia gli impianti e chiude un porto: si produce e parte meno fertilizzante.

news-nickel_guatemala_2022-headline = Sanzioni fermano una miniera di nichel in Guatemala
news-nickel_guatemala_2022-text = Gli USA impongono sanzioni a due aziende: la loro miniera e la fonderia devono fermarsi.

news-manganese_gabon_2022-headline = Una frana taglia l’unica ferrovia del Gabon
news-manganese_gabon_2022-text = Il minerale di manganese non può arrivare dalle miniere al porto.

news-titanium_mozambique_2023-headline = Un fulmine colpisce una miniera di titanio in Mozambico
news-titanium_mozambique_2023-text = Interrompe la linea elettrica della grande miniera, che estrae il minerale di titanio.

news-chromium_turkey_2023-headline = Terribile terremoto in Turchia
news-chromium_turkey_2023-text = Danneggia anche la ferrovia e il porto da cui parte il minerale di cromo.

news-nickel_finland_2023-headline = La Finlandia apre un grande impianto per vecchie batterie
news-nickel_finland_2023-text = Recupera nichel e cobalto dalle batterie che non servono più a nessuno.

news-manganese_ukraine_2023-headline = La guerra ferma miniere di manganese in Ucraina
news-manganese_ukraine_2023-text = Bombardamenti e mancanza d’acqua fermano insieme due miniere e due fonderie.

news-rare_earths_malaysia_2024-headline = La Malaysia non esporta più terre rare grezze
news-rare_earths_malaysia_2024-text = La Malaysia vuole che siano lavorate nel Paese.

news-tantalum_congo_2024-headline = Combattimenti attorno a miniere di tantalio in Congo
news-tantalum_congo_2024-text = Un gruppo armato conquista le miniere di Rubaya, che danno più di un settimo del tantalio mondiale.

news-nickel_new_caledonia_2024-headline = Disordini fermano le miniere di nichel in Nuova Caledonia
news-nickel_new_caledonia_2024-text = Sull’isola del Pacifico le miniere si fermano e il nichel diventa più caro.

news-aluminium_guinea_2024-headline = La Guinea ferma l’export di minerale di alluminio
news-aluminium_guinea_2024-text = Dopo una disputa una grande azienda non può più spedire bauxite, il minerale dell’alluminio.

news-heavy_rare_earths_myanmar_2024-headline = Combattimenti attorno a miniere di terre rare in Myanmar
news-heavy_rare_earths_myanmar_2024-text = Un gruppo armato conquista miniere che danno circa metà delle terre rare pesanti del mondo.

news-lithium_australia_2024-headline = Chiude una miniera di litio in Australia
news-lithium_australia_2024-text = Il prezzo del litio è sceso di quattro quinti ed estrarlo non conviene più.

news-graphite_mozambique_2024-headline = Proteste bloccano una miniera di grafite in Mozambico
news-graphite_mozambique_2024-text = La grande miniera di Balama resta ferma per sei mesi.

news-cobalt_congo_2025-headline = Il Congo ferma tutte le esportazioni di cobalto
news-cobalt_congo_2025-text = Il prezzo è troppo basso: per mesi il cobalto non può lasciare il Paese.

news-heavy_rare_earths_malaysia_2025-headline = Terre rare pesanti da un impianto in Malaysia
news-heavy_rare_earths_malaysia_2025-text = È il primo impianto fuori dalla Cina che separa una terra rara pesante.

news-copper_papua_2025-headline = Il fango invade una gigantesca miniera di rame in Papua
news-copper_papua_2025-text = Sette lavoratori restano intrappolati nella miniera di Grasberg e si estrae molto meno rame.

news-rare_earths_estonia_2025-headline = L’Estonia apre una fabbrica di magneti di terre rare
news-rare_earths_estonia_2025-text = È la prima grande in Europa: basta per circa un milione di auto elettriche all’anno.

news-tungsten_korea_2025-headline = Riapre una vecchia miniera di tungsteno in Corea del Sud
news-tungsten_korea_2025-text = È rimasta chiusa circa 30 anni, e la maggior parte del tungsteno viene dalla Cina.

news-cobalt_madagascar_2026-headline = Un ciclone danneggia un impianto di cobalto in Madagascar
news-cobalt_madagascar_2026-text = Il ciclone Gezani danneggia l’impianto di nichel e cobalto, che deve chiudere.

news-lithium_zimbabwe_2026-headline = Lo Zimbabwe ferma le esportazioni di minerale di litio
news-lithium_zimbabwe_2026-text = Da un giorno all’altro nessun minerale grezzo può lasciare il Paese, nemmeno il litio.
