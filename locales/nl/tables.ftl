### Waarom een tafel iets weigert. Wat de spelregels weigeren staat in refusals.ftl, ook `refusal-number_of_turns`.

refusal-malformed = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
refusal-too_fast = Dat ging te snel. Wacht even en probeer het nog eens.
refusal-too_large = Dat was te lang om te versturen. Maak het korter en probeer het nog eens.
refusal-try_again = Dat lukt nu even niet. Wacht even en probeer het nog eens.
refusal-cannot_save = De server kan nu even niet opslaan. Wacht even en probeer het nog eens.
refusal-server_full = Op deze server is geen plaats voor nog een tafel. Doe mee aan een open tafel of probeer het later nog eens.
refusal-server_fault = Er ging iets mis op de server. Het lag niet aan jou. Wacht even en probeer het nog eens.

## Plaatsen en wie de tafel opende

refusal-not_seated = Je hebt geen plaats aan deze tafel. Vraag degene die de tafel heeft geopend of er een voor je is.
refusal-not_your_seat = Dat is niet jouw plaats. Ga terug naar je eigen plaats en probeer het nog eens.
refusal-not_host = Dat kan alleen wie de tafel heeft geopend. Vraag het even.
refusal-host_plays = Als je meespeelt, kun je niet voor de anderen de tijd bewaken. Geef je plaats op, of speel zonder “Spelleiding bewaakt de tijd”.
refusal-no_such_seat = Die plaats is er niet aan deze tafel. Kies een andere.
refusal-seat_not_open = Alle plaatsen aan deze tafel zijn bezet. Vraag het aan wie de tafel heeft geopend, of zoek een andere tafel.
refusal-seats_open = Er zijn nog plaatsen vrij. Wacht op meer spelers, of vul ze aan met bots.

## Het spel en haar instellingen

refusal-not_in_lobby = Dat kan alleen voordat het spel begint. Wacht op het volgende.
refusal-not_playing = Het spel is nu niet bezig. Wacht tot het begint of verdergaat.
refusal-not_paused = Het spel is niet gepauzeerd. Speel gewoon verder.
refusal-table_over = Deze tafel is gesloten. Open een nieuwe om weer te spelen.
refusal-unknown_level = Er is geen bot van dat niveau. Kies er een uit de lijst.
refusal-number_of_seats = Dat aantal plaatsen past niet bij dit bord of bij de spelers aan de tafel. Kies een ander aantal.
refusal-unknown_board = De server heeft dit bord niet meer. Kies een ander.
refusal-board_too_small = Een klas heeft een bord voor drie, vier en vijf spelers nodig. Kies een ander.
refusal-no_news_cards = Dit bord heeft geen nieuwskaarten. Zet Wereldnieuws uit of kies een ander bord.
refusal-nothing_recyclable = Op dit bord kun je niets recyclen. Zet Recycling uit of kies een ander bord.
refusal-already_revealed = Jouw aandeel in de dobbelstenen is er al. Je hoeft niets meer te doen.
refusal-wrong_contribution = Jouw aandeel in de dobbelstenen is niet wat je had beloofd. Het spel kan ook zonder: wacht maar even.
refusal-nothing_to_take_back = Er is nu niets om terug te nemen. Speel vanaf hier verder.
refusal-no_timer = Er loopt nu geen klok. Neem rustig de tijd.
refusal-hints_off = Aan deze tafel staan hints uit. Denk er nog eens over na, of vraag degene die de tafel heeft geopend om ze aan te zetten.
refusal-why_not_off = Aan deze tafel kun je niet vragen wat een zet kost. Denk er nog eens over na, of vraag degene die de tafel heeft geopend om het toe te staan.
refusal-why_not_used_up = Je hebt in deze beurt al vijf keer gevraagd. Vraag het in de volgende beurt weer.
refusal-not_your_decision = Je kunt alleen een hint vragen over je eigen keuze. Wacht tot je aan de beurt bent en vraag het dan opnieuw.
refusal-no_hint = Deze keer geen hint. Vraag het zo nog eens.

## Namen en chat

refusal-names_not_allowed = Aan deze tafel kies je een kant-en-klare bedrijfsnaam. Kies er een uit de lijst.
refusal-name_not_clean = Deze naam kan niet. Kies een andere: kort, vriendelijk en in gewone letters.
refusal-chat_off = Zo chatten staat uit aan deze tafel. Heb je het nodig? Vraag het aan wie de tafel heeft geopend.
refusal-muted = De chat is nu gedempt. Speel verder en probeer het later nog eens.
refusal-unknown_phrase = Die zin is er niet. Kies er een uit de lijst.
refusal-text_not_allowed = Deze tekst kun je niet versturen. Schrijf iets korts en vriendelijks, zonder links of lange getallen.

