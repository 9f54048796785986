// A variant of an example as a state of the page: its events among those of the code as it is written, what is gone as
// ghosts in their places, and what differs on disk.
//
// What a variant changes is in the page already, folded (`VariantRenderer` in SiteHTML); this reads it from there.

{
  // A key of a difference may lead into a value: `userInfo["tab"]`.
  const keyParts = (text) => text.split(/\["|"\]/).filter(Boolean);

  class RunVariant {
    constructor(record, body) {
      this.screen = body.querySelector(':scope > .seen .phone');
      this.last = record.launches.at(-1);
      this.changes = new Map(record.launches.map((launch) =>
        [launch, body.querySelector(':scope > .launch[data-launch="' + launch.number + '"]')]));
      this.gone = new Set();
      this.steps = record.launches.flatMap((launch) => this.stepsOf(launch));
    }

    stepsOf(launch) {
      const steps = [...launch.steps];
      for (const item of this.items(launch)) {
        if (item.matches('.removed')) {
          this.gone.add(steps.find((step) => step.number === item.value));
          continue;
        }
        // Behind those that were inserted there before it: their numbers are fractions.
        const after = Number(item.dataset.after);
        const index = Math.max(0, steps.findLastIndex((step) => Math.floor(step.number) <= after));
        steps.splice(index + 1, 0, this.insertedStep(item, launch, steps[index]));
      }
      return steps;
    }

    items(launch) {
      return this.changes.get(launch)?.querySelectorAll('.changes :is(.removed, .inserted)') ?? [];
    }

    // An event that happens in the variant alone: behind the one before it, and between its number and the next.
    insertedStep(item, launch, before) {
      const copy = element('li', {class: [...item.classList].find((name) => name.startsWith('e-')) ?? ''});
      copy.append(...[...item.querySelector('ins').childNodes].filter((node) => !node.classList?.contains('unseen')).map((node) => node.cloneNode(true)));
      const step = new panels.TraceStep(copy, launch, item.closest('.phase').querySelector('.phase-name').textContent);
      return Object.assign(step, {number: before.number + 0.001, index: before.index + 0.001, isNew: true});
    }

    // The screen of a launch, where it is another.
    screenOf(launch) { return launch === this.last ? this.screen : null; }

    // Marks what differs in the archive of a launch.
    markTree(launch, tree) {
      for (const item of this.changes.get(launch)?.querySelectorAll('.disk-change .difference > li') ?? []) {
        const path = item.querySelector('p > b')?.textContent;
        const object = path && tree.object(path);
        if (!object) continue;
        if (item.matches('.removed')) object.classList.add('is-gone');
        for (const row of item.querySelectorAll(':scope > dl > div')) this.markKey(tree, object, row);
      }
    }

    markKey(tree, object, row) {
      const [name, ...inner] = keyParts(row.querySelector('dt').textContent);
      let place = tree.key(object, name);
      for (const part of inner) {
        place = [...place?.querySelectorAll('dl > div') ?? []].find((other) => other.querySelector('dt').textContent === part);
      }
      if (!place) return;
      const value = row.querySelector('ins');
      place.classList.add('is-gone');
      if (value) place.append(element('ins', {class: 'instead'}, ...[...value.childNodes].map((node) => node.cloneNode(true))));
    }

    // The results between the words of the guide: what is gone is struck out, and what has come stands behind what it follows.
    markResults() {
      for (const [launch] of this.changes) {
        for (const result of document.querySelectorAll('.result [data-of="' + CSS.escape(launch.id) + '"]')) {
          if (result.matches('.trace')) this.markTrace(launch, result);
          else if (result.root) this.markTree(launch, result);
        }
      }
    }

    markTrace(launch, trace) {
      const rows = [...trace.querySelectorAll('li')];
      const ends = new Map();
      for (const item of this.items(launch)) {
        const number = Number(item.dataset.after ?? item.value);
        const row = rows.findLast((other) => other.value <= number);
        if (item.matches('.removed')) {
          if (row?.value === number) row.classList.add('is-gone');
        } else if (row) {
          const copy = item.cloneNode(true);
          copy.classList.add('instead');
          (ends.get(row) ?? row).after(copy);
          ends.set(row, copy);
        }
      }
    }

    static unmark() {
      for (const node of document.querySelectorAll('.instead')) node.remove();
      for (const node of document.querySelectorAll('.is-gone')) node.classList.remove('is-gone');
    }
  }

  panels.RunVariant = RunVariant;
}
