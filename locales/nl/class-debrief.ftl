### De nabespreking van een klas: figuren uit de eigen spellen naast de wereld. { $territories }, { $materials }, { $company } en { $country } zijn namen.

debrief-title-1 = Onze spellen
debrief-title-2 = Waar we om vochten
debrief-title-3 = Concentratie
debrief-title-4 = China gesloten
debrief-title-5 = De handel gaat open
debrief-title-6 = Wie hing van wie af
debrief-title-7 = Groeit de voorsprong?
debrief-title-8 = Voor en na

debrief-feelings-1 = Hoe voelde het als iemand had wat jij nodig had?
debrief-feelings-2 = Hoe voelde het om te hebben wat anderen nodig hadden?

debrief-finding-1-turned = { $tables ->
    [one] Aan onze tafel stond de winnaar vóór de laatste beurt nog niet voor.
   *[other] Aan { $turned } van de { $tables } tafels stond de winnaar vóór de laatste beurt nog niet voor.
}
debrief-finding-1-held = { $tables ->
    [one] Aan onze tafel won wie vóór de laatste beurt voorstond.
   *[other] Aan alle { $tables } tafels won wie vóór de laatste beurt voorstond.
}
debrief-question-1-1 = Wanneer wist je hoe het zou aflopen?
debrief-question-1-2 = Wat zou je weer zo doen?
debrief-not-shown-1 = Niet te zien: plannen die veranderden, en wat er aan tafel gezegd werd.

debrief-finding-2-territories = Het hardst bevochten: { $territories }. Wat ligt daar?
debrief-finding-2-materials = Het hardst bevochten: { $materials }.
debrief-finding-2-world =
    Het hardst bevochten: { $materials }. { $single ->
        [0] Bij geen daarvan komt { $percent }% of meer uit één land.
        [one] Bij één daarvan komt { $percent }% of meer uit één land.
       *[other] Bij { $single } daarvan komt { $percent }% of meer uit één land.
    }
debrief-question-2-1 = Schaars, door velen gewild of in handen van weinigen: waarom vochten jullie?
debrief-question-2-2 = Waar vocht niemand? Waarom niet?
debrief-question-2-3 = Om welk materiaal vocht niemand? Waarom?
debrief-not-shown-2 = Niet te zien: wie wie aanviel en hoe het afliep. Een commerciële strijd telt voor elk materiaal van het gebied, dus materialen uit hetzelfde gebied stijgen samen.

debrief-finding-3 = { $more ->
    [0] Voor geen van de { $all } materialen leunt de wereld meer op één land dan wij op één bedrijf.
   *[other] Voor { $more } van de { $all } materialen leunt de wereld meer op één land dan wij op één bedrijf.
}
debrief-question-3-1 = Wie zou kunnen stoppen met verkopen?
debrief-question-3-2 = Wie zou het als eerste merken?
debrief-not-shown-3 = Niet te zien: voorraden, en hoe snel anderen het kunnen overnemen. Ons aandeel kan niet laag zijn: een materiaal ligt in weinig gebieden.

debrief-finding-4 = Van de toepassingen die voor meer dan { $line }% van een materiaal China nodig hebben, misten we { $above }%. Van de andere { $below }%.
debrief-question-4-1 = Delven, raffineren, recyclen, vervangen, opslaan: wat zou jij eerst doen?
debrief-question-4-2 = Waar zou je meer voor betalen om van niemand afhankelijk te zijn?
debrief-not-shown-4 = Niet te zien: de handel met China. Ons bord laat China weg; in de wereld verkoopt China, en kan het daarmee stoppen.
debrief-goal-mine = Minstens { $percent }% gewonnen in de EU
debrief-goal-refine = Minstens { $percent }% geraffineerd in de EU
debrief-goal-recycle = Minstens { $percent }% gerecycled in de EU
debrief-goal-one_country = Hoogstens { $percent }% uit één land buiten de EU

debrief-finding-5 =
    { $gaining ->
        [one] Met Handel met China zou één van de { $companies } bedrijven meer punten hebben.
       *[other] Met Handel met China zouden { $gaining } van de { $companies } bedrijven meer punten hebben.
    } { $changed ->
        [0] Geen tafel zou een andere winnaar hebben.
        [one] Eén tafel zou een andere winnaar hebben.
       *[other] { $changed } tafels zouden een andere winnaar hebben.
    }
debrief-finding-5-nobody = Met Handel met China zou niemand meer punten hebben.
debrief-question-5-1 = Wie wint erbij als de handel opengaat?
debrief-question-5-2 = Is dat eerlijk?
debrief-not-shown-5 = Niet te zien: hoe we hadden gespeeld als we wisten dat de handel openging.

debrief-finding-6 = Aan tafel { $table } lag { $percent }% van de gemiste punten bij { $company }.
debrief-finding-6-none = Aan het einde miste niemand een materiaal.
debrief-question-6-1 = Wat had je kunnen aanbieden?
debrief-question-6-2 = Wie doet zulke voorstellen in het echt?
debrief-not-shown-6 = Niet te zien: wat hardop is aangeboden, en wat een ruil had gekost. Gemiste punten zijn verdeeld over de ontbrekende materialen en wie ze had.

debrief-finding-7-grows = De voorsprong groeit: eerst { $early_first } tegen { $early_last } nieuwe middelen voor het eerste en het laatste bedrijf, aan het eind { $late_first } tegen { $late_last }.
debrief-finding-7-same = De voorsprong groeit nauwelijks: eerst { $early_first } tegen { $early_last } nieuwe middelen voor het eerste en het laatste bedrijf, aan het eind { $late_first } tegen { $late_last }.
debrief-finding-7-shrinks = De voorsprong krimpt: eerst { $early_first } tegen { $early_last } nieuwe middelen voor het eerste en het laatste bedrijf, aan het eind { $late_first } tegen { $late_last }.
debrief-question-7-1 = Hoe komt een nieuwkomer ertussen?
debrief-question-7-2 = Wie zou een nieuwkomer moeten helpen, en hoe?
debrief-not-shown-7 = Niet te zien: waarom iemand voorstond. Wie eerste en wie laatste wordt, weet je pas aan het einde.

debrief-finding-8-too-few = In een vragenronde hebben minder dan { $least } apparaten geantwoord: te weinig om de antwoorden te tonen zonder iemand te verraden.
debrief-finding-8-known = Voor de les wisten we al bijna alles.
debrief-question-8-1 = Wat verraste je?
debrief-question-8-2 = Waar twijfel je nog aan?
debrief-not-shown-8 = Niet te zien: wie wat antwoordde, en of het blijft. Vraag het over een maand nog eens.

debrief-transfer-1 = Waar heb je dit in het nieuws gezien?
debrief-transfer-2 = Wat zou je nu met een oude telefoon doen?

debrief-home-recycled = { $material }: daarvan wordt bijna niets gerecycled. Wat bij jou thuis is ermee gemaakt, en waar komt dat terecht?
debrief-home-country = { $material }: het meeste ter wereld komt uit één land ({ $country }). Wat zou er thuis ontbreken als dat land stopte met verkopen?
debrief-home-things = { $material }: zoek thuis drie dingen waar dat in zit. Wat daarvan zou je kunnen missen?

debrief-no-facts = Voor dit bord hebben we geen feiten over de wereld; je ziet alleen onze spellen.
