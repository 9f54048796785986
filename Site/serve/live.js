// Keeps a served page as the guide is now: the server says that something has changed, and the page
// fetches itself and replaces what is not the same.
//
// It runs before the site's own scripts, and so sees the page as it was sent.

(() => {
  'use strict';

  // What served pages say besides the site's own pages, in the language of the page: as `say` in the site's scripts.
  // The words are in a script of their own, which the server makes of the site's files of strings.
  const say = window.repriseSay = (english, values = {}) =>
    (window.repriseServedTexts?.[document.documentElement.lang]?.[english] ?? english)
      .replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

  const main = document.querySelector('main');
  const isWaiting = (root) => root.querySelector('meta[name="reprise-waiting"]') !== null;
  const token = () => document.querySelector('meta[name="reprise-token"]').content;

  // The parts of the page that are replaced as a whole, beside the text as it was sent: scripts change
  // what is shown, so it says nothing of what the server would send.
  const unitsOf = (root) => [...root.children].map((node) => ({node, html: node.outerHTML}));
  let units = unitsOf(main);
  let side = document.querySelector('nav.side')?.outerHTML;

  const folds = (node) => node.matches('details') ? [node, ...node.querySelectorAll('details')]
    : [...node.querySelectorAll('details')];

  // By what a fold is found again in another copy of the page: the nearest name above it, its summary, and
  // how many are alike before it.
  const foldNames = (node) => {
    const counts = new Map();
    return folds(node).map((fold) => {
      const place = fold.id || fold.closest('[id]')?.id || '';
      const name = place + '\n' + (fold.querySelector(':scope > summary')?.textContent.trim() ?? '');
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [name + '\n' + count, fold];
    });
  };

  const keepFolds = (old, fresh) => {
    const was = new Map(old.flatMap(foldNames).map(([name, fold]) => [name, fold.open]));
    for (const [name, fold] of fresh.flatMap(foldNames)) {
      if (was.has(name)) fold.open = was.get(name);
    }
  };

  // The longest run of what stays, as pairs of indices.
  const common = (before, after) => {
    let start = 0;
    while (start < before.length && start < after.length && before[start].html === after[start].html) start++;
    let end = 0;
    while (end < before.length - start && end < after.length - start
      && before[before.length - 1 - end].html === after[after.length - 1 - end].html) end++;
    const pairs = [];
    for (let index = 0; index < start; index++) pairs.push([index, index]);
    const a = before.slice(start, before.length - end), b = after.slice(start, after.length - end);
    const lengths = Array.from({length: a.length + 1}, () => new Uint16Array(b.length + 1));
    for (let i = a.length - 1; i >= 0; i--) {
      for (let j = b.length - 1; j >= 0; j--) {
        lengths[i][j] = a[i].html === b[j].html ? lengths[i + 1][j + 1] + 1
          : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
      }
    }
    for (let i = 0, j = 0; i < a.length && j < b.length;) {
      if (a[i].html === b[j].html) pairs.push([start + i++, start + j++]);
      else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++;
      else j++;
    }
    for (let index = end; index > 0; index--) pairs.push([before.length - index, after.length - index]);
    return pairs;
  };

  // What a reader looks at stays where it is, whatever grows or shrinks above it.
  const anchor = () => {
    const unit = units.find(({node}) => node.isConnected && node.getBoundingClientRect().bottom > 0);
    return unit && scrollY > 0 ? {unit, top: unit.node.getBoundingClientRect().top} : null;
  };

  const patch = (fresh) => {
    const freshMain = fresh.querySelector('main');
    const freshUnits = unitsOf(freshMain);
    const pairs = common(units, freshUnits);
    const at = anchor();
    const kept = new Map(pairs.map(([before, after]) => [after, units[before].node]));
    const stays = new Set(pairs.map(([before]) => units[before].node));
    const removed = units.filter(({node}) => !stays.has(node)).map(({node}) => node);
    const inserted = [];
    let last = null;
    let replacement = null;
    const next = freshUnits.map((unit, index) => {
      let node = kept.get(index);
      if (!node) {
        node = document.importNode(unit.node, true);
        inserted.push(node);
        if (last) last.after(node); else main.prepend(node);
        if (at && at.unit.html !== unit.html && !stays.has(at.unit.node) && !replacement) replacement = node;
      }
      last = node;
      return {node, html: unit.html};
    });
    keepFolds(removed, inserted);
    for (const node of removed) node.remove();
    units = next;
    if (at) {
      const node = at.unit.node.isConnected ? at.unit.node : replacement;
      if (node?.isConnected) scrollBy({top: node.getBoundingClientRect().top - at.top, behavior: 'instant'});
    }
    const freshSide = fresh.querySelector('nav.side');
    if (freshSide && freshSide.outerHTML !== side) {
      side = freshSide.outerHTML;
      const former = document.querySelector('nav.side');
      const node = document.importNode(freshSide, true);
      const opened = [...former.querySelectorAll('details')].map((part) => part.open);
      const scroll = former.scrollTop;
      former.replaceWith(node);
      node.querySelectorAll('details').forEach((part, index) => (part.open ||= opened[index]));
      node.scrollTop = scroll;
      // The headings of the page, which the sidebar has too.
      const contents = fresh.querySelector('nav.contents');
      document.querySelector('nav.contents')?.remove();
      if (contents) node.after(document.importNode(contents, true));
    }
    main.querySelectorAll('.result .trace').forEach((trace) => window.reprisePanels?.complete(trace));
    document.title = fresh.title;
    if (inserted.length || removed.length) {
      document.dispatchEvent(new CustomEvent('reprise:patched', {detail: {inserted, removed}}));
    }
    return inserted.length + removed.length;
  };

  // Styles that changed replace those that are there without a flash; scripts need the page again.
  let styles = null, script = null;
  const text = async (address) => (await fetch(address, {cache: 'no-store'})).text();
  const checkLooks = async () => {
    const link = document.querySelector('link[rel="stylesheet"]:not([href^="/_reprise"])');
    const source = document.querySelector('script[src$="script.js"]:not([src^="/_reprise"])');
    const [css, js] = await Promise.all([link ? text(link.href.split('?')[0]) : '', source ? text(source.src) : '']);
    if (script !== null && js !== script) return location.reload();
    if (styles !== null && css !== styles) {
      const fresh = link.cloneNode();
      fresh.href = link.href.split('?')[0] + '?' + Date.now();
      fresh.addEventListener('load', () => link.remove(), {once: true});
      link.after(fresh);
    }
    [styles, script] = [css, js];
  };

  // What is wrong, in front of the page until it is mended.
  class LiveOverlay extends HTMLElement {
    connectedCallback() {
      this.hidden = true;
      this.innerHTML = '<section role="alertdialog" aria-modal="false" aria-labelledby="overlay-title" tabindex="-1">'
        + '<header><h2 id="overlay-title"></h2><button type="button"><span></span> <kbd>Esc</kbd></button></header>'
        + '<div class="findings"></div></section>'
        + '<button type="button" class="badge" hidden></button>';
      this.box = this.querySelector('section');
      this.querySelector('header button span').textContent = say("Hide");
      this.badge = this.querySelector('.badge');
      this.querySelector('header button').addEventListener('click', () => this.fold());
      this.badge.addEventListener('click', () => { this.unfold(); this.box.focus(); });
      addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && !this.hidden && !this.box.hidden && !event.defaultPrevented) this.fold();
      });
    }

    show(errors, html) {
      if (!errors) {
        this.hidden = true;
        this.seen = null;
        this.querySelector('.findings').replaceChildren();
        return;
      }
      const title = errors === 1 ? say("{count} error", {count: errors}) : say("{count} errors", {count: errors});
      this.querySelector('h2').textContent = title;
      this.badge.textContent = title;
      if (html === this.seen) return;
      this.seen = html;
      this.querySelector('.findings').innerHTML = html;
      this.hidden = false;
      this.unfold();
    }

    fold() { this.box.hidden = true; this.badge.hidden = false; }
    unfold() { this.box.hidden = false; this.badge.hidden = true; }
  }
  customElements.define('live-overlay', LiveOverlay);
  const overlay = document.body.appendChild(document.createElement('live-overlay'));

  const status = document.body.appendChild(document.createElement('p'));
  status.className = 'live-status';
  status.setAttribute('role', 'status');
  const tell = (message) => { status.textContent = message; };

  // What is said when nothing else is.
  let rest = '';
  let shown = null, wanted = null, busy = false;
  const refresh = async () => {
    if (busy) return;
    busy = true;
    while (shown !== wanted) {
      const version = wanted;
      const first = shown === null;
      try {
        const [answer, findings] = await Promise.all([
          fetch(location.pathname, {cache: 'no-store', headers: {Accept: 'text/html'}}),
          fetch('/_reprise/findings', {cache: 'no-store'}).then((answer) => answer.json()),
        ]);
        const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
        const meta = fresh.querySelector('meta[name="reprise-token"]');
        if (meta) document.querySelector('meta[name="reprise-token"]').content = meta.content;
        // A server that was started again reads the guides first: what is open stays until it has.
        if (isWaiting(fresh)) {
          shown = version;
          document.documentElement.dataset.version = version;
          overlay.show(findings.errors, findings.html);
          continue;
        }
        if (isWaiting(document)) return location.reload();
        if (answer.ok) patch(fresh);
        overlay.show(findings.errors, findings.html);
        document.documentElement.toggleAttribute('data-gone', !answer.ok);
        tell(answer.ok || first ? rest : say("The guide of this page is missing. The page returns when the guide does."));
        shown = version;
        document.documentElement.dataset.version = version;
        await checkLooks();
      } catch {
        break;
      }
    }
    busy = false;
  };

  let socket = null, wait = 250, slow = null;
  const connect = () => {
    socket = new WebSocket('ws://' + location.host + '/_reprise/live');
    socket.addEventListener('open', () => socket.send(token()));
    socket.addEventListener('message', (event) => {
      wait = 250;
      const state = JSON.parse(event.data);
      if (state.page) {
        window.reprisePage = state.page;
        document.documentElement.dataset.live = 'connected';
        rest = '';
        tell('');
      }
      if (state.isOutdated) {
        rest = say("Reprise was rebuilt: restart the server.");
        tell(rest);
      }
      clearTimeout(slow);
      if (state.isWorking) slow = setTimeout(() => tell(say("Running examples …")), 300);
      else if (status.textContent === say("Running examples …")) tell(rest);
      if (state.isWorking && !state.page) return;
      wanted = state.version;
      refresh();
    });
    socket.addEventListener('close', async () => {
      window.reprisePage = null;
      document.documentElement.dataset.live = 'lost';
      clearTimeout(slow);
      tell(say("The server has stopped. This page continues when it is back."));
      setTimeout(reconnect, wait);
      wait = Math.min(wait * 1.5, 2000);
    });
  };

  // A server that was started again has another token; the page as it sends it has it too.
  const reconnect = async () => {
    try {
      const answer = await fetch(location.pathname, {cache: 'no-store'});
      const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
      document.querySelector('meta[name="reprise-token"]').content =
        fresh.querySelector('meta[name="reprise-token"]').content;
      shown = undefined;
      connect();
    } catch {
      setTimeout(reconnect, wait);
      wait = Math.min(wait * 1.5, 2000);
    }
  };

  window.repriseToken = token;
  connect();
})();
