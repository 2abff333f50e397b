### Quanto costa una Materia Prima a persone e natura, come si ricicla e perché non di più, e che cosa potrebbe sostituirla.

long-impact-aluminium = Le miniere di bauxite, il suo minerale, portano lavoro in Guinea. Ma nei villaggi la gente racconta di campi perduti, polvere e acqua sporca.
long-recycling-aluminium = Fondere il metallo vecchio richiede molta meno energia che farne di nuovo. Ma ogni anno il mondo ne usa più di quanto se ne recuperi.
long-substitute-aluminium = Nelle linee elettriche può sostituirlo il rame. Ma il cavo pesa circa il doppio.
long-note-aluminium = Fino al 2020 i valori di rischio dell’UE valgono solo per il metallo. Dal 2023 contano anche la bauxite, il suo minerale.

long-impact-antimony = Vicino alla miniera più grande, in Cina, certe acque contenevano mille volte più antimonio dell’acqua pulita.
long-recycling-antimony = Quello che si recupera viene soprattutto dal piombo delle vecchie batterie d’auto.
long-substitute-antimony = Anche una polvere bianca a base di alluminio ferma il fuoco. Ma a volte deve costituire metà della plastica.

long-impact-arsenic = Sotto una vecchia miniera d’oro in Canada giacciono 237.000 tonnellate di polvere velenosa di arsenico. Vanno sorvegliate per sempre.
long-recycling-arsenic = Nessuno lo recupera dai vecchi circuiti. Solo le fabbriche di chip e quelle che trattano il legno riusano i propri scarti.
long-substitute-arsenic = Per proteggere il legno bastano miscele con il rame. Ma per certi chip speciali non c’è altro.

long-impact-baryte = In Nigeria la gente la scava a mano e così si guadagna da vivere. Ma restano buche profonde e campi rovinati.
long-recycling-baryte = Non si ricicla. Quasi tutta finisce nel fango pesante con cui si perforano pozzi di petrolio e di gas.
long-substitute-baryte = Anche altri minerali pesanti appesantiscono il fango. Ma nessuno può sostituirla su larga scala.

long-impact-beryllium = La sua polvere può causare una malattia dei polmoni incurabile. Perciò nelle fabbriche l’aria deve essere pulitissima.
long-recycling-beryllium = Chi fabbrica pezzi di berillio riusa i propri scarti. Dai prodotti vecchi non si recupera quasi niente.
long-substitute-beryllium = Molle e contatti si fanno anche con altre leghe di rame, ma non funzionano così bene.

long-impact-bismuth = È per lo più un sottoprodotto del piombo. Le fonderie di piombo poco attente possono avvelenare operai, suolo e bambini.
long-recycling-bismuth = Gran parte non si può recuperare. Il bismuto dei trucchi, per esempio, finisce nello scarico.
long-substitute-bismuth = Contro il mal di stomaco può aiutare anche una medicina con carbonato di calcio. Nel trucco brillante va bene la mica.

long-impact-boron = Vicino a una grande miniera in Turchia, boro e arsenico sono finiti nelle acque sotterranee. Con quell’acqua si irrigano i campi.
long-recycling-boron = Non si recupera quasi niente. La maggior parte finisce in vetro, ceramica, detersivi e fertilizzanti.
long-substitute-boron = Nei detersivi se ne può fare a meno. Un altro sale fa lo stesso lavoro, anche in acqua meno calda.

long-impact-chromium = Nella valle di Sukinda, in India, le miniere hanno liberato una forma velenosa di cromo. È diventata uno dei luoghi più inquinati della Terra.
long-recycling-chromium = Si recupera soprattutto dal vecchio acciaio inossidabile, che viene rifuso.
long-substitute-chromium = Niente può sostituirlo nell’acciaio inossidabile e nelle parti calde dei motori a reazione.

long-impact-cobalt = Nella RD del Congo molti lo scavano a mano in gallerie pericolose. Ci lavorano anche bambini.
long-recycling-cobalt = Le perdite più grandi vengono da vecchi telefoni e portatili. Troppe delle loro batterie non vengono mai raccolte.
long-substitute-cobalt = Le batterie con ferro e fosfato non hanno bisogno di cobalto. Ma a parità di energia pesano di più.

long-impact-coking_coal = Dalle miniere esce metano, un gas che riscalda il clima. In Canada la pioggia porta selenio dannoso dalle rocce di scarto nei fiumi.
long-recycling-coking_coal = Non si può riciclare: il coke che se ne ricava si consuma quando si produce il ferro.
long-substitute-coking_coal = Nelle acciaierie può fare il suo lavoro l’idrogeno. Ma l’idrogeno pulito è ancora scarso e caro.

long-impact-copper = In Cile quasi tutte le miniere sono in uno dei deserti più secchi della Terra. Lì miniere e villaggi hanno bisogno della stessa acqua.
long-recycling-copper = Si può rifondere all’infinito e resta come nuovo. Ma la maggior parte è ancora in uso, spesso per decenni.
long-substitute-copper = Nei cavi può sostituirlo l’alluminio, ma i fili devono essere più grossi.

