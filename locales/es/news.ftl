### News cards of the standard board, content/world/news.toml: a headline, and what happened. At most 60 characters and 20 words.

news-nickel_colombia_2008-headline = Huelga en una mina de níquel de Colombia
news-nickel_colombia_2008-text = En una gran mina de níquel, los trabajadores paran porque quieren un contrato mejor.

news-gallium_russia_2008-headline = Se para una fábrica rusa que también produce galio
news-gallium_russia_2008-text = La fábrica de Pikaliovo permanece cerrada más de medio año.

news-arsenic_peru_2009-headline = Se para una gran planta de metales en Perú
news-arsenic_peru_2009-text = La planta de La Oroya no puede pagar el mineral, así que ya no produce metales ni arsénico.

news-nickel_britain_2010-headline = Una refinería de níquel de Gales se queda sin suministro
news-nickel_britain_2010-text = Por una huelga en Canadá recibe muy poco níquel en bruto y produce mucho menos.

news-coking_coal_russia_2010-headline = Unas explosiones cierran una mina de carbón en Siberia
news-coking_coal_russia_2010-text = Muchos mineros pierden la vida, y reparar la mina de carbón de coque llevará al menos un año.

news-coking_coal_australia_2010-headline = Las inundaciones detienen minas de carbón en Australia
news-coking_coal_australia_2010-text = En Queensland el agua llena las minas de carbón de coque y tres cuartas partes no pueden trabajar.

news-titanium_japan_2011-headline = Un terremoto y un tsunami golpean Japón
news-titanium_japan_2011-text = Un gran terremoto y un tsunami golpean una región que produce mucho titanio.

news-tantalum_rwanda_2011-headline = El mineral de tantalio de Ruanda debe probar su origen
news-tantalum_rwanda_2011-text = Desde ahora, los grandes compradores solo lo aceptan si está probado de dónde viene.

news-nickel_indonesia_2014-headline = Indonesia deja de exportar mineral de níquel
news-nickel_indonesia_2014-text = Indonesia quiere que se procese más mineral en el propio país.

news-platinum_south_africa_2014-headline = Huelga en las minas de platino de Sudáfrica
news-platinum_south_africa_2014-text = Unas 70 000 personas de los tres mayores productores hacen huelga durante cinco meses.

news-chromium_india_2014-headline = Una gran mina de cromo de la India tiene que parar
news-chromium_india_2014-text = No se renueva la concesión de una gran mina de Odisha y el trabajo se detiene.

news-silicon_brazil_2014-headline = La sequía apaga los hornos de silicio en Brasil
news-silicon_brazil_2014-text = Tras la peor sequía en más de 80 años falta electricidad y los productores de silicio paran.

news-magnesium_israel_2015-headline = Una huelga reduce el magnesio del mar Muerto
news-magnesium_israel_2015-text = En Israel hacen huelga casi cuatro meses; ese año se produce una cuarta parte menos de magnesio.

news-vanadium_south_africa_2015-headline = Cierra una gran mina de vanadio en Sudáfrica
news-vanadium_south_africa_2015-text = La mina y su acería se quedan sin dinero; la mina daba una décima parte del vanadio mundial.

news-rare_earths_usa_2015-headline = Cierra la única mina de tierras raras de Estados Unidos
news-rare_earths_usa_2015-text = Los precios llevan cuatro años bajando y la mina ya no gana lo suficiente.

news-nickel_philippines_2017-headline = Filipinas ordena cerrar minas de níquel
news-nickel_philippines_2017-text = Para proteger la naturaleza deben cerrar 23 minas, la mayoría de níquel.

news-copper_chile_2017-headline = Huelga en la mina de cobre más grande del mundo
news-copper_chile_2017-text = En Chile la huelga dura seis semanas y el precio del cobre sube.

news-helium_qatar_2017-headline = Las dos plantas de helio de Catar tienen que parar
news-helium_qatar_2017-text = En una disputa se cierra la frontera terrestre y el helio no puede salir.

news-aluminium_brazil_2018-headline = Una planta gigante para el aluminio frena en Brasil
news-aluminium_brazil_2018-text = Tras fuertes lluvias y una disputa por aguas residuales, la planta solo puede trabajar a la mitad.

news-fluorspar_south_africa_2019-headline = Se abre una mina de espato flúor en Sudáfrica
news-fluorspar_south_africa_2019-text = La mina de Nokeng, cerca de Pretoria, empieza a trabajar; venderá sobre todo a otros países.

news-strontium_iran_2020-headline = Algunas minas de estroncio se paran en Irán
news-strontium_iran_2020-text = Estados Unidos impone nuevas sanciones a empresas mineras y algunas minas se quedan sin dinero.

news-coking_coal_mongolia_2020-headline = Mongolia deja de exportar carbón durante seis semanas
news-coking_coal_mongolia_2020-text = El carbón de coque no cruza la frontera, para que no entre el coronavirus.

news-germanium_germany_2020-headline = Se para un productor alemán de germanio
news-germanium_germany_2020-text = Una planta de Langelsheim tiene problemas de dinero y deja de producir metales puros como el germanio.

news-phosphate_tunisia_2020-headline = Unas protestas detienen las minas de fosfato en Túnez
news-phosphate_tunisia_2020-text = Personas que piden trabajo hacen sentadas y se para toda la minería de fosfato del país.

news-platinum_russia_2021-headline = El agua inunda dos minas en Siberia
news-platinum_russia_2021-text = Suministran paladio y platino, y pasan meses hasta que vuelven a trabajar del todo.

news-coking_coal_canada_2021-headline = Unas inundaciones cortan los trenes del oeste de Canadá
news-coking_coal_canada_2021-text = El agua y el barro cortan todas las vías a Vancouver y el carbón de coque no llega al puerto.

