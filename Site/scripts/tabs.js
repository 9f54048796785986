// <tab-group>: the panels of a guide become tabs. Without scripts they stand one below the other, below their
// headings. Groups with tabs of one name choose it together, and the choice lasts while the reader is on the site.

customElements.define('tab-group', class extends HTMLElement {
  connectedCallback() {
    this.panels = [...this.children].filter((child) => child.matches('.tab'));
    this.tabs = this.panels.map((panel, index) => this.tab(panel, index));
    this.list = element('div', {class: 'tabs', role: 'tablist'}, ...this.tabs);
    this.prepend(this.list);
    const kept = this.tabs.findIndex((tab) => tab.dataset.name === this.kept);
    this.choose(Math.max(0, kept));
    this.chooseTarget();
    addEventListener('hashchange', () => this.chooseTarget());
    document.addEventListener('tab-chosen', (event) => {
      const index = this.tabs.findIndex((tab) => tab.dataset.name === event.detail);
      if (index >= 0 && event.target !== this) this.choose(index);
    });
  }

  tab(panel, index) {
    const heading = panel.querySelector(':scope > :is(h2, h3, h4, h5, h6)');
    panel.id = heading.id + '.panel';
    const tab = element('button', {type: 'button', id: heading.id + '.tab', role: 'tab', 'aria-controls': panel.id});
    const title = heading.cloneNode(true);
    title.querySelector('.anchor')?.remove();
    tab.append(...title.childNodes);
    // What stood before the link.
    tab.normalize();
    if (tab.lastChild instanceof Text) tab.lastChild.data = tab.lastChild.data.trimEnd();
    tab.dataset.name = tab.textContent.trim();
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', () => this.pick(index));
    tab.addEventListener('keydown', (event) => this.key(event, index));
    return tab;
  }

  choose(index) {
    this.panels.forEach((panel, place) => { panel.hidden = place !== index; });
    this.tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', place === index);
      tab.tabIndex = place === index ? 0 : -1;
    });
  }

  pick(index) {
    const name = this.tabs[index].dataset.name;
    this.choose(index);
    this.kept = name;
    this.dispatchEvent(new CustomEvent('tab-chosen', { bubbles: true, detail: name }));
  }

  // Chosen with the arrow keys as with a click.
  key(event, index) {
    const last = this.tabs.length - 1;
    const next = { ArrowRight: index === last ? 0 : index + 1, ArrowLeft: index === 0 ? last : index - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.pick(next);
    this.tabs[next].focus();
  }

  // What an address names has to be seen.
  chooseTarget() {
    const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const index = target ? this.panels.findIndex((panel) => panel.contains(target)) : -1;
    if (index < 0) return;
    this.choose(index);
    target.scrollIntoView();
  }

  // A browser may refuse to keep anything: then the choice is for this page.
  get kept() {
    try { return sessionStorage.getItem('reprise.tab'); } catch { return null; }
  }

  set kept(name) {
    try { sessionStorage.setItem('reprise.tab', name); } catch { /* see above */ }
  }
});
