### What each Material is, for a twelve-year-old, and what to mind about its figures.
### The English sentences are those of content/facts/materials.csv.

long-about-aluminium = A light, silvery metal made from a reddish rock called bauxite. It doesn’t rust. You find it in cans, windows, bikes and planes.
long-about-antimony = A brittle, silver-grey element. It helps plastics and cloth to resist fire, and it makes the lead plates in car batteries stiffer.
long-about-arsenic = A poisonous element. Handled with care and joined with gallium, it makes very fast chips for phones, satellites and lasers.
long-about-baryte = A white mineral that is heavier than it looks. It fills out paint and rubber, makes drilling mud heavy and stops X-rays.
long-about-beryllium = One of the lightest metals, very stiff and strong. It is used for the mirrors of space telescopes, springy contacts and X-ray windows.
long-about-bismuth = A heavy metal with a pink shine, far less harmful than lead. It is in stomach medicines, shiny make-up and fire sprinklers.
long-about-boron = It is dug up as salts called borates. It lets glass survive the oven, helps plants grow and is part of the strongest magnets.
long-about-chromium = A hard, shiny metal that makes steel stainless, from forks to skyscrapers.
long-about-cobalt = A metal with a blue tinge, found mostly in Central Africa. It makes batteries last longer and helps jet engines to stand the heat.
long-about-coking_coal = A special coal that is baked into coke. Coke turns iron ore into iron in the giant furnaces of a steelworks.
long-about-copper = A reddish metal. It carries current very well, so almost every cable, motor and plug needs it.
long-about-fluorspar = A colourful crystal and the main source of fluorine. It is needed for non-stick pans, air conditioners, toothpaste and steel.
long-about-gallium = A soft metal that melts in a warm hand. Joined with nitrogen or arsenic, it makes LEDs, fast chargers and radio chips.
long-about-germanium = A shiny grey element that lets heat rays through. You find it in thermal cameras, fibre-optic cables and the solar cells of satellites.
long-about-hree = A family of ten heavier rare earths. They keep magnets strong in the heat and give lamps and lasers their colours.
long-about-helium = A very light gas, trapped underground with natural gas. Liquid helium is colder than any other liquid. It cools the magnets of hospital scanners.
long-about-indium = A soft metal. Its oxide, with a little tin oxide, makes thin layers that are see-through and carry electricity. So a touchscreen can feel your finger.
long-about-lree = A family of five lighter rare earths. They make strong magnets, polish glass, sharpen lenses and clean car exhaust.
long-about-lithium = The lightest metal of all. As charged atoms, called ions, it moves easily from one side of a battery to the other. So phones and electric cars rely on it.
long-about-magnesium = A metal even lighter than aluminium. It makes car parts light and drink cans strong. It burns with a dazzling white light.
long-about-manganese = A grey metal. Without it, steel would be weak and brittle. It’s also used in many kinds of batteries.
long-about-natural_graphite = A soft, black form of carbon, the same stuff as in a pencil. It stores the lithium inside a charged battery.
long-about-nickel = A shiny metal. It helps stainless steel to resist rust and lets electric car batteries hold more energy.
long-about-niobium = A metal that comes almost only from Brazil. A pinch makes steel far stronger. When very cold, its wires carry current without loss.
long-about-phosphate_rock = A rock rich in phosphorus. Every plant needs phosphorus to grow, so most of the rock becomes fertilizer.
long-about-phosphorus = An element. Its white form is poisonous and catches fire by itself. It is made from phosphate rock in hot furnaces. The red form on matchboxes is safer. Medicines and chips need phosphorus too.
long-about-pgm = A family of precious metals that speed up reactions. They clean car exhaust and help to make hydrogen from water. The EU counts five of them; chemists add a sixth, osmium.
long-about-scandium = A light metal. It isn’t rare, but it is spread very thin in the ground. A tiny amount makes aluminium much stronger.
long-about-silicon_metal = A dark, shiny element made from quartz. Very pure, it becomes computer chips and solar cells. It also makes aluminium stronger.
long-about-strontium = A soft metal. Its salts colour fireworks bright red, and it makes cheap everyday magnets.
long-about-tantalum = A hard, blue-grey metal. Inside phones and laptops it stores electric charge in tiny parts called capacitors.
long-about-titanium_metal = A metal as strong as steel but much lighter, and it doesn’t rust. It is in planes, spacecraft and artificial hips.
long-about-tungsten = The metal with the highest melting point. It makes drill tips extremely hard and gives phones their buzz.
long-about-vanadium = A metal that makes tools, springs and bridges stronger. It can also store green power in big liquid batteries.

