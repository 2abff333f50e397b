### One page about data protection, for parents and pupils. The school prints it.

data-title = Privacy: een les met RAWsiko
data-intro = In de klas spelen we RAWsiko, een gratis spel over kritieke grondstoffen, in de browser. Deze pagina vertelt ouders en leerlingen wat er met hun gegevens gebeurt.
data-what = Wat wordt bewaard?
data-what-text = Geen account, geen naam, geen e-mailadres. Per apparaat: een bedrijfsnaam die het programma kiest, een getekend portret, de taal en hoeveel leerlingen het delen. Van het spel: wat er gespeeld is. Van de vragen ervoor, erna en tijdens het wachten: alleen totalen, en alleen bij minstens zes antwoorden. Wat er in de chat staat, wordt niet bewaard.
data-why = Waarom?
data-why-text = Zodat het spel loopt en na een onderbreking verder kan, en zodat de klas daarna op de eigen spellen kan terugkijken. Nergens anders voor: geen reclame, geen profielen, geen cijfers.
data-where = Waar?
data-where-text = Op de computer waarop de school het programma draait. Pagina’s laden niets van andere bedrijven en plaatsen geen cookies. Elk apparaat bewaart in de browser een willekeurige sleutel, om zijn plaats terug te vinden.
data-long = Hoelang?
data-long-text = Antwoorden op vragen: tot de vragenronde sluit; daarna alleen totalen. Links: tot een dag nadat de klas is afgesloten; de eigen pagina van een leerling: zeven dagen. Al het andere: 30 dagen, dan wordt het vanzelf verwijderd.
data-who = Wie ziet het?
data-who-text = Aan een tafel ziet iedereen de bedrijven en het spel. De leerkracht ziet hoe ver elke tafel is en wie verbonden is, maar vóór het einde geen kaarten. Het grote scherm toont nooit wie traag is. Noteert de leerkracht echte namen bij de bedrijven, dan blijven die in de browser van de leerkracht.
data-delete = Hoe wordt het verwijderd?
data-delete-text = De leerkracht kan de klas op elk moment verwijderen; binnen enkele seconden staat er niets meer van in de database. Back-ups van eerder en de eigen logbestanden van de database (write-ahead log) zijn losse kopieën: wie ze bewaart, moet ze ook verwijderen.
data-rights = Wie is verantwoordelijk?
data-rights-text = De school is de verwerkingsverantwoordelijke. Vragen en verzoeken om gegevens in te zien of te verwijderen, gaan naar:
data-school = School
data-contact = Contact
data-date = Les op
