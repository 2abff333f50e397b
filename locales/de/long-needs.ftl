### Was ein Rohstoff in einer Anwendung tut. Vor dem Satz steht der Rohstoff als Kachel.

long-need-flame_retardants-antimony = Wirkt in Kunststoffen und Textilien mit anderen Flammschutzmitteln zusammen, sodass eine Flamme eher erlischt.
long-need-flame_retardants-boron = Seine Salze bilden eine glasige Kruste, die das Feuer von dem fernhält, was darunter liegt.
long-need-flame_retardants-phosphorus = Lässt die Oberfläche von brennendem Kunststoff oder Schaum verkohlen und hält so die Luft fern.

long-need-fertilizers-phosphate_rock = Liefert den Phosphor, den Pflanzen für Wurzeln, Blüten und Samen brauchen.

long-need-digital_cameras-lree = Lanthan im Glas des Objektivs bricht Licht stark und macht das Bild scharf.
long-need-digital_cameras-indium = Bildet die durchsichtige Schicht des Bildschirms, die Strom leitet.
long-need-digital_cameras-lithium = Trägt die Ladung im Akku.
long-need-digital_cameras-cobalt = Sein Oxid hält das Lithium auf einer Seite des Akkus fest, sodass man ihn immer wieder laden kann.
long-need-digital_cameras-silicon_metal = Der Bildsensor ist ein Chip aus Silicium: Er macht aus Licht elektrische Signale.
long-need-digital_cameras-tantalum = Speichert Ladung in winzigen Kondensatoren und hält so die Spannung gleichmäßig.

long-need-medical_equipment-bismuth = Schadet viel weniger als die meisten Schwermetalle und steckt deshalb in manchen Medikamenten.
long-need-medical_equipment-titanium_metal = Der Körper verträgt es gut, darum sind künstliche Hüften und Knochenschrauben daraus.
long-need-medical_equipment-pgm = Platin reagiert nicht mit dem Körper und steckt darum in Herzschrittmachern und anderen Implantaten.
long-need-medical_equipment-helium = Die kälteste Flüssigkeit der Erde: kühlt die Magnete von MRT-Geräten.
long-need-medical_equipment-niobium = Bildet mit Titan den Draht der starken Magnete in MRT-Geräten.
long-need-medical_equipment-hree = Gadolinium hebt Organe auf MRT-Bildern hervor, und Kristalle mit Lutetium machen Strahlung sichtbar.

long-need-mri_scanners-niobium = Draht daraus leitet bei großer Kälte Strom ohne Verlust; darum ist der Magnet so stark.
long-need-mri_scanners-titanium_metal = Ergibt mit Niob einen zähen Draht, der sich zu Spulen wickeln lässt.
long-need-mri_scanners-helium = Hält als Flüssigkeit die Spulen so kalt, dass Strom ohne Verlust fließt.
long-need-mri_scanners-hree = Gadolinium macht Organe auf dem Bild gut sichtbar.
long-need-mri_scanners-copper = Umgibt die feinen Drähte und schützt sie, falls eine Spule warm wird.

long-need-xray_machines-tungsten = Elektronen treffen darauf, und Röntgenstrahlen entstehen; es hält die Hitze aus, ohne zu schmelzen.
long-need-xray_machines-beryllium = Bildet das Fenster der Röhre: Luft bleibt draußen, Röntgenstrahlen gehen hindurch.
long-need-xray_machines-copper = Führt die Wärme vom Wolfram ab.
long-need-xray_machines-baryte = Enthält Barium, das Röntgenstrahlen aufhält und so Menschen schützt.

long-need-medicines-bismuth = Beruhigt einen verstimmten Magen.
long-need-medicines-lithium = Seine Salze helfen Menschen mit manchen seelischen Krankheiten.
long-need-medicines-phosphorus = Seine Verbindungen helfen, viele Medikamente herzustellen.

