"""A child process that does as its frames say: `python -m tests.server.odd_child`."""

import os
import sys
import time

from rawsiko.server.child_process import framed, read_frame

while (frame := read_frame(sys.stdin.buffer)) is not None:
    match frame:
        case b"hang":
            time.sleep(600)
        case b"die":
            os._exit(1)
        case _:
            sys.stdout.buffer.write(framed(frame))
            sys.stdout.buffer.flush()
