### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Strike at a nickel mine in Colombia
news-nickel_colombia_2008-text = Workers at a large nickel mine stop work because they want a better contract.

news-gallium_russia_2008-headline = Russian plant that also makes gallium shuts down
news-gallium_russia_2008-text = The plant in Pikalyovo stays closed for more than half a year.

news-arsenic_peru_2009-headline = Big metal plant in Peru shuts down
news-arsenic_peru_2009-text = The plant in La Oroya can’t pay for ore, so it makes no more metals and no more arsenic.

news-nickel_britain_2010-headline = Nickel refinery in Wales runs short of supplies
news-nickel_britain_2010-text = Because of a strike in Canada it gets too little raw nickel and makes far less than usual.

news-coking_coal_russia_2010-headline = Explosions close a coking coal mine in Siberia
news-coking_coal_russia_2010-text = Many miners lose their lives, and repairs are expected to take at least a year.

news-coking_coal_australia_2010-headline = Floods stop coking coal mines in Australia
news-coking_coal_australia_2010-text = In Queensland, water fills the pits, and three quarters of the coalfields are out of action.

news-titanium_japan_2011-headline = Earthquake and tsunami hit Japan
news-titanium_japan_2011-text = A great earthquake and a tsunami hit a region that makes a lot of titanium.

news-tantalum_rwanda_2011-headline = Tantalum ore from Rwanda needs proof of origin
news-tantalum_rwanda_2011-text = From now on, large buyers take the ore only with proof of where it was mined.

news-nickel_indonesia_2014-headline = Indonesia stops exports of nickel ore
news-nickel_indonesia_2014-text = Indonesia wants more of its ore to be processed at home.

news-platinum_south_africa_2014-headline = Platinum miners strike in South Africa
news-platinum_south_africa_2014-text = About 70,000 workers at the three largest producers strike for five months.

news-chromium_india_2014-headline = Large chromium mine in India must stop
news-chromium_india_2014-text = The lease of a large mine in Odisha isn’t renewed, so work there stops.

news-silicon_brazil_2014-headline = Drought switches off silicon furnaces in Brazil
news-silicon_brazil_2014-text = Electricity is scarce after the worst drought in over 80 years, so silicon makers stop.

news-magnesium_israel_2015-headline = Strike cuts magnesium from the Dead Sea
news-magnesium_israel_2015-text = Workers in Israel strike for almost four months; that year a quarter less magnesium is made.

news-vanadium_south_africa_2015-headline = Large vanadium mine in South Africa closes
news-vanadium_south_africa_2015-text = The mine and its steelworks have no money left; the mine supplied a tenth of the world’s vanadium.

news-rare_earths_usa_2015-headline = The only rare earth mine in the USA closes
news-rare_earths_usa_2015-text = Prices have fallen for four years, and the mine no longer earns enough.

news-nickel_philippines_2017-headline = Nickel mines in the Philippines are told to close
news-nickel_philippines_2017-text = To protect nature, 23 mines are to close; most of them are nickel mines.

news-copper_chile_2017-headline = Strike at the world’s largest copper mine
news-copper_chile_2017-text = Workers in Chile strike for six weeks, and the price of copper rises.

news-helium_qatar_2017-headline = Qatar’s two helium plants must stop
news-helium_qatar_2017-text = In a dispute the land border is closed, and helium can’t be sent out.

news-aluminium_brazil_2018-headline = Giant aluminium supplier in Brazil must slow down
news-aluminium_brazil_2018-text = After heavy rain and a dispute over waste water, the plant may only run at half speed.

news-fluorspar_south_africa_2019-headline = New fluorspar mine opens in South Africa
news-fluorspar_south_africa_2019-text = The Nokeng mine near Pretoria starts production; most of its fluorspar will be sold abroad.

news-strontium_iran_2020-headline = Some strontium mines in Iran stand idle
news-strontium_iran_2020-text = The USA imposes new sanctions on mining companies, and some mines run out of money.

news-coking_coal_mongolia_2020-headline = Mongolia stops coal exports for six weeks
news-coking_coal_mongolia_2020-text = No coking coal crosses the border, so that the coronavirus stays out.

news-germanium_germany_2020-headline = German maker of germanium stops work
news-germanium_germany_2020-text = A plant in Langelsheim has money problems and stops making pure metals such as germanium.

news-phosphate_tunisia_2020-headline = Protests stop phosphate mines in Tunisia
news-phosphate_tunisia_2020-text = People demanding jobs hold sit-ins, and all phosphate mining in the country stops.

news-platinum_russia_2021-headline = Water floods two mines in Siberia
news-platinum_russia_2021-text = They supply palladium and platinum, and it takes months until they are fully back at work.

news-coking_coal_canada_2021-headline = Floods cut Canada’s railways to the Pacific
news-coking_coal_canada_2021-text = Water and mud block every railway to Vancouver, and coking coal can’t reach the port.

