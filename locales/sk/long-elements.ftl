### Názvy prvkov v skupinách.

long-element-lanthanum = Lantán
long-element-cerium = Cér
long-element-praseodymium = Prazeodým
long-element-neodymium = Neodým
long-element-samarium = Samárium
long-element-europium = Európium
long-element-gadolinium = Gadolínium
long-element-terbium = Terbium
long-element-dysprosium = Dysprózium
long-element-holmium = Holmium
long-element-erbium = Erbium
long-element-thulium = Túlium
long-element-ytterbium = Yterbium
long-element-lutetium = Lutécium
long-element-yttrium = Ytrium
long-element-platinum = Platina
long-element-palladium = Paládium
long-element-rhodium = Ródium
long-element-iridium = Irídium
long-element-ruthenium = Ruténium
