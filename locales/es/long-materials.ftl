### Qué es cada Materia prima, para quien tiene doce años, y qué tener en cuenta con las cifras.

long-about-aluminium = Un metal ligero y plateado que se saca de una roca rojiza: la bauxita. No se corroe como el hierro. Está en latas, ventanas, bicis y aviones.
long-about-antimony = Un elemento quebradizo, gris plateado. Protege del fuego plásticos y telas y hace más rígidas las placas de plomo de las baterías de coche.
long-about-arsenic = Un elemento tóxico. Manejado con cuidado y unido al galio, da chips muy rápidos para teléfonos, satélites y láseres.
long-about-baryte = Un mineral blanco, más pesado de lo que parece. Da cuerpo a la pintura y al caucho, da peso al lodo de perforación y detiene los rayos X.
long-about-beryllium = Uno de los metales más ligeros, muy rígido y resistente. Sirve para espejos de telescopios espaciales, contactos elásticos y ventanas de rayos X.
long-about-bismuth = Un metal pesado de brillo rosado, mucho menos dañino que el plomo. Está en medicinas para el estómago, maquillaje brillante y rociadores contra incendios.
long-about-boron = Se extrae en forma de sales llamadas boratos. Hace que el vidrio aguante el horno, ayuda a crecer a las plantas y está en los imanes más fuertes.
long-about-chromium = Un metal duro y brillante que hace inoxidable el acero, de los tenedores a los rascacielos.
long-about-cobalt = Un metal de tono azulado, sobre todo de África central. Hace que las baterías duren más y que los motores a reacción aguanten el calor.
long-about-coking_coal = Un carbón especial que se cuece para hacer coque. El coque convierte el mineral en hierro en los altos hornos gigantes de una acería.
long-about-copper = Un metal rojizo que conduce muy bien la corriente. Casi todos los cables, motores y enchufes lo necesitan.
long-about-fluorspar = Un cristal de colores, la principal fuente de flúor. Sirve para sartenes antiadherentes, aire acondicionado, dentífrico y acero.
long-about-gallium = Un metal blando que se funde en una mano caliente. Unido al nitrógeno o al arsénico, se usa en LED, cargadores rápidos y chips de radio.
long-about-germanium = Un elemento gris y brillante que deja pasar los rayos de calor. Está en cámaras térmicas, cables de fibra óptica y células solares de satélites.
long-about-hree = Una familia de diez tierras raras más pesadas. Con ellas los imanes siguen siendo potentes cuando hace calor, y dan sus colores a lámparas y láseres.
long-about-helium = Un gas muy ligero atrapado bajo tierra con el gas natural. El helio líquido es más frío que cualquier otro líquido y enfría los imanes de los aparatos de resonancia.
long-about-indium = Un metal blando. Su óxido, con un poco de óxido de estaño, forma capas finas y transparentes que conducen la corriente: así una pantalla táctil nota tu dedo.
long-about-lree = Una familia de cinco tierras raras más ligeras. Con ellas se hacen imanes potentes. Pulen el vidrio, dan nitidez a las lentes y limpian los gases de escape.
long-about-lithium = El metal más ligero de todos. En forma de átomos con carga, los iones, pasa con facilidad de un lado al otro de una batería: teléfonos y coches eléctricos dependen de él.
long-about-magnesium = Un metal aún más ligero que el aluminio. Hace ligeras las piezas de coche y resistentes las latas. Arde con una luz blanca deslumbrante.
long-about-manganese = Un metal gris. Sin él, el acero sería débil y quebradizo. También se usa en muchos tipos de pilas y baterías.
long-about-natural_graphite = Una forma blanda y negra del carbono, la misma de los lápices. En una batería cargada guarda el litio.
long-about-nickel = Un metal brillante. Ayuda al acero inoxidable a resistir el óxido y permite que las baterías de coches eléctricos guarden más energía.
long-about-niobium = Un metal que viene casi solo de Brasil. Una pizca hace el acero mucho más resistente. Muy fríos, sus hilos llevan la corriente sin pérdidas.
long-about-phosphate_rock = Una roca rica en fósforo. Toda planta lo necesita para crecer; por eso la mayor parte se convierte en fertilizante.
long-about-phosphorus = Un elemento. Su forma blanca es tóxica y se inflama sola. Se hace con roca fosfática en hornos muy calientes. La forma roja, en las cajas de cerillas, es más segura. El fósforo también hace falta para medicamentos y chips.
long-about-pgm = Una familia de metales preciosos que aceleran las reacciones. Limpian los gases de escape y ayudan a obtener hidrógeno del agua. La UE cuenta cinco; la química añade un sexto, el osmio.
long-about-scandium = Un metal ligero. No es raro, pero está muy disperso en el suelo. Una cantidad mínima hace el aluminio mucho más resistente.
long-about-silicon_metal = Un elemento oscuro y brillante hecho de cuarzo. Muy puro, se convierte en chips de ordenador y células solares. También refuerza el aluminio.
long-about-strontium = Un metal blando. Sus sales dan un rojo vivo a los fuegos artificiales, y se usa en imanes baratos.
long-about-tantalum = Un metal duro, gris azulado. En teléfonos y portátiles guarda carga eléctrica en piezas diminutas: los condensadores.
long-about-titanium_metal = Un metal tan resistente como el acero pero mucho más ligero, y que no se corroe. Está en aviones, naves espaciales y prótesis de cadera.
long-about-tungsten = El metal con el punto de fusión más alto. Hace durísimas las puntas de las brocas y hace vibrar los teléfonos.
long-about-vanadium = Un metal que hace más resistentes las herramientas, los muelles y los puentes. También puede guardar electricidad verde en grandes baterías líquidas.

