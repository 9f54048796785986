// What happened when an example ran, read from its panel on the page: the launches, their events in
// order, and the archives between them.

{
  // Text as it was before the page made characters visible that hide.
  const text = (node) => {
    if (!node) return '';
    if (!node.querySelector('mark')) return node.textContent;
    const copy = node.cloneNode(true);
    for (const mark of copy.querySelectorAll('mark')) {
      mark.replaceWith(String.fromCodePoint(parseInt(mark.textContent.slice(2), 16)));
    }
    return copy.textContent;
  };

  // What a trace says of its events only where it does not follow from the ones before: numbers, and whom they concern.
  const complete = (trace) => {
    for (const list of trace.querySelectorAll('ol')) {
      let number = 0, who = null;
      for (const item of list.children) {
        if (item.classList.contains('same')) {
          item.classList.remove('same');
          item.prepend(who.cloneNode(true), ' ');
          item.firstChild.classList.add('same');
        }
        who = item.querySelector('.who');
        const said = item.id ? Number(item.id.slice(item.id.lastIndexOf('.e') + 2)) : item.value;
        item.value = number = said || number + 1;
      }
    }
  };

  // One event. What is drawn of it is its line in the page's list.
  class TraceStep {
    constructor(item, launch, phase) {
      this.item = item;
      this.launch = launch;
      this.phase = phase;
      this.number = item.value;
      this.id = item.id = launch.id + '.e' + this.number;
      this.kind = item.classList[0]?.slice(2) ?? 'hook';
      this.isFolded = Boolean(item.closest('.more'));
      const who = item.querySelector('.who');
      const what = item.querySelector('span:not([class])');
      this.object = text(who);
      this.path = who && !who.classList.contains('class') ? this.object : null;
      this.name = text(what.querySelector('code, b'));
      this.detail = text(what.querySelector('.detail'));
      const line = what.querySelector('a:has(code, b)');
      this.lines = line ? [line.hash.slice(1), ...(item.dataset.by ?? '').split(' ').filter(Boolean)] : [];
      // What the event is, as values: scripts read no sentences.
      const {encode, decode, uikit, saved, found} = item.dataset;
      this.isEncoding = encode !== undefined;
      this.isDecoding = decode !== undefined;
      this.key = encode ?? decode ?? null;
      this.value = this.key === null ? null : this.detail.slice(this.key.length + ' = '.length);
      this.isKeyOfApp = this.key !== null && uikit === undefined;
      this.savedObjects = saved;
      this.search = found === undefined ? null : found === '' ? 'found' : 'missing';
    }

    get isShown() { return !this.isFolded || this.isKeyOfApp; }

    // The event in a sentence, for who cannot see the lanes.
    get words() {
      const object = this.object ? this.object.replace(/:\[(\d+)\]:\//g, '') + ': ' : '';
      return say("Launch {number}, {phase}. {event}", {
        number: this.launch.number, phase: this.phase,
        event: object + this.name + (this.detail ? say(", ") + this.detail : ''),
      });
    }
  }

  class LaunchOnPage {
    constructor(section) {
      this.id = section.id;
      this.number = Number(section.id.slice(section.id.lastIndexOf('.') + 1));
      this.ending = section.querySelector(':scope > .end');
      this.output = [...section.querySelectorAll('.printed samp')].map(text).join('\n');
      this.disk = document.getElementById(section.id + '.disk');
      section.querySelectorAll('.trace').forEach(complete);
      const phases = [...section.querySelectorAll('.trace > .phase')];
      this.steps = phases.flatMap((phase) => {
        const name = phase.querySelector('.phase-name').textContent;
        const items = [...phase.querySelectorAll('li')].map((item) => new TraceStep(item, this, name));
        return items.sort((a, b) => a.number - b.number);
      });
    }

    get archive() { return this.disk?.querySelector('archive-tree') ?? null; }
  }

  class RunRecord {
    constructor(section) {
      this.example = section.id.replace(/^run\./, '');
      this.updates = section.dataset.updates ?? '';
      this.launches = [...section.querySelectorAll('.launch')].map((launch) => new LaunchOnPage(launch));
      this.steps = this.launches.flatMap((launch) => launch.steps);
      this.steps.forEach((step, index) => (step.index = index));
      this.byId = new Map(this.steps.map((step) => [step.id, step]));
    }

    // The launch that left the archive which this one found.
    before(launch) {
      const index = this.launches.indexOf(launch);
      return index > 0 || launch.number === 1 ? this.launches[index - 1] ?? null : this.earlierBuild(launch);
    }

    // The last launch of another build of the app, on whose disk this one began.
    earlierBuild(launch) {
      const disk = document.getElementById(this.updates + '.' + (launch.number - 1) + '.disk');
      return disk && {disk, archive: disk.querySelector('archive-tree')};
    }
  }

  panels.text = text;
  panels.complete = complete;
  panels.RunRecord = RunRecord;
  panels.TraceStep = TraceStep;

  // Where a guide shows a trace between its words.
  document.querySelectorAll('.result .trace').forEach(complete);
}
