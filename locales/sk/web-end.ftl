### The end of a match: how little was missing, and the Materials that mattered.

web-end-won = Vyhrávaš so ziskom { $points ->
    [one] { $points } bodu
   *[other] { $points } bodov
}!
web-end-short-win = { $material }: len toto ti chýbalo k { $points } bodom a víťazstvu
web-end-short = { $material }: len toto ti chýbalo k ďalším { $points } bodom
web-end-materials = Suroviny, o ktoré sa hralo
web-end-missed = Táto ti chýbala
web-end-story = Prečítaj si jej príbeh
