### What a Material costs people and nature, how it’s recycled and why not more, and what could replace it.
### The English sentences and their sources are in content/facts/stories.csv.

long-impact-aluminium = Mines for its ore, bauxite, bring jobs to Guinea. But villagers there report lost farmland, dust and dirty water.
long-recycling-aluminium = Old metal can be melted with far less energy than new metal takes. But the world needs more each year than comes back.
long-substitute-aluminium = Copper can take its place in power lines. But the cable gets about twice as heavy.
long-note-aluminium = Until 2020 the EU’s risk figures are for the metal alone. Since 2023 they count bauxite, its ore, too.

long-impact-antimony = Near the largest mine, in China, some water held a thousand times more antimony than clean water.
long-recycling-antimony = Most of what comes back is in the lead of old car batteries.
long-substitute-antimony = A white powder made with aluminium can stop fire too. But it may have to make up half of the plastic.

long-impact-arsenic = Under an old gold mine in Canada lie 237,000 tonnes of poisonous arsenic dust. It must be guarded for ever.
long-recycling-arsenic = Nobody gets it back from old circuit boards. Only chip makers and plants that treat wood use their own leftovers again.
long-substitute-arsenic = Mixtures with copper can protect wood instead. But for some special chips nothing else will do.

long-impact-baryte = In Nigeria people dig it by hand and earn a living with it. But they leave deep pits and ruined farmland.
long-recycling-baryte = It isn’t recycled. Most of it ends up in the heavy mud that is used to drill for oil and gas.
long-substitute-baryte = Other heavy minerals can make drilling mud heavy. But none can replace baryte on a large scale.

long-impact-beryllium = Its dust can cause a lung disease that has no cure. So factories must keep the air very clean.
long-recycling-beryllium = Makers of beryllium parts collect their own scrap. But hardly any comes from old products.
long-substitute-beryllium = Other copper alloys can make springs and contacts, but they don’t work as well.

long-impact-bismuth = It is mostly a by-product of lead. Careless lead smelters can poison workers, soil and children.
long-recycling-bismuth = Much of it can’t be caught again. The bismuth in make-up, for example, is washed down the drain.
long-substitute-bismuth = For an upset stomach, medicine made with chalk can help too. In shiny make-up, mica can do the job.

long-impact-boron = Near a large mine in Turkey, boron and arsenic have got into the groundwater. Fields are watered with it.
long-recycling-boron = Hardly any comes back. Most of it goes into glass, ceramics, washing powder and fertilizer.
long-substitute-boron = Washing powder can do without it. Another salt does the job, even in cooler water.

long-impact-chromium = In India’s Sukinda valley, mines let out a poisonous form of chromium. It became one of the most polluted places on Earth.
long-recycling-chromium = It comes back mainly inside old stainless steel, which is melted down again.
long-substitute-chromium = Nothing can replace it in stainless steel or in the hot parts of jet engines.

long-impact-cobalt = In DR Congo many people dig for it by hand in unsafe tunnels. Children work there too.
long-recycling-cobalt = The biggest loss is in old phones and laptops. Too many of their batteries are never collected.
long-substitute-cobalt = Batteries with iron and phosphate need no cobalt. But they weigh more for the same energy.

long-impact-coking_coal = Its mines leak methane, a gas that heats up the climate. In Canada, rain washes harmful selenium from the waste rock into rivers.
long-recycling-coking_coal = It can’t be recycled: the coke made from it is used up when iron is made.
long-substitute-coking_coal = Hydrogen can do its job in steelworks. But clean hydrogen is still scarce and costs a lot.

long-impact-copper = Most mines in Chile lie in one of the driest deserts on Earth. There, mines and villages need the same water.
long-recycling-copper = It can be melted again and again and stays as good as new. But most copper is still in use, often for decades.
long-substitute-copper = Aluminium can replace it in cables, but the wires must be thicker.

long-impact-fluorspar = It is made into a dangerous acid. In 2012 a leak in South Korea killed five workers, and crops withered.
long-recycling-fluorspar = Factory waste holds some that could be used again, but it is often not pure enough.
long-substitute-fluorspar = Fridges can run on other gases, such as carbon dioxide. And fluorine can also come from phosphate rock.

long-impact-gallium = It is a by-product of making aluminium from bauxite. In 2010 red mud from such a plant flooded villages in Hungary.
long-recycling-gallium = Chip factories use their own scrap again. But nobody gets it back from old phones and lamps.
long-substitute-gallium = Silicon can do the job in simpler phone chips and in solar cells, but not in many military devices.

long-impact-germanium = It comes with zinc ore and coal. In China, smelters without good filters polluted rice fields with a poisonous metal.
long-recycling-germanium = Factories for lenses and fibres use their own cuttings again. But little comes back from old products.
long-substitute-germanium = Special glass can replace it in heat cameras. The glass is cheaper and lighter, but it bends the rays less.

long-impact-hree = In northern Myanmar, chemicals are pumped into the hills to wash them out. The chemicals have poisoned streams.
long-recycling-hree = Only small amounts come back, from old magnets, batteries and lamps. Magnets are coated and spread over many devices.
long-substitute-hree = Many things can be made without them, but then they usually work less well.

long-impact-helium = It comes up with natural gas, a fossil fuel. Once it escapes, it drifts off into space for good.
long-recycling-helium = It takes costly machines to catch the gas and cool it again.
long-substitute-helium = For the coldest jobs nothing else will do. But one newer scanner needs 20 litres instead of 2,000.

long-impact-indium = In one factory, 23 of 108 workers had changes in their lungs. The cause was probably indium dust.
long-recycling-indium = A screen holds only a very thin film of it, and nobody collects that.
long-substitute-indium = Very fine silver wires or graphene could replace it in touchscreens. Most of this is still being tested.

