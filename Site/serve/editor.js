// An editor for code: CodeMirror where the machine has it, and otherwise one that numbers lines, colors
// Swift, indents, and marks what is wrong.
//
//   <code-editor language="swift"></code-editor>
//   editor.value, editor.marks = [{line, column, length, severity, text}], editor.go(line, column)
//   events: edit, run (Ctrl-Enter, Cmd-Enter)

(() => {
  'use strict';

  const KEYWORDS = new Set(('actor any as associatedtype async await break case catch class continue default defer deinit '
    + 'didSet do else enum extension fallthrough false fileprivate final for func get guard if import in indirect init '
    + 'inout internal is isolated lazy let mutating nil nonisolated open operator override package private protocol public '
    + 'repeat required rethrows return self Self set some static struct subscript super switch throw throws true try '
    + 'typealias unowned var weak where while willSet').split(' '));
  const SWIFT = /(\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|("""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)|([@#][A-Za-z_]\w*)|(\b\d[\w.]*\b)|(\b[A-Za-z_]\w*\b)/g;
  const XML = /(<!--[\s\S]*?(?:-->|$))|("[^"]*"?)|(<\/?[\w:]+|\/?>)/g;

  // Pieces of code with the class of each, in order.
  function* pieces(text, language) {
    const pattern = language === 'xml' ? XML : SWIFT;
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      if (match.index > end) yield [text.slice(end, match.index), ''];
      end = match.index + match[0].length;
      if (match[1]) yield [match[0], 'cc'];
      else if (match[2]) yield [match[0], 'cs'];
      else if (match[3]) yield [match[0], language === 'xml' ? 'ck' : 'ca'];
      else if (match[4]) yield [match[0], 'cn'];
      else if (KEYWORDS.has(match[0])) yield [match[0], 'ck'];
      else if (/^[A-Z]/.test(match[0])) yield [match[0], 'ct'];
      else yield [match[0], text[end] === '(' ? 'cf' : ''];
    }
    if (end < text.length) yield [text.slice(end), ''];
  }

  class PlainEditor {
    constructor(host) {
      this.host = host;
      host.innerHTML = '<div class="edit-lines"><div class="edit-numbers" aria-hidden="true"></div>'
        + '<div class="edit-text"><pre aria-hidden="true"></pre>'
        + '<textarea spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"></textarea></div></div>';
      this.numbers = host.querySelector('.edit-numbers');
      this.paper = host.querySelector('pre');
      this.area = host.querySelector('textarea');
      this.marks = [];
      this.area.addEventListener('input', () => { this.draw(); host.edited(); });
      this.area.addEventListener('keydown', (event) => this.key(event));
      this.area.addEventListener('focus', () => { this.leaves = false; });
    }

    get value() { return this.area.value; }
    set value(text) { this.area.value = text; this.draw(); }
    get cursor() { return this.area.selectionStart; }
    label(text) { this.area.setAttribute('aria-label', text); }
    describe(id) { this.area.setAttribute('aria-describedby', id); }
    focus() { this.area.focus(); }

    get letterWidth() {
      this.ruler ??= document.createElement('canvas').getContext('2d');
      this.ruler.font = getComputedStyle(this.area).font;
      return this.ruler.measureText('m').width;
    }

    // Where a place in the text is, and its line's top and bottom, within the editor.
    placeOf(offset) {
      const before = this.value.slice(0, offset);
      const line = before.split('\n').length - 1;
      const style = getComputedStyle(this.area);
      const height = parseFloat(style.lineHeight);
      const column = before.length - before.lastIndexOf('\n') - 1;
      const box = this.area.getBoundingClientRect(), own = this.host.getBoundingClientRect();
      const top = box.top - own.top + parseFloat(style.paddingTop) + line * height;
      const left = box.left - own.left + parseFloat(style.paddingLeft) + column * this.letterWidth;
      return {left, top, bottom: top + height};
    }

    // The place in the text at a place on the screen; null where there is none.
    offsetAt(x, y) {
      const style = getComputedStyle(this.area), box = this.area.getBoundingClientRect();
      const line = Math.floor((y - box.top - parseFloat(style.paddingTop)) / parseFloat(style.lineHeight));
      const width = this.letterWidth;
      const column = Math.floor((x - box.left - parseFloat(style.paddingLeft)) / width);
      const lines = this.value.split('\n');
      if (line < 0 || line >= lines.length || column < 0 || column >= lines[line].length) return null;
      return lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column;
    }

    replace(start, end, text) {
      this.area.focus();
      this.area.setSelectionRange(start, end);
      this.insert(text);
    }

    select(start, end) { this.area.setSelectionRange(start, end); }

    insert(text) {
      // The only way of changing a text that can be undone.
      if (text === '' ? !document.execCommand('delete') : !document.execCommand('insertText', false, text)) {
        this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, 'end');
        this.area.dispatchEvent(new Event('input'));
      }
    }

    key(event) {
      if (this.host.ownKey(event)) return;
      if (event.key === 'Escape') { this.leaves = true; return; }
      if (event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey && !this.leaves) {
        event.preventDefault();
        this.indent(event.shiftKey);
      } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.isComposing) {
        event.preventDefault();
        this.newLine();
      } else if (event.key === '}' && /^\s*$/.test(this.lineBefore()) && this.lineBefore().length >= 2) {
        const at = this.area.selectionStart;
        this.area.setSelectionRange(at - 2, this.area.selectionEnd);
        event.preventDefault();
        this.insert('}');
      }
      if (!['Shift', 'Tab'].includes(event.key)) this.leaves = false;
    }

    lineBefore() {
      const before = this.value.slice(0, this.area.selectionStart);
      return before.slice(before.lastIndexOf('\n') + 1);
    }

    newLine() {
      const line = this.lineBefore();
      const indentation = line.match(/^\s*/)[0];
      const opens = /[{(\[]\s*$/.test(line);
      const closes = /^[})\]]/.test(this.value.slice(this.area.selectionEnd));
      this.insert('\n' + indentation + (opens ? '  ' : '') + (opens && closes ? '\n' + indentation : ''));
      if (opens && closes) {
        const at = this.area.selectionStart - indentation.length - 1;
        this.area.setSelectionRange(at, at);
      }
    }

    indent(back) {
      const {selectionStart: start, selectionEnd: end, value} = this.area;
      if (start === end && !back) return this.insert('  ');
      const first = value.lastIndexOf('\n', start - 1) + 1;
      const last = value.indexOf('\n', Math.max(first, end - 1));
      const lines = value.slice(first, last < 0 ? value.length : last);
      const changed = lines.split('\n').map((line) => back ? line.replace(/^ {1,2}|^\t/, '') : line && '  ' + line).join('\n');
      if (changed === lines) return;
      this.area.setSelectionRange(first, first + lines.length);
      this.insert(changed);
      this.area.setSelectionRange(start === end ? Math.max(first, end + changed.length - lines.length) : first, start === end
        ? Math.max(first, end + changed.length - lines.length) : first + changed.length);
    }

    go(line, column) {
      const lines = this.value.split('\n');
      const at = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
      this.area.focus();
      this.area.setSelectionRange(at, at);
      const box = this.host.querySelector('.edit-lines');
      const height = parseFloat(getComputedStyle(this.area).lineHeight);
      box.scrollTop = Math.max(0, (line - 4) * height);
    }

    show(marks) { this.marks = marks; this.draw(); }

    draw() {
      const text = this.value;
      const lines = text.split('\n');
      const wrong = new Map(this.marks.map((mark) => [mark.line, mark.severity]));
      this.numbers.replaceChildren(...lines.flatMap((_, index) => {
        const severity = wrong.get(index + 1);
        const number = String(index + 1);
        if (!severity) return [number + '\n'];
        const span = document.createElement('span');
        span.className = severity;
        span.textContent = number;
        return [span, '\n'];
      }));
      const starts = [0];
      for (const line of lines) starts.push(starts.at(-1) + line.length + 1);
      const spans = this.marks.filter((mark) => mark.line <= lines.length).map((mark) => {
        const line = lines[mark.line - 1];
        const from = Math.min(mark.column - 1, Math.max(0, line.length - 1));
        const word = line.slice(from).match(/^\w+/)?.[0].length ?? 1;
        return {start: starts[mark.line - 1] + from, end: starts[mark.line - 1] + from + Math.max(mark.length, word), severity: mark.severity};
      }).sort((a, b) => a.start - b.start);
      const nodes = [];
      let at = 0;
      for (const [piece, kind] of pieces(text, this.host.language)) {
        const cuts = [at, at + piece.length, ...spans.flatMap(({start, end}) => [start, end])]
          .filter((cut) => cut >= at && cut <= at + piece.length).sort((a, b) => a - b);
        for (let index = 1; index < cuts.length; index++) {
          if (cuts[index] === cuts[index - 1]) continue;
          const part = text.slice(cuts[index - 1], cuts[index]);
          const mark = spans.find(({start, end}) => start <= cuts[index - 1] && cuts[index] <= end);
          if (!kind && !mark) { nodes.push(part); continue; }
          const span = document.createElement('span');
          span.className = [kind, mark ? 'mark ' + mark.severity : ''].join(' ').trim();
          span.textContent = part;
          nodes.push(span);
        }
        at += piece.length;
      }
      this.paper.replaceChildren(...nodes, '\n');
    }
  }

  class MirrorEditor {
    constructor(host) {
      this.host = host;
      this.mirror = window.CodeMirror(host, {
        lineNumbers: true, indentUnit: 2, tabSize: 4, mode: host.language === 'xml' ? 'xml' : 'swift',
        inputStyle: 'contenteditable', spellcheck: false, viewportMargin: 200,
        extraKeys: {
          'Tab': (mirror) => mirror.somethingSelected() ? mirror.indentSelection('add') : mirror.replaceSelection('  ', 'end'),
          'Shift-Tab': (mirror) => mirror.indentSelection('subtract'),
          // Escape, then Tab leaves the editor.
          'Esc': (mirror) => {
            const away = {'Tab': false, 'Shift-Tab': false, 'fallthrough': []};
            mirror.addKeyMap(away);
            const back = () => { mirror.removeKeyMap(away); mirror.off('blur', back); mirror.off('change', back); };
            mirror.on('blur', back);
            mirror.on('change', back);
          },
        },
      });
      this.mirror.on('change', (_, change) => { if (change.origin !== 'setValue') host.edited(); });
      this.mirror.on('keydown', (_, event) => { if (host.ownKey(event)) event.codemirrorIgnore = true; });
      this.shown = [];
    }

    get value() { return this.mirror.getValue(); }
    set value(text) { this.mirror.setValue(text); }
    get cursor() { return this.mirror.indexFromPos(this.mirror.getCursor()); }
    label(text) { this.mirror.getInputField().setAttribute('aria-label', text); }
    describe(id) { this.mirror.getInputField().setAttribute('aria-describedby', id); }
    focus() { this.mirror.focus(); }
    replace(start, end, text) {
      this.mirror.replaceRange(text, this.mirror.posFromIndex(start), this.mirror.posFromIndex(end));
      this.mirror.focus();
    }
    select(start, end) { this.mirror.setSelection(this.mirror.posFromIndex(start), this.mirror.posFromIndex(end)); }
    placeOf(offset) {
      const at = this.mirror.charCoords(this.mirror.posFromIndex(offset), 'window');
      const own = this.host.getBoundingClientRect();
      return {left: at.left - own.left, top: at.top - own.top, bottom: at.bottom - own.top};
    }
    offsetAt(x, y) {
      const at = this.mirror.coordsChar({left: x, top: y}, 'window');
      return at.outside ? null : this.mirror.indexFromPos(at);
    }
    go(line, column) {
      this.mirror.setCursor(line - 1, column - 1);
      this.mirror.scrollIntoView(null, 80);
      this.mirror.focus();
    }
    show(marks) {
      for (const mark of this.shown) mark.clear();
      this.shown = marks.map((mark) => {
        const word = (this.mirror.getLine(mark.line - 1) ?? '').slice(mark.column - 1).match(/^\w+/)?.[0].length ?? 1;
        return this.mirror.markText({line: mark.line - 1, ch: mark.column - 1},
          {line: mark.line - 1, ch: mark.column - 1 + Math.max(mark.length, word)}, {className: 'mark ' + mark.severity});
      });
    }
    refresh() { this.mirror.refresh(); }
  }

  // CodeMirror is fetched when an editor is opened, and never by those who only read.
  let mirror = null;
  const wantsMirror = document.querySelector('script[data-codemirror]') !== null;
  const load = (name) => new Promise((resolve, reject) => {
    const address = '/_reprise/codemirror/' + name;
    const node = document.createElement(name.endsWith('.css') ? 'link' : 'script');
    if (node.localName === 'link') { node.rel = 'stylesheet'; node.href = address; } else node.src = address;
    node.addEventListener('load', resolve);
    node.addEventListener('error', reject);
    // Before the styles of the playground, which have the last word.
    document.head.prepend(node);
  });
  window.repriseEditor = () => mirror ??= !wantsMirror ? Promise.resolve(false)
    : Promise.all([load('lib/codemirror.css'), load('lib/codemirror.js')])
      .then(() => Promise.all([load('mode/swift/swift.js'), load('mode/xml/xml.js')]))
      .then(() => true, () => false);

  class CodeEditor extends HTMLElement {
    // Call it once repriseEditor() has answered.
    open(text, language, label) {
      this.language = language;
      this.inner = window.CodeMirror ? new MirrorEditor(this) : new PlainEditor(this);
      this.inner.value = text;
      this.inner.label(label);
    }

    get value() { return this.inner.value; }
    set value(text) { this.inner.value = text; }
    get cursor() { return this.inner.cursor; }
    set marks(marks) { this.inner.show(marks); }
    go(line, column) { this.inner.go(line, column); }
    focus() { this.inner.focus(); }
    describe(id) { this.inner.describe(id); }
    refresh() { this.inner.refresh?.(); }
    edited() { this.dispatchEvent(new CustomEvent('edit', {bubbles: true})); }

    // What means the same in both editors; true where the editor shall leave it alone.
    ownKey(event) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        this.dispatchEvent(new CustomEvent('run', {bubbles: true}));
        return true;
      }
      const asked = new CustomEvent('editorkey', {bubbles: true, cancelable: true, detail: event});
      return !this.dispatchEvent(asked);
    }
  }
  customElements.define('code-editor', CodeEditor);
})();
