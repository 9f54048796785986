// The stage: the run beside the text, which stays while one reads. It holds the player of the run that the reader is
// at, and goes to the event of the line, the trace, the archive or the sentence that has come to the reading line.
//
// On a narrow screen it is a bar at the foot of the window, which opens. Without scripts there is no stage: all of
// it stands in the text.

{
  // How far down the window one reads, as a part of its height.
  const readingLine = 0.4;

  // The events of what stands in the text, in the order of the text.
  class ReadingMarks {
    constructor() {
      this.players = [...document.querySelectorAll('main > .run > trace-player')].filter((player) => player.record);
      this.names = new Map();
      for (const player of this.players) {
        for (const step of player.record.steps) {
          if (!this.names.has(step.name)) this.names.set(step.name, {player, step});
        }
      }
      // In reverse, so that each heading knows the first event of its section.
      let first = null;
      this.marks = [...document.querySelectorAll(
        'main > :is(h2, p, ul, ol), main .did, .launch, .disk, .trace li, .strip figure[data-launch], .result archive-tree',
      )].reverse().flatMap((node) => {
        const isHeading = node.matches('h2');
        const mark = isHeading ? first : node.closest('.what-if, .stage') ? null : this.eventOf(node);
        first = isHeading ? null : mark ?? first;
        return mark ? {...mark, node} : [];
      }).reverse();
    }

    eventOf(node) {
      if (node.matches('.did')) return this.find((step) => step.lines.includes(node.id), (step) => step.isShown);
      if (node.matches('.trace li')) {
        const number = node.value;
        const id = node.id || node.closest('.trace').dataset.of + '.e' + number;
        return this.find((step) => step.id === id);
      }
      if (node.matches('archive-tree, .disk')) {
        const id = node.dataset.of ?? node.id.replace(/\.disk$/, '');
        return this.find((step) => step.launch.id === id && step.savedObjects !== undefined);
      }
      if (node.matches('figure')) return this.ofScreen(node);
      if (node.matches('.launch')) return this.find((step) => step.launch.id === node.id);
      return this.ofText(node);
    }

    // A screen of the strip: when it was last taken.
    ofScreen(figure) {
      const player = this.players.find((other) => other.contains(figure));
      const launch = Number(figure.dataset.launch);
      const frame = player?.film.frames.findLast((other) => other.launch === launch && figure.contains(other.screen));
      const step = frame && player.record.steps.find((other) => other.launch.number === launch && other.number === frame.count);
      return step ? {player, step} : null;
    }

    // A sentence leads to an event by a link, or says the name of a method that was called.
    ofText(node) {
      for (const link of node.querySelectorAll('a[href^="#run."]')) {
        const id = decodeURIComponent(link.hash.slice(1));
        const found = this.find((step) => step.id === id);
        if (found) return found;
      }
      for (const code of node.querySelectorAll('code')) {
        const found = this.names.get(code.textContent);
        if (found) return found;
      }
      return null;
    }

    // The first event with a property, and of those the first that is preferred.
    find(has, isPreferred = () => true) {
      for (const player of this.players) {
        const steps = player.record.steps.filter(has);
        const step = steps.find(isPreferred) ?? steps[0];
        if (step) return {player, step};
      }
      return null;
    }

    // The last mark above a height; marks in closed folds don't count. The marks are not sorted by height: a list that
    // scrolls by itself has lines below the text that follows it. So no binary search.
    at(height) {
      return this.marks.findLast(({node}) => node.getClientRects().length && node.getBoundingClientRect().top <= height) ?? null;
    }
  }

  class Stage {
    constructor(main) {
      this.opener = element('button', {type: 'button', class: 'icon opener', 'aria-expanded': 'false', 'aria-label': say("The run")});
      this.opener.addEventListener('click', () => this.open(!this.node.classList.contains('is-open')));
      this.variant = element('div', {class: 'variant-bar', role: 'status'});
      this.place = element('div', {class: 'stage-run'});
      this.node = element('div', {class: 'stage'}, this.variant, this.opener, this.place);
      main.append(this.node);
      main.classList.add('has-stage');
      this.follow = this.follow.bind(this);
      this.follows = true;
      // An event that the reader chose stays, though the page may move to it, until the reader scrolls on.
      for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, (event) => (this.follows ||= !event.target.closest?.('.stage')), {passive: true});
      addEventListener('scroll', () => (this.waiting ??= requestAnimationFrame(this.follow)), {passive: true});
      document.addEventListener('trace-step', (event) => {
        this.follows = false;
        this.show(event.target);
      });
    }

    // A player gives its controls to the stage; what is not a run of the page's own keeps them.
    static take(player) {
      const main = document.getElementById('content');
      if (!player.matches('main:not(.front) > .run > trace-player') || !main) return false;
      const stage = (Stage.only ??= new Stage(main));
      stage.marks = null;
      if (!stage.player?.isConnected) stage.show(player);
      return true;
    }

    show(player) {
      if (this.player === player || !player?.panel) return;
      this.player?.stop();
      this.player = player;
      this.place.replaceChildren(player.panel);
      player.lanes.layout();
      if (player.step) player.showArchive(true);
    }

    // Which variant of the code the page shows, and the way back.
    tellVariant(nodes) {
      this.variant.replaceChildren(...nodes);
      this.follows = false;
      if (nodes.length) this.open(true);
    }

    open(isOpen) {
      this.node.classList.toggle('is-open', isOpen);
      this.opener.setAttribute('aria-expanded', isOpen);
    }

    // To the event of what is at the reading line.
    follow() {
      this.waiting = null;
      if (!this.follows) return;
      this.marks ??= new ReadingMarks();
      const mark = this.marks.at(innerHeight * readingLine);
      if (!mark || mark.node === this.mark?.node) return;
      this.mark?.node.classList.remove('is-read');
      this.mark = mark;
      if (mark.player.timer) return;
      mark.node.classList.add('is-read');
      this.show(mark.player);
      mark.player.follow(mark.step);
    }
  }

  panels.Stage = Stage;

  // The list of guides shows the one that is read.
  const current = document.querySelector('.side [aria-current="page"]');
  const side = current?.closest('.side');
  if (side) side.scrollTop = Math.max(0, current.offsetTop - side.clientHeight / 2);
}
