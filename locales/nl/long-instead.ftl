### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Koper, in stroomleidingen
long-instead-antimony = Een poeder met aluminium, tegen vuur
long-instead-arsenic = Mengsels met koper, om hout te beschermen
long-instead-baryte = Andere zware mineralen, in boormodder
long-instead-beryllium = Andere koperlegeringen, in veren en contacten
long-instead-bismuth = Een medicijn met krijt, bij maagklachten
long-instead-boron = Een ander zout, in waspoeder
long-instead-chromium = Niets, in staal dat niet roest
long-instead-cobalt = IJzer en fosfaat, in sommige batterijen
long-instead-coking_coal = Waterstof, in staalfabrieken
long-instead-copper = Aluminium, in kabels
long-instead-fluorspar = Koolstofdioxide, in koelkasten
long-instead-gallium = Silicium, in eenvoudigere telefoonchips
long-instead-germanium = Speciaal glas, in warmtecamera’s
long-instead-helium = Niets, waar het ijskoud moet zijn
long-instead-indium = Zilverdraadjes of grafeen, in aanraakschermen
long-instead-lithium = Natrium, in zwaardere batterijen
long-instead-magnesium = Aluminium of zink, in gietstukken
long-instead-manganese = Niets wat even goed werkt, in staal
long-instead-nickel = IJzer en fosfaat, in autobatterijen
long-instead-niobium = Vanadium, in sterk staal
long-instead-phosphate_rock = Niets, op de akkers
long-instead-pgm = Een ander metaal uit de groep, in katalysatoren
long-instead-scandium = Titanium of koolstofvezel, in lichte, sterke onderdelen
long-instead-silicon_metal = Germanium, in sommige chips
long-instead-strontium = Barium, in goedkope magneten
long-instead-tantalum = Keramiek of aluminium, in condensatoren
long-instead-titanium_metal = Aluminium, staal of composieten, in sterke onderdelen
long-instead-tungsten = Keramiek, in een deel van het snijgereedschap
long-instead-vanadium = Niobium, titanium of mangaan, in staal
