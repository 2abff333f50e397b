### The first step of a hint: a question that lets somebody find the rest. Names stay in their base form.

hint-look-missing = { $application }: almost complete! Which Material is missing, and where can you get it?
hint-look-lone-guard = { $material }: that would help you. Where is just one Asset guarding it?
hint-look-guarded = { $material }: that would help you. Which neighbour has it, and how many Assets are there?
hint-look-empty = { $material }: that would help you. Is there an empty Territory with it next to yours?
hint-look-own-guard = You need { $material }. Is it well guarded where you have it?
hint-look-threat = { $territory }: it’s yours, but which neighbour could take it?
hint-look-reach = Look here: { $territory }. Which of your Territories could you go there from?
hint-look-alone = { $continent }: who else is still there?
hint-look-rival = Look here: { $territory }. What would its owner lose without it?
hint-look-more = Every three Materials bring you one more Asset. What can you get next door?
hint-look-begin = Where are many Materials you need close together?
hint-look-claim = Which Material is still missing from your Applications?
hint-look-stop = Is anything left that’s worth the risk?
