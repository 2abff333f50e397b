### Qué hace una Materia prima en una Aplicación. Antes de la frase está la Materia prima, como ficha.

long-need-flame_retardants-antimony = Actúa junto a otros retardantes de llama en plásticos y telas, para que la llama se apague antes.
long-need-flame_retardants-boron = Sus sales forman una costra vítrea que aleja el fuego de lo que hay debajo.
long-need-flame_retardants-phosphorus = Convierte en carbón la superficie del plástico o la espuma que arde, y así le cierra el paso al aire.

long-need-fertilizers-phosphate_rock = Da el fósforo que las plantas necesitan para raíces, flores y semillas.

long-need-digital_cameras-lree = El lantano en el vidrio del objetivo desvía mucho la luz y mantiene nítida la imagen.
long-need-digital_cameras-indium = Forma la capa transparente de la pantalla que conduce la electricidad.
long-need-digital_cameras-lithium = Transporta la carga en la batería recargable.
long-need-digital_cameras-cobalt = Su óxido retiene el litio en un lado de la batería, para que se pueda recargar una y otra vez.
long-need-digital_cameras-silicon_metal = El sensor de imagen es un chip de silicio: convierte la luz en señales eléctricas.
long-need-digital_cameras-tantalum = Guarda carga en condensadores diminutos y mantiene estable la corriente.

long-need-medical_equipment-bismuth = Es mucho menos dañino que la mayoría de los metales pesados, por eso está en algunos medicamentos.
long-need-medical_equipment-titanium_metal = El cuerpo lo acepta bien: con él se hacen prótesis de cadera y tornillos para huesos.
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
long-need-xray_machines-copper = Se lleva el calor de la pieza de wolframio.
long-need-xray_machines-baryte = Contiene bario, que detiene los rayos X y así protege a las personas.

long-need-medicines-bismuth = Calma el estómago revuelto.
long-need-medicines-lithium = Sus sales ayudan a personas con algunos trastornos del estado de ánimo.
long-need-medicines-phosphorus = Sus compuestos sirven para fabricar muchos medicamentos.

long-need-dental_care-fluorspar = Da el fluoruro del dentífrico, que protege los dientes.
long-need-dental_care-pgm = El paladio forma parte del metal de algunas coronas.

long-need-ev_motors-lree = Con neodimio y praseodimio se hacen imanes pequeños y muy fuertes.
long-need-ev_motors-hree = El disprosio mantiene fuertes los imanes cuando el motor se calienta.
long-need-ev_motors-boron = Un poco basta para que en el imán se formen los cristales adecuados.
long-need-ev_motors-copper = Sus bobinas llevan la corriente que hace girar el motor.
long-need-ev_motors-aluminium = Mantiene ligera la carcasa del motor.

long-need-ev_batteries-lithium = Lleva la carga de un lado de la batería al otro.
long-need-ev_batteries-nickel = Ayuda a la batería a guardar más energía, y el coche llega más lejos.
long-need-ev_batteries-cobalt = Ayuda a que la batería sea segura y dure mucho.
long-need-ev_batteries-manganese = Es barato y hace la batería más segura.
long-need-ev_batteries-natural_graphite = Acoge el litio mientras el coche se carga.
long-need-ev_batteries-copper = Una lámina fina de cobre recoge la corriente, y unos cables gruesos la llevan.

long-need-fuel_cells-pgm = El platino acelera la reacción del hidrógeno y el oxígeno.
long-need-fuel_cells-natural_graphite = Forma placas que llevan la corriente.

long-need-drones-lithium = Lleva la carga en la batería ligera.
long-need-drones-cobalt = Ayuda a la batería a guardar mucha energía con poco peso.
long-need-drones-lree = Los imanes de neodimio hacen los motores pequeños y potentes.
long-need-drones-boron = Forma parte de estos imanes.
long-need-drones-aluminium = Mantiene ligeros los motores y el armazón.
long-need-drones-magnesium = Es aún más ligero. Con él se hacen algunos armazones y carcasas.

long-need-aeroplanes-aluminium = Mantiene ligeros el fuselaje y las alas.
long-need-aeroplanes-titanium_metal = Sirve para piezas que deben ser muy resistentes y aguantar el calor.
long-need-aeroplanes-magnesium = Es aún más ligero que el aluminio y hace más resistentes sus aleaciones.
long-need-aeroplanes-beryllium = Es ligero y muy rígido, para instrumentos y contactos elásticos.

