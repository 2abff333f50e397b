### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Staking bij een nikkelmijn in Colombia
news-nickel_colombia_2008-text = In een grote nikkelmijn leggen de arbeiders het werk neer, want ze willen een beter contract.

news-gallium_russia_2008-headline = Russische fabriek die ook gallium maakt, ligt stil
news-gallium_russia_2008-text = De fabriek in Pikaljovo blijft ruim een half jaar dicht.

news-arsenic_peru_2009-headline = Grote metaalfabriek in Peru stopt
news-arsenic_peru_2009-text = De fabriek in La Oroya kan geen erts betalen en maakt dus geen metalen en geen arseen meer.

news-nickel_britain_2010-headline = Nikkelraffinaderij in Wales krijgt te weinig aanvoer
news-nickel_britain_2010-text = Door een staking in Canada krijgt ze te weinig ruw nikkel en maakt ze veel minder dan normaal.

news-coking_coal_russia_2010-headline = Kolenmijn in Siberië dicht na ontploffingen
news-coking_coal_russia_2010-text = Veel mijnwerkers komen om, en het herstel van de cokeskolenmijn duurt naar verwachting minstens een jaar.

news-coking_coal_australia_2010-headline = Overstromingen leggen kolenmijnen in Australië stil
news-coking_coal_australia_2010-text = In Queensland lopen de groeven met cokeskolen vol, en driekwart van de kolenvelden ligt stil.

news-titanium_japan_2011-headline = Aardbeving en tsunami treffen Japan
news-titanium_japan_2011-text = Een zware aardbeving en een tsunami treffen een streek waar veel titanium wordt gemaakt.

news-tantalum_rwanda_2011-headline = Tantaalerts uit Rwanda heeft een herkomstbewijs nodig
news-tantalum_rwanda_2011-text = Grote kopers nemen het erts nu alleen als bewezen is waar het vandaan komt.

news-nickel_indonesia_2014-headline = Indonesië stopt de export van nikkelerts
news-nickel_indonesia_2014-text = Indonesië wil dat meer van het erts in eigen land wordt verwerkt.

news-platinum_south_africa_2014-headline = Staking in de platinamijnen van Zuid-Afrika
news-platinum_south_africa_2014-text = Ongeveer 70.000 arbeiders van de drie grootste producenten staken vijf maanden lang.

news-chromium_india_2014-headline = Grote chroommijn in India moet stoppen
news-chromium_india_2014-text = De vergunning van een grote mijn in Odisha wordt niet verlengd, dus het werk stopt.

news-silicon_brazil_2014-headline = Droogte legt siliciumovens in Brazilië stil
news-silicon_brazil_2014-text = Door de ergste droogte in ruim 80 jaar is stroom schaars, en siliciummakers stoppen.

news-magnesium_israel_2015-headline = Staking: minder magnesium uit de Dode Zee
news-magnesium_israel_2015-text = In Israël staken arbeiders bijna vier maanden; dat jaar wordt een kwart minder magnesium gemaakt.

news-vanadium_south_africa_2015-headline = Grote vanadiummijn in Zuid-Afrika sluit
news-vanadium_south_africa_2015-text = De mijn en haar staalfabriek hebben geen geld meer; de mijn leverde een tiende van al het vanadium.

news-rare_earths_usa_2015-headline = De enige mijn voor zeldzame aarden in de VS sluit
news-rare_earths_usa_2015-text = De prijzen dalen al vier jaar, en de mijn verdient niet genoeg meer.

news-nickel_philippines_2017-headline = Nikkelmijnen in de Filipijnen moeten dicht
news-nickel_philippines_2017-text = Om de natuur te beschermen moeten 23 mijnen sluiten; de meeste winnen nikkel.

news-copper_chile_2017-headline = Staking in de grootste kopermijn van de wereld
news-copper_chile_2017-text = In Chili staken arbeiders zes weken, en de koperprijs stijgt.

news-helium_qatar_2017-headline = De twee heliumfabrieken van Qatar moeten stoppen
news-helium_qatar_2017-text = Bij een ruzie tussen landen gaat de landgrens dicht, en het helium kan niet weg.

