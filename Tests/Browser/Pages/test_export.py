"""A run as a file: JSON, and a trace as Chrome and Perfetto read it."""

import json

from test_player import TAB_BAR


def exported(page, label):
    page.locator(".export summary").first.click()
    with page.expect_download() as download:
        page.locator(".export button", has_text=label).first.click()
    with open(download.value.path()) as file:
        return download.value.suggested_filename, json.load(file)


def test_exports_all_of_a_run(open_page):
    name, record = exported(open_page(TAB_BAR), "JSON")
    assert name == "library.json"
    assert record["example"] == "library"
    assert [len(launch["events"]) for launch in record["launches"]] == [66, 52]
    event = record["launches"][0]["events"][63]
    assert event == {
        "number": 64, "phase": "preserve", "kind": "coder", "object": "Tabs/:[1]:/Books/:[1]:/Book",
        "path": "Tabs/:[1]:/Books/:[1]:/Book", "name": "encode(_:forKey:)",
        "detail": 'note = "Chapter 3, the grey men"', "lines": event["lines"],
    }
    assert len(event["lines"]) == 2
    book = record["launches"][0]["archive"][-1]
    assert book["className"] == "Library.BookViewController"
    assert book["values"]["note"] == '"Chapter 3, the grey men"'


def test_exports_a_chrome_trace(open_page):
    name, trace = exported(open_page(TAB_BAR), "Chrome trace")
    assert name == "library.trace.json"
    events = trace["traceEvents"]
    assert all({"ph", "name", "pid", "tid", "ts"} <= event.keys() for event in events)
    assert {event["ph"] for event in events} == {"M", "X"}
    spans = [event for event in events if event["ph"] == "X"]
    assert all(isinstance(event["ts"], int) and event["dur"] > 0 for event in spans)
    calls = [event for event in spans if event["tid"] > 0]
    assert len(calls) == 118
    assert [event["ts"] for event in calls] == sorted(event["ts"] for event in calls)
    threads = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    assert {threads[event["pid"], event["tid"]] for event in calls} >= {"AppDelegate", "Tabs", "disk"}
    phases = [event["name"] for event in spans if event["tid"] == 0 and event["pid"] == 2]
    assert phases[:3] == ["launch", "locate", "decode"]
