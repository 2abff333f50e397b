### Het scherm van wie de nabespreking leidt. De notities citeren wat leerlingen vaak zeggen.

present-slides = Dia’s
present-tables = Tafels
present-next = Hierna
present-next-table = Volgende tafel
present-black = Scherm zwart
present-show-again = Weer tonen
present-listen = Luister naar
present-keys = Toetsen, hier en op de pagina van het grote scherm: pijlen voor dia’s en tafels, B voor zwart. Een presenter werkt ook.
present-bell-rang = De bel is gegaan
present-minutes-left = { $minutes ->
    [one] Nog één minuut
   *[other] Nog { $minutes } min
}
present-slides-left = { $slides ->
    [one] voor deze dia
   *[other] voor { $slides } dia’s
}

present-note-0-1 = “Het was oneerlijk.” Vraag wat precies: de kaart, de dobbelstenen, of dat iemand niet wilde ruilen?
present-note-0-2 = “Ik voelde me sterk.” Wie heeft wat anderen nodig hebben, heeft macht. Wie heeft die in de wereld?
present-note-1-1 = “We hadden geluk.” Dobbelstenen beslissen een commerciële strijd, maar niet waar de materialen liggen. Wie viel waar aan, en waarom?
present-note-1-2 = “Het stond al vroeg vast.” Kijk naar de ring: wat gebeurde er in die beurt?
present-note-2-1 = “Daar was meer te halen.” Welke materialen zijn daar? Wie had ze nodig?
present-note-2-2 = “Ik wilde het continent.” Dat geeft ook meer middelen: twee goede redenen voor één plek.
present-note-10-1 = “Iedereen heeft het nodig.” Door velen gezocht, of op weinig plekken te vinden: wat was het?
present-note-10-2 = “Dat wilde niemand.” Het staat op weinig kaarten. In de wereld kan dat snel veranderen.
present-note-3-1 = “Dan koop je het ergens anders.” Is er wel een andere plek? Een nieuwe mijn openen duurt vele jaren.
present-note-3-2 = “Zij hebben ons geld nodig.” Klopt: ook verkopers zijn afhankelijk.
present-note-4-1 = “Dan recyclen we.” Dat helpt later: eerst moeten er genoeg oude apparaten zijn.
present-note-4-2 = “Gebruik iets anders.” Soms kan dat, maar vaak wordt het apparaat slechter. Wie betaalt?
present-note-5-1 = “Dan is handel beter.” Voor iedereen? Kijk wie er niets bij wint.
present-note-5-2 = “Maar dan hangen we van hen af.” Vandaag goedkoop, morgen afhankelijk: waar ligt de grens?
present-note-6-1 = “Ik had er twee en had er maar één nodig.” Ruilen had beiden geholpen. Wie ruilt zo in de wereld?
present-note-6-2 = “Ze hadden het nooit gegeven.” Wie als enige verkoopt, bepaalt de voorwaarden: dat betekent “kritiek”.
present-note-7-1 = “De rijken worden rijker.” Vergelijk met toeval: met weinig tafels zegt een patroon misschien niets.
present-note-7-2 = “Je kunt de rest inhalen.” Hoe? Welke hulp zou eerlijk zijn voor de anderen?
present-note-9-1 = “Telefoons, auto’s, windmolens.” Vraag bij elk naar één materiaal, en waar dat vandaan komt.
present-note-9-2 = “Ik kan niets veranderen.” Een telefoon langer gebruiken, inleveren, ernaar vragen in de winkel: klein, maar echt.
present-note-8-1 = “We hebben veel geleerd.” Kijk naar de controlevraag: als daar ook iets veranderde, wees dan voorzichtig.
present-note-8-2 = “Er is niets veranderd.” Eén les is kort. Wat zou je over een maand nog eens vragen?
present-note-11-1 = “Pech.” Het is echt gebeurd, met een datum: had iemand het kunnen zien aankomen?
present-note-11-2 = “Ik had een tweede bron.” Wat kostte die, en was het de moeite waard?
present-note-17-1 = “Zeldzaam is kritiek.” Goud is zeldzaam en niet kritiek: veel landen winnen het. Het gaat om allebei: behoefte en risico.
present-note-17-2 = “Wat hebben wij daarmee te maken?” Vraag welke toepassing op hun kaart het eerst zou uitvallen.
present-note-answers-1 = Laat ze eerst raden: handen omhoog voor elk antwoord, dan verder.
present-note-answers-2 = “Ik dacht dat het iets anders was.” Vraag waarom het foute antwoord goed leek.

fig-answers-ask = Wat is het juiste antwoord?
fig-answers-told = De juiste antwoorden
fig-opinions = Wat we over onszelf zeggen
fig-before = vooraf
fig-after = achteraf
fig-right-change = Juiste antwoorden: vooraf { $before }, achteraf { $after }.
fig-chance = Door te gokken zou ongeveer { $percent } juist zijn.
