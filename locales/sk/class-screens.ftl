### The screens of a class: briefing, questions, what the teacher shows.

## Shown

class-step = { $page } z { $pages }
class-slide = Snímka { $page } z { $pages }
class-look-up = Pozrite sa na plátno!
class-look-up-more = Svoju stránku dostanete potom.
class-look-down = Teraz sa pozrite na svoju stránku.
class-look-questions = Pozrite sa na svoje zariadenie: osem otázok.

## The briefing in four pictures

class-brief-1-title = Vaša karta
class-brief-1 = Veľa z toho, čo je vo vašom telefóne, pochádza z Číny. V tejto hre Čína zatvorila hranice. Vediete spoločnosť. Na karte je, čo musí vedieť vyrobiť aj tak.
class-brief-1-more = Držte ju v tajnosti.
class-brief-2-title = Materiály
class-brief-2 = Aplikácie potrebujú materiály z území po celom svete. Mnohé sú kritické: sú dôležité a ich dodávky môžu zlyhať.
class-brief-2-more = Stačí ovládať jedno územie s materiálom a máte ho. Vaše aktíva sú vaše figúrky na mape.
class-brief-3-title = Obchodný stret
class-brief-3 = Vstúpte na cudzie územie a rozhodnú kocky: najvyššia proti najvyššej, potom ďalšia dvojica.
class-brief-3-more = Kto má nižšiu kocku, stráca aktívum. Pri zhode ho stráca útočník.
class-brief-attacker = Útočník
class-brief-defender = Obranca
class-brief-4-title = Skóre
class-brief-4 = Body prinášajú len splnené aplikácie. Ak chýba čo i len jeden materiál, aplikácia sa nepočíta.
class-brief-4-more = Po poslednom ťahu vyhráva ten, kto má najviac bodov.
class-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

## The teacher decides what everyone looks at

class-show = Na plátne
class-show-joining = Kód
class-show-briefing = Vysvetlenie
class-show-clock = Hodiny
class-show-table = Mapa stola
class-show-debrief = Rozbor
class-show-pages = Rozdať stránky žiakom
class-show-which = Ktorý stôl?
class-show-back = Späť
class-show-next = Ďalej
class-show-all = Všetky grafy

## Questions before and after

class-ask-before = Otázky pred hrou
class-ask-after = Otázky po hre
class-ask-lead = { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
    [many] { $count } otázky
   *[other] { $count } otázok
}, na každú jedno ťuknutie. Žiadne známky a žiadne mená: ostanú len súčty za triedu.
class-ask-begin = Začať
class-ask-back = Späť
class-ask-done = Teraz odošlite svoje odpovede
class-ask-privacy = Nikto neuvidí, čo ste odpovedali.
class-ask-send = Odoslať
class-ask-thanks = Ďakujeme! Vaše odpovede dorazili.
class-ask-next = Podajte zariadenie ďalej
class-ask-next-help = Teraz odpovedá { $head }. žiak z { $heads }. Nikto nevidí, čo zvolili ostatní.
class-round-open = Spýtať sa
class-round-close = Ukončiť
class-round-closed = ukončené
class-round-again = Znova otvoriť
class-round-later = keď niektorý stôl dohrá
class-round-so-far = Odpovede: { $answers } z { $pupils }
class-round-answers = { $answers ->
    [one] Jedna odpoveď
    [few] { $answers } odpovede
   *[other] { $answers } odpovedí
}
class-round-few = Zobrazí sa, keď odpovie aspoň { $least } zariadení.
