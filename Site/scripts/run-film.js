// What was on the screen at each event of a run: one phone that changes as the reader goes through the events.
//
// The page holds each screen once, in the strip of a run or in its template, with the moments at which it was taken:
// `1.12` is after the twelfth event of launch 1.

{
  let copies = 0;

  // A second drawing of a screen. Its gradients have names of their own: of two with one name the first counts, and that
  // may be folded.
  const copyOf = (screen) => {
    const prefix = 'copy' + (copies += 1) + '.';
    const copy = document.importNode(screen, true);
    copy.removeAttribute('data-at');
    copy.style.display = '';
    for (const named of copy.querySelectorAll('[id]')) named.id = prefix + named.id;
    for (const name of ['fill', 'stroke', 'clip-path']) {
      for (const node of copy.querySelectorAll('[' + name + '^="url(#"]')) {
        node.setAttribute(name, node.getAttribute(name).replace('url(#', 'url(#' + prefix));
      }
    }
    return copy;
  };

  class RunFilm {
    constructor(section) {
      const inPage = section.querySelectorAll('.strip [data-at]');
      const folded = section.querySelector('template.film')?.content.querySelectorAll('[data-at]') ?? [];
      this.frames = [...inPage, ...folded].flatMap((screen) => screen.dataset.at.split(' ').map((moment) => {
        const [launch, count] = moment.split('.').map(Number);
        return {launch, count, screen};
      })).sort((a, b) => a.launch - b.launch || a.count - b.count);
      this.node = element('div', {class: 'now-screen'});
      this.node.hidden = this.frames.length === 0;
    }

    // The last screen drawn up to an event, or nothing. The engine draws the screen that the user leaves after it has
    // saved the state, so events in the background show the next one.
    frameAt(step) {
      const frames = this.frames.filter(({launch}) => launch === step.launch.number);
      return (/background|preserve/.test(step.phase) && frames.find(({count}) => count >= step.number)) ||
        frames.findLast(({count}) => count <= step.number);
    }

    // `instead` is what the launch shows in another variant of the code; nothing where that is the same.
    show(step, instead = null) {
      if (!this.frames.length) return;
      const frame = this.frameAt(step);
      const screen = (frame && instead) || (frame ?? this.frames[0]).screen;
      if (this.shown !== screen) {
        this.shown = screen;
        const copy = copyOf(screen);
        // The page has each drawing once, labeled with the title of one of its moments.
        const title = screen.closest('figure')?.querySelector('b').textContent;
        copy.setAttribute('aria-label', copy.getAttribute('aria-label').replace(title + ': ', ''));
        this.node.replaceChildren(copy);
      }
      this.node.classList.toggle('off', !frame);
      this.node.classList.toggle('over', Boolean(frame) && step.phase === 'end' && step === step.launch.steps.at(-1));
    }
  }

  Object.assign(panels, {RunFilm, copyOf});
}
