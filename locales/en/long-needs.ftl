### What a Material does in an Application. The Material stands before the sentence, as a tile.

long-need-flame_retardants-antimony = Works together with other flame retardants in plastics and fabrics, so that a flame dies out sooner.
long-need-flame_retardants-boron = Its salts form a glassy crust that keeps the fire away from what lies below.
long-need-flame_retardants-phosphorus = Turns the surface of burning plastic or foam into char, which shuts out the air.

long-need-fertilizers-phosphate_rock = Provides the phosphorus that plants need for roots, flowers and seeds.

long-need-digital_cameras-lree = Lanthanum in the glass of the lens bends light strongly and keeps the picture sharp.
long-need-digital_cameras-indium = Makes the see-through layer of the screen that conducts electricity.
long-need-digital_cameras-lithium = Carries the charge in the rechargeable battery.
long-need-digital_cameras-cobalt = Its oxide holds the lithium on one side of the battery. So you can charge it again and again.
long-need-digital_cameras-silicon_metal = The image sensor is a silicon chip: it turns light into electric signals.
long-need-digital_cameras-tantalum = Stores charge in tiny capacitors and so keeps the power steady.

long-need-medical_equipment-bismuth = Does far less harm than most heavy metals, so some medicines contain it.
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

long-need-xray_machines-tungsten = Electrons hit it and X-rays come out; it can take the heat without melting.
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
long-need-ev_motors-boron = A little of it makes the right crystals form in the magnet.
long-need-ev_motors-copper = Its coils carry the current that makes the motor turn.
long-need-ev_motors-aluminium = Keeps the motor’s housing light.

long-need-ev_batteries-lithium = Carries the charge from one side of the battery to the other.
long-need-ev_batteries-nickel = Helps the battery to store more energy, so the car goes further.
long-need-ev_batteries-cobalt = Helps the battery to stay safe and to last long.
long-need-ev_batteries-manganese = Is cheap and makes the battery safer.
long-need-ev_batteries-natural_graphite = Takes up the lithium while the car is charging.
long-need-ev_batteries-copper = Thin copper foil collects the current, and thick cables carry it.

long-need-fuel_cells-pgm = Platinum speeds up the reaction of hydrogen and oxygen.
long-need-fuel_cells-natural_graphite = Makes plates that carry the current.

long-need-drones-lithium = Carries the charge in the lightweight battery.
long-need-drones-cobalt = Helps the battery to store a lot of energy for its weight.
long-need-drones-lree = Neodymium magnets make the motors small and strong.
long-need-drones-boron = Is part of these magnets.
long-need-drones-aluminium = Keeps motors and frame light.
long-need-drones-magnesium = Is even lighter. Some frames and cases are made of it.

long-need-aeroplanes-aluminium = Keeps body and wings light.
long-need-aeroplanes-titanium_metal = For parts that must be very strong and stand heat.
long-need-aeroplanes-magnesium = Is even lighter than aluminium and makes its alloys stronger.
long-need-aeroplanes-beryllium = Is light and very stiff, for instruments and springy contacts.

long-need-catalytic_converters-pgm = Platinum, palladium and rhodium turn toxic fumes into gases that do far less harm.
long-need-catalytic_converters-lree = Cerium stores oxygen and gives it off when there is too little.

long-need-wind_turbines-lree = Big neodymium magnets turn the movement of the blades into electricity.
long-need-wind_turbines-hree = Dysprosium keeps these magnets strong when they get warm.
long-need-wind_turbines-boron = Part of every neodymium magnet.
long-need-wind_turbines-niobium = A pinch of it makes the steel of the tower stronger.
long-need-wind_turbines-aluminium = Keeps parts high up on the tower light.
long-need-wind_turbines-copper = Carries the electricity in the generator and in the cables.

long-need-solar_panels-silicon_metal = Is the solar cell itself: light sets its electrons moving.
long-need-solar_panels-boron = A trace of it in the silicon helps to drive the current.
long-need-solar_panels-aluminium = Makes the frame, which is light and does not rust.

long-need-grid_storage-lithium = Carries the charge in big lithium batteries.
long-need-grid_storage-phosphorus = Is part of lithium iron phosphate, a material in many lithium batteries.
long-need-grid_storage-natural_graphite = Takes up the lithium while the battery is charging.

long-need-led_lighting-gallium = Joined with nitrogen it makes the chip that shines.
long-need-led_lighting-indium = Mixed into the chip, it makes the light blue.
long-need-led_lighting-hree = Yttrium is in the powder that turns part of the blue light yellow.
long-need-led_lighting-lree = A trace of cerium makes this powder glow.

long-need-phone_screens-indium = Makes a see-through layer that conducts electricity and feels your finger.
long-need-phone_screens-silicon_metal = Makes the tiny switches behind each dot of the picture.

