### Qué cuesta una Materia prima a las personas y a la naturaleza, cómo se recicla y por qué no más, y qué podría sustituirla.

long-impact-aluminium = Las minas de bauxita, su mineral, dan trabajo en Guinea. Pero en los pueblos cuentan que pierden campos y que hay polvo y agua sucia.
long-recycling-aluminium = Fundir metal viejo gasta mucha menos energía que hacerlo nuevo. Pero cada año el mundo usa más de lo que se recupera.
long-substitute-aluminium = En las líneas eléctricas puede sustituirlo el cobre. Pero el cable pesa más o menos el doble.
long-note-aluminium = Hasta 2020, las cifras de riesgo de la UE son solo del metal. Desde 2023 cuenta también la bauxita, su mineral.

long-impact-antimony = Cerca de la mina más grande, en China, algunas aguas tenían mil veces más antimonio que el agua limpia.
long-recycling-antimony = Lo que se recupera está sobre todo en el plomo de las baterías de coche viejas.
long-substitute-antimony = Un polvo blanco con aluminio también frena el fuego. Pero a veces tiene que ser la mitad del plástico.

long-impact-arsenic = Bajo una antigua mina de oro de Canadá hay 237 000 toneladas de polvo tóxico de arsénico. Habrá que vigilarlo siempre.
long-recycling-arsenic = Nadie lo recupera de los circuitos viejos. Solo las fábricas de chips y de madera tratada reutilizan sus propios restos.
long-substitute-arsenic = La madera se puede proteger con mezclas de cobre. Pero para algunos chips especiales no sirve otra cosa.

long-impact-baryte = En Nigeria se saca a mano y hay quien vive de ella. Pero quedan hoyos profundos y campos arruinados.
long-recycling-baryte = No se recicla. Casi toda acaba en el lodo pesado con que se perforan pozos de petróleo y gas.
long-substitute-baryte = Otros minerales pesados también dan peso al lodo. Pero ninguno puede sustituirla a gran escala.

long-impact-beryllium = Su polvo puede causar una enfermedad de los pulmones sin cura. Por eso el aire de las fábricas debe estar muy limpio.
long-recycling-beryllium = Los fabricantes recogen sus propios restos. Pero casi nada viene de productos viejos.
long-substitute-beryllium = Los muelles y contactos se hacen también con otras aleaciones de cobre, pero no van tan bien.

long-impact-bismuth = Es casi siempre un subproducto del plomo. Las fundiciones de plomo descuidadas pueden envenenar a trabajadores, suelos y niños.
long-recycling-bismuth = Gran parte no se puede recuperar. El bismuto del maquillaje, por ejemplo, se va por el desagüe.
long-substitute-bismuth = Para el dolor de estómago también puede ayudar un medicamento con carbonato de calcio. En el maquillaje brillante sirve la mica.

long-impact-boron = Cerca de una gran mina de Turquía han llegado boro y arsénico al agua subterránea. Con ella se riegan campos.
long-recycling-boron = No se recupera casi nada. La mayor parte va a vidrio, cerámica, detergente y fertilizantes.
long-substitute-boron = El detergente puede pasar sin él. Otra sal hace lo mismo, incluso con agua menos caliente.

long-impact-chromium = En el valle de Sukinda, en la India, las minas soltaron una forma tóxica de cromo. Se convirtió en uno de los lugares más contaminados de la Tierra.
long-recycling-chromium = Se recupera sobre todo con el acero inoxidable viejo, que se funde otra vez.
long-substitute-chromium = Nada puede sustituirlo en el acero inoxidable ni en las partes calientes de los motores a reacción.

long-impact-cobalt = En la RD del Congo mucha gente lo saca a mano en túneles peligrosos. También trabajan niños.
long-recycling-cobalt = Donde más se pierde es en los móviles y portátiles viejos. Demasiadas de sus baterías no se recogen nunca.
long-substitute-cobalt = Las baterías con hierro y fosfato no necesitan cobalto. Pero pesan más para la misma energía.

long-impact-coking_coal = De sus minas escapa metano, un gas que calienta el clima. En Canadá la lluvia arrastra selenio dañino de la roca sobrante a los ríos.
long-recycling-coking_coal = No se puede reciclar: el coque que se hace con él se gasta al producir el hierro.
long-substitute-coking_coal = En las acerías puede hacer su trabajo el hidrógeno. Pero el hidrógeno limpio aún es escaso y caro.

long-impact-copper = En Chile la mayoría de las minas están en uno de los desiertos más secos de la Tierra. Allí minas y pueblos necesitan la misma agua.
long-recycling-copper = Se puede fundir una y otra vez y queda como nuevo. Pero la mayor parte aún se está usando, a menudo durante décadas.
long-substitute-copper = En los cables puede sustituirlo el aluminio, pero los hilos deben ser más gruesos.

