// The lanes of a run: a row an object, a column an event, bands for the phases, gaps where a process
// died. Only what is in view is drawn, so that thousands of events cost what a hundred do.

{
  const rowHeight = 20;
  const headHeight = 22;
  const gapWidth = 34;
  const narrowest = 6;
  const widest = 28;
  const letterWidth = 7.2;

  class Lane {
    constructor(name, fullName, depth, has) {
      Object.assign(this, {name, fullName, depth, has});
    }

    // Whether an object is shown for what is below it.
    isAbove(path) { return path !== null && path.startsWith(this.fullName + '/'); }
  }

  const isCoder = (step) => step.kind === 'coder';

  // Who takes part, in the order of containment: the app and its delegate, windows and scenes, objects
  // without a path, controllers below each other, the coder, the disk.
  panels.lanesOf = (steps) => {
    const isDisk = (step) => !step.object && (step.kind === 'decision' || step.kind === 'warning');
    const classes = [...new Set(steps.filter((step) => step.object && step.path === null).map((step) => step.object))];
    const rank = (name) => (/Delegate/.test(name) ? 0 : /Window|Scene/.test(name) ? 1 : 2);
    classes.sort((a, b) => rank(a) - rank(b));
    const lanes = [];
    const add = (name, depth, has, fullName = name) => steps.some(has) && lanes.push(new Lane(name, fullName, depth, has));
    add(say("App"), 0, (step) => !step.object && !isCoder(step) && !isDisk(step), 'App');
    for (const name of classes) add(name, 0, (step) => step.path === null && step.object === name);
    for (const path of inOrder(new Set(steps.map((step) => step.path).filter((path) => path !== null)))) {
      const parts = path.split('/').filter((part) => !/^:\[.*\]:$/.test(part));
      add(parts[parts.length - 1], parts.length - 1, (step) => step.path === path, path);
    }
    add(say("coder"), 0, isCoder, 'coder');
    add(say("disk"), 0, isDisk, 'disk');
    return lanes;
  };

  // Parents before their children, children by their place.
  const inOrder = (paths) => [...paths].sort((a, b) => {
    const [left, right] = [a.split('/'), b.split('/')];
    for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
      if (left[i] !== right[i]) return left[i].localeCompare(right[i], 'en', {numeric: true});
    }
    return left.length - right.length;
  });

  class TraceLanes {
    constructor(label) {
      this.names = element('ol', {class: 'lane-names', 'aria-hidden': 'true'});
      this.scroller = element('div', {
        class: 'lanes', role: 'slider', tabindex: '0', 'aria-label': label, 'aria-orientation': 'horizontal',
      });
      this.drawing = drawn('svg', {'aria-hidden': 'true'});
      this.fixed = drawn('g');
      this.future = drawn('rect', {class: 'future', y: 0});
      this.head = drawn('path', {class: 'playhead'});
      this.ring = drawn('circle', {class: 'ring', r: 7.5});
      this.drawing.append(this.fixed, this.future, this.head, this.ring);
      this.scroller.append(this.drawing);
      this.scroller.addEventListener('scroll', () => this.drawSoon(), {passive: true});
      this.related = new Set();
      this.gone = new Set();
      this.current = 0;
      new ResizeObserver(() => this.layout()).observe(this.scroller);
    }

    // The events to show, of all those of the run, with the lanes that they need.
    set steps(steps) {
      this.shown = steps;
      this.lanes = this.allLanes.filter((lane) => steps.some((step) => lane.has(step) || lane.isAbove(step.path)));
      this.coder = this.lanes.findIndex((lane) => lane.has === isCoder);
      this.drawNames();
      this.rows = steps.map((step) => this.lanes.findIndex((lane) => lane.has(step)));
      this.gaps = [];
      let gaps = 0;
      steps.forEach((step, index) => {
        if (index > 0 && steps[index - 1].launch !== step.launch) gaps += 1;
        this.gaps.push(gaps);
      });
      this.layout();
    }

    drawNames() {
      this.names.replaceChildren(...this.lanes.map((lane) =>
        // A long name is cut at its end, so its number stands first.
        element('li', {class: 'd' + Math.min(lane.depth, 5), title: lane.fullName}, lane.name.replace(/(.+) (#\d+)$/, '$2 $1'))));
    }

    get height() { return headHeight + this.lanes.length * rowHeight + 4; }

    layout() {
      if (!this.shown?.length) return;
      this.phases = this.phasesOf(this.shown);
      const room = this.scroller.clientWidth - this.gaps[this.gaps.length - 1] * gapWidth - 4;
      let step = widest;
      while (step > narrowest && this.phases.reduce((sum, phase) => sum + this.phaseWidth(phase, step), 0) > room) step -= 0.5;
      this.place(step);
      this.drawing.setAttribute('width', this.width);
      this.drawing.setAttribute('height', this.height);
      this.future.setAttribute('height', this.height);
      this.draw();
      this.go(this.current);
    }

    // Events that follow each other in one phase.
    phasesOf(steps) {
      const phases = [];
      steps.forEach((step, index) => {
        const last = phases[phases.length - 1];
        if (last && last.name === step.phase && last.launch === step.launch) last.to = index;
        else phases.push({name: step.phase, launch: step.launch, from: index, to: index});
      });
      return phases;
    }

    // A phase is as wide as its name at least.
    phaseWidth(phase, step) {
      return Math.max((phase.to - phase.from + 1) * step, phase.name.length * letterWidth + 8);
    }

    // Gives each event the middle of its column, and each phase its place.
    place(step) {
      this.middles = [];
      let x = 1;
      for (const phase of this.phases) {
        if (phase.from > 0 && this.gaps[phase.from] !== this.gaps[phase.from - 1]) x += gapWidth;
        phase.x = x;
        phase.width = this.phaseWidth(phase, step);
        const column = phase.width / (phase.to - phase.from + 1);
        for (let index = phase.from; index <= phase.to; index += 1) {
          this.middles.push(x + column * (index - phase.from + 0.5));
        }
        x += phase.width;
      }
      this.width = Math.ceil(x + 1);
    }

    x(index) { return this.middles[index]; }

    y(row) { return headHeight + row * rowHeight + rowHeight / 2; }

    // The column at a place, by halving: columns are not all as wide.
    indexAt(x) {
      let [low, high] = [0, this.shown.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((this.x(middle) + this.x(middle + 1)) / 2 < x) low = middle + 1;
        else high = middle;
      }
      return low;
    }

    drawSoon() {
      this.waiting ??= requestAnimationFrame(() => {
        this.waiting = null;
        this.draw();
      });
    }

    draw() {
      const left = this.scroller.scrollLeft;
      const first = this.indexAt(left - 40);
      const last = this.indexAt(left + this.scroller.clientWidth + 40);
      const seen = this.phases.filter((phase) => phase.to >= first && phase.from <= last);
      const bands = seen.flatMap((phase) => {
        const isNew = phase.from > 0 && this.gaps[phase.from] !== this.gaps[phase.from - 1];
        return isNew ? [this.gap(phase), this.band(phase)] : [this.band(phase)];
      });
      const marks = [];
      for (let index = first; index <= last; index += 1) marks.push(...this.mark(this.shown[index], index));
      this.fixed.replaceChildren(...bands, ...this.lines(), ...marks);
    }

    band({name, x, width}) {
      const group = drawn('g', {class: 'band p-' + name});
      // What is scrolled half away still says its name.
      const start = Math.max(x, Math.min(this.scroller.scrollLeft, x + width - name.length * letterWidth - 8));
      group.append(
        drawn('rect', {x, y: 0, width, height: this.height}), drawn('rect', {class: 'cap', x, y: 0, width: width - 1, height: 3}),
        drawn('text', {x: start + 4, y: 15}, name));
      return group;
    }

    // A process died before this phase.
    gap({from: index, x: end}) {
      const x = end - gapWidth;
      const middle = x + gapWidth / 2;
      const group = drawn('g', {class: 'death'});
      group.append(
        drawn('title', {}, say("The process of launch {former} is over; launch {number} is a new one", {
          former: this.shown[index - 1].launch.number, number: this.shown[index].launch.number,
        })),
        drawn('rect', {x, y: 0, width: gapWidth, height: this.height}),
        drawn('path', {d: `M${middle - 4} 7l8 8m0-8l-8 8`}), drawn('path', {class: 'cut', d: `M${middle} 22V${this.height}`}));
      return group;
    }

    lines() {
      return this.lanes.map((lane, row) => {
        const y = this.y(row) + rowHeight / 2 - 0.5;
        return drawn('path', {class: 'lane-line', d: `M0 ${y}H${this.width}`});
      });
    }

    // Each kind has its own shape, whatever its color; a coder's goes from its object to the coder.
    mark(step, index) {
      const [x, y] = [this.x(index), this.y(this.rows[index])];
      const isOwn = step.isFolded && !step.isShown;
      const names = (isOwn ? ' own' : '') + ' p-' + step.phase + (this.related.has(step) ? ' related' : '')
        + (this.gone.has(step) ? ' gone' : '') + (step.isNew ? ' new' : '');
      const attributes = {class: 'mark k-' + step.kind + names};
      switch (step.kind) {
        case 'decision': return [drawn('path', {...attributes, d: `M${x} ${y - 5}l5 5l-5 5l-5-5z`})];
        case 'warning': return [drawn('path', {...attributes, d: `M${x} ${y - 5}l5.5 9.5h-11z`})];
        case 'life': return [drawn('rect', {...attributes, x: x - 1.5, y: y - 6, width: 3, height: 12})];
        case 'coder': {
          const end = this.y(this.coder);
          return [
            drawn('path', {class: 'to-coder' + names, d: `M${x} ${y - 3}V${end}M${x - 3} ${y - 3}h6`}),
            drawn('rect', {...attributes, x: x - 3, y: end - 3, width: 6, height: 6}),
          ];
        }
        default: return [drawn('circle', {...attributes, cx: x, cy: y, r: isOwn ? 2.5 : 4})];
      }
    }

    relate(steps) {
      this.related = steps;
      this.drawSoon();
    }

    // More lanes than there is room for scroll in their box.
    reveal(y) {
      const box = this.scroller.parentElement;
      if (box && (y < box.scrollTop + rowHeight || y > box.scrollTop + box.clientHeight - rowHeight)) box.scrollTop = y - box.clientHeight / 2;
    }

    go(index) {
      this.current = index;
      const x = this.x(index);
      this.head.setAttribute('d', `M${x} 3V${this.height}`);
      this.ring.setAttribute('cx', x);
      this.ring.setAttribute('cy', this.y(this.rows[index]));
      const after = Math.min(x + 12, ((this.middles[index + 1] ?? this.width) + x) / 2);
      this.future.setAttribute('x', after);
      this.future.setAttribute('width', Math.max(0, this.width - after));
      const [left, right] = [this.scroller.scrollLeft, this.scroller.scrollLeft + this.scroller.clientWidth];
      if (x < left + 24 || x > right - 24) this.scroller.scrollLeft = x - this.scroller.clientWidth / 2;
      this.reveal(this.y(this.rows[index]));
      [...this.names.children].forEach((name, row) => name.classList.toggle('is-now', row === this.rows[index]));
    }
  }

  panels.TraceLanes = TraceLanes;
}
