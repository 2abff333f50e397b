### Qué hace una Materia prima en una Aplicación. Antes de la frase está la Materia prima, como ficha.

long-need-flame_retardants-antimony = Actúa junto a otros retardantes de llama en plásticos y telas, para que la llama se apague antes.
long-need-flame_retardants-boron = Sus sales forman una costra vítrea que aleja el fuego de lo que hay debajo.
long-need-flame_retardants-phosphorus = Convierte en carbón la superficie del plástico o la espuma que arde, y así le cierra el paso al aire.

long-need-fertilizers-phosphate_rock = Da el fósforo que las plantas necesitan para raíces, flores y semillas.

long-need-digital_cameras-lree = El lantano en el vidrio del objetivo desvía mucho la luz y mantiene nítida la imagen.
long-need-digital_cameras-indium = Forma la capa transparente de la pantalla que conduce la electricidad.
long-need-digital_cameras-lithium = Transporta la carga en la batería recargable.
long-need-digital_cameras-cobalt = Retiene el litio en un lado de la batería, para que se pueda recargar una y otra vez.
long-need-digital_cameras-silicon_metal = El sensor de imagen es un chip de silicio: convierte la luz en señales eléctricas.
long-need-digital_cameras-tantalum = Guarda carga en condensadores diminutos y mantiene estable la corriente.

long-need-medical_equipment-bismuth = Sus compuestos sirven en medicina porque son mucho menos dañinos que los del plomo.
long-need-medical_equipment-titanium_metal = El cuerpo lo acepta bien: con él se hacen caderas artificiales y tornillos para huesos.
long-need-medical_equipment-pgm = El platino no reacciona con el cuerpo, por eso sirve en marcapasos y otros implantes.
long-need-medical_equipment-helium = Es el líquido más frío de la Tierra: enfría los imanes de los aparatos de resonancia.
long-need-medical_equipment-niobium = Con el titanio forma el hilo de los fuertes imanes de los aparatos de resonancia.
long-need-medical_equipment-hree = El gadolinio hace resaltar los órganos en las imágenes, y los cristales de lutecio hacen visible la radiación.

long-need-mri_scanners-niobium = Su hilo, muy frío, lleva la corriente sin pérdidas: por eso el imán es tan fuerte.
long-need-mri_scanners-titanium_metal = Mezclado con niobio da un hilo resistente que se puede enrollar en bobinas.
long-need-mri_scanners-helium = En forma líquida mantiene las bobinas tan frías que la corriente fluye sin pérdidas.
long-need-mri_scanners-hree = El gadolinio hace que los órganos se vean bien en la imagen.
long-need-mri_scanners-copper = Rodea los hilos finos y los protege si una bobina se calienta.

long-need-xray_machines-tungsten = Los electrones chocan con él y salen rayos X; aguanta el calor sin fundirse.
long-need-xray_machines-beryllium = Forma la ventana del tubo: el aire queda fuera, los rayos X pasan.
long-need-xray_machines-copper = Se lleva el calor del blanco de wolframio.
long-need-xray_machines-baryte = Contiene bario, que detiene los rayos X y así protege a las personas.

long-need-medicines-bismuth = Calma el estómago revuelto.
long-need-medicines-lithium = Sus sales ayudan a personas con algunos trastornos del estado de ánimo.
long-need-medicines-phosphorus = Su química ayuda a fabricar muchos medicamentos.

long-need-dental_care-fluorspar = Da el fluoruro del dentífrico, que protege los dientes.
long-need-dental_care-pgm = El paladio forma parte del metal de algunas coronas.

long-need-ev_motors-lree = El neodimio y el praseodimio dan imanes pequeños y muy fuertes.
long-need-ev_motors-hree = El disprosio mantiene fuertes los imanes cuando el motor se calienta.
long-need-ev_motors-boron = Un poco basta para dar su forma a los cristales del imán.
long-need-ev_motors-copper = Sus bobinas llevan la corriente que hace girar el motor.
long-need-ev_motors-aluminium = Mantiene ligera la carcasa del motor.

long-need-wind_turbines-lree = Grandes imanes de neodimio convierten el movimiento de las palas en electricidad.
long-need-wind_turbines-hree = El disprosio mantiene fuertes estos imanes cuando se calientan.
long-need-wind_turbines-boron = Forma parte de todo imán de neodimio.
long-need-wind_turbines-niobium = Una pizca hace más fuerte el acero de la torre.
long-need-wind_turbines-aluminium = Mantiene ligeras las piezas de lo alto de la torre.
long-need-wind_turbines-copper = Lleva la electricidad en el generador y en los cables.

long-need-solar_panels-silicon_metal = Es la propia célula solar: la luz pone en marcha sus electrones.
long-need-solar_panels-aluminium = Forma el marco, ligero y que no se oxida.
long-need-solar_panels-boron = Una traza en el silicio ayuda a impulsar la corriente.
long-need-solar_panels-gallium = Se añade en trazas al silicio y forma parte de algunos paneles finos.
long-need-solar_panels-indium = Forma parte de la capa que capta la luz en los paneles finos.