long-impact-fluorspar = Con él se hace un ácido peligroso. En 2012 una fuga en Corea del Sur mató a cinco trabajadores y secó los cultivos.
long-recycling-fluorspar = Se podría recuperar algo de los residuos de fábrica, pero a menudo no son bastante puros.
long-substitute-fluorspar = Las neveras funcionan también con otros gases, como el dióxido de carbono. Y el flúor también puede venir de la roca fosfática.

long-impact-gallium = Es un subproducto de la bauxita cuando se hace aluminio con ella. En 2010 el lodo rojo de una planta así inundó pueblos de Hungría.
long-recycling-gallium = Las fábricas de chips reutilizan sus propios restos. Pero nadie lo recupera de los móviles ni de las lámparas viejas.
long-substitute-gallium = En los chips más sencillos y en las células solares basta el silicio, pero no en muchos aparatos militares.

long-impact-germanium = Se saca del mineral de zinc y del carbón. En China, fundiciones sin buenos filtros contaminaron arrozales con un metal tóxico.
long-recycling-germanium = Las fábricas de lentes y de fibras reutilizan sus propios recortes. De los productos viejos se recupera poco.
long-substitute-germanium = En las cámaras térmicas puede sustituirlo un vidrio especial. Es más barato y ligero, pero desvía menos los rayos.

long-impact-hree = En el norte de Birmania se bombean productos químicos en las colinas para sacarlas. Eso ha envenenado arroyos.
long-recycling-hree = Solo se recuperan pequeñas cantidades, de imanes, pilas y lámparas usados. Los imanes van recubiertos y repartidos en muchos aparatos.
long-substitute-hree = Muchas cosas se pueden hacer sin ellas, pero suelen funcionar peor.

long-impact-helium = Sale de la tierra con el gas natural, un combustible fósil. Si escapa, se pierde para siempre en el espacio.
long-recycling-helium = Para atrapar el gas y enfriarlo de nuevo hacen falta máquinas caras.
long-substitute-helium = Donde hace falta más frío, no sirve otra cosa. Pero un aparato de resonancia más nuevo usa 20 litros en vez de 2000.

long-impact-indium = En una fábrica, 23 de 108 trabajadores tenían los pulmones alterados. La causa fue probablemente el polvo de indio.
long-recycling-indium = Una pantalla solo lleva una película finísima, y nadie la recoge.
long-substitute-indium = En las pantallas táctiles podrían sustituirlo finísimos hilos de plata o el grafeno. Casi todo está aún en pruebas.

long-impact-lree = En Baotou, en China, los residuos de las plantas llenan un lago de 11 kilómetros cuadrados. Contiene torio radiactivo.
long-recycling-lree = Los imanes viejos van recubiertos y repartidos en muchos aparatos. Por eso no se recupera casi nada.
long-substitute-lree = Los motores eléctricos funcionan también sin imanes de tierras raras. Pero pesan más o gastan más.

long-impact-lithium = En el desierto de Atacama, en Chile, se bombea agua salada para obtenerlo. La gente de allí teme por su agua dulce.
long-recycling-lithium = Hasta ahora no se recupera casi nada. Pero se construyen plantas para baterías viejas.
long-substitute-lithium = Las baterías de sodio no lo necesitan y sus materiales son más baratos. Pero con el mismo peso guardan menos energía.

long-impact-magnesium = La mayor parte se hace en China con mucho combustible fósil. Producir un kilo libera unos 40 kilos de gases de efecto invernadero.
long-recycling-magnesium = Mucho se recupera como parte del aluminio viejo.
long-substitute-magnesium = En las piezas fundidas pueden sustituirlo el aluminio o el zinc. Cuestan menos pero pesan más.

long-impact-manganese = Quien respira durante años su polvo y sus humos puede acabar moviéndose y pensando más despacio.
long-recycling-manganese = Solo se recupera de forma indirecta, cuando se funde acero viejo.
long-substitute-manganese = En el acero, su uso principal, nada lo sustituye bien.

long-impact-natural_graphite = Cerca de fábricas de grafito de China, la gente habló de polvo brillante en cultivos y ropa. Su agua ya no se podía beber.
long-recycling-natural_graphite = Hay grafito nuevo de sobra en el mercado, así que se recicla poco.
long-substitute-natural_graphite = También se puede hacer en una fábrica. Pero cuesta mucha más energía y dinero.

long-impact-nickel = Alrededor de las plantas de níquel de Indonesia, la selva desaparece el doble de rápido que antes. También sufren costas y corales.
long-recycling-nickel = Se recupera sobre todo con el acero inoxidable viejo, que dura muchos años.
long-substitute-nickel = Las baterías con hierro y fosfato no necesitan níquel. Pero con una batería del mismo peso el coche llega menos lejos.

