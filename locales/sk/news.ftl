### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Štrajk v niklovej bani v Kolumbii
news-nickel_colombia_2008-text = Vo veľkej niklovej bani prestávajú ľudia pracovať, pretože chcú lepšiu zmluvu.

news-gallium_russia_2008-headline = Ruský závod, ktorý vyrába aj gálium, stojí
news-gallium_russia_2008-text = Závod v Pikaľove je zatvorený viac ako pol roka.

news-arsenic_peru_2009-headline = Veľká huta v Peru zastavuje výrobu
news-arsenic_peru_2009-text = Huta v La Oroyi nemá peniaze na rudu, a tak nevyrába kovy ani arzén.

news-nickel_britain_2010-headline = Niklovej rafinérii vo Walese chýba surovina
news-nickel_britain_2010-text = Pre štrajk v Kanade dostáva príliš málo surového niklu a vyrába oveľa menej ako inokedy.

news-coking_coal_russia_2010-headline = Výbuchy zatvorili uhoľnú baňu na Sibíri
news-coking_coal_russia_2010-text = Mnoho baníkov prišlo o život a oprava bane na koksovateľné uhlie má trvať najmenej rok.

news-coking_coal_australia_2010-headline = Povodne zastavili uhoľné bane v Austrálii
news-coking_coal_australia_2010-text = V Queenslande zaplavila voda jamy s koksovateľným uhlím a tri štvrtiny ložísk nemôžu pracovať.

news-titanium_japan_2011-headline = Japonsko zasiahlo zemetrasenie a cunami
news-titanium_japan_2011-text = Silné zemetrasenie a cunami zasiahli kraj, v ktorom sa vyrába veľa titánu.

news-tantalum_rwanda_2011-headline = Tantalová ruda z Rwandy potrebuje doklad o pôvode
news-tantalum_rwanda_2011-text = Veľkí kupci odteraz berú rudu len vtedy, keď je dokázané, odkiaľ pochádza.

news-nickel_indonesia_2014-headline = Indonézia zastavuje vývoz niklovej rudy
news-nickel_indonesia_2014-text = Indonézia chce, aby sa viac rudy spracovalo doma.

news-platinum_south_africa_2014-headline = Štrajk v platinových baniach Južnej Afriky
news-platinum_south_africa_2014-text = Asi 70 000 ľudí u troch najväčších výrobcov štrajkuje päť mesiacov.

news-chromium_india_2014-headline = Veľká chrómová baňa v Indii musí prestať ťažiť
news-chromium_india_2014-text = Veľkej bani v Odiši nepredĺžili nájom, a tak sa v nej prestalo pracovať.

news-silicon_brazil_2014-headline = Sucho vyplo kremíkové pece v Brazílii
news-silicon_brazil_2014-text = Po najhoršom suchu za vyše 80 rokov je málo elektriny a výrobcovia kremíka vypínajú pece.

news-magnesium_israel_2015-headline = Štrajk znížil výrobu horčíka pri Mŕtvom mori
news-magnesium_israel_2015-text = V Izraeli štrajkujú takmer štyri mesiace; horčíka sa v tom roku vyrobí o štvrtinu menej.

news-vanadium_south_africa_2015-headline = Veľká vanádová baňa v Južnej Afrike sa zatvára
news-vanadium_south_africa_2015-text = Baňa a jej oceliareň nemajú peniaze; baňa dodávala desatinu svetového vanádu.

news-rare_earths_usa_2015-headline = Jediná baňa na vzácne zeminy v USA sa zatvára
news-rare_earths_usa_2015-text = Ceny klesajú už štyri roky a baňa už nezarobí dosť.

news-nickel_philippines_2017-headline = Niklové bane na Filipínach sa majú zatvoriť
news-nickel_philippines_2017-text = Na ochranu prírody sa má zatvoriť 23 baní a väčšina z nich ťaží nikel.

news-copper_chile_2017-headline = Štrajk v najväčšej medenej bani sveta
news-copper_chile_2017-text = V Čile sa štrajkuje šesť týždňov a cena medi rastie.

