### What a Material does in an Application. The Material stands before the sentence, as a tile.

long-need-flame_retardants-antimony = Works hand in hand with other flame retardants in plastics and fabrics, so that a flame dies out sooner.
long-need-flame_retardants-boron = Its salts form a glassy crust that keeps the fire away from what lies below.
long-need-flame_retardants-phosphorus = Turns the surface of burning plastic or foam into char, which shuts out the air.

long-need-fertilizers-phosphate_rock = Provides the phosphorus that plants need for roots, flowers and seeds.

long-need-digital_cameras-lree = Lanthanum in the glass of the lens bends light strongly and keeps the picture sharp.
long-need-digital_cameras-indium = Makes the see-through layer of the screen that conducts electricity.
long-need-digital_cameras-lithium = Carries the charge in the rechargeable battery.
long-need-digital_cameras-cobalt = Holds the lithium in one side of the battery, so that it can be charged again and again.
long-need-digital_cameras-silicon_metal = The image sensor is a silicon chip: it turns light into electric signals.
long-need-digital_cameras-tantalum = Stores charge in tiny capacitors and so keeps the power steady.

long-need-medical_equipment-bismuth = Its compounds serve in medicine because they are much less harmful than those of lead.
long-need-medical_equipment-titanium_metal = The body accepts it well, so artificial hips and bone screws are made of it.
long-need-medical_equipment-pgm = Platinum doesn’t react with the body, so it’s used in pacemakers and other implants.
long-need-medical_equipment-helium = The coldest liquid on Earth: it cools the magnets of scanners.
long-need-medical_equipment-niobium = Together with titanium it makes the wire of the strong magnets in scanners.
long-need-medical_equipment-hree = Gadolinium makes organs stand out in scanner pictures, and lutetium crystals make radiation visible.

long-need-mri_scanners-niobium = Its wire carries current without loss when very cold, which makes the magnet so strong.
long-need-mri_scanners-titanium_metal = Mixed with niobium it makes a tough wire that can be wound into coils.
long-need-mri_scanners-helium = As a liquid it keeps the coils so cold that current flows without loss.
long-need-mri_scanners-hree = Gadolinium makes organs show up clearly in the picture.
long-need-mri_scanners-copper = Surrounds the fine wires and protects them if a coil warms up.

long-need-xray_machines-tungsten = Electrons hit it and X-rays come out; it stands the heat without melting.
long-need-xray_machines-beryllium = Makes the window of the tube: air stays out, X-rays pass through.
long-need-xray_machines-copper = Carries the heat away from the tungsten target.
long-need-xray_machines-baryte = Contains barium, which stops X-rays and so protects people.

long-need-medicines-bismuth = Calms an upset stomach.
long-need-medicines-lithium = Its salts help people with some mood illnesses.
long-need-medicines-phosphorus = Its chemistry helps to make many drugs.

long-need-dental_care-fluorspar = Provides the fluoride in toothpaste, which protects teeth.
long-need-dental_care-pgm = Palladium is part of the metal in some crowns.

long-need-ev_motors-lree = Neodymium and praseodymium make magnets that are small and very strong.
long-need-ev_motors-hree = Dysprosium keeps the magnets strong when the motor gets hot.
long-need-ev_motors-boron = A little of it gives the crystals of the magnet their shape.
long-need-ev_motors-copper = Its coils carry the current that makes the motor turn.
long-need-ev_motors-aluminium = Keeps the motor’s housing light.

long-need-wind_turbines-lree = Big neodymium magnets turn the movement of the blades into electricity.
long-need-wind_turbines-hree = Dysprosium keeps these magnets strong when they get warm.
long-need-wind_turbines-boron = Part of every neodymium magnet.
long-need-wind_turbines-niobium = A pinch of it makes the steel of the tower stronger.
long-need-wind_turbines-aluminium = Keeps parts high up on the tower light.
long-need-wind_turbines-copper = Carries the electricity in the generator and in the cables.

long-need-solar_panels-silicon_metal = Is the solar cell itself: light sets its electrons moving.
long-need-solar_panels-aluminium = Makes the frame, which is light and does not rust.
long-need-solar_panels-boron = A trace of it in the silicon helps to drive the current.
long-need-solar_panels-gallium = Is added to silicon in traces, and is part of some thin panels.
long-need-solar_panels-indium = Is part of the layer that catches light in thin panels.

