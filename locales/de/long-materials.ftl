### Was jeder Rohstoff ist, für Zwölfjährige, und worauf man bei den Zahlen achten muss.

long-about-aluminium = Ein leichtes, silbriges Metall aus einem rötlichen Gestein namens Bauxit. Es rostet nicht und steckt in Dosen, Fenstern, Fahrrädern und Flugzeugen.
long-about-antimony = Ein sprödes, silbergraues Element. Es schützt Kunststoffe und Textilien vor Feuer und macht die Bleiplatten in Autobatterien steifer.
long-about-arsenic = Ein giftiges Element. Vorsichtig verarbeitet und mit Gallium verbunden, ergibt es sehr schnelle Chips für Handys, Satelliten und Laser.
long-about-baryte = Ein weißes Mineral, schwerer, als es aussieht. Es dient als Füllstoff in Farbe und Gummi, macht Bohrschlamm schwer und hält Röntgenstrahlen auf.
long-about-beryllium = Eines der leichtesten Metalle, sehr steif und fest. Man braucht es für Spiegel von Weltraumteleskopen, federnde Kontakte und Röntgenfenster.
long-about-bismuth = Ein Schwermetall mit rosa Schimmer, viel weniger schädlich als Blei. Es steckt in Magenmitteln, glänzendem Make-up und Sprinkleranlagen.
long-about-boron = Es wird in Form von Salzen gefördert, den Boraten. Es macht Glas ofenfest, hilft Pflanzen beim Wachsen und steckt in den stärksten Magneten.
long-about-chromium = Ein hartes, glänzendes Metall, das Stahl rostfrei macht, von der Gabel bis zum Wolkenkratzer.
long-about-cobalt = Ein bläulich schimmerndes Metall, vor allem aus Zentralafrika. Akkus halten damit länger, und Triebwerke vertragen mehr Hitze.
long-about-coking_coal = Eine besondere Kohle, die zu Koks gebacken wird. Koks macht in den riesigen Hochöfen eines Stahlwerks aus Eisenerz Eisen.
long-about-copper = Ein rötliches Metall, das Strom sehr gut leitet. Fast jedes Kabel, jeder Motor und jeder Stecker braucht es.
long-about-fluorspar = Ein bunter Kristall und die wichtigste Quelle für Fluor. Man braucht ihn für Antihaftpfannen, Klimaanlagen, Zahnpasta und Stahl.
long-about-gallium = Ein weiches Metall, das in einer warmen Hand schmilzt. Mit Stickstoff oder Arsen ergibt es LEDs, schnelle Ladegeräte und Funkchips.
long-about-germanium = Ein glänzendes graues Element, das Wärmestrahlen durchlässt. Es steckt in Wärmebildkameras, Glasfaserkabeln und Solarzellen von Satelliten.
long-about-hree = Eine Familie von zehn schwereren Seltenen Erden. Mit ihnen bleiben Magnete auch bei Hitze stark, und sie geben Lampen und Lasern ihre Farben.
long-about-helium = Ein sehr leichtes Gas, das mit Erdgas unter der Erde eingeschlossen ist. Flüssiges Helium ist kälter als jede andere Flüssigkeit und kühlt die Magnete von MRT-Geräten.
long-about-indium = Ein weiches Metall. Sein Oxid bildet mit etwas Zinnoxid dünne, durchsichtige Schichten, die Strom leiten. So spürt ein Touchscreen deinen Finger.
long-about-lree = Eine Familie von fünf leichteren Seltenen Erden. Sie ergeben starke Magnete, polieren Glas, machen Objektive schärfer und reinigen Autoabgase.
long-about-lithium = Das leichteste Metall von allen. Als geladene Atome, sogenannte Ionen, wandert es im Akku leicht von einer Seite zur anderen. Darum brauchen es Handys und Elektroautos.
long-about-magnesium = Ein Metall, noch leichter als Aluminium. Es macht Autoteile leicht und Getränkedosen fest. Es brennt mit blendend weißem Licht.
long-about-manganese = Ein graues Metall. Ohne Mangan wäre Stahl schwach und spröde. Es steckt auch in vielen Batterien.
long-about-natural_graphite = Eine weiche, schwarze Form von Kohlenstoff, dieselbe wie im Bleistift. Im geladenen Akku speichert sie das Lithium.
long-about-nickel = Ein glänzendes Metall. Es schützt Edelstahl vor Rost und lässt Akkus von Elektroautos mehr Energie speichern.
long-about-niobium = Ein Metall, das fast nur aus Brasilien kommt. Eine Prise macht Stahl viel fester. Sehr kalte Drähte daraus leiten Strom ohne Verlust.
long-about-phosphate_rock = Ein Gestein mit viel Phosphor. Jede Pflanze braucht ihn zum Wachsen, darum wird das meiste Gestein zu Dünger.
long-about-phosphorus = Ein Element. Seine weiße Form ist giftig und entzündet sich von selbst. Sie wird in heißen Öfen aus Phosphatgestein gemacht. Die rote Form auf Streichholzschachteln ist sicherer. Auch für Medikamente und Chips braucht man Phosphor.
long-about-pgm = Eine Familie von Edelmetallen, die Reaktionen beschleunigen. Sie reinigen Autoabgase und helfen, aus Wasser Wasserstoff zu gewinnen. Die EU zählt fünf, die Chemie noch ein sechstes: Osmium.
long-about-scandium = Ein leichtes Metall. Es ist nicht selten, aber sehr dünn im Boden verteilt. Eine winzige Menge macht Aluminium viel fester.
long-about-silicon_metal = Ein dunkles, glänzendes Element aus Quarz. Sehr rein wird es zu Computerchips und Solarzellen. Es macht auch Aluminium fester.
long-about-strontium = Ein weiches Metall. Seine Salze färben Feuerwerk leuchtend rot, und es steckt in billigen Magneten.
long-about-tantalum = Ein hartes, blaugraues Metall. In Handys und Laptops speichert es Ladung in winzigen Teilen, den Kondensatoren.
long-about-titanium_metal = Ein Metall, so fest wie Stahl, aber viel leichter, und es rostet nicht. Es steckt in Flugzeugen, Raumschiffen und künstlichen Hüften.
long-about-tungsten = Das Metall mit dem höchsten Schmelzpunkt. Es macht Bohrspitzen extrem hart und lässt Handys vibrieren.
long-about-vanadium = Ein Metall, das Werkzeuge, Federn und Brücken fester macht. Es kann auch grünen Strom in großen Flüssigbatterien speichern.

