"""Locates the data files."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[1]


def data_folder(name: str) -> Path:
    """The folder `content`, `locales` or `docs`: in an installed package, else in the source tree.

    Of `docs` an installed package has only what the server serves.
    """
    packed = _PACKAGE / "data" / name
    return packed if packed.is_dir() else _PACKAGE.parents[1] / name
