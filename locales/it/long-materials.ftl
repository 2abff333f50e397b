### Che cos’è ogni Materia Prima, per chi ha dodici anni, e a che cosa badare nelle cifre.

long-about-aluminium = Un metallo leggero e argenteo, ricavato da una roccia rossastra: la bauxite. Non arrugginisce. È in lattine, finestre, biciclette e aerei.
long-about-antimony = Un elemento fragile, grigio argento. Protegge dal fuoco plastiche e tessuti e rende più rigide le piastre di piombo nelle batterie d’auto.
long-about-arsenic = Un elemento velenoso. Maneggiato con cura e unito al gallio, serve a fare chip velocissimi per telefoni, satelliti e laser.
long-about-baryte = Un minerale bianco, più pesante di quanto sembri. Dà corpo a vernici e gomma, appesantisce i fanghi di perforazione e ferma i raggi X.
long-about-beryllium = Uno dei metalli più leggeri, molto rigido e resistente. Serve per specchi di telescopi spaziali, contatti elastici e finestre per raggi X.
long-about-bismuth = Un metallo pesante dai riflessi rosa, molto meno dannoso del piombo. È in medicine per lo stomaco, trucchi perlati e impianti antincendio.
long-about-boron = Si estrae sotto forma di sali chiamati borati. Fa resistere il vetro al forno, aiuta le piante a crescere ed è nei magneti più forti.
long-about-chromium = Un metallo duro e lucente che rende l’acciaio inossidabile, dalle forchette ai grattacieli.
long-about-cobalt = Un metallo dai riflessi blu, estratto soprattutto in Africa centrale. Fa durare di più le batterie e aiuta i motori a reazione a reggere il calore.
long-about-coking_coal = Un carbone speciale che, cotto, diventa coke. Il coke trasforma il minerale di ferro in ferro negli altiforni giganti di un’acciaieria.
long-about-copper = Un metallo rossastro che conduce benissimo la corrente. Ne hanno bisogno quasi tutti i cavi, i motori e le spine.
long-about-fluorspar = Un cristallo colorato, la principale fonte di fluoro. Serve per padelle antiaderenti, condizionatori, dentifrici e acciaio.
long-about-gallium = Un metallo tenero che fonde in una mano calda. Unito ad azoto o arsenico serve per LED, caricatori veloci e chip radio.
long-about-germanium = Un elemento grigio e lucente che lascia passare i raggi di calore. Si trova nelle termocamere, nei cavi in fibra ottica e nelle celle solari dei satelliti.
long-about-hree = Una famiglia di dieci terre rare più pesanti. Mantengono forti i magneti anche ad alte temperature e danno colore a lampade e laser.
long-about-helium = Un gas leggerissimo intrappolato sottoterra con il gas naturale. L’elio liquido è più freddo di ogni altro liquido e raffredda i magneti delle risonanze magnetiche.
long-about-indium = Un metallo tenero. Il suo ossido, con un po’ di ossido di stagno, forma strati sottili e trasparenti che conducono la corrente: così uno schermo sente il tuo dito.
long-about-lree = Una famiglia di cinque terre rare più leggere. Servono per magneti forti, lucidano il vetro, rendono nitide le lenti e puliscono i gas di scarico.
long-about-lithium = Il metallo più leggero di tutti. In forma di atomi carichi, gli ioni, passa facilmente da un lato all’altro di una batteria: telefoni e auto elettriche ne hanno bisogno.
long-about-magnesium = Un metallo ancora più leggero dell’alluminio. Rende leggere le parti delle auto e resistenti le lattine. Brucia con una luce bianca abbagliante.
long-about-manganese = Un metallo grigio. Senza, l’acciaio sarebbe debole e fragile. Si usa anche in molti tipi di batterie.
long-about-natural_graphite = Una forma di carbonio nera e tenera, la stessa delle matite. In una batteria carica conserva il litio.
long-about-nickel = Un metallo lucente. Aiuta l’acciaio inossidabile a resistere alla ruggine e permette alle batterie delle auto elettriche di contenere più energia.
long-about-niobium = Un metallo che viene quasi solo dal Brasile. Un pizzico rende l’acciaio molto più resistente. Molto freddi, i suoi fili portano corrente senza perdite.
long-about-phosphate_rock = Una roccia ricca di fosforo. Ogni pianta ne ha bisogno per crescere: perciò la maggior parte diventa fertilizzante.
long-about-phosphorus = Un elemento. La sua forma bianca è velenosa e prende fuoco da sola. Si ricava dalle rocce fosfate in forni caldissimi. La forma rossa, sulle scatole di fiammiferi, è più sicura. Il fosforo serve anche per medicine e chip.
long-about-pgm = Una famiglia di metalli preziosi che accelerano le reazioni. Puliscono i gas di scarico e aiutano a ricavare idrogeno dall’acqua. L’UE ne conta cinque, la chimica aggiunge un sesto: l’osmio.
long-about-scandium = Un metallo leggero. Non è raro, ma nel terreno è molto disperso. Una quantità minuscola rende l’alluminio molto più resistente.
long-about-silicon_metal = Un elemento scuro e lucente ricavato dal quarzo. Purissimo, diventa chip per computer e celle solari. Rinforza anche l’alluminio.
long-about-strontium = Un metallo tenero. I suoi sali colorano di rosso vivo i fuochi d’artificio, e si usa in magneti economici.
long-about-tantalum = Un metallo duro, grigio-azzurro. In telefoni e portatili accumula carica elettrica in parti minuscole: i condensatori.
long-about-titanium_metal = Un metallo resistente come l’acciaio ma molto più leggero, che non arrugginisce. È in aerei, navicelle spaziali e protesi d’anca.
long-about-tungsten = Il metallo con il punto di fusione più alto. Rende durissime le punte dei trapani e fa vibrare i telefoni.
long-about-vanadium = Un metallo che rende più resistenti attrezzi, molle e ponti. Può anche immagazzinare elettricità verde in grandi batterie liquide.

