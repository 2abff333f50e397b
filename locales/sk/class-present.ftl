### Pohľad učiteľa pri rozbore. Poznámky citujú, čo žiaci často hovoria.

present-slides = Snímky
present-tables = Stoly
present-next = Potom
present-next-table = Ďalší stôl
present-black = Čierne plátno
present-show-again = Znova ukázať
present-listen = Počúvajte
present-keys = Klávesy, tu aj na stránke plátna: šípky na snímky a stoly, B na čierne plátno. Funguje aj prezentačný ovládač.
present-bell-rang = Už zazvonilo
present-minutes-left = { $minutes ->
    [one] Ostáva minúta
    [few] Ostávajú { $minutes } min
   *[other] Ostáva { $minutes } min
}
present-slides-left = { $slides ->
    [one] na túto snímku
    [few] na { $slides } snímky
   *[other] na { $slides } snímok
}

present-note-0-1 = „Bolo to nespravodlivé.“ Spýtajte sa, čo presne: karta, kocky, alebo že niekto nechcel vymieňať?
present-note-0-2 = „Cítili sme sa silní.“ Mať to, čo potrebujú iní, je moc. Kto ju má vo svete?
present-note-1-1 = „Mali sme šťastie.“ Kocky rozhodujú o strete, nie o tom, kde sú materiály. Kto kde zaútočil a prečo?
present-note-1-2 = „Rozhodlo sa skoro.“ Pozrite sa na krúžok: čo sa stalo v tom ťahu?
present-note-2-1 = „Tam sa dalo získať viac.“ Ktoré materiály tam sú? Kto ich potreboval?
present-note-2-2 = „Chceli sme kontinent.“ Dáva aj viac aktív: dva dobré dôvody pre jedno miesto.
present-note-10-1 = „Ten potrebujú všetci.“ Chcú ho mnohí alebo je len na niekoľkých miestach: čo z toho platí?
present-note-10-2 = „O ten nikto nestál.“ Je len na niekoľkých kartách. Vo svete sa to môže rýchlo zmeniť.
present-note-3-1 = „Tak ho kúpime inde.“ Je nejaké inde? Otvoriť novú baňu trvá mnoho rokov.
present-note-3-2 = „Potrebujú naše peniaze.“ Pravda: aj predajca závisí od kupcov.
present-note-4-1 = „Tak budeme recyklovať.“ Pomôže to neskôr: najprv musí byť dosť starých zariadení.
present-note-4-2 = „Použije sa niečo iné.“ Niekedy to ide, no zariadenie je často horšie. Kto to zaplatí?
present-note-5-1 = „Obchod je teda lepší.“ Pre všetkých? Pozrite sa, kto nezíska nič.
present-note-5-2 = „Ale potom od nich závisíme.“ Dnes lacno, zajtra závislosť: kde je hranica?
present-note-6-1 = „Mali sme dva a potrebovali jeden.“ Výmena by pomohla obom. Kto takto obchoduje vo svete?
present-note-6-2 = „Nikdy by ho nedali.“ Jediný predajca určuje podmienky: to znamená „kritický“.
present-note-7-1 = „Bohatí bohatnú.“ Porovnajte s náhodou: pri malom počte stolov nemusí vzor nič znamenať.
present-note-7-2 = „Dá sa to dobehnúť.“ Ako? Aká pomoc by bola férová voči ostatným?
present-note-9-1 = „Telefóny, autá, veterné elektrárne.“ Spýtajte sa na jeden materiál v každom a odkiaľ je.
present-note-9-2 = „Nič nezmením.“ Používať telefón dlhšie, vrátiť ho, pýtať sa v obchode: málo, ale naozaj.
present-note-8-1 = „Veľa sme sa naučili.“ Pozrite sa na kontrolnú otázku: ak sa niečo zmenilo aj tam, pozor na závery.
present-note-8-2 = „Nič sa nezmenilo.“ Jedna hodina je krátka. Čo by ste sa spýtali znova o mesiac?
present-note-11-1 = „Smola.“ Je to skutočná udalosť s dátumom: mohol to niekto predvídať?
present-note-11-2 = „Mali sme druhý zdroj.“ Čo stál a oplatil sa?
present-note-17-1 = „Vzácne znamená kritické.“ Zlato je vzácne, ale nie je kritické: ťaží ho veľa krajín. Rozhoduje oboje, potreba aj riziko.
present-note-17-2 = „Čo to má spoločné s nami?“ Spýtajte sa, ktorá aplikácia na ich karte by vypadla prvá.
present-note-answers-1 = Nechajte ich najprv hádať: ruky hore pri každej odpovedi, potom ďalej.
present-note-answers-2 = „Mysleli sme, že je to iné.“ Spýtajte sa, prečo nesprávna odpoveď vyzerala správne.

fig-answers-ask = Ktorá odpoveď je správna?
fig-answers-told = Správne odpovede
fig-opinions = Čo hovoríme o sebe
fig-before = pred hrou
fig-after = po hre
fig-right-change = Správne odpovede: pred hrou { $before }, po hre { $after }.
fig-chance = Pri hádaní by bolo správnych asi { $percent }.
