### Wat elk materiaal is, voor twaalfjarigen, en waar je bij de cijfers op moet letten.

long-about-aluminium = Een licht, zilverachtig metaal, gemaakt uit een roodachtig gesteente dat bauxiet heet; het roest niet en zit in blikjes, ramen, fietsen en vliegtuigen.
long-about-antimony = Een bros, zilvergrijs element dat plastic en stof helpt om geen vuur te vatten en de loden platen in autoaccu’s stijver maakt.
long-about-arsenic = Een giftig element; veilig verwerkt en verbonden met gallium zit het in heel snelle chips voor telefoons, satellieten en lasers.
long-about-baryte = Een verrassend zwaar wit mineraal, gebruikt als vulstof in verf en rubber, als boorspoeling bij het boren naar olie en gas en als bescherming tegen röntgenstraling.
long-about-beryllium = Een van de lichtste metalen, heel stijf en sterk, gekozen voor spiegels van ruimtetelescopen, verende elektrische contacten en vensters voor röntgenstraling.
long-about-bismuth = Een zwaar metaal met een roze glans dat veel minder schadelijk is dan lood; het zit in maagmedicijnen, glanzende make-up en brandsprinklers.
long-about-boron = Een element dat gewonnen wordt als zouten die boraten heten; het maakt glas bestand tegen de oven, helpt planten groeien en zit in de sterkste magneten.
long-about-chromium = Een hard, glanzend metaal dat staal roestvrij maakt, van vork tot wolkenkrabber.
long-about-cobalt = Een metaal met een blauwe zweem dat vooral in Midden-Afrika voorkomt; het laat oplaadbare batterijen langer meegaan en straalmotoren hitte verdragen.
long-about-coking_coal = Een bijzondere kool die tot cokes gebakken wordt, de brandstof die in de reusachtige ovens van een staalfabriek van ijzererts ijzer maakt.
long-about-copper = Een roodachtig metaal dat elektriciteit heel goed geleidt; bijna elke kabel, motor en stekker kan niet zonder.
long-about-fluorspar = Een kleurrijk kristal dat de belangrijkste bron van fluor is, gebruikt voor antiaanbakpannen, koelgassen, tandpasta en het maken van staal.
long-about-gallium = Een zacht metaal dat smelt in een warme hand; met stikstof of arseen maak je er leds, snelle laders en radiochips van.
long-about-germanium = Een glanzend grijs element dat onzichtbare warmtestralen doorlaat; het zit in nachtzichtlenzen, internetvezels en zonnecellen van satellieten.
long-about-hree = Een familie van tien zwaardere zeldzame aarden die magneten sterk houden als ze heet zijn en schermen, lampen en lasers hun kleuren geven.
long-about-helium = Een heel licht gas dat met aardgas onder de grond opgesloten zit; als koudste vloeistof op aarde koelt het de magneten van MRI-scanners in ziekenhuizen.
long-about-indium = Een zacht metaal dat een doorzichtig laagje wordt dat stroom geleidt, zodat een aanraakscherm je vinger voelt.
long-about-lree = Een familie van vijf lichtere zeldzame aarden, gebruikt voor sterke magneten, glas polijsten, lenzen en het schoonmaken van uitlaatgas.
long-about-lithium = Het lichtste metaal van allemaal; het gaat gemakkelijk in en uit de elektroden van een batterij, en daarom kunnen telefoons en elektrische auto’s niet zonder.
long-about-magnesium = Een metaal dat nog lichter is dan aluminium, auto-onderdelen en drankblikjes sterk maakt en brandt met een verblindend wit licht.
long-about-manganese = Een grijs metaal dat staal sterk en taai maakt; zonder zou het zwak en bros zijn. Het werkt ook in veel soorten batterijen.
long-about-natural_graphite = Een zachte zwarte vorm van koolstof, hetzelfde spul als in een potlood, die het lithium in een opgeladen batterij bewaart.
long-about-nickel = Een glanzend metaal dat roestvrij staal tegen roest beschermt en batterijen van elektrische auto’s meer energie laat bevatten.
long-about-niobium = Een metaal dat bijna helemaal uit Brazilië komt; een snufje maakt staal veel sterker, en heel koude draden ervan geleiden stroom zonder verlies.
long-about-phosphate_rock = Een gesteente vol fosfor, voedsel dat elke plant nodig heeft; bijna alles wordt kunstmest.
long-about-phosphorus = Een vurig element, in elektrische ovens gemaakt uit fosfaaterts; het zit in lucifers, vlamvertragers, medicijnen en chips.
long-about-pgm = Een familie van vijf edelmetalen die chemische reacties versnellen, zoals het schoonmaken van uitlaatgas of het splitsen van water tot waterstof.
long-about-scandium = Een heel schaars, licht metaal; een klein beetje maakt aluminium veel sterker, voor vliegtuigen, fietsen en slaghouten.
long-about-silicon_metal = Een donker, glanzend element uit kwarts; gezuiverd wordt het computerchips en zonnecellen, en het versterkt ook aluminium.
long-about-strontium = Een zacht metaal waarvan de zouten felrood branden, geliefd in vuurwerk en ook gebruikt in goedkope alledaagse magneten.
long-about-tantalum = Een hard blauwgrijs metaal dat elektrische lading bewaart in piepkleine onderdelen in telefoons en laptops: condensatoren.
long-about-titanium_metal = Een metaal zo sterk als staal maar veel lichter, en het roest niet; het zit in vliegtuigen, ruimteschepen en kunstheupen.
long-about-tungsten = Het metaal met het hoogste smeltpunt; het maakt boorpunten extreem hard en laat telefoons trillen.
long-about-vanadium = Een metaal dat gereedschap, veren en bruggen sterker maakt en groene stroom kan opslaan in grote vloeistofbatterijen.

