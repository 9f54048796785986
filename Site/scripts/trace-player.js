// Steps through what happened when an example ran: lanes, the event in words, the archive at that
// moment. The events are those in the lists below it, which are complete without it.
//
// `player.run = html` shows another run in its place: the HTML of a run's panel as the site draws it
// (`RunFragment` in SiteHTML), for instance after the reader changed the code. `player.go(index)` goes to
// an event; a `trace-step` event tells the page where the player is.

{
  const icons = {
    first: 'M3 3v10M13 3L5 8l8 5z', back: 'M11 3L4 8l7 5z', play: 'M4 2.5v11L13 8z', pause: 'M4 3h3v10H4zM9 3h3v10H9z',
    next: 'M5 3l7 5-7 5z', last: 'M13 3v10M3 3l8 5-8 5z',
  };

  const icon = (name) => drawn('svg', {viewBox: '0 0 16 16', 'aria-hidden': 'true'}, drawn('path', {d: icons[name]}));

  class TracePlayer extends HTMLElement {
    connectedCallback() {
      if (this.record) return;
      const section = this.closest('.run');
      // In a panel that is put into a page, the trees come behind the player.
      for (const tree of this.querySelectorAll('archive-tree')) {
        customElements.upgrade(tree);
        tree.connectedCallback?.();
      }
      const record = section && new panels.RunRecord(section);
      if (!record?.steps.length) return;
      this.record = record;
      this.moments = new panels.RunMoments(record);
      this.film = new panels.RunFilm(section);
      this.build();
      this.showAll(false);
      this.panel.classList.add('is-idle');
      this.show(0);
      if (this.isOnStage) this.showArchive(true);
    }

    disconnectedCallback() { this.stop(); }

    set run(html) {
      this.stop();
      const page = new DOMParser().parseFromString(html, 'text/html');
      const panel = page.querySelector('.run');
      if (!panel) throw new TypeError('There is no panel of a run in this HTML');
      this.closest('.run').replaceWith(document.importNode(panel, true));
    }

    build() {
      const example = this.record.example;
      this.lanes = new panels.TraceLanes(say("Events of {example}", {example}));
      this.lanes.allLanes = panels.lanesOf(this.record.steps);
      this.event = element('div', {class: 'now-event'});
      this.archive = element('p', {class: 'now-archive'});
      this.status = element('p', {class: 'unseen', role: 'status'});
      this.moment = element('div', {class: 'moment', hidden: '', id: this.record.launches[0].id + '.moment'});
      this.tree = new panels.MomentTree(this.moments, this.moment);
      this.panel = element(
        'div', {class: 'player', role: 'group', 'aria-label': say("Step through {example}", {example})},
        this.film.node, this.bar(),
        element('div', {class: 'lanes-box'}, this.lanes.names, this.lanes.scroller),
        element('div', {class: 'player-now'}, this.event, this.archive), this.moment, this.status);
      this.panel.player = this;
      this.isOnStage = panels.Stage.take(this);
      if (!this.isOnStage) this.querySelector('.run-head').after(this.panel);
      this.panel.addEventListener('keydown', (event) => this.press(event));
      this.point();
    }

    bar() {
      const button = (name, label, action) => {
        const made = element('button', {type: 'button', class: 'icon', 'aria-label': label, title: label}, icon(name));
        made.addEventListener('click', action);
        return made;
      };
      this.buttons = {
        first: button('first', say("First event"), () => this.move(-Infinity)),
        back: button('back', say("Previous event"), () => this.move(-1)),
        play: button('play', say("Play"), () => this.toggle()),
        next: button('next', say("Next event"), () => this.move(1)),
        last: button('last', say("Last event"), () => this.move(Infinity)),
      };
      this.place = element('span', {class: 'place'});
      this.speed = element('select', {'aria-label': say("Speed")});
      for (const times of [0.5, 1, 2, 4]) {
        const option = element('option', {value: times}, String(times).replace('0.5', '½') + '×');
        option.selected = times === 1;
        this.speed.append(option);
      }
      this.speed.addEventListener('change', () => this.timer && this.play());
      const all = {count: this.record.steps.length};
      this.every = this.switch(say("All {count}", all), 'aria-pressed', (isOn) => this.showAll(isOn));
      this.every.setAttribute('aria-label', say("All {count} events", all));
      this.whole = this.switch(say("Archive"), 'aria-expanded', (isOn) => this.showArchive(isOn));
      this.whole.setAttribute('aria-controls', this.moment.id);
      if (this.record.steps.every((step) => step.isShown)) this.every.hidden = true;
      const {first, back, play, next, last} = this.buttons;
      return element(
        'div', {class: 'player-bar'}, element('span', {class: 'transport'}, first, back, play, next, last),
        this.place, element('span', {class: 'settings'}, this.every, this.whole, this.speed, this.exports(), this.help()));
    }

    switch(label, attribute, action) {
      const made = element('button', {type: 'button', class: 'switch', [attribute]: 'false'}, label);
      made.addEventListener('click', () => action(made.getAttribute(attribute) !== 'true'));
      return made;
    }

    exports() {
      const save = (label, name, value) => {
        const made = element('button', {type: 'button'}, label);
        made.addEventListener('click', () => panels.download(this.record.example + name, value()));
        return made;
      };
      return element(
        'details', {class: 'export'}, element('summary', {}, say("Export")),
        element(
          'div', {}, save('JSON', '.json', () => panels.recordJSON(this.record)),
          save(say("Chrome trace"), '.trace.json', () => panels.chromeTrace(this.record, this.lanes.allLanes))));
    }

    help() {
      const lines = [
        ['← →', say("the previous event, the next")], ['Page ↑ ↓', say("the previous phase, the next")],
        ['Home End', say("the first event, the last")], [say("Space"), say("play and pause")],
        ['● ○', say("a call to the app, one internal to UIKit")], ['◆', say("what was decided")],
        ['■', say("a value written or read")], ['│', say("the app’s life cycle")], ['▲', say("a warning")],
      ];
      const list = element('dl', {id: this.moment.id + '.keys'});
      for (const [key, words] of lines) {
        list.append(element('div', {}, element('dt', {}, key), element('dd', {}, words)));
      }
      this.lanes.scroller.setAttribute('aria-describedby', list.id);
      return element('details', {class: 'export help'}, element('summary', {'aria-label': say("Keys and signs")}, '?'), list);
    }

    // A click on the lanes goes there, and dragging follows the pointer.
    point() {
      const {scroller} = this.lanes;
      const follow = (event) => {
        const index = this.lanes.indexAt(event.clientX - scroller.getBoundingClientRect().left + scroller.scrollLeft);
        if (index !== this.index || this.panel.classList.contains('is-idle')) this.go(index);
      };
      scroller.addEventListener('pointerdown', (event) => {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        this.stop();
        follow(event);
        scroller.setPointerCapture(event.pointerId);
      });
      scroller.addEventListener('pointermove', (event) => event.buttons === 1 && scroller.hasPointerCapture(event.pointerId) && follow(event));
      // A finger that scrolls is no choice; one that taps is.
      scroller.addEventListener('click', (event) => event.pointerType === 'touch' && follow(event));
    }

    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('archive-tree, select, summary')) return;
      const isButton = event.target.closest('button, a');
      const steps = {ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, Home: -Infinity, End: Infinity};
      if (event.key in steps) this.move(steps[event.key]);
      else if (event.key === 'PageDown') this.moveByPhase(1);
      else if (event.key === 'PageUp') this.moveByPhase(-1);
      else if (event.key === ' ' && !isButton) this.toggle();
      else return;
      event.preventDefault();
    }

    showAll(isOn) {
      const current = this.step;
      this.every.setAttribute('aria-pressed', isOn);
      const steps = this.variant?.steps ?? this.record.steps;
      const shown = steps.filter((step) => isOn || step.isShown);
      this.shown = shown.length ? shown : steps;
      this.lanes.current = 0;
      this.lanes.steps = this.shown;
      if (!current) return;
      const index = this.shown.findIndex((step) => step.index >= current.index);
      this.show(index < 0 ? this.shown.length - 1 : index);
    }

    showArchive(isOn) {
      this.whole.setAttribute('aria-expanded', isOn);
      this.moment.hidden = !isOn;
      if (isOn) this.showMoment();
    }

    // The archive of the event; before the reader goes anywhere, the first that was written, to which the text comes first.
    showMoment() {
      const isStory = this.isOnStage && this.panel.classList.contains('is-idle');
      const first = isStory && this.record.steps.find((step) => step.savedObjects !== undefined);
      // The phone beside it shows the launch after that.
      if (first) this.archive.textContent = say("launch {number}", {number: first.launch.number}) + '. ' + this.moments.sentence(first, this.moments.at(first));
      this.tree.show(first || this.step);
    }

    get step() { return this.shown?.[this.index]; }

    move(by) {
      this.stop();
      this.go(Math.max(0, Math.min(this.shown.length - 1, this.index + by)));
    }

    moveByPhase(by) {
      const isOther = (step) => step.phase !== this.step.phase || step.launch !== this.step.launch;
      let index = this.index;
      while (this.shown[index + by] && !isOther(this.shown[index])) index += by;
      this.move(index - this.index);
    }

    // Goes to an event that the reader chose, and tells the page.
    go(index) {
      this.panel.classList.remove('is-idle');
      this.show(index);
      this.dispatchEvent(new CustomEvent('trace-step', {bubbles: true, detail: {step: this.step}}));
    }

    // Goes to an event wherever it is, also to one that is not among those shown.
    goTo(step) {
      if (!this.shown.includes(step)) this.showAll(true);
      this.go(this.shown.indexOf(step));
    }

    // Goes to an event because the reader has come to its place in the text: nothing is announced, and the address stays.
    follow(step) {
      this.panel.classList.remove('is-idle');
      this.isFollowing = true;
      this.show(Math.max(0, this.shown.findLastIndex((other) => other.index <= step.index)));
      this.isFollowing = false;
      // The event itself may be folded; its screen is not.
      this.film.show(step, this.variant?.screenOf(step.launch));
    }

    show(index) {
      this.index = index;
      const {step} = this;
      this.lanes.go(index);
      const position = say("{number} of {count}", {number: index + 1, count: this.shown.length});
      this.place.replaceChildren(
        element('b', {}, position), ' ', say("launch {number}", {number: step.launch.number}) + say(", "),
        element('span', {class: 'phase-now p-' + step.phase}, step.phase));
      const sentence = this.moments.sentence(step, this.moments.at(step));
      if (this.isOnStage && this.panel.classList.contains('is-idle')) this.showStory();
      else this.showEvent(step, sentence);
      if (!this.moment.hidden) this.showMoment();
      const {scroller} = this.lanes;
      const words = position + '. ' + step.words + '. ' + sentence;
      withContent(scroller, {
        'aria-valuemin': 1, 'aria-valuemax': this.shown.length, 'aria-valuenow': index + 1, 'aria-valuetext': words,
      }, []);
      this.tell(words);
    }

    showEvent(step, sentence) {
      this.event.replaceChildren(...[...step.item.childNodes].map((node) => node.cloneNode(true)));
      this.event.querySelector('.who')?.classList.remove('same');
      this.event.className = 'now-event e-' + step.kind;
      const {variant} = this;
      // The sentence counts the objects of the code as written.
      this.archive.textContent = variant ? '' : sentence;
      this.event.classList.toggle('is-gone', Boolean(variant?.gone.has(step)));
      this.film.show(step, variant?.screenOf(step.launch));
    }

    // Before the reader goes anywhere: what happened as a whole, and the screen that came back.
    showStory() {
      this.event.replaceChildren(this.querySelector('.run-head .story').cloneNode(true));
      const step = this.cameBack;
      if (step) this.film.show(step);
    }

    // The event after which the screen of the last launch stood; nothing for a program without a screen.
    get cameBack() {
      const {frames} = this.film;
      const frame = frames.find(({launch}) => launch === frames.at(-1).launch);
      return frame && this.record.steps.find((step) => step.launch.number === frame.launch && step.number === frame.count);
    }

    // Shows another variant of the code, or, with nothing, the code as it is written.
    vary(variant) {
      this.stop();
      this.variant = variant;
      this.lanes.gone = variant?.gone ?? new Set();
      this.lanes.allLanes = panels.lanesOf(variant?.steps ?? this.record.steps);
      this.tree.variant = variant;
      this.showAll(this.every.getAttribute('aria-pressed') === 'true');
      // What was restored is what differs.
      if (this.cameBack) this.follow(this.cameBack);
    }

    // The slider says its value itself, and a run that plays would be said too fast.
    tell(words) {
      const isSaid = document.activeElement === this.lanes.scroller || this.timer || this.isFollowing;
      this.status.textContent = isSaid || this.panel.classList.contains('is-idle') ? '' : words;
    }

    toggle() {
      if (this.timer) return this.stop();
      if (this.index === this.shown.length - 1) this.go(0);
      this.play();
    }

    play() {
      clearInterval(this.timer);
      this.timer = setInterval(() => {
        if (this.index >= this.shown.length - 1) return this.stop();
        this.go(this.index + 1);
      }, 500 / Number(this.speed.value));
      this.playButton('pause', say("Pause"));
    }

    stop() {
      if (!this.timer) return;
      clearInterval(this.timer);
      this.timer = null;
      this.playButton('play', say("Play"));
      this.tell(this.lanes.scroller.getAttribute('aria-valuetext'));
    }

    playButton(name, label) {
      const {play} = this.buttons;
      play.replaceChildren(icon(name));
      play.setAttribute('aria-label', label);
      play.title = label;
    }
  }

  customElements.define('trace-player', TracePlayer);
}
