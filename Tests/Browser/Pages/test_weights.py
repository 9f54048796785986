"""No page weighs more than it may, and none asks another host for anything."""

import pytest

from site_pages import SITE
from weights import BUDGETS, weights


@pytest.fixture(scope="module")
def weighed():
    return weights(SITE)


@pytest.mark.parametrize("name", BUDGETS)
def test_is_within_its_budget(weighed, name):
    found, sizes = weighed
    assert found["every other guide"] > 0
    assert found[name] <= BUDGETS[name], f"the heaviest pages: {sizes[:5]}"


def test_a_request_elsewhere_is_seen(tmp_path):
    (tmp_path / "style.css").write_text(".a { background: url(//b.example/a.png) }")
    (tmp_path / "index.html").write_text('<p>see http://a.example</p><script src="https://b.example/x.js"></script><img alt=x src=//c.example/y>')
    assert weights(tmp_path)[0]["requests elsewhere"] == 3
