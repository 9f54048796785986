// What the toolchain's language server knows of the code in a playground: what could stand at a place, and what is there.
//
//   new window.repriseCodeHelp(playground, {command, element})    `command(name, body)` asks the server

(() => {
  'use strict';

  const say = window.repriseSay;

  window.repriseCodeHelp = class {
    constructor(ground, {command, element}) {
      this.ground = ground;
      this.command = command;
      this.element = element;
      this.menu = element('ul', {id: 'completions-' + ground.number, className: 'edit-menu', hidden: true, attributes: {role: 'listbox', 'aria-label': say("Completions")}});
      this.type = element('p', {className: 'edit-type', hidden: true, attributes: {role: 'status'}});
      ground.addEventListener('editorkey', (event) => {
        if (this.key(event.detail)) { event.detail.preventDefault(); event.preventDefault(); }
      });
      ground.addEventListener('edit', () => { this.type.hidden = true; if (!this.menu.hidden) this.filter(); });
      ground.addEventListener('focusout', () => { this.menu.hidden = true; });
      this.menu.addEventListener('mousedown', (event) => {
        event.preventDefault();
        const item = event.target.closest('li');
        if (item) { this.index = [...this.menu.children].indexOf(item); this.choose(); }
      });
      ground.addEventListener('mousemove', (event) => this.rest(event));
      ground.addEventListener('mouseleave', () => { clearTimeout(this.resting); this.type.hidden = true; });
    }

    get piece() { return this.ground.pieces[this.ground.selected]; }

    async ask(kind, offset) {
      const {files, launches} = this.ground.texts;
      const before = this.piece.editor.value.slice(0, offset);
      const answer = await this.command('language', {
        kind, piece: this.ground.selected, line: before.split('\n').length - 1,
        column: before.length - before.lastIndexOf('\n') - 1, launches,
        files: files.map((text, index) => this.ground.published.files[index].language === 'swift' ? text : ''),
      });
      if (!answer.ok) throw new Error(answer.status);
      return answer.json();
    }

    key(event) {
      if (event.key === ' ' && event.ctrlKey) { this.complete(); return true; }
      if (event.key === 'F1' || (event.key === 'i' && event.altKey)) { this.explain(this.piece.editor.cursor); return true; }
      if (this.menu.hidden) {
        if (event.key === 'Escape' && !this.type.hidden) { this.type.hidden = true; return true; }
        return false;
      }
      const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
      if (step) { this.mark(this.index + step); return true; }
      if ((event.key === 'Enter' || event.key === 'Tab') && this.menu.childElementCount) { this.choose(); return true; }
      if (event.key === 'Escape') { this.menu.hidden = true; return true; }
      return false;
    }

    async complete() {
      const editor = this.piece.editor;
      const offset = editor.cursor;
      const start = offset - editor.value.slice(0, offset).match(/\w*$/)[0].length;
      try {
        const {completions} = await this.ask('completions', start);
        if (this.piece.editor !== editor) return;
        [this.all, this.start] = [completions, start];
        editor.append(this.menu);
        this.filter();
        if (!this.menu.childElementCount) this.ground.tell(say("Nothing to complete here."));
      } catch {
        this.ground.tell(say("The language server does not answer."));
      }
    }

    filter() {
      const typed = this.piece.editor.value.slice(this.start, this.piece.editor.cursor).toLowerCase();
      if (this.piece.editor.cursor < this.start || /\W/.test(typed)) { this.menu.hidden = true; return; }
      this.shown = this.all.filter((item) => item.insert.toLowerCase().startsWith(typed)).slice(0, 60);
      const element = this.element;
      this.menu.replaceChildren(...this.shown.map((item, index) => element('li', {id: this.menu.id + '-' + index, attributes: {role: 'option'}},
        element('span', {textContent: item.label}), element('small', {textContent: item.detail}))));
      this.menu.hidden = !this.shown.length;
      this.place(this.menu, this.start);
      this.mark(0);
    }

    mark(index) {
      const items = [...this.menu.children];
      if (!items.length) return;
      this.index = (index + items.length) % items.length;
      items.forEach((item, other) => item.setAttribute('aria-selected', String(other === this.index)));
      items[this.index].scrollIntoView({block: 'nearest'});
      this.ground.tell(this.shown[this.index].label);
    }

    choose() {
      const editor = this.piece.editor;
      this.menu.hidden = true;
      editor.inner.replace(this.start, editor.cursor, this.shown[this.index].insert);
    }

    async explain(offset, quietly) {
      try {
        const {declaration} = await this.ask('declaration', offset);
        this.type.hidden = !declaration;
        this.type.textContent = declaration ?? '';
        if (declaration) {
          this.piece.editor.append(this.type);
          this.place(this.type, offset);
        } else if (!quietly) this.ground.tell(say("Nothing is known about this code."));
      } catch {
        if (!quietly) this.ground.tell(say("The language server does not answer."));
      }
    }

    // The pointer rests on a word.
    rest(event) {
      clearTimeout(this.resting);
      if (!event.target.closest('code-editor') || !this.piece) { this.type.hidden = true; return; }
      const {clientX, clientY} = event;
      this.resting = setTimeout(() => {
        const offset = this.piece.editor.inner.offsetAt(clientX, clientY);
        if (offset !== null && /\w/.test(this.piece.editor.value[offset] ?? '')) this.explain(offset, true);
        else this.type.hidden = true;
      }, 450);
    }

    // Below the line of the code, or above it if the window has too little room below and more above.
    place(node, offset) {
      const editor = this.piece.editor;
      const {left, top, bottom} = editor.inner.placeOf(offset);
      // Where it was before would limit its width.
      node.style.left = '0';
      const start = editor.getBoundingClientRect().top;
      const [above, below] = [start + top, innerHeight - start - bottom];
      const isBelow = node.offsetHeight <= below || below >= above;
      node.style.left = Math.max(0, Math.min(left, editor.clientWidth - node.offsetWidth)) + 'px';
      node.style.top = isBelow ? bottom + 'px' : 'auto';
      node.style.bottom = isBelow ? 'auto' : editor.clientHeight - top + 'px';
    }
  };
})();
