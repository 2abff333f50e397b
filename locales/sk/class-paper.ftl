### A pupil’s page, and what a class prints.

## A pupil’s page

page-place = Stôl { $table }, { $place }. miesto z { $count }
page-card = Vaša karta
page-close = Tak blízko
page-short = { $missing ->
    [one] { $points ->
        [one] K jednému bodu
       *[other] K { $points } bodom
    } chýbal jeden materiál
    [few] { $points ->
        [one] K jednému bodu
       *[other] K { $points } bodom
    } chýbali { $missing } materiály
   *[other] { $points ->
        [one] K jednému bodu
       *[other] K { $points } bodom
    } chýbalo { $missing } materiálov
}
page-held = Spoločnosť { $company } mala na konci { $held } z { $all } území s týmto materiálom.
page-since = Od ťahu { $turn } ich mala najviac.
page-held-several = Delilo sa oň viac spoločností.
page-held-nobody = Nemal ho nikto.
page-turn = Ť{ $turn }
page-setup = Začiatok
page-turns-help = Koľko z jeho území mala spoločnosť, ktorá ich mala najviac, ťah za ťahom.
page-all-built = Splnili ste celú svoju kartu!
page-world = Vo svete
page-story = { $material }: skutočný príbeh
page-extraction = Ťažba
page-processing = Rafinácia
page-recycled = Spotreba EÚ krytá recykláciou
page-question = Otázka na doma
page-turning = Vaše zlomové momenty
page-completed = Splnené: { $applications }.
page-lost = Splnené a potom stratené: { $applications }.
page-private = Túto stránku vidíte len vy. Môžete ju otvoriť sedem dní.
page-whose = Čia stránka?
page-soon = Vaša stránka sa objaví, keď váš stôl dohrá.

## On paper

class-print = Tlačiť
sheet-language = Jazyk výtlačku
sheet-what = Čo chcete vytlačiť?
sheet-class = List pre triedu, dve strany
sheet-pupils = Stránky žiakov, každému jedna
sheet-own = Stránky žiakov, každému v jeho jazyku
sheet-title-1 = Čo sa stalo v našej triede
sheet-title-2 = Čo si o tom myslíme
sheet-lead = RAWsiko, { $day }. Stoly: { $tables }. Spoločnosti: { $companies }. Strety: { $clashes }.
sheet-no-names = Na tomto liste nie sú mená. Spoločnosti sa žrebovali zo zoznamu.
sheet-hhi = HHI
sheet-hhi-help = HHI: súčet druhých mocnín podielov všetkých krajín. { $most } znamená, že všetko vyrába jedna krajina.
sheet-home = Jedna vec, ktorú poviem doma
sheet-feelings = Pocity
sheet-events = Udalosti
sheet-world = Svet
sheet-transfer = A čo teraz?