long-need-phone_chips-silicon_metal = Is what most chips are made of.
long-need-phone_chips-gallium = Is in the chips that send and receive radio waves.
long-need-phone_chips-arsenic = With gallium it makes these radio chips fast.
long-need-phone_chips-tantalum = Stores charge in tiny capacitors and so keeps the power steady.

long-need-phone_batteries-lithium = Carries the charge to and fro.
long-need-phone_batteries-cobalt = Its oxide holds the lithium on one side. That way, a lot of energy fits into a small battery.
long-need-phone_batteries-natural_graphite = Takes up the lithium while the phone is charging.

long-need-phone_speakers-lree = Neodymium makes magnets that are tiny and strong.
long-need-phone_speakers-boron = Is part of these magnets.
long-need-phone_speakers-tungsten = Is so heavy that a tiny piece can shake the phone.

long-need-computer_chips-silicon_metal = Is the base on which the chip is built.
long-need-computer_chips-boron = A trace of it leaves gaps for electrons in the silicon.
long-need-computer_chips-phosphorus = A trace of it brings extra electrons into the silicon.
long-need-computer_chips-fluorspar = Gases made from it cut fine lines into the chip.
long-need-computer_chips-helium = Cools the silicon while the chip is made.

long-need-data_centres-silicon_metal = Is in every chip.
long-need-data_centres-copper = Carries the power and takes away the heat.
long-need-data_centres-tantalum = Keeps the power of the chips steady.
long-need-data_centres-pgm = Thin layers with platinum keep the data on hard disks.
long-need-data_centres-lree = Neodymium magnets move the arms of hard disks.
long-need-data_centres-germanium = Is in the optical fibres that carry the data as light.

long-need-fibre_optics-germanium = Sits in the core of the glass thread and keeps the light inside.
long-need-fibre_optics-hree = Erbium boosts the light on long routes.
long-need-fibre_optics-helium = Cools the glass while the thread is drawn.

long-need-telecom_5g-beryllium = With copper it makes springy contacts that are reliable.
long-need-telecom_5g-gallium = Is in the chips that send and receive radio waves.
long-need-telecom_5g-arsenic = With gallium it makes these radio chips very fast.
long-need-telecom_5g-copper = Carries power and signals.
long-need-telecom_5g-germanium = Is in optical fibres, which carry the data on as light.

long-need-satellites-germanium = Is the base on which solar cells for space are grown.
long-need-satellites-gallium = With arsenic it turns sunlight into electricity.
long-need-satellites-arsenic = With gallium it forms the layers that catch the light.
long-need-satellites-beryllium = Makes parts that stay light and stiff, such as mirrors.
long-need-satellites-titanium_metal = Is strong and light, for parts that must stand a lot.
long-need-satellites-aluminium = Keeps the body light.

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
long-need-cutting_tools-tantalum = Helps the tool to stay hard when it gets hot.

long-need-printing_3d-titanium_metal = Is printed into parts that are strong and light, such as implants.
long-need-printing_3d-aluminium = Lightweight parts are printed from it.
long-need-printing_3d-vanadium = Makes titanium alloys stronger.
long-need-printing_3d-scandium = Makes printed aluminium much stronger.

long-need-thermal_cameras-germanium = Makes the lenses, because heat rays pass through it.
long-need-thermal_cameras-vanadium = Its oxide conducts electricity better when heat rays warm it. So the chip sees warm things.

long-need-fireworks-strontium = Its salts colour the flame red.
long-need-fireworks-baryte = Contains barium. Its salts colour the flame green.
long-need-fireworks-copper = Its salts colour the flame blue.
long-need-fireworks-magnesium = Burns with a dazzling white light.
long-need-fireworks-aluminium = Makes white flashes and sparks.

long-need-paint_makeup-bismuth = Gives a pearly shine.
long-need-paint_makeup-baryte = Is a white powder that fills out the paint.
long-need-paint_makeup-cobalt = Makes a famous deep blue.

long-need-plastic_bottles-antimony = Speeds up the reaction that makes the plastic. A trace of it stays inside.

long-need-aluminium_cans-aluminium = Makes the can: thin, light, and it can be melted down and used again.
long-need-aluminium_cans-magnesium = A little of it makes the thin metal strong.

long-need-non_stick_pans-fluorspar = Provides the fluorine for the slippery coating.
long-need-non_stick_pans-aluminium = Makes the pan itself: light, and it spreads heat well.

long-need-alkaline_batteries-manganese = Its oxide reacts with zinc, and so current flows.
long-need-alkaline_batteries-indium = A trace of it keeps gas from forming, so that the battery doesn’t leak.
long-need-alkaline_batteries-natural_graphite = Mixed with the oxide, it lets the current through.

long-need-pencils-natural_graphite = Rubs off on paper and leaves a dark line.

long-need-fridge_magnets-strontium = With iron oxide it makes a cheap magnet that lasts.