long-need-dental_care-fluorspar = Liefert das Fluorid in der Zahnpasta, das die Zähne schützt.
long-need-dental_care-pgm = Palladium steckt im Metall mancher Zahnkronen.

long-need-ev_motors-lree = Neodym und Praseodym ergeben kleine und sehr starke Magnete.
long-need-ev_motors-hree = Mit Dysprosium bleiben die Magnete stark, auch wenn der Motor heiß wird.
long-need-ev_motors-boron = Schon ein wenig sorgt dafür, dass im Magneten die richtigen Kristalle entstehen.
long-need-ev_motors-copper = In Spulen daraus fließt der Strom, der den Motor dreht.
long-need-ev_motors-aluminium = Macht das Gehäuse des Motors leicht.

long-need-ev_batteries-lithium = Trägt die Ladung von einer Seite des Akkus zur anderen.
long-need-ev_batteries-nickel = Hilft dem Akku, mehr Energie zu speichern: So kommt das Auto weiter.
long-need-ev_batteries-cobalt = Hilft, dass der Akku sicher bleibt und lange hält.
long-need-ev_batteries-manganese = Ist billig und macht den Akku sicherer.
long-need-ev_batteries-natural_graphite = Nimmt das Lithium auf, während das Auto lädt.
long-need-ev_batteries-copper = Dünne Kupferfolie sammelt den Strom, und dicke Kabel leiten ihn.

long-need-fuel_cells-pgm = Platin beschleunigt die Reaktion von Wasserstoff und Sauerstoff.
long-need-fuel_cells-natural_graphite = Bildet Platten, die den Strom leiten.

long-need-drones-lithium = Trägt die Ladung im leichten Akku.
long-need-drones-cobalt = Hilft dem Akku, trotz wenig Gewicht viel Energie zu speichern.
long-need-drones-lree = Neodym-Magnete machen die Motoren klein und stark.
long-need-drones-boron = Ist ein Teil dieser Magnete.
long-need-drones-aluminium = Macht Motoren und Rahmen leicht.
long-need-drones-magnesium = Ist noch leichter. Manche Rahmen und Gehäuse sind daraus.

long-need-aeroplanes-aluminium = Macht Rumpf und Flügel leicht.
long-need-aeroplanes-titanium_metal = Steckt in Teilen, die sehr fest sein und Hitze aushalten müssen.
long-need-aeroplanes-magnesium = Ist noch leichter als Aluminium und macht dessen Legierungen fester.
long-need-aeroplanes-beryllium = Ist leicht und sehr steif, für Instrumente und federnde Kontakte.

long-need-catalytic_converters-pgm = Platin, Palladium und Rhodium machen aus giftigen Abgasen viel weniger schädliche.
long-need-catalytic_converters-lree = Cer speichert Sauerstoff und gibt ihn ab, wenn zu wenig da ist.

long-need-wind_turbines-lree = Große Neodym-Magnete machen aus der Bewegung der Flügel Strom.
long-need-wind_turbines-hree = Mit Dysprosium bleiben diese Magnete stark, auch wenn sie warm werden.
long-need-wind_turbines-boron = Steckt in jedem Neodym-Magneten.
long-need-wind_turbines-niobium = Eine Prise macht den Stahl des Turms fester.
long-need-wind_turbines-aluminium = Macht Teile oben auf dem Turm leicht.
long-need-wind_turbines-copper = Leitet den Strom im Generator und in den Kabeln.

long-need-solar_panels-silicon_metal = Ist die Solarzelle selbst: Licht setzt seine Elektronen in Bewegung.
long-need-solar_panels-boron = Eine Spur davon im Silicium hilft, den Strom anzutreiben.
long-need-solar_panels-aluminium = Bildet den Rahmen, der leicht ist und nicht rostet.

long-need-grid_storage-lithium = Trägt die Ladung in großen Lithium-Akkus.
long-need-grid_storage-phosphorus = Steckt in Lithiumeisenphosphat, einem Stoff in vielen Lithium-Akkus.
long-need-grid_storage-natural_graphite = Nimmt das Lithium auf, wenn der Akku geladen wird.

