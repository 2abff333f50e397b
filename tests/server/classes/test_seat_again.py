"""A bot took over a pupil's seat, whose device is still there: who gets which seat, and when."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.client import HeldMember, RequestRefused, class_seats, knock
from rawsiko.protocol.tables import SeatKind
from rawsiko.replay.fairness import contribution_commitment_of
from tests.server.classes.lessons import Pupil, do, join, seat, view_of, with_token
from tests.server.classes.started import CHOSEN_SETUP, Started, started
from tests.server.classes.test_bell_back import play_until_turn
from tests.server.running import Json

pytestmark = pytest.mark.slow


async def given_to_a_bot(lesson: Started, pupil: Pupil) -> None:
    await do(lesson.host, "GiveMemberToBot", member=pupil.member)
    assert pupil.client is not None
    assert (await pupil.client.until("Goodbye"))["code"] == "not_seated"


async def state_of(lesson: Started, pupil: Pupil) -> Json:
    members = (await view_of(lesson.host))["members"]
    return next(one for one in members if one["id"] == pupil.member)


def kind_at(lesson: Started, pupil: Pupil) -> SeatKind:
    live = lesson.server.services.registry.live_tables[pupil.seats["table"]]
    return live.table.seats[pupil.seats["seats"][0]["seat"]].kind


def test_a_device_does_not_take_back_a_seat_that_was_given_to_a_bot(tmp_path: Path) -> None:
    """It is told, and told so however often it asks; the bot plays on."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            pupil = lesson.pupils[0]
            await given_to_a_bot(lesson, pupil)
            assert pupil.room is not None
            while not (await pupil.room.until("ClassTold"))["view"]["members"][0]["is_replaced"]:
                pass
            for _ in range(2):
                assert (await seat(lesson.server, pupil.token, 409))["code"] == "bot_plays"
            assert kind_at(lesson, pupil) is SeatKind.BOT

    asyncio.run(scenario())


def test_no_bot_is_told_of_while_somebody_plays_on_with_the_company(tmp_path: Path) -> None:
    """Two pupils share a company, and the teacher gives one of them to a bot, then the other."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, late = lesson.server, list[Pupil]()
            for _ in range(2):  # the first takes the only bot's seat, the second shares one
                pupil = await join(server, lesson.opened)
                await do(lesson.host, "AdmitMember", member=pupil.member)
                await pupil.take_seat()
                late.append(pupil)
            gone = late[1]
            shared = gone.seats["seats"][0]["seat"]
            mate = next(one for one in lesson.pupils if one.seats["seats"][0]["seat"] == shared)
            room = await gone.listen()
            for given, code in ((gone, "mate_plays"), (mate, "bot_plays")):
                await do(lesson.host, "GiveMemberToBot", member=given.member)
                (own,) = (await view_of(room))["members"]
                assert (own["is_replaced"], own["mate_plays"]) == (True, code == "mate_plays")
                assert (await seat(server, gone.token, 409))["code"] == code
            assert kind_at(lesson, gone) is SeatKind.BOT

    asyncio.run(scenario())


def test_whoever_knocks_and_is_let_in_gets_their_own_company_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            pupil = lesson.pupils[0]
            before = await state_of(lesson, pupil)
            await given_to_a_bot(lesson, pupil)
            seqs: list[int] = []
            for _ in range(2):  # the second time nothing happens
                path = "/api/classes/knock"
                asked = await with_token(lesson.server, "POST", path, pupil.token, {})
                seqs.append(asked.json()["seq"])
            assert seqs[0] == seqs[1]
            assert (await seat(lesson.server, pupil.token, 409))["code"] == "class_waiting"
            assert kind_at(lesson, pupil) is SeatKind.BOT
            view = await view_of(lesson.host)
            assert view["joined"] == 6  # they are in, although they knock
            await do(lesson.host, "AdmitMember", member=pupil.member)
            old = pupil.seats["seats"][0]["seat"]
            client = await pupil.take_seat()
            assert (pupil.seats["seats"][0]["seat"], client.view.seat) == (old, old)
            assert await state_of(lesson, pupil) == before

    asyncio.run(scenario())


def test_a_seat_that_somebody_else_has_by_now_is_not_taken_from_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            pupil = lesson.pupils[0]
            await given_to_a_bot(lesson, pupil)
            number = next(
                table["number"]
                for table in (await view_of(lesson.host))["tables"]
                if table["table"] == pupil.seats["table"]
            )
            others = [one for one in lesson.pupils if one.seats["table"] != pupil.seats["table"]]
            for other in others[:2]:  # one on the bot's seat of the beginning
                await do(lesson.host, "MoveMember", member=other.member, table=number)
            await do(lesson.host, "AdmitMember", member=pupil.member)
            await pupil.take_seat()
            holders = [
                (one["table"], one["seats"]) for one in (await view_of(lesson.host))["members"]
            ]
            assert all(holders.count(one) == 1 for one in holders)
            assert (await state_of(lesson, pupil))["table"] != number

    asyncio.run(scenario())


def test_whoever_gets_no_seat_again_has_a_page_of_the_company_they_led(tmp_path: Path) -> None:
    """And its replay, when the match is over."""

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP) as lesson:
            server, pupil, (live,) = lesson.server, lesson.pupils[0], lesson.tables()
            company = (await state_of(lesson, pupil))["company"]
            await asyncio.gather(*(play_until_turn(2, one, live) for one in lesson.pupils))
            await given_to_a_bot(lesson, pupil)
            early = await with_token(server, "GET", "/api/replay", pupil.token)
            assert early.json() == {"code": "table_not_over"}
            await do(lesson.host, "RingBell")
            await do(lesson.host, "ShowStage", stage="pages")
            while True:
                answer = await with_token(server, "GET", "/api/classes/pages", pupil.token)
                if answer.status_code == 200:
                    break
                assert answer.json() == {"code": "no_debrief"}  # in a moment
                await asyncio.sleep(0.1)
            assert [page["company"] for page in answer.json()] == [company]
            replay = await with_token(server, "GET", "/api/replay", pupil.token)
            assert replay.status_code == 200

    asyncio.run(scenario())


def test_bring_back_needs_no_knock(tmp_path: Path) -> None:
    """The teacher's code says enough; the pupil's own rejoin code doesn't."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, pupil = lesson.server, lesson.pupils[0]
            await given_to_a_bot(lesson, pupil)
            back = await server.post("/api/come-back", {"code": pupil.taken["rejoin_code"]})
            again = Pupil(server, back["member"], pupil.shares)
            assert (await seat(server, again.token, 409))["code"] == "bot_plays"
            shown = await with_token(
                server,
                "POST",
                "/api/classes/bring-back",
                lesson.opened["host_token"],
                {"member": pupil.member},
            )
            taken = (await server.post("/api/come-back", {"code": shown.json()["code"]}))["member"]
            back = Pupil(server, taken, pupil.shares)
            await back.take_seat()
            assert back.seats["seats"][0]["seat"] == pupil.seats["seats"][0]["seat"]
            assert kind_at(lesson, back) is SeatKind.PERSON

    asyncio.run(scenario())