long-impact-niobium = El mineral de Brasil es un poco radiactivo, por eso se vigilan sus enormes montones de residuos. Un estudio no halló peligro para la gente.
long-recycling-niobium = Se funde con el acero viejo. Pero nadie lo separa, así que no cuenta como reciclado.
long-substitute-niobium = En el acero resistente puede sustituirlo el vanadio. Pero el acero puede quedar más débil o más caro.

long-impact-phosphate_rock = Hacer fertilizante deja montañas de yeso un poco radiactivo. Solo en Florida hay unos mil millones de toneladas.
long-recycling-phosphate_rock = Hay fósforo en lo que se va por el desagüe. La ley suiza obliga a recuperarlo, pero las plantas aún no están listas.
long-substitute-phosphate_rock = En los campos nada puede sustituirla: toda planta necesita fósforo.

long-impact-phosphorus = Sus hornos eléctricos gastan mucha corriente. Al aire se incendia, por eso hay que guardarlo bajo el agua.
long-recycling-phosphorus = El fósforo puro aún no se recicla. Pero un proyecto europeo quiere sacarlo de los lodos de depuradora.
long-substitute-phosphorus = En algunos usos lo ha sustituido un ácido limpio hecho de roca fosfática. En medicamentos y chips, no.

long-impact-pgm = En Sudáfrica los mineros trabajan a un kilómetro bajo tierra, más o menos. Un reportaje habla de 48 grados.
long-recycling-pgm = Muchos coches viejos se venden al extranjero con los metales todavía en el catalizador.
long-substitute-pgm = En los catalizadores, el paladio y el platino pueden sustituirse en parte entre sí. En otros usos el cambio va peor.

long-impact-scandium = Está tan disperso que hay que sacarlo con ácido de los minerales o los residuos de otros metales.
long-recycling-scandium = No se recicla. El mundo entero usa solo unas 60 toneladas de su óxido al año.
long-substitute-scandium = En muchas piezas ligeras y resistentes sirven el titanio o la fibra de carbono, pero no en todas.

long-impact-silicon_metal = Una tonelada gasta unos 12 megavatios hora de electricidad. El carbón del horno se convierte en dióxido de carbono.
long-recycling-silicon_metal = Los paneles solares viejos devuelven aluminio, vidrio y cobre, pero casi nunca silicio.
long-substitute-silicon_metal = Algunos chips son de germanio, o de galio y arsénico. Pero esos elementos son mucho más raros y mucho más caros.

long-impact-strontium = Unas minas cerca de Granada, en España, dejaron grandes montones de residuos. Hoy se saca de ellos más mineral sin nuevas voladuras.
long-recycling-strontium = No se recicla. Mucho va a fuegos artificiales y bengalas, que lo esparcen por el aire.
long-substitute-strontium = En los imanes baratos puede sustituirlo el bario, pero aguantan menos calor.

long-impact-tantalum = En el este de la RD del Congo se saca el mineral a mano en túneles peligrosos. Grupos armados luchan por la zona.
long-recycling-tantalum = Lo que se recupera es sobre todo chatarra de fábricas. De los aparatos viejos no viene casi nada.
long-substitute-tantalum = También se hacen condensadores de cerámica o de aluminio. Pero pueden ir peor o costar más.

long-impact-titanium_metal = Hacer el metal gasta mucha energía. En Madagascar unos pescadores culparon a una mina de la muerte de peces. La empresa lo niega.
long-recycling-titanium_metal = Al cortar piezas de avión queda mucha chatarra. Europa vende la mayor parte a Estados Unidos, que la vuelve a fundir.
long-substitute-titanium_metal = Pueden sustituirlo el aluminio, el acero o los materiales compuestos. Pero pocos son a la vez tan ligeros, tan resistentes y tan difíciles de oxidar.

long-impact-tungsten = Noventa años de minería en Portugal dejaron un millón de metros cúbicos de residuos finos por encima de un río importante.
long-recycling-tungsten = Recoger herramientas gastadas vale la pena: la chatarra tiene más wolframio que el mineral.
long-substitute-tungsten = En las herramientas de corte, la cerámica u otros metales duros pueden sustituir una parte, rara vez todo.

long-impact-vanadium = Alrededor de las minas y fundiciones de Panzhihua, en China, el vanadio ha contaminado el suelo.
long-recycling-vanadium = Se recupera sobre todo de catalizadores usados. Cuando se funde acero viejo, se pierde en la escoria.
long-substitute-vanadium = En el acero pueden sustituirlo en parte el niobio, el titanio o el manganeso. En el titanio para aviones nada va tan bien.
