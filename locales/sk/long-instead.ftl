### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Meď, v elektrických vedeniach
long-instead-antimony = Prášok s hliníkom, proti ohňu
long-instead-arsenic = Zmesi s meďou, na ochranu dreva
long-instead-baryte = Iné ťažké minerály, vo vrtnom výplachu
long-instead-beryllium = Iné zliatiny medi, v pružinách a kontaktoch
long-instead-bismuth = Liek s uhličitanom vápenatým, na pokazený žalúdok
long-instead-boron = Iná soľ, v pracom prášku
long-instead-chromium = Nič, v oceli, ktorá nehrdzavie
long-instead-cobalt = Železo a fosfát, v niektorých batériách
long-instead-coking_coal = Vodík, v oceliarňach
long-instead-copper = Hliník, v kábloch
long-instead-fluorspar = Oxid uhličitý, v chladničkách
long-instead-gallium = Kremík, v jednoduchších čipoch telefónov
long-instead-germanium = Špeciálne sklo, v termokamerách
long-instead-helium = Nič, kde treba najväčší chlad
long-instead-indium = Strieborné drôtiky alebo grafén, v dotykových displejoch
long-instead-lithium = Sodík, v ťažších batériách
long-instead-magnesium = Hliník alebo zinok, v odliatkoch
long-instead-manganese = Nič rovnako dobré, v oceli
long-instead-nickel = Železo a fosfát, v batériách áut
long-instead-niobium = Vanád, v pevnej oceli
long-instead-phosphate_rock = Nič, na poliach
long-instead-pgm = Iný kov zo skupiny, vo výfukových katalyzátoroch
long-instead-scandium = Titán alebo uhlíkové vlákno, v ľahkých pevných dieloch
long-instead-silicon_metal = Germánium, v niektorých čipoch
long-instead-strontium = Bárium, v lacných magnetoch
long-instead-tantalum = Keramika alebo hliník, v kondenzátoroch
long-instead-titanium_metal = Hliník, oceľ alebo kompozity, v pevných dieloch
long-instead-tungsten = Keramika, v časti rezných nástrojov
long-instead-vanadium = Niób, titán alebo mangán, v oceli
