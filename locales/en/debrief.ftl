### What `rawsiko debrief` prints beside the figures.

help-debrief = Work out what a class can learn from its matches, and print it as JSON.
help-debrief-files = Replay files of the tables, in order, or folders with such files (*.jsonl).
help-debrief-out = Empty or new folder for the export: two ZIP files and the values of the charts.
help-debrief-content = Folder of the content that the matches were played with, if it isn’t a standard one.
debrief-left-out = { $file }: left out, because the match has no result
debrief-other-content = { $file }: left out, because it was played with other content than the first match
debrief-nothing = None of these matches has a result.
debrief-written = The export is in { $folder }.
