### Noms des éléments des groupes.

long-element-lanthanum = Lanthane
long-element-cerium = Cérium
long-element-praseodymium = Praséodyme
long-element-neodymium = Néodyme
long-element-samarium = Samarium
long-element-europium = Europium
long-element-gadolinium = Gadolinium
long-element-terbium = Terbium
long-element-dysprosium = Dysprosium
long-element-holmium = Holmium
long-element-erbium = Erbium
long-element-thulium = Thulium
long-element-ytterbium = Ytterbium
long-element-lutetium = Lutécium
long-element-yttrium = Yttrium
long-element-platinum = Platine
long-element-palladium = Palladium
long-element-rhodium = Rhodium
long-element-iridium = Iridium
long-element-ruthenium = Ruthénium
