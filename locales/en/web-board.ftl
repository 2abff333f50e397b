### What the map and the list of Territories say.

web-board-map = Map of the board
web-board-help = Arrow keys move from Territory to Territory, letters jump to a name, Enter chooses, Escape clears. Shift and arrow keys move the map, plus and minus zoom in and out, 0 shows the whole map.
web-board-view = View
web-board-nearer = Zoom in
web-board-farther = Zoom out
web-board-see-all = Show the whole map
web-board-closer = Show what matters now
web-board-beyond = Beyond the view
web-board-lead = Show { $territories }
web-board-closed = closed
web-board-you = { $company } (you)
web-board-empty = no Assets
web-board-assets = { $count ->
    [one] 1 Asset
   *[other] { $count } Assets
}
web-board-ready = { $count ->
    [one] 1 can act
   *[other] { $count } can act
}
web-board-risk = Losing it would cost { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-board-material-owned = { $material }: yours
web-board-material-needed = { $material }: needed
web-board-material-stopped = { $material }: not supplied now
web-board-adjacent = adjacent: { $territories }
web-board-continent = { $continent }: { $companies }
web-board-continent-empty = { $continent }: nobody
web-board-continent-exclusive = { $continent }: only { $company }
web-board-choose-continent = Choose { $continent }

web-board-about = Countries and sources
web-board-list = Territories
web-board-list-show = Show
web-board-list-all = All
web-board-list-invited = You can choose
web-board-list-mine = Mine
web-board-list-needed = With Materials you need
web-board-list-none = No Territories match.

## The sizes of a Territory’s tiles

web-supply-small = { $material }, under 5% of the world’s supply
web-supply-middle = { $material }, 5 to 30% of the world’s supply
web-supply-large = { $material }, over 30% of the world’s supply
web-supply-unmined = { $material }, not mined yet
web-supply-legend = The larger the tile, the more of the world’s supply comes from there: under 5%, 5 to 30%, or more. Hatched: not mined yet.
