### De eerste stap van een hint: een vraag waarmee je de rest zelf vindt. Namen blijven in hun basisvorm.

hint-look-missing = { $application }: er ontbreekt weinig. Welk materiaal, en waar kun je het krijgen?
hint-look-lone-guard = { $material } zou je helpen. Waar staat er maar één middel op wacht?
hint-look-guarded = { $material } zou je helpen. Wie heeft het naast jou, en met hoeveel middelen?
hint-look-empty = { $material } zou je helpen. Ligt er naast jou een leeg gebied dat het heeft?
hint-look-own-guard = Je hebt { $material } nodig. Is het goed bewaakt waar je het hebt?
hint-look-threat = { $territory } is van jou. Welke buur zou het kunnen veroveren?
hint-look-reach = Kijk naar { $territory }. Vanuit welk van je gebieden kun je daarheen?
hint-look-alone = Wie is er nog, behalve jij: { $continent }?
hint-look-rival = Kijk naar { $territory }. Wat verliest de eigenaar zonder dit gebied?
hint-look-more = Elk derde materiaal levert een middel meer op. Wat kun je hiernaast krijgen?
hint-look-begin = Waar liggen veel materialen die je nodig hebt dicht bij elkaar?
hint-look-claim = Welk materiaal ontbreekt nog voor je toepassingen?
hint-look-stop = Is er nog iets dat het risico waard is?
