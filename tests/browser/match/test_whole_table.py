"""Three people play a whole match: a desktop window, a phone in portrait, and keys alone."""

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Fingers, Hands, Keys, do_what_is_asked, expect_to_be_asked
from tests.browser.home_steps import all_card_words, asked, board, code_of
from tests.browser.match_steps import IS_OVER
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE

MOST_STEPS = 200
ON_A_CARD = 4  # Applications
MOVES = 1  # of everybody, before the actions are ended


class Player:
    """A player, and the cards that their page has ever received."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.page = hands.page
        self.company = ""
        self.moves = 0
        self.cards: set[str] = set()  # players whose card arrived before the end
        self.is_over = False
        self.page.on("websocket", self._opened)

    def step(self) -> str:
        said = do_what_is_asked(self.hands, is_done=self.moves >= MOVES)
        self.moves += said.endswith(("Assets?", "Attack?"))
        return said

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        self.is_over = self.is_over or '"Finished"' in text
        if not self.is_over:
            for cards in re.findall(r'"objectives":(\{[^}]*\})', text):
                self.cards |= set(json.loads(cards))


def test_a_whole_match_of_three(visit: Visit) -> None:
    """One Turn, in which everybody does what their screen asks for."""
    desktop, phone, keys = visit(DESKTOP), visit(PHONE), visit(KEYBOARD)
    players = [Player(Hands(desktop)), Player(Fingers(phone)), Player(Keys(keys))]
    code = opened_for_three(desktop)
    for player in players[1:]:
        join(player.hands, code)
    for player in players:
        player.company = company_of(player.page)
    desktop.get_by_role("button", name="Start the match").click()
    for player in players:
        expect(board(player.page)).to_be_visible()
    play_to_the_end(players)
    scores = [score_of(player.page) for player in players]
    assert scores[0] == scores[1] == scores[2]
    assert {name for name, *_ in scores[0]} == {player.company for player in players}
    see_the_end(desktop)
    check_what_was_played(desktop)


def opened_for_three(page: Page) -> str:
    page.get_by_role("link", name="Open a table for others").click()
    turns = page.get_by_role("group", name="Turns")
    while turns.get_by_role("status").inner_text() != "1":
        turns.get_by_role("button", name="Less").click()
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    return code_of(page)


def join(hands: Hands, code: str) -> None:
    page = hands.page
    hands.write(page.get_by_label("Join with a code"), code)
    hands.press(page.get_by_role("button", name="Join", exact=True))
    hands.press(page.get_by_role("button", name="Sit down"))
    hands.press(page.get_by_role("button", name="I’m ready"))


def company_of(page: Page) -> str:
    """The name in one's own row of the lobby."""
    mine = page.get_by_role("listitem").filter(has=page.get_by_text("You", exact=True))
    return mine.locator(".name").inner_text().removesuffix("You").strip()


def play_to_the_end(players: list[Player]) -> None:
    """Whose turn it is, is read from the screen of the player who acted last."""
    cards = {player.company: own_card(player) for player in players}
    now, said = players[0], asked(players[0].page).inner_text()
    for _ in range(MOST_STEPS):
        if said == IS_OVER:
            break
        following = next((one for one in players if said.startswith(one.company)), now)
        if following is not now:
            now = following
            expect_to_be_asked(now.hands)
            assert all(shown_cards(one.page) <= cards[one.company] for one in players)
        said = now.step()
    for player in players:
        expect(asked(player.page)).to_have_text(IS_OVER)
        assert len(player.cards) == 1, "a page was told of the card of somebody else"


def own_card(player: Player) -> set[str]:
    tab = player.page.get_by_role("tab", name="Objective", exact=True)
    is_behind_tab = tab.count() > 0
    if is_behind_tab:
        player.hands.press(tab)
    expect(player.page.get_by_role("button", name="Detailed Objective")).to_be_visible()
    cards = shown_cards(player.page)
    assert len(cards) == ON_A_CARD
    if is_behind_tab:
        player.hands.press(player.page.get_by_role("tab", name="Action", exact=True))
    return cards


def shown_cards(page: Page) -> set[str]:
    """Names of the Applications anywhere on the page."""
    everything = page.content()
    return {words for words in all_card_words() if words in everything}


def score_of(page: Page) -> list[tuple[str, ...]]:
    score = page.get_by_role("table", name="Final score")
    expect(score.get_by_role("row")).to_have_count(1 + 3)
    return [
        (
            row.get_by_role("rowheader").inner_text().splitlines()[0].strip(),
            *row.get_by_role("cell").all_inner_texts(),
        )
        for row in score.get_by_role("row").all()[1:]
    ]


def see_the_end(page: Page) -> None:
    """Everybody's card, how the lead changed, and another match with a code for the others."""
    end = page.get_by_role("dialog", name="Final score")
    expect(end.get_by_role("article")).to_have_count(3)
    expect(end.get_by_role("heading", name="Who was in the lead")).to_be_visible()
    end.get_by_role("button", name="Play again").click()
    expect(end.get_by_text(re.compile("^[A-Z2-9]{6}$"))).to_be_visible()


def check_what_was_played(page: Page) -> None:
    """The dice and the replay, opened from the end of the match."""
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="All dice are right")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("heading", name="Replay", level=1)).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    now = page.get_by_role("region", name="What’s happening now")
    expect(now).to_contain_text("The last Turn is over.")