news-helium_qatar_2017-headline = Dva závody na hélium v Katare musia zastaviť výrobu
news-helium_qatar_2017-text = Pre spor sa zatvorila pozemná hranica a hélium sa nedá vyviezť.

news-aluminium_brazil_2018-headline = Obrovský hliníkový závod v Brazílii musí spomaliť
news-aluminium_brazil_2018-text = Po silných dažďoch a spore o odpadové vody smie závod vyrábať len polovicu.

news-fluorspar_south_africa_2019-headline = V Južnej Afrike otvorili novú fluoritovú baňu
news-fluorspar_south_africa_2019-text = Baňa Nokeng pri Pretórii začína pracovať a väčšina fluoritu sa predá do zahraničia.

news-strontium_iran_2020-headline = Niektoré stronciové bane v Iráne stoja
news-strontium_iran_2020-text = USA uvalili na banské spoločnosti nové sankcie a niektorým baniam chýbajú peniaze.

news-coking_coal_mongolia_2020-headline = Mongolsko na šesť týždňov zastavuje vývoz uhlia
news-coking_coal_mongolia_2020-text = Koksovateľné uhlie nejde cez hranicu, aby sa do krajiny nedostal koronavírus.

news-germanium_germany_2020-headline = Nemecký výrobca germánia končí
news-germanium_germany_2020-text = Závod v Langelsheime má problémy s peniazmi a prestáva vyrábať čisté kovy, napríklad germánium.

news-phosphate_tunisia_2020-headline = Protesty zastavili fosfátové bane v Tunisku
news-phosphate_tunisia_2020-text = Ľudia, ktorí žiadajú prácu, protestujú v sede a všetky fosfátové bane v krajine stoja.

news-platinum_russia_2021-headline = Voda zaplavila dve bane na Sibíri
news-platinum_russia_2021-text = Dodávajú paládium a platinu a trvá mesiace, kým znova naplno pracujú.

news-coking_coal_canada_2021-headline = Povodne prerušili železnice v západnej Kanade
news-coking_coal_canada_2021-text = Voda a bahno zablokovali všetky trate do Vancouveru a koksovateľné uhlie sa nedostane do prístavu.

news-indium_france_2022-headline = Drahá elektrina zatvorila francúzsku hutu
news-indium_france_2022-text = Huta vyrába zinok a aj indium, ale elektrina je teraz príliš drahá.

news-helium_russia_2022-headline = Požiar zastavil nový závod na hélium v Rusku
news-helium_russia_2022-text = Po výbuchu závod na Ďalekom východe stojí najmenej pol roka.

news-antimony_russia_2022-headline = Antimónovú rudu z Ruska je ťažké kúpiť
news-antimony_russia_2022-text = Pre sankcie uviazli platby za rudu.

news-copper_peru_2022-headline = Dedinčania zastavili medenú baňu v Peru
news-copper_peru_2022-text = Táboria na pozemku veľkej bane, ktorá vyše mesiaca stojí.

news-scandium_canada_2022-headline = Kanada začína vyrábať skandium
news-scandium_canada_2022-text = Závod v Quebecu ho získava z odpadu po výrobe titánu, bez novej bane.

news-silicon_norway_2022-headline = Štrajk v závodoch na kremík v Nórsku
news-silicon_norway_2022-text = Štyri závody stoja alebo pracujú menej, a tak je menej kremíka.

news-phosphate_usa_2022-headline = Hurikán Ian zasiahol fosfátové závody na Floride
news-phosphate_usa_2022-text = Búrka poškodila závody a zatvorila prístav, preto je menej hnojiva.

news-nickel_guatemala_2022-headline = Sankcie zastavili niklovú baňu v Guatemale
news-nickel_guatemala_2022-text = USA uvalili sankcie na dve spoločnosti, a tak ich baňa a huta musia stáť.

news-manganese_gabon_2022-headline = Zosuv pôdy prerušil jedinú železnicu v Gabone
news-manganese_gabon_2022-text = Mangánová ruda sa nedostane z baní do prístavu.

news-titanium_mozambique_2023-headline = Blesk zasiahol titánovú baňu v Mozambiku
news-titanium_mozambique_2023-text = Prerušil elektrické vedenie veľkej bane, v ktorej sa ťaží titánová ruda.