long-need-led_lighting-gallium = Unido al nitrógeno forma el chip que brilla.
long-need-led_lighting-indium = Mezclado en el chip, vuelve azul la luz.
long-need-led_lighting-hree = El itrio está en el polvo que vuelve amarilla una parte de la luz azul.
long-need-led_lighting-lree = Una traza de cerio hace brillar este polvo.

long-need-flat_screens-indium = Forma una capa transparente que conduce la electricidad y enciende cada punto de la imagen.
long-need-flat_screens-hree = El europio y el itrio ayudan a crear los colores.
long-need-flat_screens-gallium = Está en los pequeños LED que iluminan la pantalla.

long-need-aeroplanes-aluminium = Mantiene ligeros el fuselaje y las alas.
long-need-aeroplanes-titanium_metal = Sirve donde las piezas deben ser muy fuertes y aguantar el calor.
long-need-aeroplanes-magnesium = Es aún más ligero que el aluminio y hace más fuertes sus aleaciones.
long-need-aeroplanes-scandium = Una cantidad mínima hace el aluminio mucho más fuerte.
long-need-aeroplanes-beryllium = Es ligero y muy rígido, para instrumentos y contactos elásticos.

long-need-catalytic_converters-pgm = El platino, el paladio y el rodio convierten gases de escape venenosos en inofensivos.
long-need-catalytic_converters-lree = El cerio guarda oxígeno y lo presta cuando falta.

long-need-fibre_optics-germanium = Está en el núcleo del hilo de vidrio y mantiene dentro la luz.
long-need-fibre_optics-hree = El erbio refuerza la luz en trayectos largos.
long-need-fibre_optics-helium = Enfría el vidrio mientras se estira el hilo.

long-need-strong_steel-coking_coal = Cocido como coque, convierte el mineral en hierro.
long-need-strong_steel-manganese = Quita fragilidad al acero y lo hace fuerte.
long-need-strong_steel-vanadium = Forma granos duros diminutos dentro del acero.
long-need-strong_steel-niobium = Mantiene pequeños los cristales del acero, que así es mucho más fuerte.
long-need-strong_steel-fluorspar = Hace fluida la escoria del horno, para que recoja las impurezas.

long-need-stainless_steel-chromium = Forma la fina piel invisible que aleja el óxido.
long-need-stainless_steel-nickel = Hace que esa piel dure y que el acero sea tenaz.
long-need-stainless_steel-vanadium = Hace más duras las hojas de los cuchillos.

long-need-cutting_tools-tungsten = Con el carbono se convierte en carburo de wolframio, capaz de cortar acero y piedra.
long-need-cutting_tools-cobalt = Pega entre sí los granos duros.
long-need-cutting_tools-vanadium = Hace duro el acero de las herramientas.
long-need-cutting_tools-tantalum = Ayuda a la herramienta a seguir dura cuando se calienta.

long-need-headphones-lree = El neodimio y el praseodimio dan imanes pequeños y fuertes.
long-need-headphones-boron = Forma parte de estos pequeños imanes.
long-need-headphones-strontium = Da imanes baratos para altavoces más grandes.

long-need-permanent_magnets-lree = El neodimio, el praseodimio y el samario dan su fuerza a los imanes.
long-need-permanent_magnets-hree = El disprosio y el terbio los mantienen fuertes con el calor.
long-need-permanent_magnets-boron = Completa el cristal de los imanes de neodimio.
long-need-permanent_magnets-cobalt = Con el samario da imanes que aguantan mucho calor.
long-need-permanent_magnets-strontium = Da imanes baratos para las cosas de cada día.

long-need-lasers-lree = Átomos de neodimio en un cristal guardan la energía de la luz y la liberan como un rayo.
long-need-lasers-hree = El itrio construye el cristal; el erbio, el iterbio y el holmio dan otros tipos de rayo.
long-need-lasers-gallium = Con el arsénico da chips láser más pequeños que un grano de arroz.
long-need-lasers-arsenic = Con el galio forma el cristal de estos chips láser diminutos.

long-need-satellites-germanium = Es la base sobre la que crecen las células solares para el espacio.
long-need-satellites-gallium = Con el arsénico convierte la luz del sol en electricidad.
long-need-satellites-arsenic = Con el galio forma las capas que captan la luz.
long-need-satellites-beryllium = Da piezas que siguen ligeras y rígidas, como los espejos.
long-need-satellites-titanium_metal = Es fuerte y ligero, para piezas que deben aguantar mucho.
long-need-satellites-aluminium = Mantiene ligero el cuerpo del satélite.

long-need-thermal_cameras-germanium = Forma las lentes, porque los rayos de calor lo atraviesan.
long-need-thermal_cameras-gallium = Forma parte del chip que ve los rayos de calor.
long-need-thermal_cameras-indium = Está mezclado en el chip, para que vea una luz que nuestros ojos no ven.
long-need-thermal_cameras-arsenic = Une el indio y el galio en un solo cristal, el chip.

