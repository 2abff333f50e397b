### Namen van de elementen in groepen.

long-element-lanthanum = Lanthaan
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
long-element-platinum = Platina
long-element-palladium = Palladium
long-element-rhodium = Rodium
long-element-iridium = Iridium
long-element-ruthenium = Ruthenium
