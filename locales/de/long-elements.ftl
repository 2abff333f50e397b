### Namen der Elemente in Gruppen.

long-element-lanthanum = Lanthan
long-element-cerium = Cer
long-element-praseodymium = Praseodym
long-element-neodymium = Neodym
long-element-samarium = Samarium
long-element-europium = Europium
long-element-gadolinium = Gadolinium
long-element-terbium = Terbium
long-element-dysprosium = Dysprosium
long-element-holmium = Holmium
long-element-erbium = Erbium
long-element-thulium = Thulium
long-element-ytterbium = Ytterbium
long-element-lutetium = Lutetium
long-element-yttrium = Yttrium
long-element-platinum = Platin
long-element-palladium = Palladium
long-element-rhodium = Rhodium
long-element-iridium = Iridium
long-element-ruthenium = Ruthenium
