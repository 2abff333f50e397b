### Čo je ktorý materiál, pre dvanásťročných, a na čo myslieť pri údajoch.

long-about-aluminium = Ľahký striebristý kov vyrábaný z červenkastej horniny zvanej bauxit; nehrdzavie a nájdete ho v plechovkách, oknách, bicykloch a lietadlách.
long-about-antimony = Krehký striebrosivý prvok, ktorý pomáha plastom a látkam odolávať vznieteniu a spevňuje olovené platne v autobatériách.
long-about-arsenic = Jedovatý prvok, ktorý pri bezpečnom zaobchádzaní a v spojení s gáliom tvorí veľmi rýchle čipy pre telefóny, družice a lasery.
long-about-baryte = Prekvapivo ťažký biely minerál, ktorý sa používa ako plnivo farieb a gumy, ako výplach pri vŕtaní vrtov a ako ochrana pred röntgenovým žiarením.
long-about-beryllium = Jeden z najľahších kovov, veľmi tuhý a pevný, vyberaný na zrkadlá vesmírnych teleskopov, pružné elektrické kontakty a okienka röntgenových prístrojov.
long-about-bismuth = Ťažký kov s ružovým leskom, oveľa menej škodlivý než olovo; používa sa v liekoch na žalúdok, lesklých líčidlách a hasiacich zariadeniach.
long-about-boron = Prvok, ktorý sa ťaží v podobe solí zvaných boritany; vďaka nemu sklo vydrží v rúre, pomáha rastlinám rásť a je súčasťou najsilnejších magnetov.
long-about-chromium = Tvrdý lesklý kov, vďaka ktorému oceľ nehrdzavie, od vidličiek po mrakodrapy.
long-about-cobalt = Kov s modrým nádychom, ktorý sa nachádza najmä v strednej Afrike; predlžuje život nabíjateľných batérií a pomáha prúdovým motorom odolávať teplu.
long-about-coking_coal = Zvláštne uhlie, z ktorého sa pečie koks, palivo, ktoré v obrovských peciach oceliarní mení železnú rudu na železo.
long-about-copper = Červenkastý kov, ktorý veľmi dobre vedie elektrinu, takže od neho závisí takmer každý kábel, motor a zástrčka.
long-about-fluorspar = Farebný kryštál, hlavný zdroj fluóru, používaný na nepriľnavé panvice, plyny do chladničiek, zubnú pastu a výrobu ocele.
long-about-gallium = Mäkký kov, ktorý sa roztopí v teplej dlani; v spojení s dusíkom alebo arzénom tvorí LED, rýchle nabíjačky a rádiové čipy.
long-about-germanium = Lesklý sivý prvok, ktorý prepúšťa neviditeľné tepelné lúče, preto sa používa v šošovkách na nočné videnie, internetových vláknach a solárnych článkoch družíc.
long-about-hree = Rodina desiatich ťažších prvkov vzácnych zemín, ktoré udržia magnety silné aj v horúčave a dávajú farby obrazovkám, lampám a laserom.
long-about-helium = Veľmi ľahký plyn uväznený pod zemou so zemným plynom; ako najchladnejšia kvapalina na Zemi chladí magnety prístrojov magnetickej rezonancie.
long-about-indium = Mäkký kov, ktorý sa zmení na priehľadnú vrstvu vedúcu elektrinu, takže dotyková obrazovka cíti váš prst.
long-about-lree = Rodina piatich ľahších prvkov vzácnych zemín, ktoré sa používajú na silné magnety, leštenie skla, šošovky a čistenie výfukových plynov.
long-about-lithium = Najľahší kov zo všetkých; ľahko vstupuje do elektród batérie a vystupuje z nich, preto sa bez neho nezaobídu telefóny ani elektromobily.
long-about-magnesium = Kov ešte ľahší než hliník, ktorý spevňuje diely áut a nápojové plechovky a horí oslnivým bielym svetlom.
long-about-manganese = Sivý kov, bez ktorého by oceľ bola slabá a krehká; pracuje aj v mnohých druhoch batérií.
long-about-natural_graphite = Mäkká čierna podoba uhlíka, tá istá ako v ceruzke, ktorá uchováva lítium v nabitej batérii.
long-about-nickel = Lesklý kov, ktorý chráni nehrdzavejúcu oceľ pred hrdzou a vďaka ktorému batérie elektromobilov uložia viac energie.
long-about-niobium = Kov, ktorý pochádza takmer celý z Brazílie; štipka výrazne spevní oceľ a jeho drôty vedú pri veľkom chlade prúd bez strát.
long-about-phosphate_rock = Hornina plná fosforu, živiny, ktorú potrebuje každá rastlina, preto sa takmer celá premení na hnojivo.
long-about-phosphorus = Ohnivý prvok vyrábaný z fosfátových hornín v elektrických peciach; používa sa na zápalky, spomaľovače horenia, lieky a čipy.
long-about-pgm = Rodina piatich vzácnych kovov, ktoré urýchľujú chemické reakcie, napríklad čistenie výfukových plynov alebo rozklad vody na vodík.
long-about-scandium = Veľmi vzácny ľahký kov; nepatrné množstvo výrazne spevní hliník pre lietadlá, bicykle a pálky.
long-about-silicon_metal = Tmavý lesklý prvok vyrábaný z kremeňa; po vyčistení sa z neho stanú počítačové čipy a solárne články a spevňuje aj hliník.
long-about-strontium = Mäkký kov, ktorého soli horia jasnočerveno, obľúbené v ohňostrojoch a používané aj v lacných bežných magnetoch.
long-about-tantalum = Tvrdý modrosivý kov, ktorý uchováva elektrický náboj v drobných súčiastkach zvaných kondenzátory v telefónoch a notebookoch.
long-about-titanium_metal = Kov pevný ako oceľ, ale oveľa ľahší, a nehrdzavie, preto sa používa v lietadlách, kozmických lodiach a umelých bedrových kĺboch.
long-about-tungsten = Kov s najvyššou teplotou topenia; hroty vrtákov sú vďaka nemu mimoriadne tvrdé a telefóny vibrujú.
long-about-vanadium = Kov, ktorý spevňuje nástroje, pružiny a mosty a dokáže uchovať zelenú elektrinu vo veľkých kvapalinových batériách.