news-indium_france_2022-headline = La electricidad cara cierra una planta francesa
news-indium_france_2022-text = La planta produce zinc y también indio, pero la electricidad ahora cuesta demasiado.

news-helium_russia_2022-headline = Un incendio detiene una nueva planta de helio en Rusia
news-helium_russia_2022-text = Tras una explosión, la planta del Lejano Oriente queda parada al menos medio año.

news-antimony_russia_2022-headline = Cuesta comprar mineral de antimonio ruso
news-antimony_russia_2022-text = Por las sanciones, los pagos del mineral quedan bloqueados.

news-copper_peru_2022-headline = Unos vecinos paran una mina de cobre en Perú
news-copper_peru_2022-text = Acampan en los terrenos de la gran mina, que queda parada más de un mes.

news-scandium_canada_2022-headline = Canadá empieza a producir escandio
news-scandium_canada_2022-text = Una planta de Quebec lo obtiene de los residuos del titanio, sin abrir otra mina.

news-silicon_norway_2022-headline = Huelga en plantas de silicio de Noruega
news-silicon_norway_2022-text = Cuatro plantas paran o trabajan menos, así que se produce menos silicio.

news-phosphate_usa_2022-headline = El huracán Ian golpea plantas de fosfato en Florida
news-phosphate_usa_2022-text = La tormenta daña plantas y cierra un puerto, así que hay menos fertilizante.

news-nickel_guatemala_2022-headline = Unas sanciones detienen una mina de níquel en Guatemala
news-nickel_guatemala_2022-text = Estados Unidos impone sanciones a dos empresas, y su mina y su fundición tienen que parar.

news-manganese_gabon_2022-headline = Un corrimiento de tierras corta la única vía férrea de Gabón
news-manganese_gabon_2022-text = El mineral de manganeso no puede llegar de las minas al puerto.

news-titanium_mozambique_2023-headline = Un rayo cae en una mina de titanio de Mozambique
news-titanium_mozambique_2023-text = Corta la línea eléctrica de la gran mina, que extrae el mineral de titanio.

news-chromium_turkey_2023-headline = Terrible terremoto en Turquía
news-chromium_turkey_2023-text = También daña el ferrocarril y el puerto de donde sale el mineral de cromo.

news-nickel_finland_2023-headline = Finlandia abre una gran planta para baterías viejas
news-nickel_finland_2023-text = Recupera níquel y cobalto de baterías que ya nadie necesita.

news-manganese_ukraine_2023-headline = La guerra detiene minas de manganeso en Ucrania
news-manganese_ukraine_2023-text = Los bombardeos y la falta de agua paran a la vez dos minas y dos fundiciones.

news-rare_earths_malaysia_2024-headline = Malasia deja de exportar tierras raras en bruto
news-rare_earths_malaysia_2024-text = Malasia quiere que se procesen en el propio país.

news-tantalum_congo_2024-headline = Combates junto a minas de tantalio en el Congo
news-tantalum_congo_2024-text = Un grupo armado toma las minas de Rubaya, que dan más de la séptima parte del tantalio mundial.

news-nickel_new_caledonia_2024-headline = Disturbios detienen las minas de níquel de Nueva Caledonia
news-nickel_new_caledonia_2024-text = En la isla del Pacífico se paran las minas y el níquel sube de precio.

news-aluminium_guinea_2024-headline = Guinea frena la exportación de mineral de aluminio
news-aluminium_guinea_2024-text = Tras una disputa, una gran empresa ya no puede exportar bauxita, el mineral del aluminio.

news-heavy_rare_earths_myanmar_2024-headline = Combates junto a minas de tierras raras en Birmania
news-heavy_rare_earths_myanmar_2024-text = Un grupo armado toma minas que dan cerca de la mitad de las tierras raras pesadas.

news-lithium_australia_2024-headline = Cierra una mina de litio en Australia
news-lithium_australia_2024-text = El precio del litio ha bajado cuatro quintas partes y extraerlo no compensa.

news-graphite_mozambique_2024-headline = Unas protestas bloquean una mina de grafito en Mozambique
news-graphite_mozambique_2024-text = La gran mina de Balama queda parada medio año.

news-cobalt_congo_2025-headline = El Congo detiene todas las exportaciones de cobalto
news-cobalt_congo_2025-text = El precio es demasiado bajo y durante meses no puede salir cobalto del país.

news-heavy_rare_earths_malaysia_2025-headline = Tierras raras pesadas de una planta de Malasia
news-heavy_rare_earths_malaysia_2025-text = Es la primera planta fuera de China que separa una tierra rara pesada.

news-copper_papua_2025-headline = El barro inunda una mina de cobre gigante en Papúa
news-copper_papua_2025-text = Siete trabajadores quedan atrapados en la mina de Grasberg y se extrae mucho menos cobre.

news-rare_earths_estonia_2025-headline = Estonia abre una fábrica de imanes de tierras raras
news-rare_earths_estonia_2025-text = Es la primera grande de Europa y basta para cerca de un millón de coches eléctricos al año.

news-tungsten_korea_2025-headline = Reabre una vieja mina de wolframio en Corea del Sur
news-tungsten_korea_2025-text = Estuvo cerrada unos 30 años, y la mayor parte del wolframio viene de China.

news-cobalt_madagascar_2026-headline = Un ciclón daña una planta de cobalto en Madagascar
news-cobalt_madagascar_2026-text = El ciclón Gezani daña la planta de níquel y cobalto, que tiene que cerrar.

news-lithium_zimbabwe_2026-headline = Zimbabue deja de exportar mineral de litio
news-lithium_zimbabwe_2026-text = De un día para otro no pueden salir del país minerales en bruto, tampoco el litio.
