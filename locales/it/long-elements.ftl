### Nomi degli elementi nei gruppi.

long-element-lanthanum = Lantanio
long-element-cerium = Cerio
long-element-praseodymium = Praseodimio
long-element-neodymium = Neodimio
long-element-samarium = Samario
long-element-europium = Europio
long-element-gadolinium = Gadolinio
long-element-terbium = Terbio
long-element-dysprosium = Disprosio
long-element-holmium = Olmio
long-element-erbium = Erbio
long-element-thulium = Tulio
long-element-ytterbium = Itterbio
long-element-lutetium = Lutezio
long-element-yttrium = Ittrio
long-element-platinum = Platino
long-element-palladium = Palladio
long-element-rhodium = Rodio
long-element-iridium = Iridio
long-element-ruthenium = Rutenio
