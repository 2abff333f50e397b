### Nombres de los elementos de los grupos.

long-element-lanthanum = Lantano
long-element-cerium = Cerio
long-element-praseodymium = Praseodimio
long-element-neodymium = Neodimio
long-element-samarium = Samario
long-element-europium = Europio
long-element-gadolinium = Gadolinio
long-element-terbium = Terbio
long-element-dysprosium = Disprosio
long-element-holmium = Holmio
long-element-erbium = Erbio
long-element-thulium = Tulio
long-element-ytterbium = Iterbio
long-element-lutetium = Lutecio
long-element-yttrium = Itrio
long-element-platinum = Platino
long-element-palladium = Paladio
long-element-rhodium = Rodio
long-element-iridium = Iridio
long-element-ruthenium = Rutenio
