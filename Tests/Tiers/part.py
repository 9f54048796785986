"""Runs a part of the tests and notes how long it took.

    part.py LOG NAME COMMAND...
"""

import subprocess
import sys
import time


def main():
    log, name, *command = sys.argv[1:]
    start = time.monotonic()
    status = subprocess.run(command).returncode
    with open(log, "a") as parts:
        parts.write(f"{time.monotonic() - start:.1f}\t{name}\t{'passed' if status == 0 else 'failed'}\n")
    sys.exit(status)


main()