long-need-led_lighting-gallium = Joined with nitrogen it makes the chip that shines.
long-need-led_lighting-indium = Mixed into the chip, it makes the light blue.
long-need-led_lighting-hree = Yttrium is in the powder that turns part of the blue light yellow.
long-need-led_lighting-lree = A trace of cerium makes this powder glow.

long-need-flat_screens-indium = Makes a see-through layer that conducts electricity and switches each dot of the picture.
long-need-flat_screens-hree = Europium and yttrium help to make the colours.
long-need-flat_screens-gallium = Is in the small LEDs that light up the screen.

long-need-aeroplanes-aluminium = Keeps body and wings light.
long-need-aeroplanes-titanium_metal = For parts that must be very strong and stand heat.
long-need-aeroplanes-magnesium = Is even lighter than aluminium and makes its alloys stronger.
long-need-aeroplanes-scandium = A tiny amount makes aluminium much stronger.
long-need-aeroplanes-beryllium = Is light and very stiff, for instruments and springy contacts.

long-need-catalytic_converters-pgm = Platinum, palladium and rhodium turn poisonous exhaust gases into harmless ones.
long-need-catalytic_converters-lree = Cerium stores oxygen and lends it when there is too little.

long-need-fibre_optics-germanium = Sits in the core of the glass thread and keeps the light inside.
long-need-fibre_optics-hree = Erbium boosts the light on long routes.
long-need-fibre_optics-helium = Cools the glass while the thread is drawn.

long-need-strong_steel-coking_coal = Baked into coke, it turns iron ore into iron.
long-need-strong_steel-manganese = Takes the brittleness out of steel and makes it strong.
long-need-strong_steel-vanadium = Forms tiny hard grains inside the steel.
long-need-strong_steel-niobium = Keeps the crystals in the steel small, which makes it far stronger.
long-need-strong_steel-fluorspar = Makes the slag in the furnace runny, so that it takes up impurities.

long-need-stainless_steel-chromium = Forms the thin invisible skin that keeps rust away.
long-need-stainless_steel-nickel = Makes the skin last and the steel tough.
long-need-stainless_steel-vanadium = Makes the blades of knives harder.

long-need-cutting_tools-tungsten = With carbon it becomes tungsten carbide, hard enough to cut steel and stone.
long-need-cutting_tools-cobalt = Glues the hard grains together.
long-need-cutting_tools-vanadium = Makes tool steel hard.
long-need-cutting_tools-tantalum = Helps the tool to stay hard when it gets hot.

long-need-headphones-lree = Neodymium and praseodymium make magnets that are small and strong.
long-need-headphones-boron = Is part of these small magnets.
long-need-headphones-strontium = Makes cheap magnets for larger loudspeakers.

long-need-permanent_magnets-lree = Neodymium, praseodymium and samarium give the magnets their strength.
long-need-permanent_magnets-hree = Dysprosium and terbium keep them strong in the heat.
long-need-permanent_magnets-boron = Completes the crystal of neodymium magnets.
long-need-permanent_magnets-cobalt = With samarium it makes magnets that stand great heat.
long-need-permanent_magnets-strontium = Makes cheap magnets for everyday things.

long-need-lasers-lree = Neodymium atoms in a crystal store light energy and release it as a beam.
long-need-lasers-hree = Yttrium builds the crystal; erbium, ytterbium and holmium make other kinds of beam.
long-need-lasers-gallium = With arsenic it makes laser chips smaller than a grain of rice.
long-need-lasers-arsenic = With gallium it makes the crystal of these tiny laser chips.

long-need-satellites-germanium = Is the base on which solar cells for space are grown.
long-need-satellites-gallium = With arsenic it turns sunlight into electricity.
long-need-satellites-arsenic = With gallium it forms the layers that catch the light.
long-need-satellites-beryllium = Makes parts that stay light and stiff, such as mirrors.
long-need-satellites-titanium_metal = Is strong and light, for parts that have to bear a lot.
long-need-satellites-aluminium = Keeps the body light.

long-need-thermal_cameras-germanium = Makes the lenses, because heat rays pass through it.
long-need-thermal_cameras-gallium = Is part of the chip that sees heat rays.
long-need-thermal_cameras-indium = Mixed into the chip so that it sees light our eyes can’t.
long-need-thermal_cameras-arsenic = Joins indium and gallium into one crystal, the chip.

