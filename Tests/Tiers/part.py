"""Runs a part of the tests and notes how long it took.

    part.py LOG NAME COMMAND...
    part.py LOG NAME --inputs PATH... -- COMMAND...

With inputs, a part that has passed is not run again until one of these files, or of the files in these folders, is
another; with AGAIN=1 in the environment, it is.
"""

import hashlib
import os
import pathlib
import subprocess
import sys
import time


def digest(paths, command):
    """What tells these files and this command from others: names and contents."""
    total = hashlib.sha256(repr(command).encode())
    for path in map(pathlib.Path, paths):
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(f"{file}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return total.hexdigest()


def main():
    log, name, *command = sys.argv[1:]
    inputs = []
    if command[0] == "--inputs":
        end = command.index("--")
        inputs, command = command[1:end], command[end + 1 :]
    passed = pathlib.Path(log).parent / "passed" / name.replace(" ", "-")
    now = digest(inputs, command) if inputs else None
    start = time.monotonic()
    if now and os.environ.get("AGAIN") != "1" and passed.exists() and passed.read_text() == now:
        print(f"{name}: nothing has changed since they passed (AGAIN=1 runs them)")
        status, ending = 0, "passed before"
    else:
        status = subprocess.run(command).returncode
        ending = "passed" if status == 0 else "failed"
        if now and status == 0:
            passed.parent.mkdir(exist_ok=True)
            passed.write_text(now)
    with open(log, "a") as parts:
        parts.write(f"{time.monotonic() - start:.1f}\t{name}\t{ending}\n")
    sys.exit(status)


main()
