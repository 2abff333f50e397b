"""Real names that devices send wherever they can send text. None of them may be kept."""

import re
from collections.abc import Iterable

from tests.server.classes.lessons import Pupil, with_token
from tests.server.running import Json, Running

NAMES = [
    *("Aaltje Vermeulen", "Bartolomeo Rizzi", "Chloé Lefèvre", "Dušan Kováč", "Eilidh MacLeod"),
    *("Friedrich Öztürk", "Giuseppina Neri", "Hanneke de Vries", "Iñaki Etxeberria"),
    *("Jolana Šťastná", "Kaatje Claes", "Ľubomír Hudák", "Mercè Puigdomènech", "Noëlle Dufour"),
    *("Ottilie Großmann", "Pádraig Ó Briain", "Quirina Wuyts", "Ruaridh Ferguson"),
    *("Siobhán Kavanagh", "Țărnă Popescu"),
]


def found_in(kept: Iterable[bytes]) -> list[str]:
    """The names of which a part is found in these bytes."""
    everything = b"\n".join(kept).decode(errors="replace").casefold()
    parts = {name: re.split(r"[ -]", name.casefold()) for name in NAMES}
    return [
        name
        for name, (first, *_, last) in parts.items()
        if re.search(rf"\b({re.escape(first)}|{re.escape(last)})\b", everything)
    ]


async def plant(server: Running, opened: Json, pupil: Pupil, name: str) -> None:
    """In paths, headers, bodies and tokens."""
    plain = name.encode("ascii", "ignore").decode()
    # From an address of its own: whoever guesses too often is answered late.
    address = f"10.0.0.{NAMES.index(name)}"
    http = server.http
    headers = {"user-agent": plain, "referer": plain, "x-forwarded-for": address}
    bearer = {**headers, "authorization": f"Bearer {plain}"}
    body = {"contributions": ["0" * 64], "name": name, "company": name}
    members = f"/api/classes/{opened['class_id']}/members"
    for answer in (
        await http.post(members, json=body, headers=headers),
        await http.get(f"/api/by-code/{name}", headers=headers),
        await http.post("/api/come-back", json={"code": name}, headers=headers),
        await with_token(server, "POST", "/api/classes/answers", pupil.token, {"round": name}),
        await http.get(f"/api/classes/export?language={name}", headers=bearer),
    ):
        assert answer.status_code >= 400
        assert name.casefold() not in answer.text.casefold()
    if name == NAMES[0]:
        client = await server.client(name)
        assert (await client.until("Goodbye"))["code"] in ("unknown_token", "malformed")
    assert pupil.client is not None
    for command in (
        {"type": "SetCompany", "company": 1, "avatar": 1, "name": name},
        {"type": "SayFreely", "text": name},
        {"type": "Say", "phrase": name},
    ):
        assert (await pupil.client.order(command))["type"] == "Refused"
