"""Projects, and servers at work on them."""

import os

import pytest

from serving import APP, GUIDE, Project, Server

BOARD = f"""\
# Boards

{APP.replace("example=word", "example=board")}

```xml example=board file=Info.plist
<plist version="1.0"><dict><key>Mine</key><string>mine</string></dict></plist>
```

```xml example=board file=Other.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/></document>
```
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server for all tests that leave its guides as they are, with secrets around it that no request may get."""
    folder = tmp_path_factory.mktemp("served")
    (folder / "secret.txt").write_text("SECRET")
    os.environ["REPRISE_SECRET"] = "SECRET"
    project = Project(folder / "project", words=GUIDE, boards=BOARD)
    (project.folder / "Content" / ".hidden").write_text("SECRET")
    os.mkfifo(project.folder / "pipe")
    with Server(project) as server:
        yield server
    del os.environ["REPRISE_SECRET"]


@pytest.fixture(scope="session")
def place(tmp_path_factory):
    """Where one test after the other has its project: what was compiled and run for one is there for the next."""
    return tmp_path_factory.mktemp("place") / "project"


@pytest.fixture
def project(place):
    """A project that the test may change, and serves by itself."""
    return Project(place)