## Na čo myslieť pri údajoch

long-note-bismuth = Bizmut v Mexiku je minulosť: štúdia z roku 2023 uvádza priemer skorších rokov a za roky 2020 až 2022 nebol hlásený žiadny.
long-note-chromium = Chróm bol na zozname kritických surovín EÚ v roku 2014, ale v roku 2023 nie.
long-note-copper = Meď je na zozname EÚ preto, že je strategická; je menej vzácna než ostatné.
long-note-gallium = Gálium sa skrýva v bauxite, rude hliníka: kde sa hovorí o rude, v ktorej sa nachádza, ťaží sa bauxit.
long-note-hree = Podiely na ťažbe sú priemery desiatich prvkov a väčšinou zodpovedajú všetkým vzácnym zeminám spolu; rovnako aj miera recyklácie.
long-note-indium = Indium bolo na zozname kritických surovín EÚ v roku 2020, ale v roku 2023 nie.
long-note-lree = Miera recyklácie platí pre všetky vzácne zeminy spolu.
long-note-manganese = Údaj za Ukrajinu je priemer skorších rokov.
long-note-nickel = Nikel je na zozname EÚ preto, že je strategický; je menej vzácny než ostatné. V roku 2017 sa miera jeho recyklácie uvádzala ako 34 %.
long-note-phosphate_rock = Miera recyklácie je zo štúdií z rokov 2017 a 2020; tabuľka z roku 2023 uvádza 0 %.
long-note-pgm = Podiely sú zo zoznamu EÚ z roku 2020, posledného, ktorý tieto kovy uvádza ako skupinu.
long-note-scandium = Údaj za Ukrajinu je priemer skorších rokov.
long-note-titanium_metal = V krajinách okolo Zambezi sa ťaží titánová ruda; kov vyrábajú Japonsko a Rusko. Miera recyklácie platí pre titán ako celok.
long-note-tungsten = Údaj za Britániu je priemer skorších rokov.
long-note-vanadium = Miera recyklácie závisí od metódy: štúdie uvádzali 2 % v roku 2020 a 44 % v roku 2017.
