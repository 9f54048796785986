// Changes and runs an example: its files, its launches, what happened, and how that differs from what is
// published. On the page of its own, and below an example on the page of its guide.
//
//   <play-ground></play-ground>                   what the address says, or the first template
//   <play-ground example="guide#name" inline>     below its example
//
// A shared address holds the code itself, behind the number sign, which no browser sends to a server.

(() => {
  'use strict';

  const mac = /Mac|iP/.test(navigator.platform);
  const RUN_KEYS = mac ? '⌘↩' : 'Ctrl ↵';
  const say = window.repriseSay;
  let count = 0;

  const element = (name, properties = {}, ...children) => {
    const {attributes, ...rest} = properties;
    const node = Object.assign(document.createElement(name), rest);
    for (const [key, value] of Object.entries(attributes ?? {})) node.setAttribute(key, value);
    node.append(...children);
    return node;
  };

  // A sentence with keys in the places of their names.
  const withKeys = (sentence, keys) => sentence.split(/\{(\w+)\}/)
    .map((part, index) => index % 2 ? element('kbd', {textContent: keys[part]}) : part);

  const getJSON = async (address) => {
    const answer = await fetch(address, {cache: 'no-store'});
    if (answer.status === 404) throw new Error(say("This example no longer exists: reload the page."));
    if (!answer.ok) throw new Error((await answer.text()).trim());
    return answer.json();
  };

  const command = (name, body, signal) => fetch('/_reprise/' + name, {
    method: 'POST', signal, cache: 'no-store',
    headers: {'Content-Type': 'application/json', 'X-Reprise-Token': window.repriseToken()},
    body: JSON.stringify({...body, page: window.reprisePage ?? ''}),
  });

  const squeeze = async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  };

  // Never more than any example is, whatever an address says: a few bytes can stand for very many.
  const unsqueeze = async (text, limit = 1 << 20) => {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', {fatal: true});
    let result = '';
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return result + decoder.decode();
      result += decoder.decode(value, {stream: true});
      if (result.length > limit) throw new Error('too much');
    }
  };

  const isTexts = (value) => Array.isArray(value) && value.every((text) => typeof text === 'string');

  class PlayGround extends HTMLElement {
    async connectedCallback() {
      if (this.started) return;
      this.started = true;
      this.number = ++count;
      this.classList.add('play');
      this.build();
      await window.repriseEditor();
      if (this.isInline) {
        await this.load(this.getAttribute('example'));
        this.pieces[0]?.editor.focus();
        return;
      }
      addEventListener('hashchange', () => this.follow());
      await Promise.all([this.fillMenu(), this.follow()]);
    }

    get isInline() { return this.hasAttribute('inline'); }

    build() {
      this.menu = element('select', {attributes: {'aria-label': say("Example")}});
      this.menu.addEventListener('change', () => { location.hash = 'example=' + encodeURIComponent(this.menu.value); });
      this.runButton = element('button', {type: 'button', className: 'go', attributes: {'aria-keyshortcuts': mac ? 'Meta+Enter' : 'Control+Enter'}});
      this.runButton.addEventListener('click', () => this.isRunning ? this.stop() : this.run());
      this.resetButton = element('button', {type: 'button', textContent: say("Reset")});
      this.resetButton.addEventListener('click', () => this.reset());
      this.shareButton = element('button', {type: 'button', textContent: say("Share")});
      this.shareButton.addEventListener('click', () => this.share());
      const close = element('button', {type: 'button', textContent: say("Close")});
      close.addEventListener('click', () => this.close());
      this.nameText = element('p', {className: 'play-name'});
      this.bar = element('div', {className: 'play-bar', attributes: {role: 'group', 'aria-label': say("Playground")}},
        this.isInline ? this.nameText : element('label', {}, this.menu), element('span', {className: 'room'}),
        this.shareButton, this.resetButton, ...(this.isInline ? [close] : []), this.runButton);
      this.tabs = element('div', {className: 'play-tabs', attributes: {role: 'tablist', 'aria-label': say("Files and launches")}});
      this.tabs.addEventListener('keydown', (event) => this.tabKey(event));
      this.papers = element('div', {className: 'play-papers'});
      this.notes = element('ul', {className: 'edit-notes', attributes: {'aria-label': say("Problems in this file")}});
      const help = element('p', {id: 'play-help-' + this.number}, ...withKeys(
        say("Run with {run}. {escape} then {tab} leaves the editor. {complete} completes, {type} shows the type."),
        {run: RUN_KEYS, escape: 'Esc', tab: 'Tab', complete: 'Ctrl Space', type: 'F1'}));
      this.helpId = help.id;
      this.status = element('p', {attributes: {role: 'status'}});
      this.foot = element('div', {className: 'play-foot'}, help, this.status);
      this.result = element('div', {className: 'play-result', attributes: {'aria-label': say("What happened")}});
      this.append(this.bar, this.tabs, this.papers, this.notes, this.foot, this.result);
      this.addEventListener('run', () => this.run());
      this.addEventListener('edit', () => this.edited());
      this.help = new window.repriseCodeHelp(this, {command, element});
      this.touches = new window.repriseTouches(this);
      window.repriseViewLines(this);
      this.showRunning(false);
    }

    async fillMenu() {
      const {groups} = await getJSON('/_reprise/examples');
      this.menu.replaceChildren(...groups.map((group) => element('optgroup', {label: group.title},
        ...group.examples.map((entry) => element('option', {value: entry.id, textContent: entry.name})))));
      this.firstExample = groups[0]?.examples[0]?.id;
      if (this.published) this.menu.value = this.published.id;
      else if (this.waitsForMenu) await this.load(this.firstExample);
    }

    // What the address asks for.
    async follow() {
      const hash = location.hash.slice(1);
      if (hash === this.ownHash) return;
      const [key, value] = [hash.slice(0, hash.indexOf('=')), hash.slice(hash.indexOf('=') + 1)];
      try {
        if (key === 'example') return await this.load(decodeURIComponent(value));
        if (key === 'code') {
          const {e: id, f: files, l: launches} = JSON.parse(await unsqueeze(value));
          if (typeof id !== 'string' || !isTexts(files) || !isTexts(launches)) throw new Error('other');
          return await this.load(id, {files, launches});
        }
      } catch {
        this.tell(say("The address has no example that can be read."));
      }
      if (this.published) return;
      if (this.firstExample) await this.load(this.firstExample);
      else this.waitsForMenu = true;
    }

    async load(id, texts) {
      let example;
      try {
        example = await getJSON('/_reprise/example/' + encodeURIComponent(id) + '?language=' + document.documentElement.lang);
      } catch (error) {
        this.tell(error.message || say("The server does not answer."));
        return;
      }
      this.published = example;
      this.menu.value = id;
      this.nameText.textContent = example.name;
      this.result.replaceChildren(this.withOwnAnchors(example.screens));
      if (texts && texts.files.length !== example.files.length) {
        this.tell(say("The files of this example have changed; this is the published code."));
        texts = null;
      }
      this.fill(texts?.files ?? example.files.map((file) => file.text),
        texts?.launches ?? example.launches.map((launch) => launch.text));
    }

    fill(files, launches) {
      for (const piece of this.pieces ?? []) { piece.tab.remove(); piece.paper.remove(); }
      this.addTab?.remove();
      this.pieces = [];
      files.forEach((text, index) => this.addPiece(this.published.files[index].name, this.published.files[index].language,
        text, this.published.files[index].text, false));
      launches.forEach((text, index) => this.addPiece(say("Launch {number}", {number: index + 1}), 'swift', text,
        this.published.launches[index]?.text, true));
      if (this.published.isApp) {
        this.addTab = element('button', {type: 'button', className: 'add', textContent: say("+ Launch"), title: say("Launch the app once more, in a new process")});
        this.addTab.addEventListener('click', () => this.addLaunch());
        this.tabs.append(this.addTab);
      }
      this.select(Math.max(0, this.pieces.findIndex((piece) => !piece.tab.hidden)));
      this.edited();
    }

    addPiece(name, language, text, published, isLaunch) {
      const number = this.pieces.length;
      const id = 'play-' + this.number + '-' + number;
      const tab = element('button', {type: 'button', id: id + '-tab', textContent: name,
        attributes: {role: 'tab', 'aria-controls': id, 'aria-selected': 'false'}});
      const editor = element('code-editor');
      const paper = element('div', {id, hidden: true, attributes: {role: 'tabpanel', 'aria-labelledby': id + '-tab'}}, editor);
      if (this.addTab?.isConnected) this.addTab.before(tab); else this.tabs.append(tab);
      this.papers.append(paper);
      editor.open(text, language, name);
      editor.describe(this.helpId);
      // A main file without code is there for the launches, and the reader does not look for it.
      tab.hidden = !isLaunch && text === '' && published === '';
      const piece = {name, tab, paper, editor, published, isLaunch, marks: []};
      tab.addEventListener('click', () => { this.touches.choose(piece); this.select(this.pieces.indexOf(piece)); });
      this.pieces.push(piece);
      return piece;
    }

    addLaunch() {
      const number = this.pieces.filter((piece) => piece.isLaunch).length + 1;
      if (number > 16) return this.tell(say("An example has at most {count} launches here.", {count: 16}));
      this.addPiece(say("Launch {number}", {number}), 'swift', 'app.enterBackground()', undefined, true);
      this.select(this.pieces.length - 1);
      this.pieces.at(-1).editor.focus();
      this.edited();
    }

    select(index) {
      this.selected = index;
      this.pieces.forEach((piece, other) => {
        piece.tab.setAttribute('aria-selected', String(other === index));
        piece.tab.tabIndex = other === index ? 0 : -1;
        piece.paper.hidden = other !== index;
      });
      const piece = this.pieces[index];
      piece?.editor.refresh();
      this.notes.replaceChildren(...(piece?.marks ?? []).map((mark) => {
        const button = element('button', {type: 'button', className: mark.severity},
          element('b', {textContent: mark.line + ':' + mark.column}), mark.text);
        button.addEventListener('click', () => piece.editor.go(mark.line, mark.column));
        return element('li', {}, button);
      }));
    }

    tabKey(event) {
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      if (!step || !event.target.matches('[role=tab]')) return;
      event.preventDefault();
      let index = this.selected;
      do index = (index + step + this.pieces.length) % this.pieces.length; while (this.pieces[index].tab.hidden);
      this.touches.choose(this.pieces[index]);
      this.select(index);
      this.pieces[index].tab.focus();
    }

    get texts() {
      const value = (piece) => piece.editor.value;
      return {
        files: this.pieces.filter((piece) => !piece.isLaunch).map(value),
        launches: this.pieces.filter((piece) => piece.isLaunch).map(value),
      };
    }

    get isChanged() { return this.pieces.some((piece) => piece.editor.value !== piece.published); }

    edited() {
      for (const piece of this.pieces) {
        piece.tab.classList.toggle('edited', piece.editor.value !== piece.published);
      }
      this.former = null;
      this.resetButton.textContent = say("Reset");
      this.resetButton.disabled = !this.isChanged && this.texts.launches.length === this.published.launches.length;
      this.result.classList.toggle('old', this.result.querySelector('.ran') !== null);
    }

    // As it is published; what was there can be had back until something is edited.
    reset() {
      if (this.former) {
        const {files, launches} = this.former;
        this.fill(files, launches);
        return;
      }
      const texts = this.texts;
      this.fill(this.published.files.map((file) => file.text), this.published.launches.map((launch) => launch.text));
      this.former = texts;
      this.resetButton.textContent = say("Undo reset");
      this.resetButton.disabled = false;
      this.tell(say("As published."));
    }

    async share() {
      const {files, launches} = this.texts;
      const hash = 'code=' + await squeeze(JSON.stringify({e: this.published.id, f: files, l: launches}));
      const address = location.origin + '/playground#' + hash;
      if (!this.isInline) {
        this.ownHash = hash;
        history.replaceState(null, '', '#' + hash);
      }
      try {
        await navigator.clipboard.writeText(address);
        this.tell(say("Address copied. The code is in the address, and nowhere else."));
      } catch {
        this.tell(this.isInline ? address : say("The address of this page now contains the code."));
      }
    }

    close() {
      const paragraph = this.opener;
      if (this.isRunning) this.stop();
      this.remove();
      if (paragraph?.isConnected) {
        paragraph.hidden = false;
        paragraph.querySelector('a').focus();
      }
    }

    async run() {
      if (!this.pieces?.length) return;
      this.abort?.abort();
      const abort = this.abort = new AbortController();
      this.showRunning(true);
      const start = performance.now();
      try {
        const answer = await command('run', {example: this.published.id, language: document.documentElement.lang, ...this.texts}, abort.signal);
        if (answer.status === 409) return;
        if (!answer.ok) throw new Error((await answer.text()).trim());
        const result = await answer.json();
        if (this.abort === abort) this.show(result);
        this.dataset.took = Math.round(performance.now() - start);
      } catch (error) {
        if (this.abort === abort && error.name !== 'AbortError') {
          this.tell(error instanceof TypeError ? say("The server does not answer.") : error.message);
        }
      } finally {
        if (this.abort === abort) {
          this.abort = null;
          this.showRunning(false);
        }
      }
    }

    stop() {
      command('stop', {}).catch(() => {});
      this.abort?.abort();
      this.abort = null;
      this.showRunning(false);
      this.tell(say("Stopped."));
    }

    show(result) {
      this.result.replaceChildren(this.withOwnAnchors(result.html));
      this.result.classList.remove('old');
      this.pieces.forEach((piece, index) => {
        piece.marks = result.marks.filter((mark) => mark.piece === index);
        piece.editor.marks = piece.marks;
        piece.tab.classList.toggle('wrong', piece.marks.some((mark) => mark.severity === 'error'));
      });
      const wrong = this.pieces.findIndex((piece) => piece.marks.some((mark) => mark.severity === 'error'));
      this.select(wrong >= 0 && !this.pieces[this.selected].marks.length ? wrong : this.selected);
      this.dataset.runs = Number(this.dataset.runs ?? 0) + 1;
      this.tell(result.summary);
    }

    // Several playgrounds of a page have a result each. Only addresses are changed: what a program says may look like one.
    withOwnAnchors(html) {
      const made = element('template', {innerHTML: html}).content;
      for (const part of made.querySelectorAll('*')) {
        for (const name of ['id', 'for', 'name', 'href', 'aria-controls', 'aria-describedby', 'aria-labelledby']) {
          const anchor = part.getAttribute(name);
          if (anchor) part.setAttribute(name, anchor.replace(/^(#?)edited/, `$1edited-${this.number}`));
        }
        for (const name of ['fill', 'clip-path', 'mask']) {
          const anchor = part.getAttribute(name);
          if (anchor?.startsWith('url(#edited')) part.setAttribute(name, anchor.replace('#edited', `#edited-${this.number}`));
        }
      }
      return made;
    }

    showRunning(isRunning) {
      this.isRunning = isRunning;
      this.runButton.setAttribute('aria-busy', String(isRunning));
      this.runButton.replaceChildren(isRunning ? say("Stop") : say("Run"), ' ', element('kbd', {textContent: isRunning ? '…' : RUN_KEYS}));
    }

    tell(text) { this.status.textContent = text; }
  }
  customElements.define('play-ground', PlayGround);

  // Below an example of a guide.
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('.edit-and-run a');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const paragraph = link.closest('.edit-and-run');
    const ground = element('play-ground', {attributes: {example: link.dataset.example, inline: ''}});
    ground.opener = paragraph;
    paragraph.hidden = true;
    paragraph.after(ground);
  });
})();