## Waar je bij de cijfers op moet letten

long-note-bismuth = Bismut in Mexico is geschiedenis: de studie van 2023 geeft een gemiddelde van eerdere jaren, en voor 2020 tot 2022 is er geen gemeld.
long-note-chromium = Chroom stond in 2014 op de EU-lijst van kritieke grondstoffen, maar in 2023 niet.
long-note-copper = Koper staat op de EU-lijst omdat het strategisch is; het is minder schaars dan de andere daar.
long-note-gallium = Gallium verstopt zich in bauxiet, het erts van aluminium: waar sprake is van het erts waarin het zit, wordt bauxiet gewonnen.
long-note-hree = De cijfers voor de winning zijn gemiddelden over tien elementen en volgen meestal die van alle zeldzame aarden samen; dat geldt ook voor de recycling.
long-note-indium = Indium stond in 2020 op de EU-lijst van kritieke grondstoffen, maar in 2023 niet.
long-note-lree = Het recyclingcijfer is dat van alle zeldzame aarden samen.
long-note-manganese = Het cijfer voor Oekraïne is een gemiddelde van eerdere jaren.
long-note-nickel = Nikkel staat op de EU-lijst omdat het strategisch is; het is minder schaars dan de andere daar. In 2017 werd voor recycling 34% genoemd.
long-note-phosphate_rock = Het recyclingcijfer is dat van de studies van 2017 en 2020; een tabel van 2023 geeft 0%.
long-note-pgm = De aandelen zijn die van de EU-lijst van 2020, de laatste die deze metalen als groep geeft.
long-note-scandium = Het cijfer voor Oekraïne is een gemiddelde van eerdere jaren.
long-note-titanium_metal = In de Zambezilanden wordt titaniumerts gewonnen; Japan en Rusland maken het metaal. Het recyclingcijfer is dat van titanium als geheel.
long-note-tungsten = Het cijfer voor Groot-Brittannië is een gemiddelde van eerdere jaren.
long-note-vanadium = Het recyclingcijfer hangt van de methode af: studies gaven 2% in 2020 en 44% in 2017.
