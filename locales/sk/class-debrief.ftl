### Rozbor s triedou: grafy z vlastných zápasov vedľa sveta. { $territories }, { $materials }, { $company } a { $country } sú názvy.

debrief-title-1 = Naše zápasy
debrief-title-2 = O čo sme bojovali
debrief-title-3 = Koncentrácia
debrief-title-4 = Čína zatvorená
debrief-title-5 = Obchod sa otvára
debrief-title-6 = Kto závisel od koho?
debrief-title-7 = Vydrží skorý náskok?
debrief-title-8 = Predtým a potom
debrief-title-9 = Čo spôsobili správy

debrief-feelings-1 = Aké to bolo, keď niekto mal to, čo ste potrebovali vy?
debrief-feelings-2 = Aké to bolo mať to, čo potrebovali iní?

debrief-finding-1-turned = { $tables ->
    [one] Pri našom stole víťaz pred posledným ťahom ešte neviedol.
   *[other] Stoly, pri ktorých víťaz pred posledným ťahom ešte neviedol: { $turned } z { $tables }.
}
debrief-finding-1-held = { $tables ->
    [one] Pri našom stole vyhral ten, kto viedol pred posledným ťahom.
   *[other] Pri všetkých stoloch ({ $tables }) vyhral ten, kto viedol pred posledným ťahom.
}
debrief-question-1-1 = Kedy ste vedeli, ako to dopadne?
debrief-question-1-2 = Čo by ste urobili znova?
debrief-not-shown-1 = Nevidno: zmenené plány a to, čo sa pri stole povedalo.

debrief-finding-2-territories = Najtvrdšie sme bojovali o tieto územia: { $territories }. Čo sa tam nachádza?
debrief-finding-2-materials = Najviac sme útočili pre to, čo našim kartám ešte chýbalo: { $materials }.
debrief-finding-2-chance = Pre to, čo našim kartám chýbalo, sme neútočili častejšie, než by vyšlo náhodou.
debrief-question-2-1 = Bolo to vzácne, chceli to mnohí alebo to mal len málokto: prečo ste bojovali?
debrief-question-2-2 = Kde nebojoval nikto? Prečo?
debrief-question-2-3 = O ktorý materiál nebojoval nikto? Prečo?
debrief-not-shown-2 = Nevidno: kto na koho útočil a ako to dopadlo. Stret sa počíta za to, čo karte útočníka ešte chýbalo. Čína je zatvorená, na hracej ploche teda zostali druhé najlepšie zdroje.

debrief-finding-3 = { $material }: zo 100 kilogramov na svete je { $percent } z jednej krajiny ({ $country }). Čo ak prestane predávať?
debrief-question-3-1 = Kto by mohol prestať predávať?
debrief-question-3-2 = Kto by si to všimol prvý?
debrief-not-shown-3 = Nevidno: zásoby a to, ako rýchlo by ich mohli nahradiť iní. Náš podiel nemôže byť nízky: každý materiál leží len na niekoľkých územiach.

debrief-finding-4 = { $above ->
    [few] { $above } z { $dealt } aplikácií na našich kartách potrebujú
   *[other] { $above } z { $dealt } aplikácií na našich kartách potrebuje
} materiál, ktorého viac než { $percent } % pochádza z Číny.
debrief-question-4-1 = Ťažiť, rafinovať, recyklovať, nahradiť, skladovať: čo by ste urobili najprv?
debrief-question-4-2 = Za čo by ste zaplatili viac, aby ste od nikoho nezáviseli?
debrief-not-shown-4 = Nevidno: obchod s Čínou. Naša hracia plocha ju vynecháva; vo svete Čína predáva a môže s tým prestať. Porovnávajte len stĺpce s rovnakým počtom materiálov: čím viac ich treba, tým skôr niektorý chýba.
debrief-goal-mine = Aspoň { $percent } % z ťažby v EÚ
debrief-goal-refine = Aspoň { $percent } % z rafinácie v EÚ
debrief-goal-recycle = Aspoň { $percent } % z recyklácie v EÚ
debrief-goal-one_country = Najviac { $percent } % z jednej krajiny mimo EÚ

debrief-finding-5 =
    { $gaining ->
        [one] Vďaka Obchodu s Čínou by viac bodov mala jedna spoločnosť z { $companies }.
        [few] Vďaka Obchodu s Čínou by viac bodov mali { $gaining } z { $companies } spoločností.
       *[other] Vďaka Obchodu s Čínou by viac bodov malo { $gaining } z { $companies } spoločností.
    } { $changed ->
        [0] Pri žiadnom stole by nebol iný víťaz.
        [one] Pri jednom stole by bol iný víťaz.
       *[other] Stoly s iným víťazom: { $changed }.
    }
