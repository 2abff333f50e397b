### Palabras difíciles, explicadas al tocarlas. «-forms» da las formas en los textos; el asterisco vale por cualquier final.

long-word-alloy = aleación
long-word-alloy-forms = aleación, aleaciones
long-word-alloy-meaning = Una mezcla de metales, o de un metal con otra cosa. El acero es una aleación de hierro y carbono.

long-word-by_product = subproducto
long-word-by_product-forms = subproducto, subproductos
long-word-by_product-meaning = Algo que se obtiene de paso mientras se fabrica otra cosa.

long-word-capacitor = condensador
long-word-capacitor-forms = condensador, condensadores
long-word-capacitor-meaning = Una pieza diminuta que guarda carga eléctrica y la devuelve en un instante. Un móvil tiene cientos.

long-word-catalyst = catalizador
long-word-catalyst-forms = catalizador, catalizadores
long-word-catalyst-meaning = Una sustancia que acelera una reacción sin gastarse.

long-word-ceramic = cerámica
long-word-ceramic-forms = cerámica, cerámicas
long-word-ceramic-meaning = Un material duro que se cuece, como una taza o un azulejo. Aguanta mucho calor.

long-word-chip = chip
long-word-chip-forms = chip, chips
long-word-chip-meaning = Una lámina fina, casi siempre de silicio, con millones o incluso miles de millones de interruptores diminutos. Los chips calculan en móviles y ordenadores.

long-word-compound = compuesto
long-word-compound-forms = compuesto, compuestos
long-word-compound-meaning = Una sustancia de dos o más elementos unidos. El agua es un compuesto de hidrógeno y oxígeno.

long-word-critical = materia prima crítica
long-word-critical-forms = crítica, críticas
long-word-critical-meaning = Una materia prima muy importante para la economía y cuyo suministro está en riesgo.

long-word-element = elemento
long-word-element-forms = elemento, elementos
long-word-element-meaning = Una sustancia hecha de un solo tipo de átomos, como el oro, el oxígeno o el silicio.

long-word-fossil_fuel = combustible fósil
long-word-fossil_fuel-forms = combustible fósil, combustibles fósiles
long-word-fossil_fuel-meaning = Carbón, petróleo o gas natural. Al quemarlos se forma dióxido de carbono, que calienta el clima.

long-word-greenhouse_gas = gas de efecto invernadero
long-word-greenhouse_gas-forms = gas de efecto invernadero, gases de efecto invernadero, dióxido de carbono, metano
long-word-greenhouse_gas-meaning = Un gas que retiene el calor cerca de la Tierra, como el dióxido de carbono o el metano.

long-word-infrared = infrarrojo
long-word-infrared-forms = infrarrojo, infrarroja
long-word-infrared-meaning = Luz que nuestros ojos no ven. Las cosas calientes la emiten y la notamos como calor.

long-word-licence = licencia
long-word-licence-forms = licencia, licencias
long-word-licence-meaning = Un permiso. Sin él, una empresa no puede vender la mercancía al extranjero.

long-word-mineral = mineral
long-word-mineral-forms = minerales pesados, mineral blanco
long-word-mineral-meaning = Una sustancia sólida, como la sal o el cuarzo, que se forma en la naturaleza, pero no a partir de seres vivos. Las rocas están hechas de minerales.

long-word-ore = mineral (del que se saca un metal)
long-word-ore-forms = mineral, minerales
long-word-ore-meaning = Roca con bastante metal, u otra cosa útil, para que valga la pena extraerla.

long-word-oxide = óxido
long-word-oxide-forms = óxido, óxidos
long-word-oxide-meaning = Un compuesto de oxígeno y otro elemento. La herrumbre es sobre todo óxido de hierro.

long-word-quota = cuota
long-word-quota-forms = cuota, cuotas
long-word-quota-meaning = La mayor cantidad que se puede vender al extranjero en cierto tiempo.

long-word-radioactive = radiactivo
long-word-radioactive-forms = radiactivo, radiactiva, radiactivos, radiactivas
long-word-radioactive-meaning = Que contiene átomos que se desintegran solos. Emiten rayos invisibles que pueden dañar a los seres vivos.

long-word-rare_earth = tierras raras
long-word-rare_earth-forms = tierra rara, tierras raras
long-word-rare_earth-meaning = Una familia de 17 metales. La mayoría no son nada raros, pero están dispersos y cuesta separarlos.

long-word-refining = refinado
long-word-refining-forms = refinado, refinadas, refina, refinan, refinarse, refinerías
long-word-refining-meaning = Sacar un material puro del mineral o de un producto bruto.

long-word-reserves = reservas
long-word-reserves-forms = reservas
long-word-reserves-meaning = Lo que se sabe que hay en el suelo y hoy se puede extraer con ganancia.

long-word-salt = sal
long-word-salt-forms = sal, sales
long-word-salt-meaning = En química, un compuesto de partículas con carga, los iones. La mayoría de las sales contienen un metal y muchas se disuelven en agua. La sal de cocina es solo una de muchas.

long-word-scrap = chatarra
long-word-scrap-forms = chatarra
long-word-scrap-meaning = Metal de cosas viejas o de restos de fábrica que se puede volver a fundir.

long-word-slag = escoria
long-word-slag-forms = escoria, escorias
long-word-slag-meaning = Los restos, parecidos a piedra, que quedan cuando se saca el metal del mineral fundiéndolo.

long-word-smelter = fundición
long-word-smelter-forms = fundición, fundiciones
long-word-smelter-meaning = Una planta que saca el metal del mineral con mucho calor.

long-word-solder = soldadura
long-word-solder-forms = soldadura
long-word-solder-meaning = Una aleación que se funde con facilidad. Une las piezas de un circuito.

long-word-strategic = estratégico
long-word-strategic-forms = estratégic*
long-word-strategic-meaning = De especial importancia para la energía verde, los aparatos digitales, la defensa y el espacio. La UE tiene una lista aparte.

long-word-supply_risk = riesgo de suministro
long-word-supply_risk-forms = riesgo de suministro
long-word-supply_risk-meaning = Una nota que pone la UE: dice si es probable que llegue demasiado poco de un material. Es alta si lo producen pocos países.
