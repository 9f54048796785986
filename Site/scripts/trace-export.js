// A run as a file: JSON with all of it, or the form of Chrome's traces, which Perfetto and others open.

{
  const objectsOf = (tree) =>
    [...(tree?.root?.querySelectorAll('[data-path]:not(.hollow)') ?? [])].map((item) => ({
      path: item.dataset.path,
      className: item.querySelector(':scope > .row > code')?.textContent ?? null,
      values: Object.fromEntries([...item.querySelectorAll(':scope > .keys > .key')].map((key) =>
        [key.dataset.key, panels.text(key.querySelector('.v > :first-child'))])),
    }));

  // All that the page knows of a run. Values are as the page writes them.
  panels.recordJSON = (record) => ({
    example: record.example,
    launches: record.launches.map((launch) => ({
      number: launch.number,
      events: launch.steps.map((step) => ({
        number: step.number,
        phase: step.phase,
        kind: step.kind,
        object: step.object || null,
        path: step.path,
        name: step.name,
        detail: step.detail,
        lines: step.lines.map((line) => line.replace(/^line\./, '')),
      })),
      output: launch.output,
      ending: launch.ending ? panels.text(launch.ending).trim() : null,
      archive: launch.archive ? objectsOf(launch.archive) : null,
    })),
  });

  // A process a launch and a track an object. Events have an order and no durations: each takes one
  // millisecond, and phases span theirs.
  panels.chromeTrace = (record, lanes) => {
    const events = [];
    for (const launch of record.launches) {
      const pid = launch.number;
      events.push({ph: 'M', name: 'process_name', pid, tid: 0, ts: 0, args: {name: record.example + ', launch ' + pid}});
      events.push({ph: 'M', name: 'thread_name', pid, tid: 0, ts: 0, args: {name: 'phases'}});
      lanes.forEach((lane, index) =>
        events.push({ph: 'M', name: 'thread_name', pid, tid: index + 1, ts: 0, args: {name: lane.fullName}}));
      events.push(...phases(launch), ...launch.steps.map((step) => ({
        ph: 'X',
        name: step.name,
        cat: step.kind,
        pid,
        tid: lanes.findIndex((lane) => lane.has(step)) + 1,
        ts: step.index * 1000,
        dur: 1000,
        args: {phase: step.phase, object: step.object, detail: step.detail},
      })));
    }
    return {traceEvents: events, displayTimeUnit: 'ms'};
  };

  const phases = (launch) => {
    const spans = [];
    for (const step of launch.steps) {
      const last = spans[spans.length - 1];
      if (last?.name === step.phase) last.dur += 1000;
      else spans.push({ph: 'X', name: step.phase, cat: 'phase', pid: launch.number, tid: 0, ts: step.index * 1000, dur: 1000, args: {}});
    }
    return spans;
  };

  // Gives the reader a file, made here: nothing is sent anywhere.
  panels.download = (name, value) => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(value, null, 1)], {type: 'application/json'}));
    const link = element('a', {href: address, download: name});
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  };
}
