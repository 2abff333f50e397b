### Che cos’è ogni Materia Prima, per chi ha dodici anni, e a che cosa badare nelle cifre.

long-about-aluminium = Un metallo leggero e argenteo ricavato da una roccia rossastra chiamata bauxite; non arrugginisce e si trova in lattine, finestre, biciclette e aerei.
long-about-antimony = Un elemento fragile, grigio argento, che aiuta plastiche e tessuti a non prendere fuoco e rende più rigide le piastre di piombo nelle batterie delle auto.
long-about-arsenic = Un elemento velenoso che, maneggiato con cura e unito al gallio, forma chip velocissimi per telefoni, satelliti e laser.
long-about-baryte = Un minerale bianco sorprendentemente pesante, usato come carica in vernici e gomma, come fango per perforare i pozzi e come schermo contro i raggi X.
long-about-beryllium = Uno dei metalli più leggeri, molto rigido e resistente, scelto per specchi di telescopi spaziali, contatti elettrici elastici e finestre per raggi X.
long-about-bismuth = Un metallo pesante dai riflessi rosati, molto meno dannoso del piombo; si usa in medicine per lo stomaco, trucchi perlati e impianti antincendio.
long-about-boron = Un elemento che si estrae sotto forma di sali chiamati borati; permette al vetro di resistere al forno, aiuta le piante a crescere e fa parte dei magneti più forti.
long-about-chromium = Un metallo duro e lucente che rende l’acciaio inossidabile, dalle forchette ai grattacieli.
long-about-cobalt = Un metallo dai riflessi blu che si trova soprattutto in Africa centrale; fa durare di più le batterie ricaricabili e aiuta i motori a reazione a resistere al calore.
long-about-coking_coal = Un carbone speciale che, cotto, diventa coke: il combustibile che trasforma il minerale in ferro negli enormi forni di un’acciaieria.
long-about-copper = Un metallo rossastro che conduce benissimo l’elettricità: ne hanno bisogno quasi tutti i cavi, i motori e le spine.
long-about-fluorspar = Un cristallo colorato, la principale fonte di fluoro, usato per padelle antiaderenti, gas dei frigoriferi, dentifrici e produzione dell’acciaio.
long-about-gallium = Un metallo tenero che si scioglie in una mano calda; unito ad azoto o arsenico forma LED, caricatori veloci e chip radio.
long-about-germanium = Un elemento grigio e lucente che lascia passare i raggi di calore invisibili: si usa in lenti per la visione notturna, fibre di internet e celle solari dei satelliti.
long-about-hree = Una famiglia di dieci elementi delle terre rare più pesanti che mantengono forti i magneti quando si scaldano e danno colore a schermi, lampade e laser.
long-about-helium = Un gas leggerissimo intrappolato sottoterra con il gas naturale; è il liquido più freddo della Terra e raffredda i magneti delle risonanze magnetiche negli ospedali.
long-about-indium = Un metallo tenero che diventa un rivestimento trasparente capace di condurre elettricità: così uno schermo sente il tuo dito.
long-about-lree = Una famiglia di cinque elementi delle terre rare più leggeri, usati per magneti forti, lucidatura del vetro, lenti e pulizia dei gas di scarico.
long-about-lithium = Il metallo più leggero di tutti; entra ed esce facilmente dagli elettrodi delle batterie, perciò telefoni e auto elettriche ne hanno bisogno.
long-about-magnesium = Un metallo ancora più leggero dell’alluminio che rende resistenti parti di auto e lattine e brucia con una luce bianca abbagliante.
long-about-manganese = Un metallo grigio senza il quale l’acciaio sarebbe debole e fragile; lavora anche dentro molti tipi di batterie.
long-about-natural_graphite = Una forma di carbonio nera e tenera, la stessa delle matite, che conserva il litio dentro una batteria carica.
long-about-nickel = Un metallo lucente che impedisce all’acciaio inossidabile di arrugginire e permette alle batterie delle auto elettriche di contenere più energia.
long-about-niobium = Un metallo che viene quasi tutto dal Brasile; un pizzico rende l’acciaio molto più forte, e i suoi fili, se molto freddi, portano corrente senza perdite.
long-about-phosphate_rock = Una roccia piena di fosforo, un nutrimento di cui ogni pianta ha bisogno: quasi tutta diventa fertilizzante.
long-about-phosphorus = Un elemento infiammabile ricavato dalle rocce fosfate in forni elettrici; si usa per fiammiferi, agenti antifiamma, medicine e chip.
long-about-pgm = Una famiglia di cinque metalli preziosi che accelerano le reazioni chimiche, per esempio per pulire i gas di scarico o per ricavare idrogeno dall’acqua.
long-about-scandium = Un metallo leggero e molto raro; una quantità minuscola rende l’alluminio molto più forte per aerei, biciclette e mazze.
long-about-silicon_metal = Un elemento scuro e lucente ricavato dal quarzo; purificato, diventa chip per computer e celle solari, e rinforza anche l’alluminio.
long-about-strontium = Un metallo tenero i cui sali bruciano di un rosso vivo; si usano nei fuochi d’artificio e anche in magneti economici.
long-about-tantalum = Un metallo duro, grigio-azzurro, che immagazzina carica elettrica in minuscole parti chiamate condensatori dentro telefoni e portatili.
long-about-titanium_metal = Un metallo forte come l’acciaio ma molto più leggero, che non arrugginisce: si usa in aerei, navicelle spaziali e protesi d’anca.
long-about-tungsten = Il metallo con il punto di fusione più alto; rende durissime le punte dei trapani e fa vibrare i telefoni.
long-about-vanadium = Un metallo che rende più forti attrezzi, molle e ponti e può immagazzinare elettricità verde in grandi batterie liquide.

## A che cosa badare nelle cifre

long-note-bismuth = Il bismuto in Messico è storia: lo studio del 2023 dà una media di anni precedenti, e dal 2020 al 2022 non ne risulta.
long-note-chromium = Il cromo era nell’elenco UE delle materie prime critiche nel 2014, ma non nel 2023.
long-note-copper = Il rame è nell’elenco UE perché è strategico; è meno raro degli altri.
long-note-gallium = Il gallio si nasconde nella bauxite, il minerale dell’alluminio: dove si parla del minerale che lo contiene, si estrae bauxite.
long-note-hree = Le quote di estrazione sono medie di dieci elementi e seguono per lo più quelle di tutte le terre rare insieme; così anche il tasso di riciclo.
long-note-indium = L’indio era nell’elenco UE delle materie prime critiche nel 2020, ma non nel 2023.
long-note-lree = Il tasso di riciclo è quello di tutte le terre rare insieme.
long-note-manganese = La cifra per l’Ucraina è una media di anni precedenti.
long-note-nickel = Il nichel è nell’elenco UE perché è strategico; è meno raro degli altri. Nel 2017 il suo tasso di riciclo era indicato come 34%.
long-note-phosphate_rock = Il tasso di riciclo è quello degli studi del 2017 e del 2020; una tabella del 2023 riporta 0%.
long-note-pgm = Le quote sono quelle dell’elenco UE del 2020, l’ultimo che dà questi metalli come gruppo.
long-note-scandium = La cifra per l’Ucraina è una media di anni precedenti.
long-note-titanium_metal = Nei paesi dello Zambesi si estrae minerale di titanio; il metallo lo producono Giappone e Russia. Il tasso di riciclo è quello di tutto il titanio.
long-note-tungsten = La cifra per la Gran Bretagna è una media di anni precedenti.
long-note-vanadium = Il tasso di riciclo dipende dal metodo: gli studi davano 2% nel 2020 e 44% nel 2017.