long-need-fireworks-strontium = Arde en rojo.
long-need-fireworks-baryte = Contiene bario, que arde en verde.
long-need-fireworks-copper = Arde en azul.
long-need-fireworks-magnesium = Arde con una luz blanca deslumbrante.
long-need-fireworks-aluminium = Da destellos y chispas blancos.

long-need-matches-phosphorus = El fósforo rojo del lado de la caja prende cuando se frota.
long-need-matches-antimony = El sulfuro de antimonio ayuda a arder a la cerilla.

long-need-aluminium_cans-aluminium = Forma la lata: fina, ligera, y se puede fundir y usar de nuevo.
long-need-aluminium_cans-magnesium = Un poco basta para hacer fuerte el metal fino.

long-need-fuel_cells-pgm = El platino acelera la reacción del hidrógeno y el oxígeno.
long-need-fuel_cells-scandium = En una cerámica deja pasar el oxígeno, en los tipos que trabajan en caliente.
long-need-fuel_cells-natural_graphite = Forma placas que llevan la corriente.
long-need-fuel_cells-cobalt = Está en los electrodos de los tipos que trabajan en caliente.
long-need-fuel_cells-strontium = Está en los electrodos de cerámica de los tipos que trabajan en caliente.

long-need-car_starter_battery-antimony = Hace más rígidas las blandas placas de plomo.
long-need-car_starter_battery-arsenic = Un poco basta para endurecer el plomo.

long-need-hybrid_car_battery-nickel = Forma un lado de la batería y es parte del otro.
long-need-hybrid_car_battery-lree = El lantano y el cerio están en la esponja de metal que guarda el hidrógeno.

long-need-printing_3d-titanium_metal = Con él se imprimen piezas fuertes y ligeras, como implantes.
long-need-printing_3d-aluminium = Con él se imprimen piezas ligeras.
long-need-printing_3d-cobalt = Con él se imprimen piezas que aguantan calor y desgaste.
long-need-printing_3d-scandium = Hace mucho más fuerte el aluminio impreso.
long-need-printing_3d-vanadium = Hace más fuertes las aleaciones de titanio.
long-need-printing_3d-niobium = Ayuda a las piezas impresas a aguantar mucho calor.

long-need-non_stick_pans-fluorspar = Da el flúor del recubrimiento resbaladizo.
long-need-non_stick_pans-aluminium = Forma la propia sartén: ligera, y reparte bien el calor.

long-need-lightweight_cars-aluminium = Ocupa el lugar del acero, más pesado.
long-need-lightweight_cars-magnesium = Es aún más ligero, para piezas fundidas en molde.
long-need-lightweight_cars-manganese = Hace fuertes las chapas finas de acero y aluminio.
long-need-lightweight_cars-silicon_metal = Mezclado con aluminio hace fuertes las piezas fundidas en molde.

long-need-paint_makeup-bismuth = Da un brillo nacarado.
long-need-paint_makeup-baryte = Es un polvo blanco que da cuerpo a la pintura.
long-need-paint_makeup-cobalt = Produce un famoso azul intenso.

long-need-fuel_refining-lree = El lantano y el cerio mantienen activo el catalizador que rompe las grandes moléculas del petróleo.
long-need-fuel_refining-pgm = El platino da nueva forma a las moléculas, para que la gasolina arda de modo regular.
long-need-fuel_refining-fluorspar = Se convierte en un ácido que ayuda a unir pequeñas moléculas en gasolina.

long-need-telecom_5g-beryllium = Con el cobre da contactos elásticos en los que se puede confiar.
long-need-telecom_5g-gallium = Está en los chips que envían y reciben ondas de radio.
long-need-telecom_5g-arsenic = Con el galio hace muy rápidos estos chips de radio.
long-need-telecom_5g-copper = Lleva la corriente y las señales.
long-need-telecom_5g-germanium = Está en las fibras de vidrio, por las que los datos siguen como luz.

long-need-alkaline_batteries-manganese = Su óxido produce la corriente, en un lado de la pila.
long-need-alkaline_batteries-indium = Una traza evita que la pila pierda gas.
long-need-alkaline_batteries-natural_graphite = Mezclado con el óxido, deja pasar la corriente.

long-need-grid_storage-lithium = Transporta la carga en grandes baterías de litio.
long-need-grid_storage-vanadium = Disuelto en depósitos, guarda electricidad en un líquido.
long-need-grid_storage-phosphorus = Forma parte del fosfato de hierro y litio, un material de muchas baterías de litio.
long-need-grid_storage-natural_graphite = Acoge el litio cuando la batería se carga.

long-need-detergents-boron = Sus sales ablandan el agua.
long-need-detergents-phosphate_rock = Sus fosfatos ayudan a soltar la suciedad.

long-need-pencils-natural_graphite = Se gasta sobre el papel y deja una línea oscura.