news-aluminium_brazil_2018-headline = Grote aluminiumleverancier in Brazilië moet minder maken
news-aluminium_brazil_2018-text = Na zware regen en een ruzie over afvalwater mag de fabriek nog maar half draaien.

news-fluorspar_south_africa_2019-headline = Nieuwe vloeispaatmijn in Zuid-Afrika geopend
news-fluorspar_south_africa_2019-text = De mijn Nokeng bij Pretoria begint; het meeste vloeispaat wordt aan het buitenland verkocht.

news-strontium_iran_2020-headline = Sommige strontiummijnen in Iran liggen stil
news-strontium_iran_2020-text = De VS leggen mijnbedrijven nieuwe sancties op, en sommige mijnen hebben geen geld meer.

news-coking_coal_mongolia_2020-headline = Mongolië stopt zes weken met de export van kolen
news-coking_coal_mongolia_2020-text = Er gaan geen cokeskolen de grens over, zodat het coronavirus buiten blijft.

news-germanium_germany_2020-headline = Duitse fabriek stopt met germanium
news-germanium_germany_2020-text = Een fabriek in Langelsheim heeft geldproblemen en maakt geen zuivere metalen zoals germanium meer.

news-phosphate_tunisia_2020-headline = Protest legt de fosfaatmijnen in Tunesië stil
news-phosphate_tunisia_2020-text = Mensen die om werk vragen, houden zitstakingen, en alle fosfaatmijnen van het land stoppen.

news-platinum_russia_2021-headline = Twee mijnen in Siberië lopen vol water
news-platinum_russia_2021-text = Ze leveren palladium en platina, en het duurt maanden voordat ze weer echt werken.

news-coking_coal_canada_2021-headline = Overstromingen blokkeren het spoor in West-Canada
news-coking_coal_canada_2021-text = Water en modder blokkeren elk spoor naar Vancouver, en cokeskolen bereiken de haven niet.

news-indium_france_2022-headline = Franse metaalfabriek dicht door dure stroom
news-indium_france_2022-text = De fabriek maakt zink en ook indium, maar stroom is nu te duur.

news-helium_russia_2022-headline = Brand legt een nieuwe heliumfabriek in Rusland stil
news-helium_russia_2022-text = Na een ontploffing ligt de fabriek in het Verre Oosten minstens een half jaar stil.

news-antimony_russia_2022-headline = Antimoonerts uit Rusland is moeilijk te kopen
news-antimony_russia_2022-text = Door sancties blijven betalingen voor het erts steken.

news-copper_peru_2022-headline = Dorpelingen leggen een kopermijn in Peru stil
news-copper_peru_2022-text = Ze kamperen op het terrein van de grote mijn, die ruim een maand stilligt.

news-scandium_canada_2022-headline = Canada begint met de productie van scandium
news-scandium_canada_2022-text = Een fabriek in Quebec haalt het uit afval van de titaniumproductie, zonder nieuwe mijn.

news-silicon_norway_2022-headline = Staking bij siliciumfabrieken in Noorwegen
news-silicon_norway_2022-text = Vier fabrieken stoppen of draaien minder, dus er komt minder silicium.

news-phosphate_usa_2022-headline = Orkaan Ian treft fosfaatfabrieken in Florida
news-phosphate_usa_2022-text = De storm beschadigt fabrieken en sluit een haven, dus er komt minder kunstmest.

news-nickel_guatemala_2022-headline = Sancties stoppen een nikkelmijn in Guatemala
news-nickel_guatemala_2022-text = De VS leggen twee bedrijven sancties op, dus hun mijn en smelterij moeten stoppen.

news-manganese_gabon_2022-headline = Aardverschuiving onderbreekt de enige spoorlijn van Gabon
news-manganese_gabon_2022-text = Mangaanerts kan niet van de mijnen naar de haven.

news-titanium_mozambique_2023-headline = Bliksem treft een titaniummijn in Mozambique
news-titanium_mozambique_2023-text = De stroomleiding van de grote mijn, die titaniumerts wint, valt uit.

