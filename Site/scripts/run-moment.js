// The archive as it stood at one moment of a run: what is on disk, what is being written, who was found
// and what was read.

{
  // A time in which an app saves: from its first event to the file on disk.
  class Saving {
    constructor(steps) {
      this.first = steps[0];
      this.commit = steps.find((step) => step.savedObjects !== undefined) ?? null;
      this.steps = steps;
    }
  }

  // What differs between the archive of a launch and the one before it: objects and keys by path.
  class Difference {
    constructor(before, after) {
      this.keys = new Set();
      this.objects = new Map();
      if (!before?.root || !after?.root) return;
      const old = Difference.values(before);
      const now = Difference.values(after);
      for (const [path, values] of now) {
        const former = old.get(path);
        const changed = [...values].filter(([key, value]) => former && former.get(key) !== value);
        for (const [key] of changed) this.keys.add(path + '\n' + key);
        if (!former) this.objects.set(path, 'new');
        else if (changed.length || former.size > values.size) this.objects.set(path, 'changed');
      }
      this.gone = [...old.keys()].filter((path) => !now.has(path));
    }

    static values(tree) {
      tree.object('');
      return new Map([...tree.byPath].map(([path, item]) => [path, new Map(
        [...item.querySelectorAll(':scope > .keys > .key')].map((key) => [key.dataset.key, key.querySelector('.v').textContent]))]));
    }

    // In words, or nothing where nothing differs.
    get words() {
      const count = (word) => [...this.objects.values()].filter((fate) => fate === word).length;
      const counts = [
        [say("{count} new", {count: count('new')}), count('new')],
        [say("{count} changed", {count: count('changed')}), count('changed')],
        [say("{count} removed", {count: this.gone?.length}), this.gone?.length],
      ];
      return counts.filter(([, number]) => number > 0).map(([words]) => words).join(say(", "));
    }
  }

  class RunMoments {
    constructor(record) {
      this.record = record;
      this.differences = new Map();
      this.savings = new Map(record.launches.map((launch) => [launch, this.savingsOf(launch)]));
    }

    savingsOf(launch) {
      const runs = [];
      for (const step of launch.steps) {
        if (step.phase !== 'preserve') continue;
        const last = runs[runs.length - 1];
        if (last && last[last.length - 1].number === step.number - 1) last.push(step);
        else runs.push([step]);
      }
      return runs.map((steps) => new Saving(steps)).filter((saving) => saving.commit);
    }

    // Which archive a reader sees at a step, and what is known of it by then.
    at(step) {
      const launch = step.launch;
      const begun = this.savings.get(launch).filter((saving) => saving.first.number <= step.number);
      const saving = begun[begun.length - 1];
      if (saving) {
        const isWritten = saving.commit.number <= step.number;
        return {launch, saving, isWritten, isLast: saving === this.savings.get(launch).at(-1)};
      }
      return {launch: this.record.before(launch), reading: launch};
    }

    // How the file that a launch leaves differs from the one that it found.
    difference(launch) {
      if (!this.differences.has(launch)) {
        this.differences.set(launch, new Difference(this.record.before(launch)?.archive, launch.archive));
      }
      return this.differences.get(launch);
    }

    // What has become of each object and key by a step: marks by path, and by path and key.
    marks(step, moment) {
      const marks = new Map();
      const steps = moment.saving ? moment.saving.steps : step.launch.steps;
      for (const event of steps) {
        if (event.number > step.number) break;
        if (event.path === null) continue;
        const mark = marks.get(event.path) ?? {keys: new Map(), state: '', why: ''};
        marks.set(event.path, mark);
        const isNow = event === step;
        if (moment.saving) {
          mark.state = 'written';
          if (event.isEncoding) mark.keys.set(event.key, {state: 'written', text: event.value, isNow});
        } else if (event.search) {
          mark.state = event.search;
          mark.why = event.detail;
        } else if (event.isDecoding) {
          mark.keys.set(event.key, {state: 'read', text: event.value, isNow});
        }
        mark.isNow = isNow;
      }
      return marks;
    }

    // Why there is no tree: nothing was saved, it cannot be read, or another page has it.
    emptiness(step, moment) {
      const nothing = say("Nothing is on disk.");
      if (!moment.launch) return step.launch.number === 1 ? nothing : say("On disk: what an earlier build saved.");
      return moment.launch.disk?.querySelector('.nothing')?.textContent ?? nothing;
    }

    // The step in the words of the archive.
    sentence(step, moment) {
      const name = (step.path ?? '').replace(/^.*\//, '');
      if (moment.saving) {
        if (moment.isWritten) {
          const changes = moment.isLast ? this.difference(step.launch).words : '';
          const {detail: told, savedObjects} = moment.saving.commit;
          const detail = savedObjects ? sayObjects(Number(savedObjects)) : told;
          const what = changes ? say("{archive}; since the last launch: {changes}", {archive: detail, changes}) : detail;
          return step === moment.saving.commit ? say("Written to disk: {archive}.", {archive: what}) : say("On disk: {archive}.", {archive: what});
        }
        const written = [...this.marks(step, moment).values()].filter((mark) => mark.state === 'written');
        const values = {objects: sayObjects(written.length), key: step.key, name};
        return step.isEncoding
          ? say("Being written: {objects} so far, + {key} of {name}.", values) : say("Being written: {objects} so far.", values);
      }
      const count = moment.launch?.archive?.root?.querySelectorAll('[data-path]:not(.hollow)').length ?? 0;
      if (count === 0) return this.emptiness(step, moment);
      const marks = [...this.marks(step, moment).values()];
      const found = marks.filter((mark) => mark.state === 'found').length;
      const missing = marks.filter((mark) => mark.state === 'missing').length;
      const archive = [
        sayObjects(count), ...(found ? [say("{count} found", {count: found})] : []),
        ...(missing ? [say("{count} missing", {count: missing})] : []),
      ].join(say(", "));
      return step.isDecoding && step.path
        ? say("On disk: {archive}; {name} reads {key}.", {archive, name, key: step.key}) : say("On disk: {archive}.", {archive});
    }
  }

  // The tree beside a player: a copy of the archive that matters, marked as far as the run has come.
  class MomentTree {
    constructor(moments, place) {
      this.moments = moments;
      this.place = place;
      this.shown = undefined;
    }

    // In a panel that is not on the page, trees are no trees yet.
    show(step) {
      if (!this.place.isConnected) return;
      const moment = this.moments.at(step);
      const source = moment.launch?.archive ?? null;
      if (source !== this.shown || !this.tree || this.variant !== this.former) this.exchange(source, this.moments.emptiness(step, moment), moment.launch);
      if (!this.tree) return;
      this.tree.classList.toggle('is-writing', Boolean(moment.saving) && !moment.isWritten);
      const marks = this.moments.marks(step, moment);
      for (const [path, item] of this.tree.byPath) this.mark(item, marks.get(path), moment);
      const item = step.path === null ? null : this.tree.reveal(step.path, step.key);
      if (item && this.place.scrollHeight > this.place.clientHeight) this.scrollTo(item);
    }

    exchange(source, emptiness, launch) {
      this.shown = source;
      this.tree = source && source.root ? source.copy(say("The archive at this moment")) : null;
      this.place.replaceChildren(this.tree ?? element('p', {class: 'nothing'}, emptiness));
      this.tree?.object('');
      if (this.tree) this.variant?.markTree(launch, this.tree);
      this.former = this.variant;
    }

    mark(item, mark, moment) {
      const isOut = Boolean(moment.saving) && !moment.isWritten && !mark;
      item.classList.toggle('not-yet', isOut);
      item.classList.toggle('is-now', Boolean(mark?.isNow));
      const row = item.querySelector(':scope > .row');
      row.querySelector('.mark')?.remove();
      const since = moment.isWritten && moment.isLast ? this.moments.difference(moment.launch) : null;
      const word = moment.saving ? since?.objects.get(item.dataset.path) ?? '' : mark?.state ?? '';
      if (word) {
        const said = {
          new: say("new"), changed: say("changed"), written: say("written"), found: say("found"), missing: say("missing"),
        }[word];
        const label = mark?.why ? said + ': ' + mark.why : said;
        row.insertBefore(element('span', {class: 'mark m-' + word}, label), row.querySelector('.size'));
      }
      for (const key of item.querySelectorAll(':scope > .keys > .key')) this.markKey(key, mark, moment, since?.keys.has(item.dataset.path + '\n' + key.dataset.key));
    }

    markKey(key, mark, moment, isChanged = false) {
      const known = mark?.keys.get(key.dataset.key);
      const isWriting = Boolean(moment.saving) && !moment.isWritten;
      key.classList.toggle('not-yet', isWriting && !known);
      key.classList.toggle('is-now', Boolean(known?.isNow));
      key.classList.toggle('is-changed', isChanged);
      key.classList.toggle('was-read', known?.state === 'read');
      const word = isChanged ? say("changed")
        : known?.state === 'read' ? say("was read") : isWriting && known?.isNow ? say("written now") : '';
      key.querySelector('.since')?.remove();
      if (word) key.querySelector('.k').after(element('span', {class: isChanged ? 'since' : 'since unseen'}, ' ' + word));
      // The page has the file of the last time the app saved; of earlier times the events know the values.
      const value = key.querySelector('.v');
      if (moment.saving && !moment.isLast && known) {
        key.original ??= [...value.childNodes];
        value.replaceChildren(known.text);
      } else if (key.original) {
        value.replaceChildren(...key.original);
        key.original = null;
      }
    }

    scrollTo(item) {
      const row = (item.querySelector(':scope > .row') ?? item).getBoundingClientRect();
      const place = this.place.getBoundingClientRect();
      if (row.top < place.top || row.bottom > place.bottom) {
        this.place.scrollTop += row.top - place.top - place.height / 3;
      }
    }
  }

  panels.RunMoments = RunMoments;
  panels.MomentTree = MomentTree;
}
