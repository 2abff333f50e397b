"""What only `run.py test --long` does."""

import os

import pytest

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
only_long = pytest.mark.skipif(not IS_LONG, reason="takes long and adds little: --long")