long-need-catalytic_converters-pgm = El platino, el paladio y el rodio convierten los gases tóxicos en otros mucho menos dañinos.
long-need-catalytic_converters-lree = El cerio guarda oxígeno y lo suelta cuando falta.

long-need-wind_turbines-lree = Grandes imanes de neodimio convierten el movimiento de las palas en electricidad.
long-need-wind_turbines-hree = El disprosio mantiene fuertes estos imanes cuando se calientan.
long-need-wind_turbines-boron = Forma parte de todo imán de neodimio.
long-need-wind_turbines-niobium = Una pizca hace más resistente el acero de la torre.
long-need-wind_turbines-aluminium = Mantiene ligeras las piezas de lo alto de la torre.
long-need-wind_turbines-copper = Lleva la electricidad en el generador y en los cables.

long-need-solar_panels-silicon_metal = Es la propia célula solar: la luz pone en marcha sus electrones.
long-need-solar_panels-boron = Una pizca en el silicio ayuda a impulsar la corriente.
long-need-solar_panels-aluminium = Forma el marco: es ligero y no se corroe.

long-need-grid_storage-lithium = Transporta la carga en grandes baterías de litio.
long-need-grid_storage-phosphorus = Forma parte del fosfato de hierro y litio, un material de muchas baterías de litio.
long-need-grid_storage-natural_graphite = Acoge el litio cuando la batería se carga.

long-need-led_lighting-gallium = Unido al nitrógeno forma el chip que brilla.
long-need-led_lighting-indium = Mezclado en el chip, vuelve azul la luz.
long-need-led_lighting-hree = El itrio está en el polvo que vuelve amarilla una parte de la luz azul.
long-need-led_lighting-lree = Una pizca de cerio hace brillar este polvo.

long-need-phone_screens-indium = Forma una capa transparente que conduce la electricidad y nota tu dedo.
long-need-phone_screens-silicon_metal = Con él se hacen los interruptores diminutos que hay detrás de cada punto de la imagen.

long-need-phone_chips-silicon_metal = Con él se hacen casi todos los chips.
long-need-phone_chips-gallium = Está en los chips que emiten y reciben ondas de radio.
long-need-phone_chips-arsenic = Con el galio hace rápidos estos chips de radio.
long-need-phone_chips-tantalum = Guarda carga en condensadores diminutos y así mantiene estable la corriente.

long-need-phone_batteries-lithium = Lleva la carga de un lado a otro.
long-need-phone_batteries-cobalt = Su óxido retiene el litio en un lado; así cabe mucha energía en una batería pequeña.
long-need-phone_batteries-natural_graphite = Acoge el litio cuando el móvil se carga.

long-need-phone_speakers-lree = Con neodimio se hacen imanes diminutos y fuertes.
long-need-phone_speakers-boron = Forma parte de estos imanes.
long-need-phone_speakers-tungsten = Pesa tanto que un trocito hace vibrar el móvil.

long-need-computer_chips-silicon_metal = Es la base sobre la que se construye el chip.
long-need-computer_chips-boron = Una pizca de boro deja en el silicio huecos para los electrones.
long-need-computer_chips-phosphorus = Una pizca de fósforo aporta al silicio electrones de más.
long-need-computer_chips-fluorspar = Los gases que se obtienen de él graban líneas finas en el chip.
long-need-computer_chips-helium = Enfría el silicio mientras se fabrica el chip.

long-need-data_centres-silicon_metal = Está en cada chip.
long-need-data_centres-copper = Lleva la corriente y retira el calor.
long-need-data_centres-tantalum = Mantiene estable la corriente de los chips.
long-need-data_centres-pgm = Unas capas finas con platino guardan los datos en los discos duros.
long-need-data_centres-lree = Los imanes de neodimio mueven los brazos de los discos duros.
long-need-data_centres-germanium = Está en las fibras ópticas que llevan los datos en forma de luz.

long-need-fibre_optics-germanium = Está en el núcleo del hilo de vidrio y mantiene dentro la luz.
long-need-fibre_optics-hree = El erbio refuerza la luz en trayectos largos.
long-need-fibre_optics-helium = Enfría el vidrio mientras se estira el hilo.

