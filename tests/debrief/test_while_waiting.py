"""What the debrief says of the questions while others played."""

from rawsiko.debrief.while_waiting import while_waiting


def test_the_material_with_the_fewest_right_answers_surprised_most() -> None:
    """One with five answers says too little."""
    everything, surprise = while_waiting({"cobalt": (5, 1), "gallium": (2, 6), "helium": (0, 5)})
    assert (everything.text, everything.numbers) == ("debrief-waiting-all", {"right": 4})
    assert surprise.names == {"material": ("material-gallium",)}
    assert surprise.numbers == {"right": 2, "answers": 8}


def test_few_answers_or_none_say_nothing() -> None:
    """Nor does a Material surprise that was known as well as all others."""
    assert while_waiting({}) == while_waiting({"cobalt": (3, 2)}) == ()
    assert [one.text for one in while_waiting({"cobalt": (4, 2)})] == ["debrief-waiting-all"]
