### Che cosa fa una Materia Prima in un’Applicazione. Prima della frase c’è la tessera della Materia Prima.

long-need-flame_retardants-antimony = Agisce insieme ad altri agenti antifiamma in plastiche e tessuti, così la fiamma si spegne prima.
long-need-flame_retardants-boron = I suoi sali formano una crosta vetrosa che tiene il fuoco lontano da ciò che sta sotto.
long-need-flame_retardants-phosphorus = Trasforma in carbone la superficie di plastica o schiuma che brucia, e così la chiude all’aria.

long-need-fertilizers-phosphate_rock = Dà il fosforo di cui le piante hanno bisogno per radici, fiori e semi.

long-need-digital_cameras-lree = Il lantanio nel vetro dell’obiettivo devia molto la luce e mantiene nitida l’immagine.
long-need-digital_cameras-indium = Forma lo strato trasparente dello schermo che conduce elettricità.
long-need-digital_cameras-lithium = Trasporta la carica nella batteria ricaricabile.
long-need-digital_cameras-cobalt = Il suo ossido trattiene il litio in un lato della batteria, così la si può ricaricare molte volte.
long-need-digital_cameras-silicon_metal = Il sensore è un chip di silicio: trasforma la luce in segnali elettrici.
long-need-digital_cameras-tantalum = Immagazzina carica in minuscoli condensatori e mantiene stabile l’alimentazione.

long-need-medical_equipment-bismuth = È molto meno dannoso della maggior parte dei metalli pesanti: per questo è in alcune medicine.
long-need-medical_equipment-titanium_metal = Il corpo lo accetta bene: se ne fanno protesi d’anca e viti per le ossa.
long-need-medical_equipment-pgm = Il platino non reagisce con il corpo, perciò serve in pacemaker e altri impianti.
long-need-medical_equipment-helium = È il liquido più freddo della Terra: raffredda i magneti delle risonanze magnetiche.
long-need-medical_equipment-niobium = Insieme al titanio forma il filo dei forti magneti delle risonanze magnetiche.
long-need-medical_equipment-hree = Il gadolinio mette in risalto gli organi nelle immagini, e i cristalli di lutezio rendono visibili le radiazioni.

long-need-mri_scanners-niobium = Il suo filo, se molto freddo, porta corrente senza perdite: per questo il magnete è così forte.
long-need-mri_scanners-titanium_metal = Unito al niobio forma un filo robusto che si può avvolgere in bobine.
long-need-mri_scanners-helium = Da liquido tiene le bobine così fredde che la corrente scorre senza perdite.
long-need-mri_scanners-hree = Il gadolinio fa vedere chiaramente gli organi nell’immagine.
long-need-mri_scanners-copper = Circonda i fili sottili e li protegge se una bobina si scalda.

long-need-xray_machines-tungsten = Gli elettroni lo colpiscono e nascono i raggi X; sopporta il calore senza fondere.
long-need-xray_machines-beryllium = Forma la finestra del tubo: l’aria resta fuori, i raggi X passano.
long-need-xray_machines-copper = Porta via il calore dal bersaglio di tungsteno.
long-need-xray_machines-baryte = Contiene bario, che ferma i raggi X e così protegge le persone.

long-need-medicines-bismuth = Calma lo stomaco in subbuglio.
long-need-medicines-lithium = I suoi sali aiutano chi ha alcuni disturbi dell’umore.
long-need-medicines-phosphorus = I suoi composti servono a produrre molti farmaci.

long-need-dental_care-fluorspar = Dà il fluoruro dei dentifrici, che protegge i denti.
long-need-dental_care-pgm = Il palladio fa parte del metallo di alcune corone.

long-need-ev_motors-lree = Neodimio e praseodimio formano magneti piccoli e fortissimi.
long-need-ev_motors-hree = Il disprosio mantiene forti i magneti quando il motore si scalda.
long-need-ev_motors-boron = Ne basta poco perché nel magnete si formino i cristalli giusti.
long-need-ev_motors-copper = Le sue bobine portano la corrente che fa girare il motore.
long-need-ev_motors-aluminium = Mantiene leggero l’involucro del motore.

long-need-ev_batteries-lithium = Trasporta la carica da un lato all’altro della batteria.
long-need-ev_batteries-nickel = Aiuta la batteria a immagazzinare più energia, così l’auto va più lontano.
long-need-ev_batteries-cobalt = Aiuta la batteria a restare sicura e a durare a lungo.
long-need-ev_batteries-manganese = È economico e rende la batteria più sicura.
long-need-ev_batteries-natural_graphite = Accoglie il litio mentre l’auto si ricarica.
long-need-ev_batteries-copper = Un sottile foglio di rame raccoglie la corrente, e cavi spessi la portano.

long-need-fuel_cells-pgm = Il platino accelera la reazione tra idrogeno e ossigeno.
long-need-fuel_cells-natural_graphite = Forma piastre che conducono la corrente.

