### Otázky pred hodinou a po nej. Ich zmysel sa nesmie zmeniť: porovnávajú sa súčty rôznych tried.

question-critical = Kedy hovoríme, že je surovina „kritická“?
answer-critical-at_risk = Je dôležitá a jej dodávky môžu zlyhať
answer-critical-little = Na Zemi je jej veľmi málo
answer-critical-used_up = Míňame ju rýchlejšie, ako vzniká
answer-critical-dangerous = Je nebezpečné dobývať ju zo zeme

question-refining = Kde sa rafinuje najviac vzácnych zemín?
answer-refining-australia = V Austrálii
answer-refining-brazil = V Brazílii
answer-refining-china = V Číne
answer-refining-usa = V USA

question-cobalt = Koľko z každých 100 kilogramov kobaltu sa vyťaží v Konžskej DR?
answer-cobalt-ten = Asi 10
answer-cobalt-thirty = Asi 30
answer-cobalt-fifty = Asi 50
answer-cobalt-seventy_five = Asi 75

question-magnets = Vďaka čomu sú magnety v motore elektromobilu také silné?
answer-magnets-rare_earths = Vďaka vzácnym zeminám
answer-magnets-copper = Vďaka medi
answer-magnets-aluminium = Vďaka hliníku
answer-magnets-lithium = Vďaka lítiu

question-safest = Štyri spoločnosti potrebujú kobalt. Ktorá je na tom najbezpečnejšie?
answer-safest-cheap = Tá, čo kupuje z jednej lacnej bane
answer-safest-one_country = Tá s dvoma baňami v jednej krajine
answer-safest-two_countries = Tá s dvoma baňami v dvoch krajinách
answer-safest-stock = Tá s veľkou zásobou na jeden týždeň

question-coffee = Ktorá krajina pestuje najviac kávy?
answer-coffee-brazil = Brazília
answer-coffee-vietnam = Vietnam
answer-coffee-colombia = Kolumbia
answer-coffee-ethiopia = Etiópia

question-heard = „Kritické suroviny“: čo o nich viete?
answer-heard-never = Ten pojem je pre mňa úplne nový
answer-heard-heard = Ten pojem už poznám, ale neviem vysvetliť, čo to je
answer-heard-roughly = Viem približne vysvetliť, čo to je
answer-heard-well = Viem dobre vysvetliť, čo to je

question-care = „Záleží mi na tom, odkiaľ sú materiály v mojich veciach.“
answer-care-not_at_all = Vôbec nesúhlasím
answer-care-little = Skôr nesúhlasím
answer-care-rather = Skôr súhlasím
answer-care-much = Úplne súhlasím

answer-dont_know = Neviem

question-label-critical = Kedy je surovina kritická
question-label-refining = Kde sa rafinujú vzácne zeminy
question-label-cobalt = Kobalt z Konžskej DR
question-label-magnets = Silné magnety
question-label-safest = Najbezpečnejšia spoločnosť
question-label-coffee = Kontrola: káva
question-label-heard = Čo viem o kritických surovinách
question-label-care = Záleží mi na pôvode materiálov

gain-changed = Predtým bolo správnych { $before } z 10 odpovedí, teraz { $after } z 10.
gain-same = Predtým aj teraz bolo správnych asi { $after } z 10 odpovedí.

control-same = Pri kontrolnej otázke sa nič nezmenilo.
control-more = Aj pri kontrolnej otázke pribudlo správnych odpovedí, takže časť zlepšenia môže byť náhoda alebo vplyv rozhovorov.
control-fewer = Pri kontrolnej otázke správnych odpovedí ubudlo, takže časť rozdielu môže byť náhoda.
