### Otázky pred hodinou a po nej. Ich zmysel sa nesmie zmeniť: porovnávajú sa súčty rôznych tried.

question-critical = Kedy hovoríme, že surovina je „kritická“?
answer-critical-at_risk = Keď je veľmi dôležitá a jej dodávky sú ohrozené
answer-critical-used_up = Keď je takmer vyčerpaná
answer-critical-poisonous = Keď je jedovatá
answer-critical-dear = Keď je drahšia ako zlato

question-refining = Kde sa rafinuje najviac vzácnych zemín?
answer-refining-australia = V Austrálii
answer-refining-brazil = V Brazílii
answer-refining-china = V Číne
answer-refining-usa = V USA

question-cobalt = Koľko svetového kobaltu sa ťaží v Konžskej DR?
answer-cobalt-tenth = Menej ako desatina
answer-cobalt-quarter = Asi štvrtina
answer-cobalt-half = Viac ako polovica
answer-cobalt-all = Všetok

question-recycling = Koľko vzácnych zemín, ktoré sa používajú v EÚ, pochádza z recyklácie?
answer-recycling-one = Asi 1 %
answer-recycling-twenty = Asi 20 %
answer-recycling-fifty = Asi 50 %
answer-recycling-eighty = Asi 80 %

question-risk = Takmer celú produkciu jednej suroviny má jediná krajina. Aké je hlavné riziko?
answer-risk-stops = Ak prestane predávať, nikto ju nedokáže rýchlo nahradiť
answer-risk-prices = Ceny klesnú
answer-risk-recycling = Surovina sa nedá recyklovať
answer-risk-quality = Zhorší sa kvalita

question-liquid = Ktorý kov je pri izbovej teplote kvapalný?
answer-liquid-mercury = Ortuť
answer-liquid-tin = Cín
answer-liquid-zinc = Zinok
answer-liquid-nickel = Nikel

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
question-label-recycling = Recyklované vzácne zeminy v EÚ
question-label-risk = Hlavné riziko
question-label-liquid = Kontrola: kvapalný kov
question-label-heard = Čo viem o kritických surovinách
question-label-care = Záleží mi na tom, odkiaľ sú

gain-less = Po hodine bolo správnych odpovedí menej ako pred ňou.
gain-nothing = Správnych odpovedí je asi toľko ako predtým.
gain-tenth = Z toho, čo sme predtým nevedeli, teraz vieme asi desatinu.
gain-quarter = Z toho, čo sme predtým nevedeli, teraz vieme asi štvrtinu.
gain-third = Z toho, čo sme predtým nevedeli, teraz vieme asi tretinu.
gain-half = Z toho, čo sme predtým nevedeli, teraz vieme asi polovicu.
gain-two_thirds = Z toho, čo sme predtým nevedeli, teraz vieme asi dve tretiny.
gain-three_quarters = Z toho, čo sme predtým nevedeli, teraz vieme asi tri štvrtiny.
gain-nearly_all = Z toho, čo sme predtým nevedeli, teraz vieme takmer všetko.

control-same = Pri kontrolnej otázke sa nič nezmenilo.
control-more = Aj pri kontrolnej otázke pribudlo správnych odpovedí, takže časť zlepšenia môže byť náhoda alebo vplyv rozhovorov.
control-fewer = Pri kontrolnej otázke správnych odpovedí ubudlo, takže časť rozdielu môže byť náhoda.
