### Qué es cada Materia prima, para quien tiene doce años, y qué tener en cuenta con las cifras.

long-about-aluminium = Un metal ligero y plateado que se obtiene de una roca rojiza llamada bauxita; no se oxida y está en latas, ventanas, bicis y aviones.
long-about-antimony = Un elemento quebradizo, gris plateado, que ayuda a plásticos y telas a no prender fuego y hace más rígidas las placas de plomo de las baterías de coche.
long-about-arsenic = Un elemento venenoso que, manejado con cuidado y unido al galio, forma chips muy rápidos para teléfonos, satélites y láseres.
long-about-baryte = Un mineral blanco sorprendentemente pesado, usado como relleno en pintura y caucho, como lodo para perforar pozos y como escudo contra los rayos X.
long-about-beryllium = Uno de los metales más ligeros, muy rígido y resistente, elegido para espejos de telescopios espaciales, contactos eléctricos elásticos y ventanas de rayos X.
long-about-bismuth = Un metal pesado de brillo rosado, mucho menos dañino que el plomo; se usa en medicinas para el estómago, maquillaje brillante y rociadores contra incendios.
long-about-boron = Un elemento que se extrae en forma de sales llamadas boratos; hace que el vidrio aguante el horno, ayuda a crecer a las plantas y forma parte de los imanes más fuertes.
long-about-chromium = Un metal duro y brillante que hace inoxidable el acero, de los tenedores a los rascacielos.
long-about-cobalt = Un metal de tono azulado que se encuentra sobre todo en África central; hace que las baterías recargables duren más y que los motores a reacción aguanten el calor.
long-about-coking_coal = Un carbón especial que se cuece para hacer coque, el combustible que convierte el mineral en hierro en los hornos gigantes de una acería.
long-about-copper = Un metal rojizo que conduce muy bien la electricidad: casi todos los cables, motores y enchufes dependen de él.
long-about-fluorspar = Un cristal de colores, la principal fuente de flúor, usado para sartenes antiadherentes, gases de nevera, dentífrico y fabricación de acero.
long-about-gallium = Un metal blando que se funde en una mano caliente; unido al nitrógeno o al arsénico forma LED, cargadores rápidos y chips de radio.
long-about-germanium = Un elemento gris y brillante que deja pasar los rayos de calor invisibles; se usa en lentes de visión nocturna, fibras de internet y células solares de satélites.
long-about-hree = Una familia de diez tierras raras más pesadas que mantienen fuertes los imanes con el calor y dan sus colores a pantallas, lámparas y láseres.
long-about-helium = Un gas muy ligero atrapado bajo tierra con el gas natural; es el líquido más frío de la Tierra y enfría los imanes de los aparatos de resonancia de los hospitales.
long-about-indium = Un metal blando que se convierte en una capa transparente que conduce la electricidad: así una pantalla táctil nota tu dedo.
long-about-lree = Una familia de cinco tierras raras más ligeras, usadas para imanes fuertes, pulido de vidrio, lentes y limpieza de los gases de escape.
long-about-lithium = El metal más ligero de todos; entra y sale con facilidad de los electrodos de una batería, y por eso teléfonos y coches eléctricos dependen de él.
long-about-magnesium = Un metal aún más ligero que el aluminio, que hace resistentes piezas de coche y latas y arde con una luz blanca deslumbrante.
long-about-manganese = Un metal gris sin el cual el acero sería débil y quebradizo; también trabaja dentro de muchos tipos de pilas.
long-about-natural_graphite = Una forma blanda y negra del carbono, la misma de los lápices, que guarda el litio dentro de una batería cargada.
long-about-nickel = Un metal brillante que evita que el acero inoxidable se oxide y permite que las baterías de coches eléctricos guarden más energía.
long-about-niobium = Un metal que viene casi por completo de Brasil; una pizca hace el acero mucho más fuerte, y sus hilos muy fríos llevan la corriente sin pérdidas.
long-about-phosphate_rock = Una roca llena de fósforo, un alimento que toda planta necesita; casi toda se convierte en fertilizante.
long-about-phosphorus = Un elemento que arde, hecho de roca fosfática en hornos eléctricos; se usa en cerillas, retardantes de llama, medicamentos y chips.
long-about-pgm = Una familia de cinco metales preciosos que aceleran reacciones químicas, por ejemplo para limpiar los gases de escape u obtener hidrógeno del agua.
long-about-scandium = Un metal ligero y muy escaso; una cantidad mínima hace el aluminio mucho más fuerte para aviones, bicis y bates.
long-about-silicon_metal = Un elemento oscuro y brillante hecho de cuarzo; purificado, se convierte en chips de ordenador y células solares, y también refuerza el aluminio.
long-about-strontium = Un metal blando cuyas sales arden de un rojo vivo, muy apreciadas en los fuegos artificiales y usadas también en imanes baratos.
long-about-tantalum = Un metal duro, gris azulado, que guarda carga eléctrica en piezas diminutas llamadas condensadores, dentro de teléfonos y portátiles.
long-about-titanium_metal = Un metal tan fuerte como el acero pero mucho más ligero, y que no se oxida; se usa en aviones, naves espaciales y caderas artificiales.
long-about-tungsten = El metal con el punto de fusión más alto; hace durísimas las puntas de las brocas y hace vibrar los teléfonos.
long-about-vanadium = Un metal que hace más fuertes herramientas, muelles y puentes y puede guardar electricidad verde en grandes baterías líquidas.

## Qué tener en cuenta con las cifras

long-note-bismuth = El bismuto en México es historia: el estudio de 2023 da una media de años anteriores, y de 2020 a 2022 no consta ninguno.
long-note-chromium = El cromo estaba en la lista de materias primas críticas de la UE en 2014, pero no en 2023.
long-note-copper = El cobre está en la lista de la UE porque es estratégico; escasea menos que los demás.
long-note-gallium = El galio se esconde en la bauxita, la mena del aluminio: donde se habla de la mena que lo contiene, se extrae bauxita.
long-note-hree = Las partes de la extracción son medias de diez elementos y suelen seguir las de todas las tierras raras juntas; también la tasa de reciclaje.
long-note-indium = El indio estaba en la lista de materias primas críticas de la UE en 2020, pero no en 2023.
long-note-lree = La tasa de reciclaje es la de todas las tierras raras juntas.
long-note-manganese = La cifra de Ucrania es una media de años anteriores.
long-note-nickel = El níquel está en la lista de la UE porque es estratégico; escasea menos que los demás. En 2017 se daba una tasa de reciclaje del 34 %.
long-note-phosphate_rock = La tasa de reciclaje es la de los estudios de 2017 y 2020; una tabla de 2023 indica 0 %.
long-note-pgm = Las partes son las de la lista de la UE de 2020, la última que da estos metales como grupo.
long-note-scandium = La cifra de Ucrania es una media de años anteriores.
long-note-titanium_metal = En los países del Zambeze se extrae mena de titanio; Japón y Rusia fabrican el metal. La tasa de reciclaje es la del titanio en general.
long-note-tungsten = La cifra de Gran Bretaña es una media de años anteriores.
long-note-vanadium = La tasa de reciclaje depende del método: los estudios daban un 2 % en 2020 y un 44 % en 2017.
