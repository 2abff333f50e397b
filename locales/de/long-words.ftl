### Schwierige Wörter, beim Antippen erklärt. „-forms“ nennt die Formen in den Texten; ein Stern steht für jede Endung.

long-word-alloy = Legierung
long-word-alloy-forms = Legierung*, Kupferlegierung*
long-word-alloy-meaning = Eine Mischung von Metallen oder von einem Metall mit etwas anderem. Stahl ist eine Legierung aus Eisen und Kohlenstoff.

long-word-by_product = Nebenprodukt
long-word-by_product-forms = Nebenprodukt*
long-word-by_product-meaning = Etwas, das nebenbei entsteht, während man etwas anderes herstellt.

long-word-capacitor = Kondensator
long-word-capacitor-forms = Kondensator*
long-word-capacitor-meaning = Ein winziges Bauteil, das elektrische Ladung speichert und blitzschnell wieder abgibt. In einem Handy stecken Hunderte.

long-word-catalyst = Katalysator
long-word-catalyst-forms = Katalysator*
long-word-catalyst-meaning = Ein Stoff, der eine Reaktion beschleunigt und dabei nicht verbraucht wird.

long-word-ceramic = Keramik
long-word-ceramic-forms = Keramik*
long-word-ceramic-meaning = Ein harter Stoff, der gebrannt wird, wie eine Tasse oder eine Fliese. Er hält große Hitze aus.

long-word-chip = Chip
long-word-chip-forms = Chip, Chips, Computerchips, Handychips, Funkchips, Laserchips
long-word-chip-meaning = Eine dünne Scheibe, meist aus Silicium, mit Millionen oder sogar Milliarden winziger Schalter. Chips rechnen in Handys und Computern.

long-word-compound = Verbindung
long-word-compound-forms = Verbindung*, Aluminiumverbindung
long-word-compound-meaning = Ein Stoff aus zwei oder mehr Elementen, die fest verbunden sind. Wasser ist eine Verbindung aus Wasserstoff und Sauerstoff.

long-word-critical = kritischer Rohstoff
long-word-critical-forms = kritisch*
long-word-critical-meaning = Ein Rohstoff, der für die Wirtschaft sehr wichtig ist und dessen Versorgung gefährdet ist.

long-word-element = Element
long-word-element-forms = Element, Elemente, Elementen
long-word-element-meaning = Ein Stoff aus nur einer Sorte von Atomen, etwa Gold, Sauerstoff oder Silicium.

long-word-fossil_fuel = fossiler Brennstoff
long-word-fossil_fuel-forms = fossiler Brennstoff, fossilen Brennstoff, fossilem Brennstoff
long-word-fossil_fuel-meaning = Kohle, Öl oder Erdgas. Beim Verbrennen entsteht Kohlendioxid, das das Klima aufheizt.

long-word-greenhouse_gas = Treibhausgas
long-word-greenhouse_gas-forms = Treibhausgas*, Kohlendioxid, Methan
long-word-greenhouse_gas-meaning = Ein Gas, das die Wärme auf der Erde festhält, etwa Kohlendioxid oder Methan.

long-word-infrared = Infrarot
long-word-infrared-forms = Infrarot*
long-word-infrared-meaning = Licht, das unsere Augen nicht sehen. Warme Dinge senden es aus; wir spüren es als Wärme.

long-word-licence = Genehmigung
long-word-licence-forms = Genehmigung*
long-word-licence-meaning = Eine Erlaubnis. Ohne sie darf eine Firma die Ware nicht ins Ausland verkaufen.

long-word-mineral = Mineral
long-word-mineral-forms = Mineral*
long-word-mineral-meaning = Ein fester Stoff, etwa Salz oder Quarz, der in der Natur entsteht, aber nicht aus Lebewesen. Gesteine bestehen aus Mineralen.

long-word-ore = Erz
long-word-ore-forms = Erz, Erze, Erzes, Erzen, Zinkerz
long-word-ore-meaning = Gestein mit so viel Metall oder anderen nützlichen Stoffen, dass sich die Förderung lohnt.

long-word-oxide = Oxid
long-word-oxide-forms = Oxid*, Manganoxid
long-word-oxide-meaning = Eine Verbindung von Sauerstoff mit einem anderen Element. Rost ist vor allem Eisenoxid.

long-word-quota = Quote
long-word-quota-forms = Quote, Quoten
long-word-quota-meaning = Die größte Menge, die in einer bestimmten Zeit ins Ausland verkauft werden darf.

long-word-radioactive = radioaktiv
long-word-radioactive-forms = radioaktiv*
long-word-radioactive-meaning = Enthält Atome, die von selbst zerfallen. Sie senden unsichtbare Strahlen aus, die Lebewesen schaden können.

long-word-rare_earth = Seltene Erden
long-word-rare_earth-forms = Seltene Erde*, Seltenen Erden
long-word-rare_earth-meaning = Eine Familie von 17 Metallen. Die meisten sind gar nicht selten, aber dünn verteilt und schwer zu trennen.

long-word-refining = Raffination
long-word-refining-forms = Raffination, raffiniert*, Raffinerien
long-word-refining-meaning = Aus Erz oder einem Rohprodukt einen reinen Stoff machen.

long-word-reserves = Reserven
long-word-reserves-forms = Reserven
long-word-reserves-meaning = Was nachweislich im Boden liegt und sich heute mit Gewinn fördern lässt.

long-word-salt = Salz
long-word-salt-forms = Salz, Salze, Salzen, Lithiumsalze
long-word-salt-meaning = In der Chemie eine Verbindung aus geladenen Teilchen, den Ionen. Die meisten Salze enthalten ein Metall, und viele lösen sich in Wasser. Kochsalz ist nur eines davon.

long-word-scrap = Schrott
long-word-scrap-forms = Schrott*, Titanschrott
long-word-scrap-meaning = Metall aus alten Dingen oder Fabrikabfall, das man wieder einschmelzen kann.

long-word-slag = Schlacke
long-word-slag-forms = Schlacke*
long-word-slag-meaning = Der steinartige Abfall, der übrig bleibt, wenn man Metall aus Erz schmilzt.

long-word-smelter = Hütte
long-word-smelter-forms = Hütte, Hütten, Bleihütten
long-word-smelter-meaning = Ein Werk, das mit großer Hitze Metall aus Erz gewinnt.

long-word-solder = Lötzinn
long-word-solder-forms = Lötzinn, Lot
long-word-solder-meaning = Eine Legierung, die leicht schmilzt. Sie verbindet die Bauteile auf einer Leiterplatte.

long-word-strategic = strategisch
long-word-strategic-forms = strategisch*
long-word-strategic-meaning = Besonders wichtig für grüne Energie, digitale Geräte, Verteidigung und Raumfahrt. Die EU führt dafür eine eigene Liste.

long-word-supply_risk = Versorgungsrisiko
long-word-supply_risk-forms = Versorgungsrisiko
long-word-supply_risk-meaning = Eine Zahl der EU: wie wahrscheinlich es ist, dass zu wenig von einem Rohstoff ankommt. Sie ist hoch, wenn wenige Länder ihn herstellen.
