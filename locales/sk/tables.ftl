### Prečo stôl niečo odmietne. Čo odmietajú pravidlá, je v refusals.ftl, aj `refusal-number_of_turns`.

refusal-malformed = Server tomu nerozumel. Načítajte stránku znova a skúste to ešte raz.
refusal-too_fast = To bolo príliš rýchlo. Chvíľu počkajte a skúste to znova.
refusal-too_large = Na odoslanie to bolo príliš dlhé. Skráťte to a skúste to znova.
refusal-try_again = Práve teraz to nejde. Chvíľu počkajte a skúste to znova.
refusal-cannot_save = Server práve teraz nedokáže ukladať. Chvíľu počkajte a skúste to znova.
refusal-server_full = Na tomto serveri už nie je miesto pre ďalší stôl. Pridajte sa k otvorenému stolu alebo to skúste neskôr.
refusal-server_fault = Na serveri sa niečo pokazilo. Nie je to vaša chyba. Chvíľu počkajte a skúste to znova.

## Miesta a kto otvoril stôl

refusal-not_seated = Pri tomto stole nemáte miesto. Spýtajte sa toho, kto stôl otvoril, či sa pre vás nájde.
refusal-not_your_seat = Toto nie je vaše miesto. Vráťte sa na svoje a skúste to znova.
refusal-not_host = To môže urobiť len ten, kto stôl otvoril. Poproste ho o to.
refusal-host_plays = Ak hráte, nemôžete ostatným strážiť čas. Uvoľnite svoje miesto alebo hrajte bez pravidla „Vedúci stola stráži čas“.
refusal-no_such_seat = Také miesto pri tomto stole nie je. Vyberte si iné.
refusal-seat_not_open = Všetky miesta pri tomto stole sú obsadené. Spýtajte sa toho, kto stôl otvoril, alebo si nájdite iný.
refusal-seats_open = Niektoré miesta sú ešte prázdne. Počkajte na ďalších hráčov alebo ich doplňte botmi.

## Zápas a jeho nastavenia

refusal-not_in_lobby = To ide len pred začiatkom zápasu. Počkajte na ďalší.
refusal-not_playing = Zápas sa práve nehrá. Počkajte, kým sa začne alebo kým bude pokračovať.
refusal-not_paused = Zápas nie je pozastavený. Pokojne hrajte ďalej.
refusal-table_over = Tento stôl je zatvorený. Ak chcete hrať znova, otvorte nový.
refusal-unknown_level = Bot takej úrovne nie je. Vyberte si zo zoznamu.
refusal-number_of_seats = Taký počet miest sa nehodí k hracej ploche alebo k hráčom, ktorí už sedia. Vyberte iný počet.
refusal-unknown_board = Server už túto hraciu plochu nemá. Vyberte inú.
refusal-board_too_small = Trieda potrebuje hraciu plochu pre troch, štyroch aj piatich hráčov. Vyberte inú.
refusal-no_news_cards = Táto hracia plocha nemá karty správ. Vypnite Správy zo sveta alebo vyberte inú plochu.
refusal-nothing_recyclable = Na tejto hracej ploche sa nedá nič recyklovať. Vypnite Recykláciu alebo vyberte inú plochu.
refusal-already_revealed = Váš podiel na kockách tu už je. Nič viac netreba.
refusal-wrong_contribution = Váš podiel na kockách nie je ten, ktorý bol sľúbený. Zápas sa môže začať aj bez neho: len chvíľu počkajte.
refusal-nothing_to_take_back = Práve teraz nemáte čo vziať späť. Hrajte odtiaľto ďalej.
refusal-no_timer = Práve teraz sa čas nemeria. Nemusíte sa ponáhľať.
refusal-hints_off = Pri tomto stole sú rady vypnuté. Premyslite si to, alebo poproste toho, kto otvoril stôl, aby ich povolil.
refusal-why_not_off = Pri tomto stole sa nedá opýtať, čo krok stojí. Premyslite si to, alebo poproste toho, kto otvoril stôl, aby to povolil.
refusal-why_not_used_up = V tomto ťahu ste sa už päťkrát opýtali. Opýtajte sa v ďalšom ťahu.
refusal-not_your_decision = O radu môžete požiadať len pri vlastnom rozhodnutí. Počkajte, kým budete na rade, a opýtajte sa znova.
refusal-no_hint = Tentoraz bez rady. Opýtajte sa o chvíľu znova.

## Mená a chat

refusal-names_not_allowed = Pri tomto stole majú spoločnosti hotové názvy. Vyberte si zo zoznamu.
refusal-name_not_clean = Tento názov sa nedá použiť. Vyberte si iný: krátky, milý a z bežných písmen.
refusal-chat_off = Takýto chat je pri tomto stole vypnutý. Ak ho potrebujete, poproste toho, kto stôl otvoril.
refusal-muted = Chat je zatiaľ stíšený. Hrajte ďalej a skúste to neskôr.
refusal-unknown_phrase = Taká veta tu nie je. Vyberte si zo zoznamu.
refusal-text_not_allowed = Tento text sa nedá poslať. Napíšte niečo krátke a milé, bez odkazov a dlhých čísel.