debrief-finding-5-nobody = Ani s Obchodom s Čínou by nikto nemal viac bodov.
debrief-question-5-1 = Kto získa, keď sa obchod otvorí?
debrief-question-5-2 = Je to spravodlivé?
debrief-not-shown-5 = Nevidno: ako by sme hrali, keby sme vedeli, že sa obchod otvorí. Podľa tohto pravidla smie obchodovať len ten, kto je na kontinente sám.

debrief-finding-6 = Pri priemernom stole bolo { $percent } zo 100 chýbajúcich bodov v rukách jedinej spoločnosti.
debrief-finding-6-none = Na konci nikomu nechýbal materiál.
debrief-question-6-1 = Čo ste mohli ponúknuť?
debrief-question-6-2 = Kto robí také ponuky v skutočnosti?
debrief-not-shown-6 = Nevidno: ponuky povedané nahlas a to, čo by výmena stála. Chýbajúce body sú rozdelené medzi chýbajúce materiály a tých, čo ich mali.

debrief-finding-7 = Vyhral ten, kto dostal v ťahu 2 najviac nových aktív? { $tables ->
    [one] Pri našom stole { $won ->
        [0] nie.
       *[other] áno.
    }
   *[other] Áno pri { $won } z { $tables } stolov. Náhodou by to bolo asi { $chance }.
}
debrief-finding-7-lasted = Skorý náskok vydržal: kto dostal v ťahu 2 najviac nových aktív, aj vyhral. Počet takých stolov: { $won } z { $tables }. Náhodou by to bolo asi { $chance }.
debrief-question-7-1 = Ako sa presadí nováčik?
debrief-question-7-2 = Kto by mal nováčikovi pomôcť a ako?
debrief-not-shown-7 = Nevidno: prečo niekto viedol. Čiary sú v poradí ťahu 2; spoločnosti, ktoré na tom boli vtedy rovnako, sa o miesto delia.

debrief-finding-8-too-few = V jednom kole otázok odpovedalo menej ako { $least } zariadení: primálo na to, aby sme odpovede ukázali a nikoho neprezradili.
debrief-finding-8-known = Už pred hodinou sme vedeli takmer všetko.
debrief-question-8-1 = Čo vás prekvapilo?
debrief-question-8-2 = Čím si ešte nie ste istí?
debrief-not-shown-8 = Nevidno: kto čo odpovedal a či to vydrží. Spýtajte sa znova o mesiac.

debrief-finding-9-cost = Správy nás stáli body: zasiahnuté spoločnosti skončili v priemere o { $cost ->
        [one] { $cost } bod
        [few] { $cost } body
       *[other] { $cost } bodov
    } horšie než tie, ktoré mohli správy zasiahnuť rovnako.
debrief-finding-9 =
    { $hits ->
        [one] Správy nás zasiahli raz.
       *[other] Správy nás zasiahli { $hits }-krát.
    } Na naše body to nemalo väčší vplyv ako náhoda.
debrief-finding-9-none = Správy nezastavili nič, čo niekto z nás potreboval.
debrief-question-9-1 = Kto mal druhý zdroj? Bolo to šťastie alebo plán?
debrief-question-9-2 = Čo môže krajina urobiť skôr, než taká správa príde?
debrief-not-shown-9 = Nevidno: prečo mal niekto druhý zdroj. Rozhodol sa tak sám, preto dva spodné pruhy ukazujú, ako funguje pravidlo, a nič nedokazujú. Kto má viac území, toho správy zasiahnu častejšie; preto sa každá spoločnosť počíta podľa pravdepodobnosti, že ju zasiahnu.

debrief-transfer-1 = Kde ste to už videli v správach?
debrief-transfer-2 = Čo by ste teraz urobili so starým telefónom?

debrief-home-look = { $application }: nájdite doma niečo také. Z akých materiálov to je, odkiaľ sú a kde raz skončia?
debrief-home-things = Ktorá vec by vám doma najviac chýbala? Nájdite v atlase tri z jej materiálov.

debrief-no-facts = Pre túto hraciu plochu nemáme údaje o svete, vidno len naše zápasy.

debrief-waiting-all = Správne odpovede o našich materiáloch počas čakania: { $right } z 10.
debrief-waiting-surprise = Jeden materiál nás prekvapil najviac: { $material }. Správne odpovede: { $right } z { $answers }.