long-about-lanthanum = Grazie al lantanio il vetro degli obiettivi piega di più la luce. Nelle raffinerie aiuta a trasformare il petrolio in benzina.
long-about-cerium = La terra rara più comune. La sua polvere lucida il vetro e il suo ossido aiuta a pulire i gas di scarico.
long-about-praseodymium = Insieme al neodimio si trova in magneti fortissimi. Inoltre colora il vetro di giallo-verde.
long-about-neodymium = La terra rara dei magneti più forti del mondo. Sono in cuffie, motori elettrici e turbine eoliche.
long-about-samarium = Mescolato al cobalto dà magneti che funzionano anche quando si scaldano molto.
long-about-europium = Sotto la luce UV brilla di rosso o di blu. Si nasconde nelle banconote in euro per riconoscere i falsi.
long-about-gadolinium = I medici lo iniettano in una forma che poi il corpo elimina, tranne piccole tracce. Rende più chiare le immagini della risonanza.
long-about-terbium = Aiuta i magneti forti a reggere il calore. Nelle vecchie lampade a risparmio energetico brilla di verde.
long-about-dysprosium = Un po’ di disprosio mantiene forti i magneti delle auto elettriche quando si scaldano.
long-about-holmium = Un metallo molto magnetico. Si usa nei laser medici e nelle barre di controllo delle centrali nucleari.
long-about-erbium = Amplifica la luce nei cavi di internet e colora il vetro di rosa.
long-about-thulium = Una delle terre rare meno abbondanti. Si usa nei laser per la chirurgia e in piccoli apparecchi a raggi X.
long-about-ytterbium = Si usa in laser potenti che tagliano il metallo. Serve anche in strumenti di grande precisione.
long-about-lutetium = L’ultima delle terre rare. Aiuta a curare il cancro, e i suoi cristalli si usano negli apparecchi che guardano dentro il corpo.
long-about-yttrium = Un metallo argenteo. È leggero, ma si trova insieme alle terre rare pesanti e si conta tra loro. È nei LED, nei laser e in ceramiche che proteggono i motori dal calore.
long-about-platinum = Un metallo prezioso che pulisce i gas di scarico e si usa nelle celle a combustibile. Lo contengono anche alcuni farmaci contro il cancro.
long-about-palladium = Un metallo prezioso usato soprattutto per pulire i gas di scarico delle auto a benzina.
long-about-rhodium = Un metallo raro e caro. Elimina dai gas di scarico gli ossidi di azoto, che fanno male ai polmoni.
long-about-iridium = Uno dei metalli più rari della crosta terrestre. Resiste a lungo nelle candele dei motori e nelle macchine che producono idrogeno.
long-about-ruthenium = Un metallo prezioso e duro, usato in strati sottilissimi nei dischi rigidi e nei chip.

## A che cosa badare nelle cifre

long-note-bismuth = Il bismuto in Messico appartiene al passato: lo studio del 2023 dà una media di anni precedenti, e dal 2020 al 2022 non risulta produzione.
long-note-chromium = Il cromo era nell’elenco UE delle materie prime critiche nel 2014, ma oggi non c’è più.
long-note-copper = Il rame è nell’elenco UE perché è strategico. Il suo rischio di approvvigionamento è basso.
long-note-gallium = Il gallio si nasconde nella bauxite, il minerale dell’alluminio. I Paesi che estraggono più bauxite sono Guinea e Australia. Ma quasi tutto il gallio si produce in Cina.
long-note-helium = La cifra vale per tutti gli USA. Circa un quarto dell’elio del mondo viene dal Wyoming, a ovest.
long-note-hree = Le quote di estrazione sono per lo più quelle di tutte le terre rare insieme, e lo stesso vale per il riciclo. Delle sole pesanti, il Myanmar estrae quasi la metà. Il minerale dell’Australia e della Russia contiene soprattutto quelle leggere.
long-note-indium = L’indio era nell’elenco UE delle materie prime critiche nel 2020, ma oggi non c’è più.
long-note-lree = Il tasso di riciclo è quello di tutte le terre rare insieme.
long-note-manganese = La cifra per l’Ucraina è una media di anni precedenti.
long-note-nickel = Il nichel è nell’elenco UE perché è strategico. Il suo rischio di approvvigionamento è basso. Nel 2017 il suo tasso di riciclo era indicato al 34%.
long-note-phosphate_rock = Il tasso di riciclo è quello degli studi del 2017 e del 2020; una tabella del 2023 riporta lo 0%.
long-note-pgm = Le quote di estrazione valgono per platino e palladio insieme. Lo Zimbabwe fonde il minerale, ma il metallo si raffina in Sudafrica.
long-note-scandium = La cifra per l’Ucraina è una media di anni precedenti.
long-note-titanium_metal = Nei Paesi dello Zambesi e in quelli nordici si estrae il minerale. La maggior parte del minerale di titanio diventa vernice bianca, non metallo. Gli altri luoghi producono il metallo. La cifra per l’Ucraina è una media di anni precedenti. Il tasso di riciclo è quello di tutto il titanio.
long-note-vanadium = Il tasso di riciclo dipende dal metodo: gli studi davano il 2% nel 2020 e il 44% nel 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = Il dato vale per tutte le terre rare insieme. Il minerale di qui contiene soprattutto quelle leggere.
long-place-vietnam-hree = Il dato vale per tutte le terre rare insieme. Delle sole pesanti, il Myanmar estrae quasi la metà.
long-place-britain-nickel = Un piccolo impianto, ma il più grande ancora attivo qui.
