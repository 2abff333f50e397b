### What `rawsiko debrief` prints beside the figures.

help-debrief = What a class can learn from its matches, and what several classes have learned.
help-debrief-figures = Work out what a class can learn from its matches, and print it as JSON. “debrief FILE” is the same.
help-debrief-files = Replay files of the tables, in order, or folders with such files (*.jsonl).
help-debrief-out = Empty or new folder for the export: two ZIP files and the values of the charts.
help-debrief-content = Folder of the content that the matches were played with, if it isn’t a standard one.
debrief-left-out = { $file }: left out, because the match has no result
debrief-other-content = { $file }: left out, because it was played with other content than the first match
debrief-nothing = None of these matches has a result.
debrief-written = The export is in { $folder }.

help-debrief-pool = Show what the questions before and after the lesson say about several classes together.
help-debrief-pool-files = The ZIP files that their teachers exported.
debrief-pool-nothing = None of these classes has answers from both rounds of questions.
debrief-pool-twice = { $file }: left out, because the same class is there already
debrief-pool-unanswered = { $file }: a round of questions is missing, or had too few answers
debrief-pool-no_zip = this isn’t a ZIP file
debrief-pool-no_export = this isn’t the export of a class
debrief-pool-bad_counts = questions.csv has an impossible answer
debrief-pool-classes = { $classes ->
    [one] One class with answers from both rounds.
   *[other] { $classes } classes with answers from both rounds.
}
debrief-pool-item = { $question }: { $before }% right before (n = { $before_count }), { $after }% after (n = { $after_count }); classes: { $classes }; effect { $effect }
debrief-pool-effect = { $mean } (95% interval: { $low } to { $high })
debrief-pool-effect-one = { $mean } (no interval from one class)
debrief-pool-gain = All questions about what the lesson teaches: effect { $effect }.
debrief-pool-unit = An effect is the change in standard deviations of one answer; intervals come from how much classes differ.
debrief-pool-needed = To see an effect of { $difference } four times in five, about { $classes } classes like these are needed.
debrief-pool-one = One class isn’t enough to say how many classes are needed.
