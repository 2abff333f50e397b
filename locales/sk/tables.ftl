### Prečo stôl niečo odmietne. Čo odmietajú pravidlá, je v refusals.ftl, aj `refusal-number_of_turns`.

refusal-malformed = Server tomu nerozumel. Načítajte stránku znova a skúste to ešte raz.
refusal-too_fast = To bolo príliš rýchlo. Chvíľu počkajte a skúste to znova.
refusal-too_large = Na odoslanie to bolo príliš dlhé. Skráťte to a skúste to znova.
refusal-try_again = Práve teraz to nejde. Chvíľu počkajte a skúste to znova.
refusal-cannot_save = Server práve teraz nedokáže ukladať. Chvíľu počkajte a skúste to znova.
refusal-server_full = Na tomto serveri už nie je miesto pre ďalší stôl. Pridajte sa k otvorenému stolu alebo to skúste neskôr.
refusal-server_fault = Na serveri sa niečo pokazilo. Nie je to vaša chyba: chvíľu počkajte a skúste to znova.

## Miesta a kto otvoril stôl

refusal-not_seated = Pri tomto stole nemáte miesto. Spýtajte sa toho, kto stôl otvoril, či sa pre vás nájde.
refusal-not_your_seat = Toto nie je vaše miesto. Vráťte sa na svoje a skúste to znova.
refusal-not_host = To môže urobiť len ten, kto stôl otvoril. Poproste ho o to.
refusal-host_plays = Kto hrá, nemôže ostatným strážiť čas. Uvoľnite svoje miesto alebo hrajte bez pravidla Vedúci stola stráži čas.
refusal-no_such_seat = Také miesto pri tomto stole nie je. Vyberte si iné.
refusal-seat_not_open = Všetky miesta pri tomto stole sú obsadené. Spýtajte sa toho, kto stôl otvoril, alebo si nájdite iný.
refusal-seats_open = Niektoré miesta sú ešte prázdne. Počkajte na ďalších hráčov alebo prázdne miesta prenechajte botom.

## Zápas a jeho nastavenia

refusal-not_in_lobby = To ide len pred začiatkom zápasu. Počkajte na ďalší.
refusal-not_playing = Zápas sa práve nehrá. Počkajte, kým sa začne alebo kým bude pokračovať.
refusal-not_paused = Zápas nie je pozastavený. Môžete pokojne hrať ďalej.
refusal-table_over = Tento stôl je zatvorený. Ak chcete hrať znova, otvorte nový.
refusal-unknown_level = Bot takej úrovne nie je. Vyberte si zo zoznamu.
refusal-number_of_seats = Taký počet miest sa nehodí k hracej ploche alebo k hráčom, ktorí už sedia. Vyberte iný počet.
refusal-already_revealed = Váš podiel na kockách tu už je. Viac robiť nemusíte.
refusal-wrong_contribution = Váš podiel na kockách nie je ten, ktorý bol sľúbený. Zápas sa môže začať aj bez neho: len chvíľu počkajte.
refusal-nothing_to_take_back = Práve teraz nemáte čo vziať späť. Hrajte odtiaľto ďalej.
refusal-no_timer = Práve teraz sa čas nemeria. Nemusíte sa ponáhľať.
refusal-hints_off = Pri tomto stole sú rady vypnuté. Pokojne si to premyslite, alebo poproste toho, kto stôl otvoril, aby ich povolil.
refusal-not_your_decision = Rada sa týka vášho vlastného rozhodnutia v tejto chvíli. Počkajte, kým budete na ťahu, a opýtajte sa znova.
refusal-no_hint = Tentoraz sa nenašla žiadna rada. Opýtajte sa o chvíľu znova.

## Mená a chat

refusal-names_not_allowed = Pri tomto stole majú spoločnosti hotové názvy. Vyberte si zo zoznamu.
refusal-name_not_clean = Tento názov sa nedá použiť. Vyberte si iný: krátky, milý a z bežných písmen.
refusal-chat_off = Takýto chat je pri tomto stole vypnutý. Ak ho potrebujete, poproste toho, kto stôl otvoril.
refusal-muted = Chat je zatiaľ stíšený. Hrajte ďalej a skúste to neskôr.
refusal-unknown_phrase = Taká veta tu nie je. Vyberte si zo zoznamu.
refusal-text_not_allowed = Tento text sa nedá poslať. Napíšte niečo krátke a milé, bez odkazov a dlhých čísel.

## Príchod k stolu

refusal-unknown_table = Tento stôl sa nenašiel. Skontrolujte vstupný kód alebo si ho vypýtajte od toho, kto stôl otvoril.
refusal-unknown_token = Tento odkaz alebo kód nefunguje. Skontrolujte každé písmeno alebo sa spýtajte toho, kto stôl otvoril.
refusal-table_damaged = Uložené ťahy tohto stola sú poškodené, preto zápas nemôže pokračovať. Povedzte to tomu, kto stôl otvoril, alebo otvorte nový stôl.
refusal-unknown_content = Tento server už nemá hraciu plochu, na ktorej sa tento zápas hral. Povedzte to tomu, kto stôl otvoril, alebo otvorte nový stôl.
refusal-spectators_not_allowed = Pri tomto stole sa nedá prizerať. Poproste toho, kto ho otvoril, aby to povolil.
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
