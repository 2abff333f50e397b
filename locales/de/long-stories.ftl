### Was ein Rohstoff Mensch und Natur kostet, wie er recycelt wird und warum nicht mehr, und was ihn ersetzen könnte.

long-impact-aluminium = Die Förderung von Bauxit, dem Erz, bringt Guinea Arbeitsplätze. Aber Menschen in den Dörfern berichten von verlorenem Ackerland, Staub und schmutzigem Wasser.
long-recycling-aluminium = Altes Aluminium einzuschmelzen braucht viel weniger Energie, als neues zu machen. Aber die Welt braucht jedes Jahr mehr, als zurückkommt.
long-substitute-aluminium = In Stromleitungen kann Kupfer es ersetzen. Aber das Kabel wird etwa doppelt so schwer.
long-note-aluminium = Bis 2020 gelten die Risikowerte der EU nur für das Metall. Seit 2023 zählt auch sein Erz mit, der Bauxit.

long-impact-antimony = Nahe dem größten Bergwerk, in China, enthielt manches Wasser tausendmal so viel Antimon wie sauberes Wasser.
long-recycling-antimony = Das meiste, was zurückkommt, steckt im Blei alter Autobatterien.
long-substitute-antimony = Ein weißes Pulver aus einer Aluminiumverbindung bremst ebenfalls Feuer. Aber manchmal muss der halbe Kunststoff daraus bestehen.

long-impact-arsenic = Unter einem alten Goldbergwerk in Kanada liegen 237.000 Tonnen giftiger Arsenstaub. Er muss für immer bewacht werden.
long-recycling-arsenic = Aus alten Leiterplatten gewinnt es niemand zurück. Nur Chipfabriken und Betriebe, die Holz behandeln, verwerten ihre eigenen Reste.
long-substitute-arsenic = Holz lässt sich auch mit Kupfermischungen schützen. Aber für manche besonderen Chips gibt es keinen Ersatz.

long-impact-baryte = In Nigeria fördern Menschen Baryt von Hand und leben davon. Aber zurück bleiben tiefe Gruben und zerstörtes Ackerland.
long-recycling-baryte = Baryt wird nicht recycelt. Das meiste landet im schweren Schlamm, mit dem man nach Öl und Gas bohrt.
long-substitute-baryte = Auch andere schwere Minerale machen Bohrschlamm schwer. Aber im Großen kann keines Baryt ersetzen.

long-impact-beryllium = Sein Staub kann eine unheilbare Lungenkrankheit auslösen. Darum müssen Fabriken die Luft sehr sauber halten.
long-recycling-beryllium = Die Hersteller von Berylliumteilen sammeln ihren eigenen Schrott. Aus alten Produkten kommt kaum etwas.
long-substitute-beryllium = Federn und Kontakte gibt es auch aus anderen Kupferlegierungen, aber sie sind nicht so gut.

long-impact-bismuth = Bismut ist meist ein Nebenprodukt von Blei. Nachlässige Bleihütten können Arbeiter, Boden und Kinder vergiften.
long-recycling-bismuth = Vieles lässt sich nicht wieder einfangen. Das Bismut aus Make-up zum Beispiel fließt in den Abfluss.
long-substitute-bismuth = Bei Magenbeschwerden kann auch ein Mittel mit Kalk helfen. In schimmerndem Make-up tut es auch Glimmer.

long-impact-boron = Nahe einer großen Mine in der Türkei sind Bor und Arsen ins Grundwasser gelangt. Damit werden Felder bewässert.
long-recycling-boron = Kaum etwas kommt zurück. Das meiste steckt in Glas, Keramik, Waschpulver und Dünger.
long-substitute-boron = Waschpulver kommt ohne Bor aus. Ein anderes Salz hilft auch, sogar in kühlerem Wasser.

long-impact-chromium = Im Sukinda-Tal in Indien setzten Minen eine giftige Form von Chrom frei. Das Tal wurde zu einem der am stärksten verschmutzten Orte der Erde.
long-recycling-chromium = Chrom kommt vor allem in altem Edelstahl zurück, der wieder eingeschmolzen wird.
long-substitute-chromium = In Edelstahl und in den heißen Teilen von Düsentriebwerken lässt sich Chrom durch nichts ersetzen.