news-indium_france_2022-headline = High power prices close a French metal plant
news-indium_france_2022-text = The plant makes zinc and also indium, but electricity now costs too much.

news-helium_russia_2022-headline = Fire stops a new helium plant in Russia
news-helium_russia_2022-text = After an explosion the plant in the Far East is out of action for at least half a year.

news-antimony_russia_2022-headline = Antimony ore from Russia becomes hard to buy
news-antimony_russia_2022-text = Because of sanctions, payments for the ore get stuck.

news-copper_peru_2022-headline = Villagers stop a copper mine in Peru
news-copper_peru_2022-text = They camp on the land of the large mine, which stays closed for over a month.

news-scandium_canada_2022-headline = Canada starts to make scandium
news-scandium_canada_2022-text = A plant in Quebec recovers it from the waste of titanium production, without a new mine.

news-silicon_norway_2022-headline = Strike at silicon plants in Norway
news-silicon_norway_2022-text = Four plants stop or work less, so less silicon is made.

news-phosphate_usa_2022-headline = Hurricane Ian hits phosphate plants in Florida
news-phosphate_usa_2022-text = The storm damages plants and closes a port, so less fertilizer is made and shipped.

news-nickel_guatemala_2022-headline = Sanctions stop a nickel mine in Guatemala
news-nickel_guatemala_2022-text = The USA imposes sanctions on two companies, so their mine and smelter have to stop.

news-manganese_gabon_2022-headline = Landslide cuts Gabon’s only railway
news-manganese_gabon_2022-text = Manganese ore can’t get from the mines to the port.

news-titanium_mozambique_2023-headline = Lightning hits a titanium mine in Mozambique
news-titanium_mozambique_2023-text = It cuts the power line of the large mine, where titanium ore is dug up.

news-chromium_turkey_2023-headline = Terrible earthquake in Turkey
news-chromium_turkey_2023-text = It also damages the railway and the port from which chromium ore is shipped.

news-nickel_finland_2023-headline = Finland opens a large plant for old batteries
news-nickel_finland_2023-text = It gets nickel and cobalt back from batteries that nobody needs any more.

news-manganese_ukraine_2023-headline = War stops manganese mines in Ukraine
news-manganese_ukraine_2023-text = Shelling and a lack of water stop two mines and two smelters at the same time.

news-rare_earths_malaysia_2024-headline = Malaysia stops exports of raw rare earths
news-rare_earths_malaysia_2024-text = Malaysia wants them to be processed at home.

news-tantalum_congo_2024-headline = Fighting around tantalum mines in Congo
news-tantalum_congo_2024-text = An armed group seizes the Rubaya mines, which supply more than a seventh of the world’s tantalum.

news-nickel_new_caledonia_2024-headline = Unrest stops nickel mines in New Caledonia
news-nickel_new_caledonia_2024-text = The mines on the Pacific island are shut, and the price of nickel rises.

news-aluminium_guinea_2024-headline = Guinea stops exports of aluminium ore
news-aluminium_guinea_2024-text = After a dispute, one large company may no longer ship bauxite, the ore of aluminium.

news-heavy_rare_earths_myanmar_2024-headline = Fighting around rare earth mines in Myanmar
news-heavy_rare_earths_myanmar_2024-text = An armed group seizes mines that supply about half of the world’s heavy rare earths.

news-lithium_australia_2024-headline = Lithium mine in Australia closes
news-lithium_australia_2024-text = The price of lithium has fallen by four fifths, so mining it doesn’t pay.

news-graphite_mozambique_2024-headline = Protests block a graphite mine in Mozambique
news-graphite_mozambique_2024-text = The large Balama mine stays closed for half a year.

news-cobalt_congo_2025-headline = Congo stops all cobalt exports
news-cobalt_congo_2025-text = The price is too low, so for months no cobalt may leave the country.

news-heavy_rare_earths_malaysia_2025-headline = Heavy rare earths from a plant in Malaysia
news-heavy_rare_earths_malaysia_2025-text = It’s the first plant outside China that separates a heavy rare earth.

news-copper_papua_2025-headline = Mud rushes into a giant copper mine in Papua
news-copper_papua_2025-text = Seven workers are trapped in the Grasberg mine, and much less copper is mined.

news-rare_earths_estonia_2025-headline = Estonia opens a factory for rare earth magnets
news-rare_earths_estonia_2025-text = It’s Europe’s first large one, big enough for about a million electric cars a year.

news-tungsten_korea_2025-headline = Old tungsten mine in South Korea reopens
news-tungsten_korea_2025-text = It was closed for about 30 years, and most of the world’s tungsten comes from China.

news-cobalt_madagascar_2026-headline = Cyclone damages a cobalt plant in Madagascar
news-cobalt_madagascar_2026-text = Cyclone Gezani damages the plant for nickel and cobalt, which has to close.

news-lithium_zimbabwe_2026-headline = Zimbabwe stops exports of lithium ore
news-lithium_zimbabwe_2026-text = From one day to the next no raw minerals may leave the country, lithium included.