long-about-lanthanum = Mit Lanthan bricht Kameraglas das Licht stärker. In Raffinerien hilft es, aus Erdöl Benzin zu machen.
long-about-cerium = Die häufigste Seltene Erde. Ihr Pulver poliert Glas, ihr Oxid hilft, Autoabgase zu reinigen.
long-about-praseodymium = Zusammen mit Neodym steckt es in sehr starken Magneten. Außerdem färbt es Glas gelbgrün.
long-about-neodymium = Die Seltene Erde hinter den stärksten Magneten der Welt. Sie stecken in Kopfhörern, Elektromotoren und Windrädern.
long-about-samarium = Mit Kobalt gemischt ergibt es Magnete, die auch bei großer Hitze funktionieren.
long-about-europium = Unter UV-Licht leuchtet es rot oder blau. In Euroscheinen steckt es als Schutz vor Fälschungen.
long-about-gadolinium = Ärzte spritzen es in einer Form, die der Körper bis auf winzige Spuren wieder ausscheidet. Es macht die Bilder im MRT-Gerät klarer.
long-about-terbium = Es hilft starken Magneten, Hitze auszuhalten. In alten Energiesparlampen leuchtet es grün.
long-about-dysprosium = Mit ein wenig davon bleiben die Magnete in Elektroautos stark, auch wenn sie heiß werden.
long-about-holmium = Ein sehr magnetisches Metall. Es steckt in medizinischen Lasern und in den Steuerstäben von Kernkraftwerken.
long-about-erbium = Es verstärkt das Licht in Internetkabeln und färbt Glas rosa.
long-about-thulium = Eine der seltensten Seltenen Erden. Sie steckt in Lasern für Operationen und in kleinen Röntgengeräten.
long-about-ytterbium = Es steckt in starken Lasern, die Metall schneiden. Auch sehr genaue Messgeräte brauchen es.
long-about-lutetium = Die letzte der Seltenen Erden. Sie hilft bei der Behandlung von Krebs, und ihre Kristalle stecken in Geräten, die ins Innere des Körpers schauen.
long-about-yttrium = Ein silbriges Metall. Es ist leicht, kommt aber zusammen mit den schweren Seltenen Erden vor und zählt zu ihnen. Es steckt in LEDs, in Lasern und in Keramik, die Triebwerke vor Hitze schützt.
long-about-platinum = Ein Edelmetall, das Autoabgase reinigt und in Brennstoffzellen steckt. Auch manche Krebsmedikamente enthalten es.
long-about-palladium = Ein Edelmetall, das vor allem die Abgase von Benzinautos reinigt.
long-about-rhodium = Ein seltenes, teures Metall. Es holt Stickoxide aus dem Autoabgas. Sie würden unserer Lunge schaden.
long-about-iridium = Eines der seltensten Metalle der Erdkruste. Es hält lange in Zündkerzen und in Anlagen, die Wasserstoff machen.
long-about-ruthenium = Ein hartes Edelmetall, in hauchdünnen Schichten in Festplatten und Chips.