long-impact-cobalt = In der DR Kongo graben viele Menschen von Hand in gefährlichen Stollen danach. Auch Kinder arbeiten dort.
long-recycling-cobalt = Am meisten geht mit alten Handys und Laptops verloren. Zu viele ihrer Akkus werden nie eingesammelt.
long-substitute-cobalt = Akkus mit Eisen und Phosphat brauchen kein Kobalt. Aber sie sind bei gleicher Energie schwerer.

long-impact-coking_coal = Aus den Bergwerken entweicht Methan, ein Gas, das das Klima aufheizt. In Kanada wäscht Regen schädliches Selen aus dem Abraum in die Flüsse.
long-recycling-coking_coal = Kokskohle lässt sich nicht recyceln: Der Koks daraus wird verbraucht, wenn Eisen entsteht.
long-substitute-coking_coal = Im Stahlwerk kann Wasserstoff die Aufgabe übernehmen. Aber sauberer Wasserstoff ist noch knapp und teuer.

long-impact-copper = Die meisten Bergwerke in Chile liegen in einer der trockensten Wüsten der Erde. Dort brauchen Bergwerke und Dörfer dasselbe Wasser.
long-recycling-copper = Kupfer kann man immer wieder einschmelzen, und es bleibt so gut wie neu. Aber das meiste ist noch in Gebrauch, oft jahrzehntelang.
long-substitute-copper = In Kabeln kann Aluminium es ersetzen, aber die Drähte müssen dicker sein.

long-impact-fluorspar = Aus Flussspat wird eine gefährliche Säure gemacht. 2012 starben in Südkorea fünf Arbeiter durch ein Leck, und die Ernte verdorrte.
long-recycling-fluorspar = Ein wenig davon ließe sich aus Fabrikabfall gewinnen, aber der ist oft nicht rein genug.
long-substitute-fluorspar = Kühlgeräte laufen auch mit anderen Gasen, etwa Kohlendioxid. Und Fluor lässt sich auch aus Phosphatgestein gewinnen.

long-impact-gallium = Gallium fällt nebenbei an, wenn aus Bauxit Aluminium gemacht wird. 2010 überflutete Rotschlamm aus so einem Werk Dörfer in Ungarn.
long-recycling-gallium = Chipfabriken verwerten ihre eigenen Reste. Aber aus alten Handys und Lampen gewinnt es niemand zurück.
long-substitute-gallium = In einfacheren Handychips und in Solarzellen reicht auch Silicium, in vielen militärischen Geräten nicht.

long-impact-germanium = Germanium steckt in Zinkerz und Kohle. In China verseuchten Hütten ohne gute Filter Reisfelder mit einem giftigen Metall.
long-recycling-germanium = Fabriken für Linsen und Glasfasern verwerten ihre eigenen Reste. Aus alten Produkten kommt wenig zurück.
long-substitute-germanium = In Wärmebildkameras kann ein besonderes Glas es ersetzen. Es ist billiger und leichter, lenkt die Strahlen aber schwächer ab.

long-impact-hree = Im Norden von Myanmar pumpt man Chemikalien in die Hügel, um die Seltenen Erden herauszuspülen. Das hat Bäche vergiftet.
long-recycling-hree = Nur kleine Mengen kommen zurück, aus alten Magneten, Akkus und Lampen. Magnete sind beschichtet und über viele Geräte verteilt.
long-substitute-hree = Vieles lässt sich ohne sie bauen, funktioniert dann aber meist schlechter.

long-impact-helium = Helium kommt mit Erdgas, einem fossilen Brennstoff, aus der Erde. Was entweicht, verschwindet für immer im Weltall.
long-recycling-helium = Das Gas aufzufangen und wieder zu kühlen braucht teure Maschinen.
long-substitute-helium = Wo es am kältesten sein muss, hilft nichts anderes. Aber ein neueres MRT-Gerät braucht nur 20 statt 2.000 Liter.

