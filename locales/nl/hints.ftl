### De eerste stap van een hint: een vraag waarmee je de rest zelf vindt. Namen blijven in hun basisvorm.

hint-look-missing = { $application }: bijna gehaald! Welk materiaal ontbreekt nog, en waar kun je het krijgen?
hint-look-lone-guard = { $material }: dat zou je helpen. Waar staat er maar één middel op wacht?
hint-look-guarded = { $material }: dat zou je helpen. Welke buur heeft het, en met hoeveel middelen?
hint-look-empty = { $material }: dat zou je helpen. Ligt er naast jou een leeg gebied waar je het vindt?
hint-look-own-guard = Je hebt dit nodig: { $material }. Wordt het goed bewaakt waar je het hebt?
hint-look-threat = { $territory }: dat is van jou. Welke buur zou het kunnen veroveren?
hint-look-reach = Kijk hier: { $territory }. Vanuit welk van je gebieden kun je daarheen?
hint-look-alone = { $continent }: wie is er nog, behalve jij?
hint-look-rival = Kijk hier: { $territory }. Wat verliest de eigenaar zonder dit gebied?
hint-look-more = Per drie materialen krijg je een middel extra. Wat ligt er in een buurgebied?
hint-look-begin = Waar liggen veel materialen die je nodig hebt dicht bij elkaar?
hint-look-claim = Welk materiaal ontbreekt nog voor je toepassingen?
hint-look-stop = Is er nog iets dat het risico waard is?