long-impact-fluorspar = Se ne ricava un acido pericoloso. Nel 2012 una fuga di acido in Corea del Sud uccise cinque operai e fece seccare i raccolti.
long-recycling-fluorspar = Una parte si potrebbe recuperare dai rifiuti delle fabbriche, che però spesso non sono abbastanza puri.
long-substitute-fluorspar = I frigoriferi funzionano anche con altri gas, come l’anidride carbonica. E il fluoro si può ricavare anche dalle rocce fosfate.

long-impact-gallium = È un sottoprodotto della lavorazione della bauxite per ricavarne alluminio. Nel 2010 il fango rosso di uno di questi stabilimenti allagò villaggi in Ungheria.
long-recycling-gallium = Le fabbriche di chip riusano i propri scarti. Ma nessuno lo recupera da vecchi telefoni e lampade.
long-substitute-gallium = Nei chip più semplici dei telefoni e nelle celle solari basta il silicio, ma non in molti apparecchi militari.

long-impact-germanium = Si trova con i minerali di zinco e nel carbone. In Cina fonderie senza buoni filtri hanno avvelenato risaie con un metallo tossico.
long-recycling-germanium = Le fabbriche di lenti e di fibre riusano i propri ritagli. Dai prodotti vecchi si recupera poco.
long-substitute-germanium = Nelle termocamere può sostituirlo un vetro speciale. Costa e pesa meno, ma devia meno i raggi.

long-impact-hree = Nel nord del Myanmar si pompano sostanze chimiche nelle colline per estrarre le terre rare. I torrenti ne sono stati avvelenati.
long-recycling-hree = Se ne recuperano solo piccole quantità, da vecchi magneti, batterie e lampade. I magneti sono rivestiti e sparsi in molti apparecchi.
long-substitute-hree = Molte cose si possono fare senza, ma di solito funzionano peggio.

long-impact-helium = Esce dalla terra con il gas naturale, un combustibile fossile. Se sfugge, si perde per sempre nello spazio.
long-recycling-helium = Per catturare il gas e raffreddarlo di nuovo servono macchine costose.
long-substitute-helium = Dove serve il freddo più intenso, non c’è altro. Ma un apparecchio per la risonanza più recente usa 20 litri invece di 2.000.

long-impact-indium = In una fabbrica 23 operai su 108 avevano i polmoni alterati. La causa era probabilmente la polvere di indio.
long-recycling-indium = Uno schermo ne contiene solo una pellicola sottilissima, e nessuno la raccoglie.
long-substitute-indium = Nei touchscreen potrebbero sostituirlo finissimi fili d’argento o il grafene. Ma quasi tutto è ancora in prova.

long-impact-lree = A Baotou, in Cina, i rifiuti degli impianti riempiono un lago di 11 chilometri quadrati. Contiene torio radioattivo.
long-recycling-lree = I vecchi magneti sono rivestiti e sparsi in molti apparecchi. Perciò non si recupera quasi niente.
long-substitute-lree = I motori elettrici funzionano anche senza magneti di terre rare. Ma sono più pesanti o consumano di più.

long-impact-lithium = Nel deserto di Atacama, in Cile, lo si ricava pompando acqua salata. La gente del posto teme per l’acqua dolce.
long-recycling-lithium = Finora non si recupera quasi niente. Ma si costruiscono impianti per le vecchie batterie.
long-substitute-lithium = Le batterie al sodio non ne hanno bisogno e usano materiali più economici. Ma a parità di peso contengono meno energia.

long-impact-magnesium = Quasi tutto si produce in Cina con molto combustibile fossile. Per produrne un chilo si liberano circa 40 chili di gas serra.
long-recycling-magnesium = Gran parte si recupera con il vecchio alluminio, di cui fa parte.
long-substitute-magnesium = Nei pezzi fusi possono sostituirlo alluminio o zinco. Costano meno ma pesano di più.

long-impact-manganese = Chi respira per anni la sua polvere e i suoi fumi può muoversi e pensare più lentamente.
long-recycling-manganese = Si recupera solo indirettamente, quando si fonde il vecchio acciaio.
long-substitute-manganese = Nell’acciaio, il suo uso principale, niente lo sostituisce bene.

long-impact-natural_graphite = Chi vive vicino alle fabbriche di grafite in Cina ha raccontato di polvere lucente su campi e bucato. L’acqua non si poteva più bere.
long-recycling-natural_graphite = Sul mercato c’è grafite nuova in abbondanza, perciò se ne ricicla poca.
long-substitute-natural_graphite = Si può anche produrre in fabbrica. Ma servono molta più energia e molto più denaro.

long-impact-nickel = Intorno agli impianti di nichel in Indonesia la foresta pluviale sparisce due volte più in fretta di prima. Ne soffrono anche coste e coralli.
long-recycling-nickel = Si recupera soprattutto dal vecchio acciaio inossidabile, che però dura molti anni.
long-substitute-nickel = Le batterie con ferro e fosfato non hanno bisogno di nichel. Ma a parità di peso l’auto fa meno strada.

