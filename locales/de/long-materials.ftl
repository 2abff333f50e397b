### Was jeder Rohstoff ist, für Zwölfjährige, und worauf man bei den Zahlen achten muss.

long-about-aluminium = Ein leichtes, silbriges Metall aus einem rötlichen Gestein namens Bauxit; es rostet nicht und steckt in Dosen, Fenstern, Fahrrädern und Flugzeugen.
long-about-antimony = Ein sprödes, silbergraues Element, das Kunststoffe und Stoffe vor dem Entflammen schützt und die Bleiplatten in Autobatterien steifer macht.
long-about-arsenic = Ein giftiges Element; sicher verarbeitet und mit Gallium verbunden wird es zu sehr schnellen Chips für Handys, Satelliten und Laser.
long-about-baryte = Ein überraschend schweres weißes Mineral, das als Füllstoff in Farbe und Gummi, als Bohrspülung bei Öl- und Gasbohrungen und als Schutz vor Röntgenstrahlen dient.
long-about-beryllium = Eines der leichtesten Metalle, sehr steif und fest, gewählt für Spiegel von Weltraumteleskopen, federnde Kontakte und Röntgenfenster.
long-about-bismuth = Ein rosa schimmerndes Schwermetall, viel weniger schädlich als Blei; es steckt in Magenmitteln, glänzendem Make-up und Sprinkleranlagen.
long-about-boron = Ein Element, das in Form von Salzen, den Boraten, abgebaut wird; es macht Glas ofenfest, hilft Pflanzen beim Wachsen und steckt in den stärksten Magneten.
long-about-chromium = Ein hartes, glänzendes Metall, das Stahl rostfrei macht, von der Gabel bis zum Wolkenkratzer.
long-about-cobalt = Ein bläulich schimmerndes Metall, das man vor allem in Zentralafrika findet; es lässt Akkus länger halten und Triebwerke Hitze ertragen.
long-about-coking_coal = Eine besondere Kohle, die zu Koks gebacken wird, dem Brennstoff, der in den riesigen Öfen eines Stahlwerks aus Eisenerz Eisen macht.
long-about-copper = Ein rötliches Metall, das Strom sehr gut leitet; fast jedes Kabel, jeder Motor und jeder Stecker braucht es.
long-about-fluorspar = Ein bunter Kristall und die wichtigste Quelle für Fluor, für Antihaftpfannen, Kühlmittel, Zahnpasta und die Stahlherstellung.
long-about-gallium = Ein weiches Metall, das in einer warmen Hand schmilzt; mit Stickstoff oder Arsen verbunden ergibt es LEDs, schnelle Ladegeräte und Funkchips.
long-about-germanium = Ein glänzendes graues Element, das unsichtbare Wärmestrahlen durchlässt und deshalb in Nachtsichtlinsen, Internetfasern und Solarzellen von Satelliten steckt.
long-about-hree = Eine Familie von zehn schwereren Seltenen Erden, die Magnete auch in der Hitze stark halten und Bildschirmen, Lampen und Lasern ihre Farben geben.
long-about-helium = Ein sehr leichtes Gas, das mit Erdgas unter der Erde eingeschlossen ist; als kälteste Flüssigkeit der Erde kühlt es die Magnete von MRT-Geräten im Krankenhaus.
long-about-indium = Ein weiches Metall, das zu einer durchsichtigen, leitenden Schicht wird, sodass ein Touchscreen deinen Finger spürt.
long-about-lree = Eine Familie von fünf leichteren Seltenen Erden für starke Magnete, das Polieren von Glas, für Linsen und für sauberes Abgas.
long-about-lithium = Das leichteste aller Metalle; es wandert leicht in die Elektroden eines Akkus hinein und wieder heraus, darum brauchen es Handys und Elektroautos.
long-about-magnesium = Ein Metall, noch leichter als Aluminium, das Autoteile und Getränkedosen fest macht und mit blendend weißem Licht brennt.
long-about-manganese = Ein graues Metall, ohne das Stahl schwach und spröde wäre; es arbeitet auch in vielen Arten von Batterien.
long-about-natural_graphite = Eine weiche, schwarze Form von Kohlenstoff, dieselbe wie im Bleistift, die im geladenen Akku das Lithium aufbewahrt.
long-about-nickel = Ein glänzendes Metall, das Edelstahl vor Rost schützt und die Akkus von Elektroautos mehr Energie speichern lässt.
long-about-niobium = Ein Metall, das fast ganz aus Brasilien kommt; eine Prise macht Stahl viel fester, und seine Drähte leiten bei großer Kälte Strom ohne Verlust.
long-about-phosphate_rock = Ein Gestein voller Phosphor, einer Nahrung, die jede Pflanze braucht; fast alles davon wird zu Dünger.
long-about-phosphorus = Ein feuriges Element, das in elektrischen Öfen aus Phosphatgestein entsteht; es steckt in Streichhölzern, Flammschutzmitteln, Medikamenten und Chips.
long-about-pgm = Eine Familie von fünf Edelmetallen, die chemische Reaktionen beschleunigen, etwa um Abgas zu reinigen oder aus Wasser Wasserstoff zu gewinnen.
long-about-scandium = Ein sehr knappes, leichtes Metall; eine winzige Menge macht Aluminium viel fester, für Flugzeuge, Fahrräder und Schläger.
long-about-silicon_metal = Ein dunkles, glänzendes Element aus Quarz; gereinigt wird es zu Computerchips und Solarzellen, und es macht auch Aluminium fester.
long-about-strontium = Ein weiches Metall, dessen Salze leuchtend rot brennen, beliebt im Feuerwerk und auch in billigen Alltagsmagneten.
long-about-tantalum = Ein hartes, blaugraues Metall, das in winzigen Bauteilen, den Kondensatoren in Handys und Laptops, elektrische Ladung speichert.
long-about-titanium_metal = Ein Metall, fest wie Stahl, aber viel leichter, und es rostet nicht; darum steckt es in Flugzeugen, Raumschiffen und künstlichen Hüften.
long-about-tungsten = Das Metall mit dem höchsten Schmelzpunkt; es macht Bohrerspitzen extrem hart und lässt Handys vibrieren.
long-about-vanadium = Ein Metall, das Werkzeuge, Federn und Brücken fester macht und in großen Flüssigbatterien grünen Strom speichern kann.