long-need-led_lighting-gallium = Bildet mit Stickstoff den Chip, der leuchtet.
long-need-led_lighting-indium = Wird in den Chip gemischt und macht das Licht blau.
long-need-led_lighting-hree = Yttrium steckt in dem Pulver, das einen Teil des blauen Lichts gelb macht.
long-need-led_lighting-lree = Eine Spur Cer lässt dieses Pulver leuchten.

long-need-phone_screens-indium = Bildet eine durchsichtige Schicht, die Strom leitet und deinen Finger spürt.
long-need-phone_screens-silicon_metal = Daraus sind die winzigen Schalter hinter jedem Bildpunkt.

long-need-phone_chips-silicon_metal = Daraus sind die meisten Chips.
long-need-phone_chips-gallium = Steckt in den Chips, die Funkwellen senden und empfangen.
long-need-phone_chips-arsenic = Macht zusammen mit Gallium diese Funkchips schnell.
long-need-phone_chips-tantalum = Speichert Ladung in winzigen Kondensatoren und hält so die Spannung gleichmäßig.

long-need-phone_batteries-lithium = Trägt die Ladung hin und her.
long-need-phone_batteries-cobalt = Sein Oxid hält das Lithium auf einer Seite fest: So passt viel Energie in einen kleinen Akku.
long-need-phone_batteries-natural_graphite = Nimmt das Lithium auf, wenn das Handy lädt.

long-need-phone_speakers-lree = Mit Neodym werden Magnete winzig und stark.
long-need-phone_speakers-boron = Ist ein Teil dieser Magnete.
long-need-phone_speakers-tungsten = Ist so schwer, dass ein winziges Stück das Handy vibrieren lässt.

long-need-computer_chips-silicon_metal = Ist die Grundlage, auf der der Chip entsteht.
long-need-computer_chips-boron = Eine Spur davon schafft im Silicium Lücken für Elektronen.
long-need-computer_chips-phosphorus = Eine Spur davon bringt zusätzliche Elektronen ins Silicium.
long-need-computer_chips-fluorspar = Gase, die man daraus macht, ätzen feine Linien in den Chip.
long-need-computer_chips-helium = Kühlt das Silicium, während der Chip entsteht.

long-need-data_centres-silicon_metal = Steckt in jedem Chip.
long-need-data_centres-copper = Leitet den Strom und führt die Wärme ab.
long-need-data_centres-tantalum = Hält die Spannung der Chips gleichmäßig.
long-need-data_centres-pgm = Dünne Schichten mit Platin speichern die Daten auf Festplatten.
long-need-data_centres-lree = Neodym-Magnete bewegen die Arme der Festplatten.
long-need-data_centres-germanium = Steckt in den Glasfasern, die die Daten als Licht weitertragen.

long-need-fibre_optics-germanium = Sitzt im Kern des Glasfadens und hält das Licht darin.
long-need-fibre_optics-hree = Erbium verstärkt das Licht auf langen Strecken.
long-need-fibre_optics-helium = Kühlt das Glas, während der Faden gezogen wird.

long-need-telecom_5g-beryllium = Daraus macht man mit Kupfer federnde Kontakte, auf die man sich verlassen kann.
long-need-telecom_5g-gallium = Steckt in den Chips, die Funkwellen senden und empfangen.
long-need-telecom_5g-arsenic = Macht mit Gallium diese Funkchips sehr schnell.
long-need-telecom_5g-copper = Leitet Strom und Signale.
long-need-telecom_5g-germanium = Steckt in Glasfasern, durch die Daten als Licht weiterreisen.

long-need-satellites-germanium = Ist die Unterlage, auf der Solarzellen für den Weltraum wachsen.
long-need-satellites-gallium = Macht mit Arsen aus Sonnenlicht Strom.
long-need-satellites-arsenic = Bildet mit Gallium die Schichten, die das Licht einfangen.
long-need-satellites-beryllium = Daraus macht man Teile, die leicht und steif bleiben, etwa Spiegel.
long-need-satellites-titanium_metal = Ist fest und leicht, für Teile, die viel aushalten müssen.
long-need-satellites-aluminium = Macht den Körper des Satelliten leicht.