long-need-telecom_5g-beryllium = Con el cobre da contactos elásticos y fiables.
long-need-telecom_5g-gallium = Está en los chips que envían y reciben ondas de radio.
long-need-telecom_5g-arsenic = Con el galio hace muy rápidos estos chips de radio.
long-need-telecom_5g-copper = Lleva la corriente y las señales.
long-need-telecom_5g-germanium = Está en las fibras ópticas, por las que los datos siguen en forma de luz.

long-need-satellites-germanium = Es la base sobre la que crecen las células solares para el espacio.
long-need-satellites-gallium = Con el arsénico convierte la luz del sol en electricidad.
long-need-satellites-arsenic = Con el galio forma las capas que captan la luz.
long-need-satellites-beryllium = Con él se hacen piezas ligeras y rígidas, como los espejos.
long-need-satellites-titanium_metal = Es resistente y ligero, para piezas que deben aguantar mucho.
long-need-satellites-aluminium = Mantiene ligero el cuerpo del satélite.

long-need-strong_steel-coking_coal = Convertido en coque, transforma el mineral en hierro.
long-need-strong_steel-manganese = Quita fragilidad al acero y lo hace resistente.
long-need-strong_steel-vanadium = Forma granos duros diminutos dentro del acero.
long-need-strong_steel-niobium = Mantiene pequeños los cristales del acero, que así es mucho más resistente.
long-need-strong_steel-fluorspar = Hace fluida la escoria del horno, para que recoja las impurezas.

long-need-stainless_steel-chromium = Forma la fina capa invisible que protege del óxido.
long-need-stainless_steel-nickel = Hace que esa capa dure y que el acero sea tenaz.
long-need-stainless_steel-vanadium = Hace más duras las hojas de los cuchillos.

long-need-cutting_tools-tungsten = Con el carbono se convierte en carburo de wolframio, capaz de cortar acero y piedra.
long-need-cutting_tools-cobalt = Pega entre sí los granos duros.
long-need-cutting_tools-tantalum = Ayuda a la herramienta a seguir dura cuando se calienta.

long-need-printing_3d-titanium_metal = Con él se imprimen piezas resistentes y ligeras, como implantes.
long-need-printing_3d-aluminium = Con él se imprimen piezas ligeras.
long-need-printing_3d-vanadium = Hace más resistentes las aleaciones de titanio.
long-need-printing_3d-scandium = Hace mucho más resistente el aluminio impreso.

long-need-thermal_cameras-germanium = Forma las lentes, porque los rayos de calor lo atraviesan.
long-need-thermal_cameras-vanadium = Su óxido conduce mejor la corriente cuando los rayos de calor lo calientan. Así el chip ve las cosas calientes.

long-need-fireworks-strontium = Sus sales dan color rojo a la llama.
long-need-fireworks-baryte = Contiene bario. Sus sales dan color verde a la llama.
long-need-fireworks-copper = Sus sales dan color azul a la llama.
long-need-fireworks-magnesium = Arde con una luz blanca deslumbrante.
long-need-fireworks-aluminium = Da destellos y chispas blancos.

long-need-paint_makeup-bismuth = Da un brillo nacarado.
long-need-paint_makeup-baryte = Es un polvo blanco que da cuerpo a la pintura.
long-need-paint_makeup-cobalt = Produce un famoso azul intenso.

long-need-plastic_bottles-antimony = Acelera la reacción que forma el plástico. Dentro queda una pizca.

long-need-aluminium_cans-aluminium = De él está hecha la lata: fina, ligera, y se puede fundir y usar de nuevo.
long-need-aluminium_cans-magnesium = Un poco basta para que el metal fino sea resistente.

long-need-non_stick_pans-fluorspar = Da el flúor del recubrimiento resbaladizo.
long-need-non_stick_pans-aluminium = De él está hecha la propia sartén: es ligero y reparte bien el calor.

long-need-alkaline_batteries-manganese = Su óxido reacciona con el zinc, y así circula la corriente.
long-need-alkaline_batteries-indium = Una pizca evita que se forme gas, y así la pila no pierde líquido.
long-need-alkaline_batteries-natural_graphite = Mezclado con el óxido, deja pasar la corriente.

long-need-pencils-natural_graphite = Se gasta sobre el papel y deja una línea oscura.

long-need-fridge_magnets-strontium = Con óxido de hierro forma un imán barato que dura.
