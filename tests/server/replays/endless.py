"""A program that never ends, unless it is killed."""

import time

if __name__ == "__main__":
    while True:
        time.sleep(1)