long-impact-niobium = Il minerale del Brasile è leggermente radioattivo, perciò i grandi cumuli di scarti sono controllati. Uno studio non ha trovato pericoli per la popolazione.
long-recycling-niobium = Si fonde insieme al vecchio acciaio. Ma nessuno lo separa, perciò non conta come riciclato.
long-substitute-niobium = Negli acciai ad alta resistenza può sostituirlo il vanadio. Ma l’acciaio può diventare meno resistente o più caro.

long-impact-phosphate_rock = La produzione di fertilizzanti lascia montagne di gesso leggermente radioattivo. Solo in Florida ce n’è circa un miliardo di tonnellate.
long-recycling-phosphate_rock = Il fosforo è anche in ciò che finisce nello scarico. Per legge la Svizzera deve recuperarlo, ma gli impianti non sono ancora pronti.
long-substitute-phosphate_rock = Nei campi niente può sostituirle: ogni pianta ha bisogno di fosforo.

long-impact-phosphorus = I suoi forni elettrici richiedono molta corrente. All’aria prende fuoco, perciò va tenuto sott’acqua.
long-recycling-phosphorus = Il fosforo puro non si ricicla ancora. Ma un progetto europeo vuole ricavarlo dai fanghi di depurazione.
long-substitute-phosphorus = In alcuni usi lo ha sostituito un acido puro ricavato dalle rocce fosfate. In medicine e chip no.

long-impact-pgm = In Sudafrica i minatori lavorano a circa un chilometro di profondità. Un reportage parla di 48 gradi.
long-recycling-pgm = Molte vecchie auto si vendono all’estero con i metalli ancora nella marmitta catalitica.
long-substitute-pgm = Palladio e platino possono in parte sostituirsi a vicenda nelle marmitte. In altri usi lo scambio funziona meno bene.

long-impact-scandium = È così disperso che bisogna estrarlo con acidi dai minerali o dagli scarti di altri metalli.
long-recycling-scandium = Non si ricicla. Il mondo intero usa solo circa 60 tonnellate del suo ossido all’anno.
long-substitute-scandium = In molti pezzi leggeri e resistenti possono sostituirlo titanio o fibra di carbonio, ma non in tutti.

long-impact-silicon_metal = Una tonnellata richiede circa 12 megawattora di elettricità. Il carbone nel forno diventa anidride carbonica.
long-recycling-silicon_metal = I vecchi pannelli solari restituiscono alluminio, vetro e rame, ma quasi mai il silicio.
long-substitute-silicon_metal = Alcuni chip sono di germanio, o di gallio e arsenico. Ma questi sono molto più rari e molto più cari.

long-impact-strontium = Le miniere vicino a Granada, in Spagna, hanno lasciato grandi cumuli di scarti. Oggi se ne ricava altro minerale senza nuove esplosioni.
long-recycling-strontium = Non si ricicla. Gran parte finisce nei fuochi d’artificio e nei razzi di segnalazione, che lo disperdono nell’aria.
long-substitute-strontium = Nei magneti economici può sostituirlo il bario, ma questi reggono meno calore.

long-impact-tantalum = Nell’est della RD del Congo il minerale si scava a mano in gallerie pericolose. Gruppi armati si contendono la zona.
long-recycling-tantalum = Quello che si recupera è soprattutto scarto di fabbrica. Dai vecchi apparecchi non viene quasi niente.
long-substitute-tantalum = I condensatori si fanno anche di ceramica o alluminio. Ma possono funzionare peggio o costare di più.

long-impact-titanium_metal = Produrre il metallo richiede molta energia. In Madagascar i pescatori hanno incolpato una miniera per i pesci morti. L’azienda lo nega.
long-recycling-titanium_metal = Tagliando i pezzi per gli aerei si produce molto scarto. L’Europa lo vende soprattutto agli USA, che lo rifondono.
long-substitute-titanium_metal = Possono sostituirlo alluminio, acciaio o materiali compositi. Ma pochi sono insieme così leggeri, resistenti e al riparo dalla ruggine.

long-impact-tungsten = Novant’anni di miniera in Portogallo hanno lasciato un milione di metri cubi di scarti fini sopra un fiume importante.
long-recycling-tungsten = Raccogliere utensili consumati conviene: i rottami contengono più tungsteno del minerale.
long-substitute-tungsten = Negli utensili da taglio la ceramica o altri metalli duri possono sostituirne una parte, raramente tutto.

long-impact-vanadium = Intorno alle miniere e alle fonderie di Panzhihua, in Cina, il vanadio ha inquinato il suolo.
long-recycling-vanadium = Si recupera soprattutto dai catalizzatori usati. Quando si fonde il vecchio acciaio, si perde nelle scorie.
long-substitute-vanadium = Nell’acciaio possono in parte sostituirlo niobio, titanio o manganese. Nel titanio per gli aerei niente va altrettanto bene.