## Worauf man bei den Zahlen achten muss

long-note-bismuth = Bismut in Mexiko ist Geschichte: Die Studie von 2023 nennt einen Durchschnitt früherer Jahre, und für 2020 bis 2022 wurde keines gemeldet.
long-note-chromium = Chrom stand 2014 auf der EU-Liste der kritischen Rohstoffe, heute nicht mehr.
long-note-copper = Kupfer steht auf der EU-Liste, weil es strategisch ist. Sein Versorgungsrisiko ist gering.
long-note-gallium = Gallium versteckt sich in Bauxit, dem Erz des Aluminiums. Guinea und Australien fördern am meisten Bauxit. Aber fast alles Gallium wird in China hergestellt.
long-note-helium = Die Zahl gilt für die ganzen USA. Etwa ein Viertel des Heliums der Welt kommt aus Wyoming im Westen.
long-note-hree = Die meisten Zahlen zur Förderung gelten für alle Seltenen Erden zusammen, die Recyclingquote auch. Bei den schweren allein kommt fast die Hälfte aus Myanmar. Erz aus Australien und Russland enthält vor allem leichte.
long-note-indium = Indium stand 2020 auf der EU-Liste der kritischen Rohstoffe, heute nicht mehr.
long-note-lree = Die Recyclingquote ist die aller Seltenen Erden zusammen.
long-note-manganese = Die Zahl für die Ukraine ist ein Durchschnitt früherer Jahre.
long-note-nickel = Nickel steht auf der EU-Liste, weil es strategisch ist. Sein Versorgungsrisiko ist gering. 2017 wurde seine Recyclingquote mit 34 % angegeben.
long-note-phosphate_rock = Die Recyclingquote ist die der Studien von 2017 und 2020; eine Tabelle von 2023 zeigt 0 %.
long-note-pgm = Die Anteile an der Förderung gelten für Platin und Palladium zusammen. Simbabwe schmilzt das Erz, raffiniert wird das Metall in Südafrika.
long-note-scandium = Die Zahl für die Ukraine ist ein Durchschnitt früherer Jahre.
long-note-titanium_metal = In den Sambesi-Ländern und in den nordischen Ländern wird das Erz gefördert. Das meiste Titanerz wird zu weißer Farbe, nicht zu Metall. An den anderen Orten wird das Metall hergestellt. Die Zahl für die Ukraine ist ein Durchschnitt früherer Jahre. Die Recyclingquote ist die von Titan insgesamt.
long-note-vanadium = Die Recyclingquote hängt von der Methode ab: Studien nannten 2 % im Jahr 2020 und 44 % im Jahr 2017.

# What to know about the figure of a Material in a Territory.
long-place-australia-hree = Die Zahl gilt für alle Seltenen Erden zusammen. Das Erz hier enthält vor allem leichte.
long-place-vietnam-hree = Die Zahl gilt für alle Seltenen Erden zusammen. Von den schweren allein fördert Myanmar fast die Hälfte.
long-place-britain-nickel = Ein kleines Werk, aber das größte, das hier noch arbeitet.
