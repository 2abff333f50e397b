### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Copper, in power lines
long-instead-antimony = A powder made with aluminium, to stop fire
long-instead-arsenic = Mixtures with copper, to protect wood
long-instead-baryte = Other heavy minerals, in drilling mud
long-instead-beryllium = Other copper alloys, in springs and contacts
long-instead-bismuth = Medicine made with chalk, for an upset stomach
long-instead-boron = Another salt, in washing powder
long-instead-chromium = Nothing, in steel that doesn’t rust
long-instead-cobalt = Iron and phosphate, in some batteries
long-instead-coking_coal = Hydrogen, in steelworks
long-instead-copper = Aluminium, in cables
long-instead-fluorspar = Carbon dioxide, in fridges
long-instead-gallium = Silicon, in simpler phone chips
long-instead-germanium = Special glass, in heat cameras
long-instead-helium = Nothing, for the coldest jobs
long-instead-indium = Silver wires or graphene, in touchscreens
long-instead-lithium = Sodium, in heavier batteries
long-instead-magnesium = Aluminium or zinc, in cast parts
long-instead-manganese = Nothing that works as well, in steel
long-instead-nickel = Iron and phosphate, in car batteries
long-instead-niobium = Vanadium, in strong steel
long-instead-phosphate_rock = Nothing, on the fields
long-instead-pgm = Another metal of the group, in exhaust cleaners
long-instead-scandium = Titanium or carbon fibre, in light, strong parts
long-instead-silicon_metal = Germanium, in some chips
long-instead-strontium = Barium, in cheap magnets
long-instead-tantalum = Ceramics or aluminium, in capacitors
long-instead-titanium_metal = Aluminium, steel or composites, in strong parts
long-instead-tungsten = Ceramics, in part of the cutting tools
long-instead-vanadium = Niobium, titanium or manganese, in steel
