### Une répétition : une classe d’élèves simulés, pour l’enseignant seul.

class-rehearsal = Répétition
class-rehearsal-close = Terminer la répétition
class-rehearsal-over = La répétition est terminée. Il n’en reste rien.
class-rehearsal-three = Appuyez sur le bouton sombre. En cas d’incident, « Tous les boutons » montre ce que vous pouvez faire.
class-rehearsal-join = Les élèves simulés arrivent. Touchez-en un pour lui tirer un autre nom ou le retirer.
class-rehearsal-deal = Sept sont là, un arrivera en retard. Essayez le projecteur et les questions, puis formez les tables.
class-rehearsal-start = Faites glisser une entreprise vers une autre table, ou laissez deux élèves en partager une. Puis lancez les parties.
class-rehearsal-paused = Tout le monde lit votre message. Regardez le projecteur, puis appuyez sur « Continuer ».
class-rehearsal-door = Quelqu’un est à la porte. Laissez entrer cet élève : il prend la place d’un bot.
class-rehearsal-waits = Une table attend quelqu’un qui réfléchit longtemps. Faites-lui signe, ou fixez une limite de temps.
class-rehearsal-offline = Un téléphone n’est pas connecté. Essayez « Faire revenir » (20 secondes), ou confiez la place à un bot.
class-rehearsal-play = Essayez une pause, le dernier Tour ou la carte d’une table. Un incident va bientôt se produire.
class-rehearsal-finished = Toutes les parties sont finies. Passez au bilan.
class-rehearsal-debrief = Avancez avec les flèches, reposez les questions, puis distribuez les pages et imprimez-les.
class-rehearsal-end = C’est tout. Terminez la répétition : il n’en restera rien.