long-about-lanthanum = Gracias a él, el vidrio de las cámaras desvía más la luz. En las refinerías ayuda a convertir el petróleo en gasolina.
long-about-cerium = La tierra rara más común. Su polvo pule el vidrio y su óxido ayuda a limpiar los gases de escape.
long-about-praseodymium = Con el neodimio forma imanes muy fuertes. Además, da al vidrio un color verde amarillento.
long-about-neodymium = La tierra rara de los imanes más fuertes del mundo. Están en auriculares, motores eléctricos y aerogeneradores.
long-about-samarium = Mezclado con cobalto da imanes que siguen funcionando aunque se calienten mucho.
long-about-europium = Bajo la luz UV brilla en rojo o en azul. Se esconde en los billetes de euro para detectar falsificaciones.
long-about-gadolinium = Los médicos lo inyectan en una forma que el cuerpo elimina después, salvo pequeñas trazas. Hace más claras las imágenes de resonancia.
long-about-terbium = Ayuda a los imanes fuertes a aguantar el calor. En las viejas lámparas de bajo consumo brilla en verde.
long-about-dysprosium = Un poco basta para que los imanes de los coches eléctricos sigan siendo fuertes cuando se calientan.
long-about-holmium = Un metal muy magnético. Se usa en láseres médicos y en las barras de control de las centrales nucleares.
long-about-erbium = Refuerza la luz en los cables de internet y da al vidrio un color rosa.
long-about-thulium = Una de las tierras raras más escasas. Se usa en láseres para operar y en pequeños aparatos de rayos X.
long-about-ytterbium = Se usa en potentes láseres que cortan metal. También lo necesitan instrumentos muy precisos.
long-about-lutetium = La última de las tierras raras. Ayuda a tratar el cáncer, y sus cristales se usan en aparatos que ven el interior del cuerpo.
long-about-yttrium = Un metal plateado. Es ligero, pero se encuentra con las tierras raras pesadas y se cuenta entre ellas. Está en los LED, en láseres y en cerámicas que protegen los motores del calor.
long-about-platinum = Un metal precioso que limpia los gases de escape y se usa en las pilas de combustible. También lo llevan algunos medicamentos contra el cáncer.
long-about-palladium = Un metal precioso que sirve sobre todo para limpiar los gases de los coches de gasolina.
long-about-rhodium = Un metal raro y caro. Quita de los gases de escape los óxidos de nitrógeno, que dañan los pulmones.
long-about-iridium = Uno de los metales más raros de la corteza terrestre. Resiste mucho tiempo en las bujías y en las máquinas que producen hidrógeno.
long-about-ruthenium = Un metal precioso y duro, en capas finísimas en discos duros y chips.

## Qué tener en cuenta con las cifras

long-note-bismuth = El bismuto en México es historia: el estudio de 2023 da una media de años anteriores, y de 2020 a 2022 no consta ninguno.
long-note-chromium = El cromo estaba en la lista de materias primas críticas de la UE en 2014, pero ya no.
long-note-copper = El cobre está en la lista de la UE porque es estratégico. Su riesgo de suministro es bajo.
long-note-gallium = El galio se esconde en la bauxita, el mineral del aluminio. Guinea y Australia son los países que más extraen. Pero casi todo el galio se produce en China.
long-note-helium = La cifra vale para todo Estados Unidos. Más o menos un cuarto del helio del mundo viene de Wyoming, en el oeste.
long-note-hree = La mayoría de los datos de extracción son de todas las tierras raras juntas, igual que la tasa de reciclaje. Solo de las pesadas, Birmania extrae casi la mitad. El mineral de Australia y de Rusia contiene sobre todo las ligeras.
long-note-indium = El indio estaba en la lista de materias primas críticas de la UE en 2020, pero ya no.
long-note-lree = La tasa de reciclaje es la de todas las tierras raras juntas.
long-note-manganese = La cifra de Ucrania es una media de años anteriores.
long-note-nickel = El níquel está en la lista de la UE porque es estratégico. Su riesgo de suministro es bajo. En 2017 se daba una tasa de reciclaje del 34 %.
long-note-phosphate_rock = La tasa de reciclaje es la de los estudios de 2017 y 2020; una tabla de 2023 indica 0 %.
long-note-pgm = Los porcentajes de extracción son los del platino y el paladio juntos. Zimbabue funde el mineral, pero el metal se refina en Sudáfrica.
long-note-scandium = La cifra de Ucrania es una media de años anteriores.
long-note-titanium_metal = En los países del Zambeze y en los nórdicos se extrae el mineral. La mayor parte del mineral de titanio acaba en pintura blanca, no en metal. Los demás lugares fabrican el metal. La cifra de Ucrania es una media de años anteriores. La tasa de reciclaje es la del titanio en general.
long-note-vanadium = La tasa de reciclaje depende del método: los estudios daban un 2 % en 2020 y un 44 % en 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = La cifra es de todas las tierras raras juntas. El mineral de aquí contiene sobre todo las ligeras.
long-place-vietnam-hree = La cifra es de todas las tierras raras juntas. Solo de las pesadas, Birmania extrae casi la mitad.
long-place-britain-nickel = Una planta pequeña, pero la mayor que sigue en funcionamiento aquí.
