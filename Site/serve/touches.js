// What a reader touches on the phones of a playground is written into a launch, as the statement that does the same.
//
//   <figure data-launch="2"> … <rect class="touch" data-write='app.tap("Settings")'> …
//   new window.repriseTouches(playground)

(() => {
  'use strict';

  const say = window.repriseSay;
  const LEAVES = /^\s*(?:try\s+)?(?:await\s+)?app\.(?:enterBackground|suspend|terminate|forceQuit|crash|lockDevice)\b/;
  const RETURNS = /^\s*(?:await\s+)?app\.(?:enterForeground|unlockDevice)\b/;

  // Whether the lines end within a statement: in brackets, or in a text of several lines.
  const isOpen = (lines) => {
    const text = lines.join('\n');
    if (text.split('"""').length % 2 === 0) return true;
    const code = text.replace(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/g, '');
    let depth = 0;
    for (const letter of code) depth += '(['.includes(letter) ? 1 : ')]'.includes(letter) ? -1 : 0;
    return depth > 0;
  };

  // Whether a line goes on with the statement of the one before.
  const continues = (lines, line) => isOpen(lines.slice(0, line)) || /^\s*\./.test(lines[line]);

  // Before which line a statement goes: behind the caret's line, else at the end; but while the app is in front.
  const lineFor = (lines, caret) => {
    let line = lines.length;
    if (caret === null) while (line > 0 && lines[line - 1].trim() === '') line--;
    else line = lines[caret].trim() === '' ? caret : caret + 1;
    while (line > 0 && line < lines.length && continues(lines, line)) line++;
    let away = null;
    for (let index = 0; index < line; index++) {
      if (LEAVES.test(lines[index])) away ??= index;
      else if (RETURNS.test(lines[index])) away = null;
    }
    return away ?? line;
  };

  // Where a statement is inserted into the text of a launch, and as what.
  const insertion = (text, cursor, code) => {
    const lines = text.split('\n');
    const line = lineFor(lines, cursor === null ? null : text.slice(0, cursor).split('\n').length - 1);
    // As far in as the statement before it, which may have several lines.
    let first = line - 1;
    while (first > 0 && continues(lines, first)) first--;
    const before = lines[first] ?? lines[line] ?? '';
    const indentation = before.match(/^\s*/)[0] + (line > 0 && /\{\s*(?:\w[\w, ]* in)?\s*$/.test(lines[line - 1]) ? '  ' : '');
    const start = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    // A blank line has room for it.
    if (lines[line]?.trim() === '') return {offset: start, text: indentation + code, code: start + indentation.length};
    return line < lines.length
      ? {offset: start, text: indentation + code + '\n', code: start + indentation.length}
      : {offset: text.length, text: (text ? '\n' : '') + indentation + code, code: text.length + (text ? 1 : 0) + indentation.length};
  };

  window.repriseTouches = class Touches {
    constructor(ground) {
      this.ground = ground;
      this.tip = document.createElement('p');
      this.tip.className = 'edit-type touch-tip';
      this.tip.hidden = true;
      ground.result.addEventListener('click', (event) => this.touch(event));
      ground.result.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') this.touch(event);
        if (event.key === 'Escape') this.tip.hidden = true;
      });
      for (const name of ['pointerover', 'focusin']) ground.result.addEventListener(name, (event) => this.show(event.target));
      for (const name of ['pointerleave', 'focusout']) ground.result.addEventListener(name, () => { this.tip.hidden = true; });
      // Only what the reader chose is where their cursor is.
      ground.papers.addEventListener('focusin', (event) => {
        if (!this.isWriting) this.choose(ground.pieces.find((piece) => piece.paper.contains(event.target)), true);
      });
    }

    choose(piece, hasCaret) {
      this.hasCaret = piece?.isLaunch === true && (hasCaret || (this.hasCaret && piece === this.chosen));
      this.chosen = piece?.isLaunch ? piece : null;
    }

    // The launch in which the cursor is, else the one that the phone shows.
    piece(thing) {
      const launches = this.ground.pieces.filter((piece) => piece.isLaunch);
      if (launches.includes(this.chosen)) return this.chosen;
      const number = Number(thing.closest('[data-launch]')?.dataset.launch ?? 1);
      return launches[Math.min(launches.length - 1, number - (this.ground.published.firstLaunch ?? 1))];
    }

    touch(event) {
      const thing = event.target.closest('.touch');
      if (!thing) return;
      event.preventDefault();
      if (thing.dataset.write) this.write(thing);
      else this.ground.tell(thing.dataset.why);
    }

    write(thing) {
      const {ground} = this, code = thing.dataset.write, piece = this.piece(thing);
      if (!piece) return;
      const {editor} = piece;
      const place = insertion(editor.value, piece === this.chosen && this.hasCaret ? editor.cursor : null, code);
      this.isWriting = true;
      ground.select(ground.pieces.indexOf(piece));
      editor.inner.replace(place.offset, place.offset, place.text);
      const typed = code.indexOf('"text"', code.indexOf('entering: '));
      // The caret stays behind the statement, where the next one goes.
      const end = place.code + code.length;
      if (typed < 0) editor.inner.select(end, end);
      else editor.inner.select(place.code + typed + 1, place.code + typed + 5);
      if (typed < 0) thing.focus({preventScroll: true});
      this.isWriting = false;
      this.tip.hidden = true;
      ground.tell(say("Written into {launch}: {code}", {launch: piece.name, code}));
    }

    // What would be written, or why nothing is.
    show(target) {
      const thing = target.closest('.touch');
      this.tip.hidden = !thing;
      if (!thing) return;
      const {write, why} = thing.dataset;
      const where = document.createElement('small');
      where.textContent = write ? this.piece(thing)?.name ?? '' : '';
      this.tip.replaceChildren(write ?? why, ...(write ? [' ', where] : []));
      this.tip.classList.toggle('why', !write);
      const {result} = this.ground;
      result.append(this.tip);
      const box = thing.getBoundingClientRect(), own = result.getBoundingClientRect();
      this.tip.style.left = Math.max(8, Math.min(box.left - own.left, own.width - this.tip.offsetWidth - 8)) + 'px';
      this.tip.style.top = box.bottom - own.top + 6 + 'px';
    }
  };
})();
