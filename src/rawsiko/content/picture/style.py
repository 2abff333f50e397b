"""Colors and strokes of the picture."""

from rawsiko.content.picture.type_face import FAMILY

# One tint per Continent, in the order of the content; neighbours differ in hue and lightness.
LAND_COLOURS = ("#ecdcae", "#c9d9ab", "#bfcde3", "#ecc6a6", "#d6cae4", "#eec5c9")

_PAPER = "#fffdf7"
_INK = "#33302b"
_LINE = "#6d6459"
_BLUE = "#2f6280"

STYLE = f"""
text{{font-family:'{FAMILY}','Atkinson Hyperlegible',Verdana,'DejaVu Sans',\
'Noto Sans',system-ui,sans-serif;\
text-anchor:middle;fill:{_INK}}}
.shallow{{stop-color:#e9f2f3}}
.deep{{stop-color:#cfe1e8}}
.graticule{{fill:none;stroke:#fff;stroke-width:.9;stroke-opacity:.75}}
.waterline-1,.waterline-2,.waterline-3{{fill:none;stroke:#8fb7c8;stroke-linejoin:round}}
.waterline-1{{stroke-width:17;stroke-opacity:.13}}
.waterline-2{{stroke-width:10;stroke-opacity:.16}}
.waterline-3{{stroke-width:5;stroke-opacity:.22}}
.coast{{fill:none;stroke:#77705f;stroke-width:1.5;stroke-linejoin:round}}
.closed-ground{{fill:#dcdad5}}
.closed-line{{stroke:#b4b0a8;stroke-width:3}}
.neutral{{fill:#e4e2dc}}
.territory-border-edge{{fill:none;stroke:{_PAPER};stroke-width:2.8;stroke-opacity:.75;\
stroke-linejoin:round}}
.territory-border{{fill:none;stroke:#8b8172;stroke-width:1.1;stroke-linejoin:round}}
.continent-border-edge{{fill:none;stroke:{_PAPER};stroke-width:5.6;stroke-opacity:.75;\
stroke-linejoin:round;stroke-linecap:round}}
.continent-border{{fill:none;stroke:#5b5348;stroke-width:3;stroke-linejoin:round;\
stroke-linecap:round}}
.lane-edge{{fill:none;stroke:#e9f2f3;stroke-width:4;stroke-opacity:.8;stroke-linecap:round}}
.lane{{fill:none;stroke:{_BLUE};stroke-width:1.7;stroke-dasharray:5 3.6}}
.lane-end{{fill:{_BLUE};font-weight:550;paint-order:stroke;stroke:#e2edf0;stroke-width:2.6}}
.lane-foot{{fill:{_BLUE};stroke:#e9f2f3;stroke-width:.8}}
.leader{{fill:none;stroke:{_INK};stroke-width:.9}}
.leader-end{{fill:{_INK};stroke:{_PAPER};stroke-width:.8}}
.name{{font-weight:650;paint-order:stroke;stroke:{_PAPER};stroke-width:3.2;stroke-opacity:.82;\
stroke-linejoin:round}}
.caption{{font-weight:650;letter-spacing:2.2px;fill:#3c6377;paint-order:stroke;stroke:#e9f2f3;\
stroke-width:3;stroke-opacity:.8}}
.closed-name{{font-weight:650;letter-spacing:2.2px;fill:#55514a;paint-order:stroke;\
stroke:#e6e4df;stroke-width:5;stroke-linejoin:round}}
.badge{{fill:{_PAPER};fill-opacity:.7;stroke:{_LINE};stroke-width:.9}}
.pawn{{fill:{_LINE};fill-opacity:.5}}
.tile{{fill:{_PAPER};stroke:{_INK};stroke-width:.9}}
.unmined{{fill:url(#unmined)}}
.unmined-line{{stroke:{_INK};stroke-width:1.6;stroke-opacity:.35}}
.tile-shadow{{fill:{_INK};fill-opacity:.25}}
.hairline{{fill:none;stroke:{_INK};stroke-width:.6;stroke-opacity:.55}}
.symbol{{font-weight:750;font-size:13px}}
.share{{font-weight:750;font-size:8.5px}}
.portrait circle{{fill:{_PAPER};fill-opacity:.75;stroke:{_BLUE};stroke-width:1.1;\
stroke-dasharray:3 2.2}}
.portrait .person{{fill:#a9c3d0;fill-opacity:1;stroke:none}}
.cartouche{{fill:{_PAPER};fill-opacity:.86;stroke:{_LINE};stroke-width:.9}}
.title{{font-weight:750;letter-spacing:.4px}}
.subtitle{{fill:#5d574d}}
.legend{{fill:{_INK}}}
.key-heading{{font-weight:750}}
.key-name{{font-weight:600}}
.key-tile{{fill:{_PAPER};stroke:{_INK};stroke-width:.7}}
.key-symbol{{font-weight:750;font-size:9.6px}}
.closed-sample{{fill:url(#hatch);stroke:#77705f;stroke-width:.8}}
.mat{{fill:none;stroke:{_PAPER};stroke-width:8}}
.rule-outer{{fill:none;stroke:{_LINE};stroke-width:1.6}}
.rule-inner{{fill:none;stroke:{_LINE};stroke-width:.6}}
"""
