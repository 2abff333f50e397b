### What each Material is, for a twelve-year-old, and what to mind about its figures.
### The English sentences are those of content/facts/materials.csv.

long-about-aluminium = A light silvery metal made from a reddish rock called bauxite; it does not rust and is found in cans, windows, bikes and planes.
long-about-antimony = A brittle silver-grey element that helps plastics and fabrics resist catching fire and makes the lead plates in car batteries stiffer.
long-about-arsenic = A poisonous element that, when handled safely and joined with gallium, makes very fast chips for phones, satellites and lasers.
long-about-baryte = A surprisingly heavy white mineral that is used as a filler in paint and rubber, as mud for drilling wells and as a shield against X-rays.
long-about-beryllium = One of the lightest metals, very stiff and strong, chosen for space telescope mirrors, springy electrical contacts and X-ray windows.
long-about-bismuth = A pinkish heavy metal that is much less harmful than lead; it is used in stomach medicines, shiny make-up and fire sprinklers.
long-about-boron = An element dug up as salts called borates; it makes glass survive the oven, helps plants grow and is part of the strongest magnets.
long-about-chromium = A hard shiny metal that makes steel stainless, from forks to skyscrapers.
long-about-cobalt = A blue-tinged metal found mostly in Central Africa; it makes rechargeable batteries last longer and jet engine parts withstand heat.
long-about-coking_coal = A special coal that is baked into coke, the fuel that turns iron ore into iron in the giant ovens of a steelworks.
long-about-copper = A reddish metal that carries electricity very well, so almost every cable, motor and plug depends on it.
long-about-fluorspar = A colourful crystal that is the main source of fluorine, used for non-stick pans, fridge gases, toothpaste and steelmaking.
long-about-gallium = A soft metal that melts in a warm hand; joined with nitrogen or arsenic it makes LEDs, fast chargers and radio chips.
long-about-germanium = A shiny grey element that lets invisible heat rays through, so it is used in night-vision lenses, internet fibres and satellite solar cells.
long-about-hree = A family of ten heavier rare earth elements that keep magnets strong when hot and give screens, lamps and lasers their colours.
long-about-helium = A very light gas trapped underground with natural gas; as the coldest liquid on Earth it cools the magnets of hospital scanners.
long-about-indium = A soft metal that turns into a see-through coating which conducts electricity, so a touchscreen can feel your finger.
long-about-lree = A family of five lighter rare earth elements used for strong magnets, glass polishing, lenses and cleaning car exhaust.
long-about-lithium = The lightest metal of all; it moves easily in and out of battery electrodes, which is why phones and electric cars rely on it.
long-about-magnesium = A metal even lighter than aluminium that makes car parts and drink cans strong and burns with a dazzling white light.
long-about-manganese = A grey metal without which steel would be weak and brittle; it also works inside many kinds of batteries.
long-about-natural_graphite = A soft black form of carbon, the same stuff as in a pencil, that stores the lithium inside a charged battery.
long-about-nickel = A shiny metal that keeps stainless steel from rusting and lets electric car batteries hold more energy.
long-about-niobium = A metal that comes almost entirely from Brazil; a pinch makes steel far stronger, and its wires carry current without loss when very cold.
long-about-phosphate_rock = A rock full of phosphorus, a food that every plant needs, so nearly all of it becomes fertilizer.
long-about-phosphorus = A fiery element made from phosphate rock in electric furnaces; it is used for matches, flame retardants, medicines and chips.
long-about-pgm = A family of five precious metals that speed up chemical reactions, for example cleaning car exhaust or splitting water into hydrogen.
long-about-scandium = A very scarce light metal; a tiny amount makes aluminium much stronger for aircraft, bikes and bats.
long-about-silicon_metal = A dark shiny element made from quartz; purified, it becomes computer chips and solar cells, and it also strengthens aluminium.
long-about-strontium = A soft metal whose salts burn bright red, loved in fireworks and also used in cheap everyday magnets.
long-about-tantalum = A hard blue-grey metal that stores electric charge in tiny parts called capacitors inside phones and laptops.
long-about-titanium_metal = A metal as strong as steel but much lighter, and it does not rust, so it is used in planes, spacecraft and artificial hips.
long-about-tungsten = The metal with the highest melting point; it makes drill tips extremely hard and gives phones their buzz.
long-about-vanadium = A metal that makes tools, springs and bridges stronger and can store green electricity in big liquid batteries.

## What to mind about the figures

long-note-bismuth = Bismuth in Mexico is history: the study of 2023 gives an average of earlier years, and for 2020 to 2022 none was reported.
long-note-chromium = Chromium was on the EU’s list of critical raw materials in 2014, but not in 2023.
long-note-copper = Copper is on the EU’s list because it is strategic; it is less scarce than the others there.
long-note-gallium = Gallium hides in bauxite, the ore of aluminium: where the board says “ore that holds it”, bauxite is mined.
long-note-hree = The mining figures are averages over ten elements and mostly follow those of all rare earths together; so does the recycling rate.
long-note-indium = Indium was on the EU’s list of critical raw materials in 2020, but not in 2023.
long-note-lree = The recycling rate is that of all rare earths together.
long-note-manganese = The figure for Ukraine is an average of earlier years.
long-note-nickel = Nickel is on the EU’s list because it is strategic; it is less scarce than the others there. Its recycling rate was given as 34% in 2017.
long-note-phosphate_rock = The recycling rate is that of the studies of 2017 and 2020; a table of 2023 shows 0%.
long-note-pgm = The shares are those of the EU’s list of 2020, the last that gives these metals as a group.
long-note-scandium = The figure for Ukraine is an average of earlier years.
long-note-titanium_metal = In the Zambezi Countries titanium ore is mined; Japan and Russia make the metal. The recycling rate is that of titanium as a whole.
long-note-tungsten = The figure for Britain is an average of earlier years.
long-note-vanadium = The recycling rate depends on the method: studies gave 2% in 2020 and 44% in 2017.