news-chromium_turkey_2023-headline = Verschrikkelijke aardbeving in Turkije
news-chromium_turkey_2023-text = Ook de spoorlijn en de haven voor chroomerts raken beschadigd.

news-nickel_finland_2023-headline = Finland opent een grote fabriek voor oude batterijen
news-nickel_finland_2023-text = Ze haalt nikkel en kobalt terug uit batterijen die niemand meer nodig heeft.

news-manganese_ukraine_2023-headline = Oorlog legt mangaanmijnen in Oekraïne stil
news-manganese_ukraine_2023-text = Beschietingen en watergebrek leggen twee mijnen en twee smelterijen tegelijk stil.

news-rare_earths_malaysia_2024-headline = Maleisië stopt de export van ruwe zeldzame aarden
news-rare_earths_malaysia_2024-text = Maleisië wil dat ze in eigen land worden verwerkt.

news-tantalum_congo_2024-headline = Gevechten rond tantaalmijnen in Congo
news-tantalum_congo_2024-text = Een gewapende groep neemt de mijnen van Rubaya in, goed voor ruim een zevende van al het tantaal.

news-nickel_new_caledonia_2024-headline = Onrust legt nikkelmijnen in Nieuw-Caledonië stil
news-nickel_new_caledonia_2024-text = De mijnen op het eiland in de Stille Oceaan liggen stil, en nikkel wordt duurder.

news-aluminium_guinea_2024-headline = Guinee stopt de export van aluminiumerts
news-aluminium_guinea_2024-text = Na een ruzie mag een groot bedrijf geen bauxiet, het erts van aluminium, meer verschepen.

news-heavy_rare_earths_myanmar_2024-headline = Gevechten rond mijnen voor zeldzame aarden in Myanmar
news-heavy_rare_earths_myanmar_2024-text = Een gewapende groep neemt mijnen in, goed voor ongeveer de helft van alle zware zeldzame aarden.

news-lithium_australia_2024-headline = Lithiummijn in Australië sluit
news-lithium_australia_2024-text = De prijs van lithium is met vier vijfde gedaald, dus winnen loont niet.

news-graphite_mozambique_2024-headline = Protest blokkeert een grafietmijn in Mozambique
news-graphite_mozambique_2024-text = De grote mijn van Balama ligt een half jaar stil.

news-cobalt_congo_2025-headline = Congo stopt alle export van kobalt
news-cobalt_congo_2025-text = De prijs is te laag, dus maandenlang mag er geen kobalt het land uit.

news-heavy_rare_earths_malaysia_2025-headline = Zware zeldzame aarden uit een fabriek in Maleisië
news-heavy_rare_earths_malaysia_2025-text = Het is de eerste fabriek buiten China die een zwaar zeldzaam aardmetaal scheidt.

news-copper_papua_2025-headline = Modder stroomt in een reusachtige kopermijn in Papoea
news-copper_papua_2025-text = Zeven arbeiders zitten vast in de Grasbergmijn, en er komt veel minder koper.

news-rare_earths_estonia_2025-headline = Estland opent een fabriek voor zeldzame-aardmagneten
news-rare_earths_estonia_2025-text = Het is de eerste grote in Europa, goed voor zo’n miljoen elektrische auto’s per jaar.

news-tungsten_korea_2025-headline = Oude wolfraammijn in Zuid-Korea gaat weer open
news-tungsten_korea_2025-text = De mijn was ongeveer 30 jaar dicht, en het meeste wolfraam komt uit China.

news-cobalt_madagascar_2026-headline = Cycloon beschadigt een kobaltfabriek op Madagaskar
news-cobalt_madagascar_2026-text = Cycloon Gezani beschadigt de fabriek voor nikkel en kobalt, die dicht moet.

news-lithium_zimbabwe_2026-headline = Zimbabwe stopt de export van lithiumerts
news-lithium_zimbabwe_2026-text = Van de ene op de andere dag mogen geen ruwe mineralen het land uit, ook geen lithium.
