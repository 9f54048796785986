"""Runs public programs that restore scenes as they are, and fails where one does not bring back what its user left.

`make programs` fetches each program at its commit, and drives it with the launches in `launches`: in our words, what
the user does before the process is killed, and what must be there in the next. What each program is, and why others
are not here, is in `../UIKitTests/Corpus/corpus.md`. No program is changed, and none of their text is kept here.
"""

import argparse
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent

# The name of the launches, the repository, the commit, and the folder of the app in it.
PROGRAMS = [
    ("neuburg", "mattneub/Programming-iOS-Book-Examples", "4f785bf1", "bk2ch06p357StateSaveAndRestoreWithNSUserActivity"),
    ("neuburg-windows", "mattneub/Programming-iOS-Book-Examples", "4f785bf1", "bk2ch09p494MultipleWindows"),
    ("zedd", "Zedd0202/iOS13-StateRestoration", "b8aa42cb", ""),
    ("joule87", "Joule87/AppRestoration", "6a97997f", ""),
    ("khaptonstall", "khaptonstall/StateRestorationDemo", "38709e9e", ""),
    ("myorder", "a578ff6/MyOrderApp_State-Restoration", "c7b22b5b", ""),
    ("watermelon", "watermelon9527/StateRestoration", "4de3a7e4", ""),
    ("suprafen", "Suprafen/State-Restoration", "c1761574", ""),
    ("multiwindow-tutorial", "intersignature/MultiWindowForIPadTutorial", "19519e9a", ""),
    ("kvashnin", "VyacheslavKvashnin/RestoringYourAppsState", "b84f9f43", ""),
    ("gallery", "cntrump/SupportingMultipleWindowsOnIPad", "db189805", ""),
    ("spatil", "spatil-git/StateRestoration", "e44cc889", ""),
    ("searches", "artemnovichkov/wwdc21-samplecode", "9011ab13", "Code/UsingSuggestedSearchesWithASearchController"),
]


def fetch(repository, commit, folder, home, host):
    """The folder of a program; of a large repository, only that folder is fetched."""
    clone = home / repository.replace("/", "+")
    if not clone.exists():
        git("clone", "--quiet", "--filter=blob:none", "--no-checkout", f"{host}{repository}", str(clone))
    git("-C", str(clone), "checkout", "--quiet", commit, "--", folder or ".")
    return clone / folder


def git(*words):
    subprocess.run(["git", *words], check=True)


def run(tool, name, folder):
    """What is wrong with what the program brought back; empty where nothing is."""
    launches = HERE / "launches" / f"{name}.md"
    finished = subprocess.run(
        [tool, "run", "--app", str(folder), "--launches", str(launches)], capture_output=True, text=True
    )
    return "" if finished.returncode == 0 else finished.stderr


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--reprise", default=".build/debug/reprise", help="the tool")
    parser.add_argument("--programs", type=pathlib.Path, default=pathlib.Path(".build/programs"), help="where the clones are")
    parser.add_argument("--host", default="https://github.com/", help="what stands before a repository's name")
    options = parser.parse_args()
    options.programs.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name, repository, commit, folder in PROGRAMS:
        findings = run(options.reprise, name, fetch(repository, commit, folder, options.programs, options.host))
        print(f"{'not restored' if findings else 'restored':12}  {repository} {commit} {folder}".rstrip())
        if findings:
            failed += 1
            print(findings, file=sys.stderr)
    print(f"{len(PROGRAMS) - failed} of {len(PROGRAMS)} programs bring back what their user left")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
