### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = El cobre, en las líneas eléctricas
long-instead-antimony = Un polvo con aluminio, contra el fuego
long-instead-arsenic = Mezclas con cobre, para proteger la madera
long-instead-baryte = Otros minerales pesados, en el lodo de perforación
long-instead-beryllium = Otras aleaciones de cobre, en muelles y contactos
long-instead-bismuth = Un medicamento con carbonato de calcio, para el estómago
long-instead-boron = Otra sal, en el detergente
long-instead-chromium = Nada, en el acero que no se oxida
long-instead-cobalt = Hierro y fosfato, en algunas baterías
long-instead-coking_coal = El hidrógeno, en las acerías
long-instead-copper = El aluminio, en los cables
long-instead-fluorspar = El dióxido de carbono, en las neveras
long-instead-gallium = El silicio, en los chips más sencillos del móvil
long-instead-germanium = Un vidrio especial, en las cámaras térmicas
long-instead-helium = Nada, donde hace falta más frío
long-instead-indium = Hilos de plata o grafeno, en las pantallas táctiles
long-instead-lithium = El sodio, en baterías más pesadas
long-instead-magnesium = Aluminio o zinc, en las piezas fundidas
long-instead-manganese = Nada que vaya tan bien, en el acero
long-instead-nickel = Hierro y fosfato, en las baterías de coche
long-instead-niobium = El vanadio, en el acero resistente
long-instead-phosphate_rock = Nada, en los campos
long-instead-pgm = Otro metal del grupo, en los catalizadores
long-instead-scandium = Titanio o fibra de carbono, en piezas ligeras y resistentes
long-instead-silicon_metal = El germanio, en algunos chips
long-instead-strontium = El bario, en los imanes baratos
long-instead-tantalum = Cerámica o aluminio, en los condensadores
long-instead-titanium_metal = Aluminio, acero o materiales compuestos, en las piezas resistentes
long-instead-tungsten = La cerámica, en parte de las herramientas de corte
long-instead-vanadium = Niobio, titanio o manganeso, en el acero