long-need-fireworks-strontium = Burns red.
long-need-fireworks-baryte = Contains barium, which burns green.
long-need-fireworks-copper = Burns blue.
long-need-fireworks-magnesium = Burns with a dazzling white light.
long-need-fireworks-aluminium = Makes white flashes and sparks.

long-need-matches-phosphorus = Red phosphorus on the side of the box catches fire when it is rubbed.
long-need-matches-antimony = Antimony sulfide helps the match to burn.

long-need-aluminium_cans-aluminium = Makes the can: thin, light, and it can be melted down and used again.
long-need-aluminium_cans-magnesium = A little of it makes the thin metal strong.

long-need-fuel_cells-pgm = Platinum speeds up the reaction of hydrogen and oxygen.
long-need-fuel_cells-scandium = In a ceramic it lets oxygen pass, in types that work hot.
long-need-fuel_cells-natural_graphite = Makes plates that carry the current.
long-need-fuel_cells-cobalt = Is in the electrodes of types that work hot.
long-need-fuel_cells-strontium = Is in the ceramic electrodes of types that work hot.

long-need-car_starter_battery-antimony = Makes the soft lead plates stiffer.
long-need-car_starter_battery-arsenic = A little of it makes the lead harder.

long-need-hybrid_car_battery-nickel = Makes one side of the battery and is part of the other.
long-need-hybrid_car_battery-lree = Lanthanum and cerium are in the metal sponge that stores hydrogen.

long-need-printing_3d-titanium_metal = Prints parts that are strong and light, such as implants.
long-need-printing_3d-aluminium = Prints light parts.
long-need-printing_3d-cobalt = Prints parts that stand heat and wear.
long-need-printing_3d-scandium = Makes printed aluminium much stronger.
long-need-printing_3d-vanadium = Makes titanium alloys stronger.
long-need-printing_3d-niobium = Helps printed parts to stand great heat.

long-need-non_stick_pans-fluorspar = Provides the fluorine for the slippery coating.
long-need-non_stick_pans-aluminium = Makes the pan itself: light, and it spreads heat well.

long-need-lightweight_cars-aluminium = Takes the place of heavier steel.
long-need-lightweight_cars-magnesium = Is even lighter, for cast parts.
long-need-lightweight_cars-manganese = Makes thin sheets of steel and aluminium strong.
long-need-lightweight_cars-silicon_metal = Mixed with aluminium it makes cast parts strong.

long-need-paint_makeup-bismuth = Gives a pearly shine.
long-need-paint_makeup-baryte = Is a white powder that fills out the paint.
long-need-paint_makeup-cobalt = Makes a famous deep blue.

long-need-fuel_refining-lree = Lanthanum and cerium keep the catalyst working that breaks up large oil molecules.
long-need-fuel_refining-pgm = Platinum reshapes molecules, so that petrol burns evenly.
long-need-fuel_refining-fluorspar = Becomes an acid that helps to join small molecules into petrol.

long-need-telecom_5g-beryllium = With copper it makes springy contacts that can be relied on.
long-need-telecom_5g-gallium = Is in the chips that send and receive radio waves.
long-need-telecom_5g-arsenic = With gallium it makes these radio chips very fast.
long-need-telecom_5g-copper = Carries power and signals.
long-need-telecom_5g-germanium = Is in glass fibres, which carry the data on as light.

long-need-alkaline_batteries-manganese = Its oxide makes the power, on one side of the battery.
long-need-alkaline_batteries-indium = A trace of it stops the battery from leaking gas.
long-need-alkaline_batteries-natural_graphite = Mixed with the oxide, it lets the current through.

long-need-grid_storage-lithium = Carries the charge in big lithium batteries.
long-need-grid_storage-vanadium = Dissolved in tanks, it stores electricity in a liquid.
long-need-grid_storage-phosphorus = Is part of lithium iron phosphate, a material in many lithium batteries.
long-need-grid_storage-natural_graphite = Takes up the lithium when the battery is charged.

long-need-detergents-boron = Its salts soften the water.
long-need-detergents-phosphate_rock = Its phosphates help to lift the dirt off.

long-need-pencils-natural_graphite = Rubs off on paper and leaves a dark line.
