"""What holds for all tests."""

import os

os.environ["RAWSIKO_LANG"] = "en"  # tests speak English, whatever the machine speaks
