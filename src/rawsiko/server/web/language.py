"""The language of a request."""

from functools import cache

from rawsiko.texts.fluent import FALLBACK, LANGUAGES, Texts


def texts_for(accepted: str) -> Texts:
    """The texts in the best of our languages for an Accept-Language header."""
    return _texts_in(language_of(accepted))


def language_of(accepted: str) -> str:
    """The best of our languages for an Accept-Language header."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:30]:
        tag, _, weight = part.strip().partition(";")
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            wanted.append((_weight(weight), language))
    best = max(wanted, key=lambda pair: pair[0], default=(0.0, FALLBACK))
    return best[1] if best[0] > 0 else FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0


@cache
def _texts_in(language: str) -> Texts:
    return Texts(language)