## Aan een tafel komen

refusal-unknown_table = Er is geen tafel of klas met deze code. Controleer elke letter.
refusal-unknown_token = Deze link of code werkt niet. Controleer elke letter, of vraag om een nieuwe.
refusal-table_damaged = De bewaarde zetten van deze tafel zijn beschadigd, dus het spel kan niet verder. Zeg het tegen wie de tafel heeft geopend, of open een nieuwe tafel.
refusal-unknown_content = De server heeft het bord van dit spel niet meer, dus je kunt niet verder. Open een nieuwe tafel om weer te spelen.
refusal-spectators_not_allowed = Aan deze tafel kan niemand meekijken. Vraag degene die de tafel heeft geopend of het toch mag.
refusal-other_version = De pagina en de server hebben verschillende versies. Laad de pagina opnieuw.
refusal-opened_elsewhere = Jouw plaats is open in een ander venster of op een ander apparaat. Speel daar verder, of kom hier terug met je terugkeercode.
refusal-table_not_over = De opname laat de kaarten van iedereen zien. Wacht tot het spel is afgelopen.
refusal-no_match = Deze tafel sloot voordat het spel begon, dus er is geen opname. Open een nieuwe tafel om te spelen.
refusal-replay_wrong = Deze opname is niet geldig. Kies een ander bestand, of vraag om het origineel.
refusal-replay_of_other_content = Deze opname is van een andere versie van het bord. Open hem op een server met die versie.
refusal-unknown_conversation = De verbinding was even weg. Laad de pagina opnieuw om verder te gaan.
refusal-foreign_origin = Deze pagina hoort niet bij de server. Open het spel op het adres van de server zelf.
refusal-foreign_host = Deze server kent het adres niet dat je hebt gebruikt. Open het spel op het adres dat de server bij het starten toonde.
refusal-no_such_page = Hier is geen pagina. Controleer het adres, of ga terug.
refusal-wrong_method = Zo werkt dit adres niet. Ga terug en probeer het nog eens.

# Van een klas
refusal-unknown_class = Er is geen klas met deze code. Kijk nog eens naar de code op het grote scherm.
refusal-not_class_host = Alleen de leerkracht kan dat doen.
refusal-class_full = Deze klas is vol: er is plaats voor 60 apparaten. Deel er een met iemand.
refusal-class_closed = De leerkracht heeft de deur gesloten. Vraag of die open mag.
refusal-class_ended = Deze klas is afgesloten. De leerkracht kan een nieuwe openen.
refusal-class_deleted = De leerkracht heeft deze les beëindigd en alle gegevens van de les verwijderd.
refusal-rehearsal = Deze klas is de oefenles van een leerkracht: niemand anders kan meedoen en er wordt niets geëxporteerd.
refusal-rehearsal_runs = In dit netwerk is al iemand aan het oefenen. Sluit die pagina, wacht een minuut en probeer het opnieuw.
refusal-class_waiting = Je hebt nog geen plaats. Je leerkracht geeft je er zo een.
refusal-bot_plays = Een bot speelt nu met jouw bedrijf. Wil je weer meespelen? Vraag de leerkracht om een plaats.
refusal-mate_plays = De leerling met wie je je bedrijf deelde, speelt verder. Wil je weer meespelen? Vraag de leerkracht om een plaats.
refusal-not_a_member = Deze leerling is niet in de klas, of heeft geen plaats. Kijk nog eens naar de lijst.
refusal-no_such_table = De klas heeft geen tafel met dit nummer. Kies een andere.
refusal-nobody_to_deal = Er is nog niemand om in te delen. Wacht tot er iemand binnen is en deel dan de tafels in.
refusal-tables_started = Dat kan alleen voordat de tafels gestart zijn.
refusal-tables_not_started = Dat kan pas als de tafels gestart zijn.
refusal-table_is_full = Aan deze tafel is geen plaats vrij. De leerling kan daar een bedrijf delen, of naar een andere tafel gaan.
refusal-lesson_time = De bel moet binnen de komende acht uur gaan. Kies een andere tijd.
refusal-past_the_bell = Dat is na de bel. Kies minder minuten, of geef alle tafels meer tijd.
refusal-no_bell_waits = Er is geen bel ingesteld: die is al gegaan of geannuleerd. Kijk nog eens naar de tafels.
refusal-round_not_open = Deze vragen zijn niet open. Wacht tot de leerkracht ze opent.
refusal-round_open = Deze vragen zijn al open.
refusal-already_answered = Je hebt al geantwoord. Bedankt!
refusal-unknown_phone = Geen telefoon toont deze vier cijfers. Kijk nog eens naar de telefoon.
refusal-no_debrief = Er is nog geen spel afgelopen. De eerste grafiek verschijnt zodra een tafel klaar is.

