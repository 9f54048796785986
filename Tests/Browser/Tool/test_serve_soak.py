"""A short time of what `make soak` does for long."""

import pytest

from serving import ENDING, Project, Server
from soak_serve import soak


@pytest.mark.nightly("soak")
def test_edits_and_runs_leave_nothing_behind(tmp_path, visit):
    project = Project(tmp_path / "project")
    with Server(project) as server:
        page = visit(server.address + "words.html", expected=ENDING)
        growth = soak(server, project, page, runs=30, edits=8)
        assert growth["descriptors"] <= 2
        # Each edit of an example leaves its result in the cache.
        assert growth["files"] <= 9
    assert project.work == []