long-impact-indium = In einer Fabrik hatten 23 von 108 Arbeitern veränderte Lungen. Schuld war vermutlich Indiumstaub.
long-recycling-indium = In einem Bildschirm steckt nur ein hauchdünner Film davon, und den sammelt niemand.
long-substitute-indium = In Touchscreens könnten feinste Silberdrähte oder Graphen es ersetzen. Das meiste davon wird noch erprobt.

long-impact-lree = In Baotou in China füllt Abfall aus den Werken einen See von 11 Quadratkilometern. Er enthält radioaktives Thorium.
long-recycling-lree = Alte Magnete sind beschichtet und über viele Geräte verteilt. Darum kommt kaum etwas zurück.
long-substitute-lree = Elektromotoren laufen auch ohne Magnete aus Seltenen Erden. Aber dann sind sie schwerer oder brauchen mehr Strom.

long-impact-lithium = In der Atacama-Wüste in Chile pumpt man dafür salziges Wasser nach oben. Die Menschen dort fürchten um ihr Süßwasser.
long-recycling-lithium = Bisher kommt kaum etwas zurück. Aber es werden Anlagen für alte Akkus gebaut.
long-substitute-lithium = Natrium-Akkus brauchen kein Lithium, und ihre Stoffe sind billiger. Aber bei gleichem Gewicht speichern sie weniger Energie.

long-impact-magnesium = Das meiste wird in China mit viel fossilem Brennstoff hergestellt. Bei einem Kilogramm entstehen etwa 40 Kilogramm Treibhausgas.
long-recycling-magnesium = Vieles kommt als Teil von altem Aluminium zurück.
long-substitute-magnesium = In Gussteilen können Aluminium oder Zink es ersetzen. Sie kosten weniger, wiegen aber mehr.

long-impact-manganese = Wer jahrelang Staub und Rauch von Mangan einatmet, denkt und bewegt sich später vielleicht langsamer.
long-recycling-manganese = Mangan kommt nur nebenbei zurück, wenn alter Stahl eingeschmolzen wird.
long-substitute-manganese = In Stahl, wo es am meisten gebraucht wird, lässt sich Mangan durch nichts gut ersetzen.

long-impact-natural_graphite = Menschen nahe Graphitwerken in China erzählten von glitzerndem Staub auf Feldern und Wäsche. Ihr Wasser konnten sie nicht mehr trinken.
long-recycling-natural_graphite = Auf dem Markt gibt es genug neuen Graphit, darum wird wenig recycelt.
long-substitute-natural_graphite = Graphit lässt sich auch in der Fabrik herstellen. Aber das kostet viel mehr Energie und Geld.

long-impact-nickel = Rund um Nickelwerke in Indonesien verschwindet der Regenwald doppelt so schnell wie vorher. Auch Küsten und Korallen leiden.
long-recycling-nickel = Nickel kommt vor allem in altem Edelstahl zurück, und der hält viele Jahre.
long-substitute-nickel = Akkus mit Eisen und Phosphat brauchen kein Nickel. Aber mit gleich schwerem Akku fährt ein Auto weniger weit.

long-impact-niobium = Brasiliens Erz ist leicht radioaktiv, darum werden die riesigen Halden überwacht. Eine Studie fand keine Gefahr für die Menschen.
long-recycling-niobium = Niob wird mit altem Stahl eingeschmolzen. Aber niemand trennt es ab, darum zählt es nicht als recycelt.
long-substitute-niobium = In festem Stahl kann Vanadium es ersetzen. Aber der Stahl kann schwächer oder teurer werden.

long-impact-phosphate_rock = Bei der Herstellung von Dünger bleiben Berge von leicht radioaktivem Gips. Allein in Florida liegt rund eine Milliarde Tonnen.
long-recycling-phosphate_rock = Phosphor steckt in dem, was wir hinunterspülen. Die Schweiz muss ihn laut Gesetz zurückgewinnen, doch die Anlagen sind noch nicht so weit.
long-substitute-phosphate_rock = Auf dem Feld gibt es keinen Ersatz: Jede Pflanze braucht Phosphor.