long-need-drones-lithium = Trasporta la carica nella batteria leggera.
long-need-drones-cobalt = Aiuta la batteria a dare molta energia con poco peso.
long-need-drones-lree = I magneti al neodimio rendono i motori piccoli e potenti.
long-need-drones-boron = Fa parte di questi magneti.
long-need-drones-aluminium = Tiene leggeri i motori e il telaio.
long-need-drones-magnesium = È ancora più leggero. Se ne fanno alcuni telai e gusci.

long-need-aeroplanes-aluminium = Mantiene leggere fusoliera e ali.
long-need-aeroplanes-titanium_metal = Serve dove le parti devono essere molto robuste e resistere al calore.
long-need-aeroplanes-magnesium = È ancora più leggero dell’alluminio e ne rende più resistenti le leghe.
long-need-aeroplanes-beryllium = È leggero e molto rigido, per strumenti e contatti elastici.

long-need-catalytic_converters-pgm = Platino, palladio e rodio trasformano i gas velenosi in gas molto meno dannosi.
long-need-catalytic_converters-lree = Il cerio immagazzina ossigeno e lo cede quando ce n’è troppo poco.

long-need-wind_turbines-lree = Grandi magneti al neodimio trasformano il movimento delle pale in elettricità.
long-need-wind_turbines-hree = Il disprosio mantiene forti questi magneti quando si scaldano.
long-need-wind_turbines-boron = Fa parte di ogni magnete al neodimio.
long-need-wind_turbines-niobium = Un pizzico rende più resistente l’acciaio della torre.
long-need-wind_turbines-aluminium = Mantiene leggere le parti in cima alla torre.
long-need-wind_turbines-copper = Trasporta l’elettricità nel generatore e nei cavi.

long-need-solar_panels-silicon_metal = È la cella solare stessa: la luce mette in moto i suoi elettroni.
long-need-solar_panels-boron = Una traccia nel silicio aiuta a spingere la corrente.
long-need-solar_panels-aluminium = Forma la cornice: è leggera e non arrugginisce.

long-need-grid_storage-lithium = Trasporta la carica nelle grandi batterie al litio.
long-need-grid_storage-phosphorus = Fa parte del litio-ferro-fosfato, un materiale di molte batterie al litio.
long-need-grid_storage-natural_graphite = Accoglie il litio quando la batteria si carica.

long-need-led_lighting-gallium = Unito all’azoto forma il chip che fa luce.
long-need-led_lighting-indium = Mescolato nel chip, rende blu la luce.
long-need-led_lighting-hree = L’ittrio è nella polvere che trasforma in giallo una parte della luce blu.
long-need-led_lighting-lree = Una traccia di cerio fa brillare questa polvere.

long-need-phone_screens-indium = Forma uno strato trasparente che conduce elettricità e sente il tuo dito.
long-need-phone_screens-silicon_metal = Forma i minuscoli interruttori dietro ogni punto dell’immagine.

long-need-phone_chips-silicon_metal = È il materiale di quasi tutti i chip.
long-need-phone_chips-gallium = È nei chip che trasmettono e ricevono onde radio.
long-need-phone_chips-arsenic = Insieme al gallio rende veloci questi chip.
long-need-phone_chips-tantalum = Immagazzina carica in minuscoli condensatori e mantiene stabile l’alimentazione.

long-need-phone_batteries-lithium = Porta la carica avanti e indietro.
long-need-phone_batteries-cobalt = Il suo ossido trattiene il litio da un lato: così una piccola batteria contiene molta energia.
long-need-phone_batteries-natural_graphite = Accoglie il litio quando il telefono si ricarica.

long-need-phone_speakers-lree = Con il neodimio si fanno magneti minuscoli e forti.
long-need-phone_speakers-boron = Fa parte di questi magneti.
long-need-phone_speakers-tungsten = È così pesante che un pezzetto basta a far vibrare il telefono.

long-need-computer_chips-silicon_metal = È la base su cui si costruisce il chip.
long-need-computer_chips-boron = Una traccia di boro lascia nel silicio posti vuoti per gli elettroni.
long-need-computer_chips-phosphorus = Una traccia di fosforo porta nel silicio elettroni in più.
long-need-computer_chips-fluorspar = I gas che se ne ricavano incidono linee sottili nel chip.
long-need-computer_chips-helium = Raffredda il silicio mentre si fabbrica il chip.

long-need-data_centres-silicon_metal = È in ogni chip.
long-need-data_centres-copper = Porta la corrente e allontana il calore.
long-need-data_centres-tantalum = Mantiene stabile l’alimentazione dei chip.
long-need-data_centres-pgm = Sottili strati con platino conservano i dati sui dischi rigidi.
long-need-data_centres-lree = I magneti al neodimio muovono i bracci dei dischi rigidi.
long-need-data_centres-germanium = È nelle fibre ottiche che portano i dati come luce.