long-about-lanthanum = It makes camera glass bend light more strongly. In refineries it helps to turn oil into petrol.
long-about-cerium = The most common rare earth. Its powder polishes glass, and its oxide helps to clean car exhaust.
long-about-praseodymium = It teams up with neodymium in very strong magnets. It also colours glass yellow-green.
long-about-neodymium = The rare earth behind the strongest magnets in the world. They sit in headphones, electric motors and wind turbines.
long-about-samarium = Mixed with cobalt, it makes magnets that keep working when they get very hot.
long-about-europium = Under UV light it glows red or blue. It hides in euro banknotes as a mark against fakes.
long-about-gadolinium = Doctors inject it in a form that leaves the body again, apart from tiny traces. It makes hospital scans clearer.
long-about-terbium = It helps strong magnets to stand the heat. In old energy-saving lamps it glows green.
long-about-dysprosium = A little of it keeps the magnets in electric cars strong when they get hot.
long-about-holmium = A very magnetic metal. It is used in medical lasers and in the control rods of nuclear power plants.
long-about-erbium = It boosts the light in internet cables and colours glass pink.
long-about-thulium = One of the scarcest rare earths. It is used in lasers for surgery and in small X-ray machines.
long-about-ytterbium = It is used in strong lasers that cut metal. Very exact instruments need it too.
long-about-lutetium = The last of the rare earths. It helps to treat cancer, and its crystals work in body scanners.
long-about-yttrium = A silvery metal. It is light, but it is found with the heavy rare earths and counts as one of them. It is in LEDs, in lasers and in ceramics that protect engines from heat.
long-about-platinum = A precious metal that cleans car exhaust and works in fuel cells. Some cancer drugs contain it.
long-about-palladium = A precious metal, used mainly to clean the exhaust of petrol cars.
long-about-rhodium = A rare, costly metal. It takes nitrogen oxides out of car exhaust. They would harm our lungs.
long-about-iridium = One of the rarest metals in the Earth’s crust. It lasts long in spark plugs and in machines that make hydrogen.
long-about-ruthenium = A hard precious metal, used in very thin layers in hard disks and chips.

## What to mind about the figures

long-note-bismuth = Mexico used to mine bismuth. The study of 2023 gives an average of earlier years. For 2020 to 2022 none was reported.
long-note-chromium = Chromium was on the EU’s list of critical raw materials in 2014, but it no longer is.
long-note-copper = Copper is on the EU’s list because it is strategic. Its supply risk is low.
long-note-gallium = Gallium hides in bauxite, the ore of aluminium. Guinea and Australia dig the most bauxite. But almost all gallium is made in China.
long-note-helium = The figure is for the whole of the USA. About a quarter of the world’s helium comes from Wyoming, in the west.
long-note-hree = Most of the mining figures are for all rare earths together, and so is the recycling rate. Of the heavy ones alone, Myanmar mines nearly half. Ore from Australia and Russia contains mostly light ones.
long-note-indium = Indium was on the EU’s list of critical raw materials in 2020, but it no longer is.
long-note-lree = The recycling rate is that of all rare earths together.
long-note-manganese = The figure for Ukraine is an average of earlier years.
long-note-nickel = Nickel is on the EU’s list because it is strategic. Its supply risk is low. In 2017 its recycling rate was given as 34%.
long-note-phosphate_rock = The recycling rate is that of the studies of 2017 and 2020. A table of 2023 shows 0%.
long-note-pgm = The mining shares are for platinum and palladium together. Zimbabwe smelts the ore but sends the metal to South Africa to be refined.
long-note-scandium = The figure for Ukraine is an average of earlier years.
long-note-titanium_metal = In the Zambezi Countries and the Nordic Countries the ore is mined. Most titanium ore becomes white paint, not metal. The other places make the metal. The figure for Ukraine is an average of earlier years. The recycling rate is that of titanium as a whole.
long-note-vanadium = The recycling rate depends on the method. Studies gave 2% in 2020 and 44% in 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = The figure is for all rare earths together. The ore here holds mostly light ones.
long-place-vietnam-hree = The figure is for all rare earths together. Of the heavy ones alone, Myanmar mines nearly half.
long-place-britain-nickel = A small plant, but the largest that still works here.