## Príchod k stolu

refusal-unknown_table = Žiadny stôl ani trieda nemá tento kód. Skontrolujte každé písmeno.
refusal-unknown_token = Tento odkaz alebo kód nefunguje. Skontrolujte každé písmeno alebo si vypýtajte nový.
refusal-table_damaged = Uložený zápas tohto stola je poškodený, preto nemôže pokračovať. Povedzte to tomu, kto otvoril stôl, alebo otvorte nový.
refusal-unknown_content = Server už nemá hraciu plochu tohto zápasu, preto sa v ňom nedá pokračovať. Ak chcete hrať znova, otvorte nový stôl.
refusal-spectators_not_allowed = Tento stôl sa nedá sledovať. Poproste toho, kto ho otvoril, aby to povolil.
refusal-other_version = Stránka a server majú rôzne verzie. Načítajte stránku znova.
refusal-opened_elsewhere = Vaše miesto je otvorené v inom okne alebo na inom zariadení. Hrajte ďalej tam alebo sa sem vráťte kódom na návrat.
refusal-table_not_over = Záznam ukazuje karty všetkých. Počkajte, kým sa zápas skončí.
refusal-no_match = Tento stôl sa zatvoril skôr, ako sa zápas začal, preto záznam nie je. Ak chcete hrať, otvorte nový stôl.
refusal-replay_wrong = Tento súbor nie je správny záznam. Vyberte iný súbor alebo si vypýtajte pôvodný.
refusal-replay_of_other_content = Tento záznam je z inej verzie hracej plochy. Otvorte ho na serveri s tou verziou.
refusal-unknown_conversation = Spojenie sa prerušilo. Načítajte stránku znova a pokračujte.
refusal-foreign_origin = Táto stránka nepatrí k serveru. Otvorte hru na adrese servera.
refusal-foreign_host = Tento server nepozná adresu, ktorú ste použili. Otvorte hru na adrese, ktorú server ukázal pri spustení.
refusal-no_such_page = Tu žiadna stránka nie je. Skontrolujte adresu alebo sa vráťte späť.
refusal-wrong_method = Na to táto adresa neslúži. Vráťte sa späť a skúste to znova.

# O triede
refusal-unknown_class = Trieda s týmto kódom neexistuje. Pozrite sa znova na kód na plátne.
refusal-not_class_host = To sa dá urobiť iba na stránke pre vyučujúcich.
refusal-class_full = Táto trieda je plná: je v nej miesto pre 60 zariadení. Podeľte sa s niekým o jedno.
refusal-class_closed = Dvere triedy sú zatvorené. Poproste o ich otvorenie.
refusal-class_ended = Táto trieda sa skončila. Na stránke pre vyučujúcich sa dá otvoriť nová.
refusal-class_deleted = Hodina sa skončila a jej údaje sú vymazané.
refusal-rehearsal = Toto je len nácvik: nikto iný sa nemôže pridať a nič sa neexportuje.
refusal-rehearsal_runs = V tejto sieti už niekto nacvičuje. Zatvorte tamtú stránku, počkajte minútu a skúste to znova.
refusal-class_waiting = Ešte nemáte miesto. O chvíľu ho dostanete.
refusal-bot_plays = Za vašu spoločnosť teraz hrá bot. Ak chcete znova hrať, poproste o miesto.
refusal-mate_plays = Kto viedol spoločnosť s vami, hrá ďalej. Ak chcete znova hrať, poproste o miesto.
refusal-not_a_member = Tento žiak nie je v triede alebo nemá miesto. Pozrite sa znova na zoznam.
refusal-no_such_table = Trieda nemá stôl s týmto číslom. Vyberte iný.
refusal-nobody_to_deal = Zatiaľ niet komu prideliť stôl. Počkajte, kým sa niekto pripojí, a potom rozdeľte stoly.
refusal-tables_started = To sa dá iba predtým, než stoly začnú hrať.
refusal-tables_not_started = To sa dá až potom, keď stoly začnú hrať.
refusal-table_is_full = Pri tomto stole nie je voľné miesto. Žiak sa tam môže pridať k inej spoločnosti alebo ísť k inému stolu.
refusal-lesson_time = Zazvoniť musí v najbližších ôsmich hodinách. Vyberte iný čas.
refusal-past_the_bell = To je až po zvonení. Vyberte menej minút alebo dajte viac času všetkým stolom.
refusal-no_bell_waits = Žiadne zvonenie nie je nastavené: už zazvonilo alebo bolo zrušené. Pozrite sa znova na stoly.
refusal-round_not_open = Tieto otázky nie sú otvorené. Počkajte, kým sa otvoria.
refusal-round_open = Tieto otázky sú už otvorené.
refusal-already_answered = Už ste odpovedali. Ďakujeme!
refusal-unknown_phone = Tieto štyri číslice nie sú na žiadnom telefóne. Pozrite sa znova na telefón.
refusal-no_debrief = Zatiaľ sa neskončil žiadny zápas. Prvý graf sa objaví, keď dohrá niektorý stôl.

