### De nabespreking van een klas: figuren uit de eigen spellen naast de wereld. { $territories }, { $materials }, { $company } en { $country } zijn namen.

debrief-title-1 = Onze spellen
debrief-title-2 = Waar we om vochten
debrief-title-3 = Concentratie
debrief-title-4 = China gesloten
debrief-title-5 = De handel gaat open
debrief-title-6 = Wie hing van wie af?
debrief-title-7 = Houdt een vroege voorsprong stand?
debrief-title-8 = Voor en na
debrief-title-9 = Wat het nieuws deed

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
debrief-finding-2-materials = We vielen het vaakst aan voor wat onze kaarten nog misten: { $materials }.
debrief-finding-2-chance = We vielen niet vaker aan voor wat onze kaarten misten dan je bij puur toeval zou verwachten.
debrief-question-2-1 = Schaars, door velen gewild of in handen van weinigen: waarom vochten jullie?
debrief-question-2-2 = Waar vocht niemand? Waarom niet?
debrief-question-2-3 = Om welk materiaal vocht niemand? Waarom?
debrief-not-shown-2 = Niet te zien: wie wie aanviel en hoe het afliep. Een commerciële strijd telt voor wat de kaart van de aanvaller nog miste. China is dicht, dus op het bord blijven de op één na beste bronnen over.

debrief-finding-3 = { $material }: van elke 100 kilo in de wereld komen er { $percent } uit één land ({ $country }). En als dat land stopt met verkopen?
debrief-question-3-1 = Wie zou kunnen stoppen met verkopen?
debrief-question-3-2 = Wie zou het als eerste merken?
debrief-not-shown-3 = Niet te zien: voorraden, en hoe snel anderen het kunnen overnemen. Ons aandeel kan niet laag zijn: elk materiaal ligt maar in een paar gebieden.

debrief-finding-4 = { $above ->
    [one] { $above } van de { $dealt } toepassingen op onze kaarten heeft
   *[other] { $above } van de { $dealt } toepassingen op onze kaarten hebben
} een materiaal nodig dat voor meer dan { $percent }% uit China komt.
debrief-question-4-1 = Winnen, raffineren, recyclen, vervangen, opslaan: wat zou jij eerst doen?
debrief-question-4-2 = Waar zou je meer voor betalen om van niemand afhankelijk te zijn?
debrief-not-shown-4 = Niet te zien: de handel met China. Ons bord laat China weg; in het echt verkoopt China wel, en kan het daar ook mee stoppen. Vergelijk alleen balken met evenveel materialen: hoe meer er nodig zijn, hoe groter de kans dat er een ontbreekt.
debrief-goal-mine = Minstens { $percent }% gewonnen in de EU
debrief-goal-refine = Minstens { $percent }% geraffineerd in de EU
debrief-goal-recycle = Minstens { $percent }% gerecycled in de EU
debrief-goal-one_country = Hoogstens { $percent }% uit één land buiten de EU

debrief-finding-5 =
    { $gaining ->
        [one] Dankzij Handel met China zou één van de { $companies } bedrijven meer punten hebben.
       *[other] Dankzij Handel met China zouden { $gaining } van de { $companies } bedrijven meer punten hebben.
    } { $changed ->
        [0] Geen tafel zou een andere winnaar hebben.
        [one] Eén tafel zou een andere winnaar hebben.
       *[other] { $changed } tafels zouden een andere winnaar hebben.
    }
debrief-finding-5-nobody = Ook met Handel met China zou niemand extra punten krijgen.
debrief-question-5-1 = Wie wint erbij als de handel opengaat?
debrief-question-5-2 = Is dat eerlijk?
debrief-not-shown-5 = Niet te zien: hoe we hadden gespeeld als we hadden geweten dat de handel openging. Volgens deze regel mag alleen handelen wie een continent voor zich alleen heeft.

debrief-finding-6 = Aan een gemiddelde tafel kwamen { $percent } van elke 100 gemiste punten door één bedrijf.
debrief-finding-6-none = Aan het einde miste niemand een materiaal.
debrief-question-6-1 = Wat had je kunnen aanbieden?
debrief-question-6-2 = Wie doet zulke voorstellen in het echt?
debrief-not-shown-6 = Niet te zien: wat hardop is aangeboden, en wat een ruil had gekost. Gemiste punten zijn verdeeld over de ontbrekende materialen en wie ze had.

debrief-finding-7 = Won wie in beurt 2 de meeste nieuwe middelen kreeg? Tafels waar dat zo was: { $won } van { $tables }. Door toeval zouden het er ongeveer { $chance } zijn.
debrief-finding-7-lasted = De vroege voorsprong bleef: aan { $won } van de { $tables } tafels won het bedrijf dat in beurt 2 de meeste nieuwe middelen kreeg. Door toeval zouden het er ongeveer { $chance } zijn.
debrief-question-7-1 = Hoe komt een nieuwkomer ertussen?
debrief-question-7-2 = Wie zou een nieuwkomer moeten helpen, en hoe?
debrief-not-shown-7 = Niet te zien: waarom iemand voorstond. De lijnen staan in de volgorde van beurt 2; bedrijven die toen gelijk waren, delen hun plaats.

debrief-finding-8-too-few = In een vragenronde hebben minder dan { $least } apparaten geantwoord: te weinig om de antwoorden te tonen zonder iemand te verraden.
debrief-finding-8-known = Vóór de les wisten we al bijna alles.
debrief-question-8-1 = Wat verraste je?
debrief-question-8-2 = Waar twijfel je nog aan?
debrief-not-shown-8 = Niet te zien: wie wat antwoordde, en of het blijft hangen. Vraag het over een maand nog eens.

debrief-finding-9-cost = Het nieuws kostte ons punten: gemiddeld eindigden getroffen bedrijven { $cost ->
        [one] één punt
       *[other] { $cost } punten
    } lager dan bedrijven die het net zo goed had kunnen treffen.
debrief-finding-9 =
    { $hits ->
        [one] Het nieuws trof ons één keer.
       *[other] Het nieuws trof ons { $hits } keer.
    } Op onze punten had het niet meer invloed dan het toeval.
debrief-finding-9-none = Het nieuws hield niets tegen dat een van ons nodig had.
debrief-question-9-1 = Wie had een tweede bron? Was dat geluk of een plan?
debrief-question-9-2 = Wat kan een land doen voordat zulk nieuws komt?
debrief-not-shown-9 = Niet te zien: waarom sommigen een tweede bron hadden. Dat kozen ze zelf, dus de onderste twee balken laten zien hoe de regel werkt en bewijzen niets. Met meer gebieden word je vaker getroffen; daarom telt elk bedrijf naar zijn kans om getroffen te worden.

debrief-transfer-1 = Waar heb je dit in het nieuws gezien?
debrief-transfer-2 = Wat zou je nu met een oude telefoon doen?

debrief-home-look = { $application }: zoek er thuis een. Waar komen de materialen vandaan, en waar komen ze terecht?
debrief-home-things = Welk ding in huis zou je het meest missen? Zoek in de atlas drie materialen die erin zitten.

debrief-no-facts = Voor dit bord hebben we geen feiten over de wereld; je ziet alleen onze spellen.

debrief-waiting-all = Tijdens het wachten { $right ->
        [0] was geen van de
        [one] was één van de
       *[other] waren { $right } van de
    } 10 antwoorden over onze materialen goed.
debrief-waiting-surprise = Eén materiaal verraste ons het meest: { $material }. Goede antwoorden: { $right } van { $answers }.
