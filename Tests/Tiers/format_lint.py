"""Checks the format of the Swift sources, of each file once.

    format_lint.py LOG PATH...

LOG keeps a line for each file that passed: what tells its text, the formatter and its rules from others. Such a file is not
checked again, unless AGAIN=1 is in the environment.
"""

import hashlib
import os
import pathlib
import subprocess
import sys


def swift_files(paths):
    """All Swift files at or below the paths, in order."""
    found = {file for path in map(pathlib.Path, paths) for file in ([path] if path.is_file() else path.rglob("*.swift"))}
    return sorted(found)


def main():
    log, *paths = sys.argv[1:]
    log = pathlib.Path(log)
    version = subprocess.run(["swift", "--version"], capture_output=True, check=True).stdout
    rules = pathlib.Path(".swift-format")
    same = hashlib.sha256(version + (rules.read_bytes() if rules.exists() else b"")).digest()
    # With its path: what is wrong with a file may be its name.
    digests = {
        file: hashlib.sha256(same + f"{file}\0".encode() + file.read_bytes()).hexdigest() for file in swift_files(paths)
    }
    is_again = os.environ.get("AGAIN") == "1"
    passed = set(log.read_text().split()) if log.exists() and not is_again else set()
    new = [str(file) for file, digest in digests.items() if digest not in passed]
    if new:
        status = subprocess.run(["swift", "format", "lint", "--strict", "--parallel", *new]).returncode
        if status != 0:
            sys.exit(status)
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text("\n".join(digests.values()) + "\n")
    print(f"The format of {len(new)} Swift files was checked; {len(digests) - len(new)} were as they passed before.")


main()