long-need-strong_steel-coking_coal = Wird zu Koks gebacken und macht aus Eisenerz Eisen.
long-need-strong_steel-manganese = Macht Stahl fest und weniger spröde.
long-need-strong_steel-vanadium = Bildet winzige harte Körner im Stahl.
long-need-strong_steel-niobium = Hält die Kristalle im Stahl klein, was ihn viel fester macht.
long-need-strong_steel-fluorspar = Macht die Schlacke im Ofen dünnflüssig, sodass sie Verunreinigungen aufnimmt.

long-need-stainless_steel-chromium = Bildet die dünne, unsichtbare Haut, die Rost fernhält.
long-need-stainless_steel-nickel = Macht diese Haut haltbar und den Stahl zäh.
long-need-stainless_steel-vanadium = Macht die Klingen von Messern härter.

long-need-cutting_tools-tungsten = Wird mit Kohlenstoff zu Wolframcarbid, hart genug für Stahl und Stein.
long-need-cutting_tools-cobalt = Klebt die harten Körner zusammen.
long-need-cutting_tools-tantalum = Hilft dem Werkzeug, hart zu bleiben, wenn es heiß wird.

long-need-printing_3d-titanium_metal = Daraus druckt man feste, leichte Teile, etwa Implantate.
long-need-printing_3d-aluminium = Daraus druckt man leichte Teile.
long-need-printing_3d-vanadium = Macht Titanlegierungen fester.
long-need-printing_3d-scandium = Macht gedrucktes Aluminium viel fester.

long-need-thermal_cameras-germanium = Bildet die Linsen, denn Wärmestrahlen gehen hindurch.
long-need-thermal_cameras-vanadium = Sein Oxid leitet Strom besser, wenn Wärmestrahlen es erwärmen. So sieht der Chip warme Dinge.

long-need-fireworks-strontium = Seine Salze färben die Flamme rot.
long-need-fireworks-baryte = Enthält Barium. Dessen Salze färben die Flamme grün.
long-need-fireworks-copper = Seine Salze färben die Flamme blau.
long-need-fireworks-magnesium = Brennt mit blendend weißem Licht.
long-need-fireworks-aluminium = Sorgt für weiße Blitze und Funken.

long-need-paint_makeup-bismuth = Sorgt für Perlglanz.
long-need-paint_makeup-baryte = Steckt als weißer Füllstoff in der Farbe.
long-need-paint_makeup-cobalt = Ergibt ein berühmtes tiefes Blau.

long-need-plastic_bottles-antimony = Beschleunigt die Reaktion, bei der der Kunststoff entsteht. Eine Spur davon bleibt darin.

long-need-aluminium_cans-aluminium = Daraus ist die Dose: dünn, leicht, und man kann sie einschmelzen und wieder verwenden.
long-need-aluminium_cans-magnesium = Ein wenig davon macht das dünne Metall fest.

long-need-non_stick_pans-fluorspar = Liefert das Fluor für die glatte Beschichtung.
long-need-non_stick_pans-aluminium = Daraus ist die Pfanne selbst: leicht, und die Wärme verteilt sich gut.

long-need-alkaline_batteries-manganese = Sein Oxid reagiert mit Zink, und so fließt Strom.
long-need-alkaline_batteries-indium = Eine Spur davon verhindert, dass Gas entsteht. So läuft die Batterie nicht aus.
long-need-alkaline_batteries-natural_graphite = Wird mit dem Oxid gemischt und lässt den Strom durch.

long-need-pencils-natural_graphite = Reibt sich auf Papier ab und hinterlässt eine dunkle Linie.

long-need-fridge_magnets-strontium = Bildet mit Eisenoxid einen billigen Magneten, der lange hält.