long-need-fibre_optics-germanium = Sta nel cuore del filo di vetro e tiene dentro la luce.
long-need-fibre_optics-hree = L’erbio amplifica la luce sui lunghi percorsi.
long-need-fibre_optics-helium = Raffredda il vetro mentre il filo viene tirato.

long-need-telecom_5g-beryllium = Con il rame forma contatti elastici e affidabili.
long-need-telecom_5g-gallium = È nei chip che trasmettono e ricevono onde radio.
long-need-telecom_5g-arsenic = Con il gallio rende molto veloci questi chip radio.
long-need-telecom_5g-copper = Porta energia e segnali.
long-need-telecom_5g-germanium = È nelle fibre ottiche, dove i dati proseguono come luce.

long-need-satellites-germanium = È la base su cui crescono le celle solari per lo spazio.
long-need-satellites-gallium = Con l’arsenico trasforma la luce del sole in elettricità.
long-need-satellites-arsenic = Con il gallio forma gli strati che catturano la luce.
long-need-satellites-beryllium = Forma parti che restano leggere e rigide, come gli specchi.
long-need-satellites-titanium_metal = È resistente e leggero, per le parti che devono sopportare molto.
long-need-satellites-aluminium = Mantiene leggera la struttura.

long-need-strong_steel-coking_coal = Cotto, diventa coke e trasforma il minerale di ferro in ferro.
long-need-strong_steel-manganese = Toglie fragilità all’acciaio e lo rende resistente.
long-need-strong_steel-vanadium = Forma minuscoli grani duri dentro l’acciaio.
long-need-strong_steel-niobium = Mantiene piccoli i cristalli dell’acciaio, che così è molto più resistente.
long-need-strong_steel-fluorspar = Rende fluida la scoria nel forno, così raccoglie le impurità.

long-need-stainless_steel-chromium = Forma la sottile pelle invisibile che tiene lontana la ruggine.
long-need-stainless_steel-nickel = Fa durare questa pelle e rende tenace l’acciaio.
long-need-stainless_steel-vanadium = Rende più dure le lame dei coltelli.

long-need-cutting_tools-tungsten = Con il carbonio diventa carburo di tungsteno, abbastanza duro da tagliare acciaio e pietra.
long-need-cutting_tools-cobalt = Tiene insieme i grani duri come una colla.
long-need-cutting_tools-tantalum = Aiuta l’utensile a restare duro quando si scalda.

long-need-printing_3d-titanium_metal = Se ne stampano parti resistenti e leggere, come le protesi.
long-need-printing_3d-aluminium = Se ne stampano parti leggere.
long-need-printing_3d-vanadium = Rende più resistenti le leghe di titanio.
long-need-printing_3d-scandium = Rende molto più resistente l’alluminio stampato.

long-need-thermal_cameras-germanium = Forma le lenti, perché i raggi di calore lo attraversano.
long-need-thermal_cameras-vanadium = Il suo ossido conduce meglio la corrente quando i raggi di calore lo scaldano. Così il chip vede le cose calde.

long-need-fireworks-strontium = I suoi sali colorano la fiamma di rosso.
long-need-fireworks-baryte = Contiene bario. I suoi sali colorano la fiamma di verde.
long-need-fireworks-copper = I suoi sali colorano la fiamma di blu.
long-need-fireworks-magnesium = Brucia con una luce bianca abbagliante.
long-need-fireworks-aluminium = Dà lampi e scintille bianchi.

long-need-paint_makeup-bismuth = Dà una lucentezza perlata.
long-need-paint_makeup-baryte = È una polvere bianca che dà corpo alla vernice.
long-need-paint_makeup-cobalt = Produce un celebre blu intenso.

long-need-plastic_bottles-antimony = Accelera la reazione che forma la plastica. Ne resta dentro una traccia.

long-need-aluminium_cans-aluminium = È il materiale della lattina: sottile, leggera, e si può fondere e usare di nuovo.
long-need-aluminium_cans-magnesium = Ne basta poco per rendere robusto il metallo sottile.

long-need-non_stick_pans-fluorspar = Dà il fluoro per il rivestimento scivoloso.
long-need-non_stick_pans-aluminium = È il materiale della padella: leggero, e distribuisce bene il calore.

long-need-alkaline_batteries-manganese = Il suo ossido reagisce con lo zinco: così scorre la corrente.
long-need-alkaline_batteries-indium = Una traccia impedisce che si formi gas, così la pila non perde liquido.
long-need-alkaline_batteries-natural_graphite = Mescolata con l’ossido, lascia passare la corrente.

long-need-pencils-natural_graphite = Si consuma sulla carta e lascia una linea scura.

long-need-fridge_magnets-strontium = Con l’ossido di ferro forma un magnete economico che dura.
