### La vue de qui mène le bilan. Les notes citent ce que les élèves disent souvent.

present-slides = Diapos
present-tables = Tables
present-next = Ensuite
present-next-table = Table suivante
present-black = Écran noir
present-show-again = Montrer à nouveau
present-listen = À écouter
present-keys = Touches, ici et sur la page du projecteur : flèches pour les diapos et les tables, B pour l’écran noir. Une télécommande de présentation marche aussi.
present-bell-rang = La cloche a sonné
present-minutes-left = { $minutes ->
    [one] Encore une minute
   *[other] Encore { $minutes } min
}
present-slides-left = { $slides ->
    [one] pour cette diapo
   *[other] pour { $slides } diapos
}

present-note-0-1 = « C’était injuste. » Demandez quoi : la carte, les dés, ou que quelqu’un n’ait pas voulu échanger ?
present-note-0-2 = « Je me sentais en position de force. » Avoir ce dont les autres ont besoin, c’est du pouvoir. Qui l’a dans le monde ?
present-note-1-1 = « On a eu de la chance. » Les dés décident d’un Affrontement, pas de l’endroit où sont les Matières premières. Qui a attaqué où, et pourquoi ?
present-note-1-2 = « C’était vite fini. » Regardez l’anneau : que s’est-il passé pendant ce Tour ?
present-note-2-1 = « Il y avait plus à prendre. » Quelles Matières premières y trouve-t-on ? Qui en avait besoin ?
present-note-2-2 = « Je voulais le Continent. » Il donne aussi plus d’Actifs : deux bonnes raisons pour un seul endroit.
present-note-10-1 = « Tout le monde en a besoin. » Voulue par beaucoup, ou présente en peu d’endroits : lequel des deux ?
present-note-10-2 = « Celle-là, personne n’en voulait. » Elle est sur peu de cartes. Dans le monde, cela peut vite changer.
present-note-3-1 = « On l’achète ailleurs. » Y a-t-il un ailleurs ? Une nouvelle mine demande bien des années.
present-note-3-2 = « Ils ont besoin de notre argent. » C’est vrai : qui vend dépend aussi de qui achète.
present-note-4-1 = « Alors on recycle. » Cela aide plus tard : il faut d’abord assez de vieux appareils.
present-note-4-2 = « On prend autre chose. » Parfois c’est possible, mais l’appareil est souvent moins bon. Qui paie ?
present-note-5-1 = « Le commerce, c’est mieux. » Pour tout le monde ? Regardez qui n’y gagne rien.
present-note-5-2 = « Mais alors on dépend d’eux. » Moins cher aujourd’hui, dépendants demain : où est la limite ?
present-note-6-1 = « J’en avais deux, il m’en fallait une. » Un échange aurait aidé les deux. Qui échange ainsi dans le monde ?
present-note-6-2 = « Ils ne l’auraient jamais donnée. » Le seul vendeur fixe les conditions : voilà ce que veut dire « critique ».
present-note-7-1 = « Les riches deviennent plus riches. » Comparez avec le hasard : avec peu de tables, cela peut ne rien vouloir dire.
present-note-7-2 = « On peut rattraper son retard. » Comment ? Quelle aide serait juste pour les autres ?
present-note-9-1 = « Téléphones, voitures, éoliennes. » Demandez une Matière première de chacun, et d’où elle vient.
present-note-9-2 = « Je n’y peux rien. » Garder un téléphone plus longtemps, le rapporter, demander en magasin : peu, mais réel.
present-note-8-1 = « On a beaucoup appris. » Regardez la question témoin : si elle a bougé aussi, prudence.
present-note-8-2 = « Rien n’a changé. » Un cours, c’est court. Que redemanderiez-vous dans un mois ?
present-note-11-1 = « Pas de chance. » C’est un fait réel, avec une date : quelqu’un aurait-il pu le prévoir ?
present-note-11-2 = « J’avais une deuxième source. » Qu’a-t-elle coûté, et cela en valait-il la peine ?
present-note-17-1 = « Rare, donc critique. » L’or est rare sans être critique : beaucoup de pays l’extraient. Il faut les deux, le besoin et le risque.
present-note-17-2 = « Quel rapport avec nous ? » Demandez quelle Application de leur carte serait bloquée la première.
present-note-answers-1 = Faites d’abord deviner : mains levées pour chaque réponse, puis continuez.
present-note-answers-2 = « Je croyais que c’était une autre réponse. » Demandez pourquoi la mauvaise réponse semblait bonne.

fig-answers-ask = Quelle est la bonne réponse ?
fig-answers-told = Les bonnes réponses
fig-opinions = Ce que nous disons de nous
fig-before = avant
fig-after = après
fig-right-change = Bonnes réponses : { $before } avant, { $after } après.
fig-chance = Au hasard, environ { $percent } seraient justes.