long-impact-phosphorus = Die elektrischen Öfen brauchen viel Strom. An der Luft fängt Phosphor Feuer, darum muss er unter Wasser aufbewahrt werden.
long-recycling-phosphorus = Reiner Phosphor wird noch nicht recycelt. Aber ein europäisches Projekt will ihn aus Klärschlamm gewinnen.
long-substitute-phosphorus = Für manche Zwecke hat saubere Säure aus Phosphatgestein ihn ersetzt, in Medikamenten und Chips nicht.

long-impact-pgm = In Südafrika arbeiten Bergleute etwa einen Kilometer unter der Erde. Ein Bericht spricht von 48 Grad.
long-recycling-pgm = Viele alte Autos werden ins Ausland verkauft, mit den Metallen noch im Abgaskatalysator.
long-substitute-pgm = Palladium und Platin können einander im Katalysator teilweise ersetzen. Anderswo klappt der Tausch weniger gut.

long-impact-scandium = Scandium ist so dünn verteilt, dass man es mit Säure aus Erzen oder Abfällen anderer Metalle lösen muss.
long-recycling-scandium = Es wird nicht recycelt. Die ganze Welt verbraucht nur etwa 60 Tonnen seines Oxids im Jahr.
long-substitute-scandium = In vielen leichten, festen Teilen tun es auch Titan oder Kohlefaser, aber nicht in allen.

long-impact-silicon_metal = Eine Tonne braucht etwa 12 Megawattstunden Strom. Die Kohle im Ofen wird zu Kohlendioxid.
long-recycling-silicon_metal = Alte Solarmodule geben Aluminium, Glas und Kupfer zurück, aber meist kein Silicium.
long-substitute-silicon_metal = Manche Chips sind aus Germanium oder aus Gallium und Arsen. Aber die sind viel seltener und viel teurer.

long-impact-strontium = Bergwerke bei Granada in Spanien hinterließen große Halden. Heute gewinnt man daraus noch mehr von dem Mineral, ohne neu zu sprengen.
long-recycling-strontium = Strontium wird nicht recycelt. Vieles steckt in Feuerwerk und Signalfackeln, und die verteilen es in der Luft.
long-substitute-strontium = In billigen Magneten kann Barium es ersetzen, aber die vertragen weniger Hitze.

long-impact-tantalum = Im Osten der DR Kongo holen Menschen das Erz von Hand aus gefährlichen Stollen. Bewaffnete Gruppen kämpfen um die Gegend.
long-recycling-tantalum = Was zurückkommt, ist meist Schrott aus Fabriken. Aus alten Geräten kommt kaum etwas.
long-substitute-tantalum = Kondensatoren gibt es auch aus Keramik oder Aluminium. Aber sie können schlechter oder teurer sein.

long-impact-titanium_metal = Das Metall herzustellen kostet viel Energie. In Madagaskar gaben Fischer einer Erzmine die Schuld an toten Fischen. Die Firma bestreitet das.
long-recycling-titanium_metal = Beim Fräsen von Flugzeugteilen bleibt viel Schrott übrig. Europa verkauft den größten Teil in die USA, wo er wieder eingeschmolzen wird.
long-substitute-titanium_metal = Aluminium, Stahl oder Verbundstoffe können es ersetzen. Aber wenige sind zugleich so leicht, fest und rostfrei.

long-impact-tungsten = Neunzig Jahre Bergbau in Portugal hinterließen eine Million Kubikmeter feinen Abfall oberhalb eines wichtigen Flusses.
long-recycling-tungsten = Verschlissene Werkzeuge zu sammeln lohnt sich: Im Schrott steckt mehr Wolfram als im Erz.
long-substitute-tungsten = In Schneidwerkzeugen kann Keramik oder anderes Hartmetall einen Teil ersetzen, aber selten alles.

long-impact-vanadium = Rund um die Bergwerke und Hütten von Panzhihua in China hat Vanadium den Boden verschmutzt.
long-recycling-vanadium = Vanadium kommt vor allem aus gebrauchten Katalysatoren zurück. Wird alter Stahl eingeschmolzen, geht es in der Schlacke verloren.
long-substitute-vanadium = In Stahl können Niob, Titan oder Mangan es teilweise ersetzen. In Titan für Flugzeuge ist nichts so gut.