def test_programs_knock_with_the_python_client(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            pupil = lesson.pupils[0]
            shares = tuple(share.hex() for share in pupil.shares)
            server, class_id = str(lesson.server.http.base_url), lesson.opened["class_id"]
            held = HeldMember(server, class_id, pupil.member, pupil.token, "", shares)
            await given_to_a_bot(lesson, pupil)
            with pytest.raises(RequestRefused, match="bot_plays"):
                await class_seats(held)
            await knock(held)
            waiting = asyncio.create_task(class_seats(held))
            await do(lesson.host, "AdmitMember", member=pupil.member)
            (got,) = await waiting
            assert got.seat == pupil.seats["seats"][0]["seat"]

    asyncio.run(scenario())


def test_commitments_that_the_table_knows_open_no_place_of_another(tmp_path: Path) -> None:
    """Whoever sends those of a pupil without a seat is a new pupil."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            pupil = lesson.pupils[0]
            await given_to_a_bot(lesson, pupil)
            known = [contribution_commitment_of(share) for share in pupil.shares]
            path = f"/api/classes/{lesson.opened['class_id']}/members"
            taken = await lesson.server.post(path, {"contributions": known})
            assert (taken["member"], taken["is_waiting"]) == ("m4", True)
            assert (await seat(lesson.server, pupil.token, 409))["code"] == "bot_plays"

    asyncio.run(scenario())


def test_knocking_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            pupil = lesson.pupils[0]

            async def answer() -> Json:
                path = "/api/classes/knock"
                return (await with_token(lesson.server, "POST", path, pupil.token, {})).json()

            assert (await answer())["code"] == "class_waiting"  # they have a seat
            await given_to_a_bot(lesson, pupil)
            await do(lesson.host, "SetDoor", door="closed")
            assert (await answer())["code"] == "class_closed"
            await do(lesson.host, "EndClass")
            assert (await answer())["code"] == "class_ended"

    asyncio.run(scenario())
