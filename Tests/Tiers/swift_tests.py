"""Runs the tests in Swift, and says what failed: at once, and again behind everything else.

    swift_tests.py LOG COMMAND...

LOG takes every line of the command. What is printed is a line for each hundred tests that have passed, and whatever is
neither the start nor the end of a test that passes; behind it the failures, and how many tests had begun and not ended.
"""

import re
import subprocess
import sys
import time

PASSED_TESTS_IN_A_LINE = 100
LONGEST_LINE = 500

STARTED = re.compile(r"^◇ Test (?!case |run )(.*) started\.$")
PASSED = re.compile(r"^✔ Test (?!case |run )(.*?)(?: with \d+ test cases?)? passed after ")
FAILED = re.compile(r"^✘ Test (?!case |run )(.*?)(?: with \d+ test cases?)? failed after ")
UNTOLD = re.compile(r"^(◇|✔ (Test|Suite) (?!run )|➜ |↳ ///)")


def shortened(line):
    return line if len(line) <= LONGEST_LINE else f"{line[:LONGEST_LINE]} … ({len(line)} characters)"


class Report:
    def __init__(self):
        self.start = time.monotonic()
        self.passed = 0
        self.running = set()
        self.failures = []
        self.is_in_failure = False
        # A text among the arguments of a test may have lines of its own.
        self.is_in_arguments = False

    def take(self, line):
        if self.is_in_arguments or line.startswith("◇ Test case "):
            self.is_in_arguments = not line.endswith(" started.")
            return
        if match := STARTED.match(line):
            self.running.add(match[1])
        elif match := PASSED.match(line):
            self.running.discard(match[1])
            self.passed += 1
            if self.passed % PASSED_TESTS_IN_A_LINE == 0:
                print(f"{self.passed} tests have passed, {time.monotonic() - self.start:.0f} s", flush=True)
        elif match := FAILED.match(line):
            self.running.discard(match[1])
        self.keep_failure(line)
        if not UNTOLD.match(line):
            print(shortened(line), flush=True)

    def keep_failure(self, line):
        """A failure has lines of its own behind the first one, which begin with an arrow."""
        self.is_in_failure = line.startswith("✘ ") or (self.is_in_failure and line.startswith("↳ "))
        if self.is_in_failure:
            self.failures.append(line)

    def end(self, status):
        if status == 0:
            return
        print("\nThe tests in Swift failed:")
        for line in self.failures:
            print(f"  {shortened(line)}")
        if not any(line.startswith("✘ Test run ") for line in self.failures):
            print(f"  They ended before their time, with status {status}; {len(self.running)} had begun and not ended.")


def main():
    log, *command = sys.argv[1:]
    report = Report()
    with open(log, "w") as lines, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        for line in process.stdout:
            lines.write(line)
            report.take(line.rstrip("\n"))
        status = process.wait()
    report.end(status)
    sys.exit(1 if status else 0)


main()
