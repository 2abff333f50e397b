### Names of the elements in groups.

long-element-lanthanum = Lanthanum
long-element-cerium = Cerium
long-element-praseodymium = Praseodymium
long-element-neodymium = Neodymium
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
long-element-platinum = Platinum
long-element-palladium = Palladium
long-element-rhodium = Rhodium
long-element-iridium = Iridium
long-element-ruthenium = Ruthenium