news-chromium_turkey_2023-headline = Strašné zemetrasenie v Turecku
news-chromium_turkey_2023-text = Poškodilo aj železnicu a prístav, z ktorého sa vyváža chrómová ruda.

news-nickel_finland_2023-headline = Fínsko otvára veľký závod na staré batérie
news-nickel_finland_2023-text = Získava nikel a kobalt z batérií, ktoré už nikto nepotrebuje.

news-manganese_ukraine_2023-headline = Vojna zastavila mangánové bane na Ukrajine
news-manganese_ukraine_2023-text = Pre ostreľovanie a nedostatok vody naraz stoja dve bane a dve huty.

news-rare_earths_malaysia_2024-headline = Malajzia zastavuje vývoz surových vzácnych zemín
news-rare_earths_malaysia_2024-text = Malajzia chce, aby sa spracovali doma.

news-tantalum_congo_2024-headline = Boje pri tantalových baniach v Kongu
news-tantalum_congo_2024-text = Ozbrojená skupina obsadila bane Rubaya, ktoré dávajú vyše sedminy svetového tantalu.

news-nickel_new_caledonia_2024-headline = Nepokoje zastavili niklové bane v Novej Kaledónii
news-nickel_new_caledonia_2024-text = Bane na tichomorskom ostrove stoja a nikel zdražel.

news-aluminium_guinea_2024-headline = Guinea zastavuje vývoz hliníkovej rudy
news-aluminium_guinea_2024-text = Po spore nesmie jedna veľká spoločnosť vyvážať bauxit, rudu hliníka.

news-heavy_rare_earths_myanmar_2024-headline = Boje pri baniach na vzácne zeminy v Mjanmarsku
news-heavy_rare_earths_myanmar_2024-text = Ozbrojená skupina obsadila bane, ktoré dávajú asi polovicu ťažkých vzácnych zemín sveta.

news-lithium_australia_2024-headline = Lítiová baňa v Austrálii sa zatvára
news-lithium_australia_2024-text = Cena lítia klesla o štyri pätiny, a tak sa ťažba neoplatí.

news-graphite_mozambique_2024-headline = Protesty zablokovali grafitovú baňu v Mozambiku
news-graphite_mozambique_2024-text = Veľká baňa Balama stojí pol roka.

news-cobalt_congo_2025-headline = Kongo zastavuje všetok vývoz kobaltu
news-cobalt_congo_2025-text = Cena je príliš nízka, a tak celé mesiace nesmie kobalt opustiť krajinu.

news-heavy_rare_earths_malaysia_2025-headline = Ťažké vzácne zeminy zo závodu v Malajzii
news-heavy_rare_earths_malaysia_2025-text = Je to prvý závod mimo Číny, ktorý oddeľuje ťažký prvok vzácnych zemín.

news-copper_papua_2025-headline = Bahno zaplavilo obrovskú medenú baňu v Papue
news-copper_papua_2025-text = V bani Grasberg uviazlo sedem ľudí a ťaží sa oveľa menej medi.

news-rare_earths_estonia_2025-headline = Estónsko otvára továreň na magnety zo vzácnych zemín
news-rare_earths_estonia_2025-text = Je prvá veľká v Európe a vystačí asi na milión elektromobilov ročne.

news-tungsten_korea_2025-headline = Stará volfrámová baňa v Južnej Kórei sa znova otvára
news-tungsten_korea_2025-text = Bola zatvorená asi 30 rokov a väčšina volfrámu pochádza z Číny.

news-cobalt_madagascar_2026-headline = Cyklón poškodil závod na kobalt na Madagaskare
news-cobalt_madagascar_2026-text = Cyklón Gezani poškodil závod na nikel a kobalt, ktorý sa musel zatvoriť.

news-lithium_zimbabwe_2026-headline = Zimbabwe zastavuje vývoz lítiovej rudy
news-lithium_zimbabwe_2026-text = Zo dňa na deň nesmú krajinu opustiť nijaké surové nerasty, ani lítium.
