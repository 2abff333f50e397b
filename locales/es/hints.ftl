### El primer paso de una pista: una pregunta que deja encontrar el resto. Los nombres quedan en su forma base.

hint-look-missing = { $application }: ¡falta muy poco! ¿Qué Materia prima falta y dónde puedes conseguirla?
hint-look-lone-guard = { $material }: te vendría bien. ¿Dónde hay un solo Activo de guardia?
hint-look-guarded = { $material }: te vendría bien. ¿Qué vecino controla esta Materia prima, y con cuántos Activos?
hint-look-empty = { $material }: te vendría bien. ¿Hay junto a los tuyos un Territorio vacío con esta Materia prima?
hint-look-own-guard = { $material }: te hace falta. ¿Están bien defendidos tus Territorios con esta Materia prima?
hint-look-threat = { $territory }: es tu Territorio, pero ¿qué vecino podría conquistarlo?
hint-look-reach = Mira aquí: { $territory }. ¿Desde cuál de tus Territorios podrías llegar?
hint-look-alone = { $continent }: ¿quién más queda allí?
hint-look-rival = Mira aquí: { $territory }. ¿Qué perdería quien controla este Territorio?
hint-look-more = Por cada tres Materias primas recibes un Activo más. ¿Qué puedes conseguir ahí al lado?
hint-look-begin = ¿Dónde hay muchas Materias primas que necesitas, cerca unas de otras?
hint-look-claim = ¿Qué Materia prima falta aún en tus Aplicaciones?
hint-look-stop = ¿Queda algo que merezca el riesgo?