## Worauf man bei den Zahlen achten muss

long-note-bismuth = Bismut in Mexiko ist Geschichte: Die Studie von 2023 nennt einen Durchschnitt früherer Jahre, und für 2020 bis 2022 wurde keines gemeldet.
long-note-chromium = Chrom stand 2014 auf der Liste kritischer Rohstoffe der EU, 2023 aber nicht.
long-note-copper = Kupfer steht auf der Liste der EU, weil es strategisch ist; es ist weniger knapp als die anderen dort.
long-note-gallium = Gallium versteckt sich in Bauxit, dem Erz des Aluminiums: Wo vom Erz die Rede ist, in dem es steckt, wird Bauxit abgebaut.
long-note-hree = Die Anteile an der Förderung sind Durchschnitte über zehn Elemente und folgen meist denen aller Seltenen Erden zusammen; das gilt auch für die Recyclingquote.
long-note-indium = Indium stand 2020 auf der Liste kritischer Rohstoffe der EU, 2023 aber nicht.
long-note-lree = Die Recyclingquote ist die aller Seltenen Erden zusammen.
long-note-manganese = Die Zahl für die Ukraine ist ein Durchschnitt früherer Jahre.
long-note-nickel = Nickel steht auf der Liste der EU, weil es strategisch ist; es ist weniger knapp als die anderen dort. 2017 wurde seine Recyclingquote mit 34 % angegeben.
long-note-phosphate_rock = Die Recyclingquote ist die der Studien von 2017 und 2020; eine Tabelle von 2023 zeigt 0 %.
long-note-pgm = Die Anteile stammen aus der Liste der EU von 2020, der letzten, die diese Metalle als Gruppe nennt.
long-note-scandium = Die Zahl für die Ukraine ist ein Durchschnitt früherer Jahre.
long-note-titanium_metal = In den Sambesi-Ländern wird Titanerz abgebaut; Japan und Russland stellen das Metall her. Die Recyclingquote ist die von Titan insgesamt.
long-note-tungsten = Die Zahl für Großbritannien ist ein Durchschnitt früherer Jahre.
long-note-vanadium = Die Recyclingquote hängt von der Methode ab: Studien nannten 2 % im Jahr 2020 und 44 % im Jahr 2017.