long-impact-lree = At Baotou in China, waste from the plants fills a lake of 11 square kilometres. It holds radioactive thorium.
long-recycling-lree = Old magnets are coated and spread over many devices. So hardly any come back.
long-substitute-lree = Electric motors can run without rare earth magnets. But then they are heavier or need more power.

long-impact-lithium = In Chile’s Atacama desert, salty water is pumped up to get it. People there fear for their fresh water.
long-recycling-lithium = Hardly any comes back so far. But plants for old batteries are being built.
long-substitute-lithium = Sodium batteries need no lithium, and their materials are cheaper. But they store less energy for their weight.

long-impact-magnesium = Most of it is made in China with a lot of fossil fuel. One kilogram causes about 40 kilograms of greenhouse gas.
long-recycling-magnesium = Much of it comes back as part of old aluminium.
long-substitute-magnesium = Aluminium or zinc can replace it in cast parts. They cost less but weigh more.

long-impact-manganese = Workers who breathe its dust and fumes for years may move and think more slowly.
long-recycling-manganese = It comes back only as a side effect, when old steel is melted.
long-substitute-manganese = In steel, its main use, nothing can replace it well.

long-impact-natural_graphite = People near graphite plants in China told of shiny dust on crops and laundry. Their water was no longer fit to drink.
long-recycling-natural_graphite = There is plenty of fresh graphite on the market, so little is recycled.
long-substitute-natural_graphite = It can also be made in a factory. But that takes far more energy and money.

long-impact-nickel = Around nickel plants in Indonesia, rainforest vanishes twice as fast as before. Coasts and corals suffer too.
long-recycling-nickel = It comes back mainly in old stainless steel, and that lasts for many years.
long-substitute-nickel = Batteries with iron and phosphate need no nickel. But with a battery of the same weight, a car can’t go as far.

long-impact-niobium = Brazil’s ore is slightly radioactive, so its huge waste heaps are checked. One study found no danger to the public.
long-recycling-niobium = It is melted down with old steel. But nobody separates it, so it doesn’t count as recycled.
long-substitute-niobium = Vanadium can replace it in strong steel. But the steel may get weaker or cost more.

long-impact-phosphate_rock = Making fertilizer leaves mountains of slightly radioactive gypsum. In Florida alone, about a billion tons are piled up.
long-recycling-phosphate_rock = It’s in what we flush away. By law Switzerland must get it back from sewage, but its plants aren’t ready yet.
long-substitute-phosphate_rock = Nothing can replace it on the fields: every plant needs phosphorus.

long-impact-phosphorus = Its electric furnaces need a lot of power. It catches fire in air, so it must be kept under water.
long-recycling-phosphorus = Pure phosphorus isn’t recycled yet. But a European project wants to make it from sewage sludge.
long-substitute-phosphorus = In some uses, clean acid made from phosphate rock has taken its place. In medicines and chips it hasn’t.

long-impact-pgm = In South Africa, miners work about a kilometre underground. One report speaks of 48 degrees there.
long-recycling-pgm = Many old cars are sold abroad with the metals still in their exhaust cleaners.
long-substitute-pgm = Palladium and platinum can partly replace each other in exhaust cleaners. In other uses a swap works less well.

long-impact-scandium = It is spread so thin that acid must wash it out of the ores or waste of other metals.
long-recycling-scandium = None is recycled. The whole world uses only about 60 tonnes of its oxide a year.
long-substitute-scandium = Titanium or carbon fibre can do its job in many light, strong parts, but not in all.

long-impact-silicon_metal = One tonne takes about 12 megawatt-hours of electricity. The coal in the furnace turns into carbon dioxide.
long-recycling-silicon_metal = Old solar panels give back aluminium, glass and copper, but mostly no silicon.
long-substitute-silicon_metal = Some chips are made of germanium, or of gallium and arsenic. But these are far rarer and cost far more.

long-impact-strontium = Mines near Granada in Spain left big waste heaps. Now more of the mineral is taken from the heaps without new blasting.
long-recycling-strontium = It isn’t recycled. Much of it goes into fireworks and signal flares, and these scatter it in the air.
long-substitute-strontium = Barium can replace it in cheap magnets, but these can’t stand as much heat.

long-impact-tantalum = In eastern DR Congo, people dig the ore by hand in unsafe tunnels. Armed groups fight over the region.
long-recycling-tantalum = What comes back is mostly scrap from factories. Hardly any comes from old devices.
long-substitute-tantalum = Capacitors can also be made of ceramics or aluminium. But these may work less well or cost more.

long-impact-titanium_metal = Making the metal takes a lot of energy. In Madagascar, fishers blamed an ore mine for dead fish. The company denies it.
long-recycling-titanium_metal = Cutting parts for planes leaves a lot of scrap. Europe sells most of it to the USA, which melts it again.
long-substitute-titanium_metal = Aluminium, steel or composites can replace it. But few are so light, strong and free of rust at once.

long-impact-tungsten = Ninety years of mining in Portugal left a million cubic metres of fine waste above a major river.
long-recycling-tungsten = It pays to collect worn tools: the scrap holds more tungsten than the ore does.
long-substitute-tungsten = Ceramics or other hard metals can replace part of it in cutting tools, but rarely all.

long-impact-vanadium = Around the mines and smelters of Panzhihua in China, vanadium has polluted the soil.
long-recycling-vanadium = It comes back mostly from used catalysts. When old steel is melted, it is lost in the slag.
long-substitute-vanadium = Niobium, titanium or manganese can partly replace it in steel. In titanium for aircraft nothing works as well.
