### What could replace a Material, and in which use: answers of the questions while a pupil waits.
### The facts are those of `long-substitute-<Material>`; content/facts/while_waiting.toml has the uses.

long-instead-aluminium = Kupfer, in Stromleitungen
long-instead-antimony = Ein Pulver mit Aluminium, gegen Feuer
long-instead-arsenic = Mischungen mit Kupfer, zum Schutz von Holz
long-instead-baryte = Andere schwere Minerale, im Bohrschlamm
long-instead-beryllium = Andere Kupferlegierungen, in Federn und Kontakten
long-instead-bismuth = Ein Mittel mit Kalk, bei Magenbeschwerden
long-instead-boron = Ein anderes Salz, im Waschpulver
long-instead-chromium = Nichts, in Stahl, der nicht rostet
long-instead-cobalt = Eisen und Phosphat, in manchen Akkus
long-instead-coking_coal = Wasserstoff, im Stahlwerk
long-instead-copper = Aluminium, in Kabeln
long-instead-fluorspar = Kohlendioxid, in Kühlschränken
long-instead-gallium = Silicium, in einfacheren Handychips
long-instead-germanium = Ein besonderes Glas, in Wärmebildkameras
long-instead-helium = Nichts, wo es am kältesten sein muss
long-instead-indium = Silberdrähte oder Graphen, in Touchscreens
long-instead-lithium = Natrium, in schwereren Akkus
long-instead-magnesium = Aluminium oder Zink, in Gussteilen
long-instead-manganese = Nichts, was genauso gut wirkt, in Stahl
long-instead-nickel = Eisen und Phosphat, in Autoakkus
long-instead-niobium = Vanadium, in festem Stahl
long-instead-phosphate_rock = Nichts, auf dem Feld
long-instead-pgm = Ein anderes Metall der Gruppe, im Abgaskatalysator
long-instead-scandium = Titan oder Kohlefaser, in leichten, festen Teilen
long-instead-silicon_metal = Germanium, in manchen Chips
long-instead-strontium = Barium, in billigen Magneten
long-instead-tantalum = Keramik oder Aluminium, in Kondensatoren
long-instead-titanium_metal = Aluminium, Stahl oder Verbundstoffe, in festen Teilen
long-instead-tungsten = Keramik, in einem Teil der Schneidwerkzeuge
long-instead-vanadium = Niob, Titan oder Mangan, im Stahl
