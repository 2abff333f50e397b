### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Il rame, nelle linee elettriche
long-instead-antimony = Una polvere con alluminio, contro il fuoco
long-instead-arsenic = Miscele con rame, per proteggere il legno
long-instead-baryte = Altri minerali pesanti, nei fanghi di perforazione
long-instead-beryllium = Altre leghe di rame, in molle e contatti
long-instead-bismuth = Un medicinale con carbonato di calcio, per lo stomaco
long-instead-boron = Un altro sale, nei detersivi
long-instead-chromium = Niente, nell’acciaio che non arrugginisce
long-instead-cobalt = Ferro e fosfato, in certe batterie
long-instead-coking_coal = L’idrogeno, nelle acciaierie
long-instead-copper = L’alluminio, nei cavi
long-instead-fluorspar = L’anidride carbonica, nei frigoriferi
long-instead-gallium = Il silicio, nei chip più semplici dei telefoni
long-instead-germanium = Un vetro speciale, nelle termocamere
long-instead-helium = Niente, dove serve il freddo più intenso
long-instead-indium = Fili d’argento o grafene, nei touchscreen
long-instead-lithium = Il sodio, in batterie più pesanti
long-instead-magnesium = Alluminio o zinco, nei pezzi fusi
long-instead-manganese = Niente che vada altrettanto bene, nell’acciaio
long-instead-nickel = Ferro e fosfato, nelle batterie delle auto
long-instead-niobium = Il vanadio, negli acciai ad alta resistenza
long-instead-phosphate_rock = Niente, nei campi
long-instead-pgm = Un altro metallo del gruppo, nelle marmitte catalitiche
long-instead-scandium = Titanio o fibra di carbonio, in pezzi leggeri e resistenti
long-instead-silicon_metal = Il germanio, in alcuni chip
long-instead-strontium = Il bario, nei magneti economici
long-instead-tantalum = Ceramica o alluminio, nei condensatori
long-instead-titanium_metal = Alluminio, acciaio o compositi, nei pezzi resistenti
long-instead-tungsten = La ceramica, in parte degli utensili da taglio
long-instead-vanadium = Niobio, titanio o manganese, nell’acciaio
