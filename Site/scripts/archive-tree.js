// An archive as a tree for keys: arrows move, open and close, letters and the search find.
//
// The page holds the whole tree as nested lists and folds; this rearranges them and adds nothing that
// a reader without scripts would miss.

{
  // Fewer rows can be seen at a glance.
  const rowsWithSearch = 9;

  // What the address names; nothing where it cannot be read.
  panels.anchor = () => {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return '';
    }
  };

  class ArchiveTree extends HTMLElement {
    connectedCallback() {
      if (this.root) return;
      this.root = this.querySelector('.tree');
      if (!this.root) return;
      this.root.setAttribute('aria-label', this.getAttribute('label') ?? say("Saved objects"));
      if (!this.root.hasAttribute('role')) this.arrangeAll();
      this.items()[0]?.setAttribute('tabindex', '0');
      this.root.addEventListener('keydown', (event) => this.press(event));
      this.root.addEventListener('click', (event) => this.click(event));
      if (this.items().length >= rowsWithSearch) this.addSearch();
    }

    // A copy of a tree is arranged already.
    arrangeAll() {
      const more = [...this.children].find((child) => child.matches('details.more'));
      if (more) this.root.append(element('li', {}, more));
      this.root.setAttribute('role', 'tree');
      this.arrange(this.root, 1, '');
    }

    // A second tree with the same content and no anchors.
    copy(label) {
      const copy = element('archive-tree', {label, class: 'of-moment'}, this.root.cloneNode(true));
      for (const item of copy.querySelectorAll('[id]')) item.removeAttribute('id');
      for (const item of copy.querySelectorAll('.restorer')) item.remove();
      for (const keys of copy.querySelectorAll('.keys')) {
        [...keys.children].forEach((item, index) => this.become(item, item.ariaLevel, index, keys.children.length));
      }
      return copy;
    }

    // Makes items of a list: what folds becomes a row with a group below it.
    arrange(list, level, pathAbove) {
      const items = [...list.children];
      items.forEach((item, index) => {
        const head = item.querySelector(':scope > details, :scope > p');
        const below = item.querySelector(':scope > ul');
        const row = element('div', {class: 'row'});
        const keys = element('ul', {class: 'keys', role: 'group'});
        if (head?.matches('details')) {
          if (head.id) item.id = head.id;
          // Loose text would break in the row.
          const name = head.querySelector('summary');
          row.append(...(name.children.length ? name.childNodes : [element('span', {}, name.textContent)]));
          keys.append(...this.keys(head, level + 1));
        } else if (head) {
          row.append(...head.childNodes);
        }
        const path = this.path(row, item.dataset.above ?? pathAbove);
        const isOpen = Boolean(below) || Boolean(head?.open);
        head?.replaceWith(row, ...(keys.children.length ? [keys] : []));
        this.become(item, level, index, items.length);
        if (path) item.dataset.path = path;
        if (below) {
          below.setAttribute('role', 'group');
          this.arrange(below, level + 1, path ? path + '/' : '');
        }
        if (below || keys.children.length) item.setAttribute('aria-expanded', isOpen);
      });
    }

    become(item, level, index, count) {
      withContent(item, {
        role: 'treeitem', tabindex: '-1', 'aria-level': level, 'aria-posinset': index + 1, 'aria-setsize': count,
      }, []);
    }

    keys(details, level) {
      const rows = [...details.querySelectorAll(':scope > div > .restorer, :scope > div > dl > div, :scope > dl > div')];
      return rows.map((row, index) => {
        const item = element('li', {class: row.matches('.restorer') ? 'restorer' : 'key'});
        if (row.matches('.restorer')) {
          item.append(...row.childNodes);
        } else {
          const [key, value] = row.children;
          item.dataset.key = key.textContent;
          item.append(element('span', {class: 'k'}, ...key.childNodes), ' ',
            element('span', {class: 'v'}, ...value.childNodes));
        }
        for (const link of item.querySelectorAll('a')) link.tabIndex = -1;
        this.become(item, level, index, rows.length);
        return item;
      });
    }

    // The identifier path of a row: the marker of its place, and the name.
    path(row, above) {
      const name = row.querySelector(':scope > b');
      if (!name) return '';
      const marker = row.firstElementChild.matches('small') ? row.firstElementChild.textContent + '/' : '';
      return above + marker + name.textContent;
    }

    items() {
      return [...this.root.querySelectorAll('[role=treeitem]')]
        .filter((item) => !item.closest('[hidden]') && !item.parentElement.closest('[aria-expanded=false]'));
    }

    click(event) {
      if (event.target.closest('a, summary, input')) return;
      const item = event.target.closest('[role=treeitem]');
      if (!item) return;
      const isRow = event.target.closest('.row');
      if (isRow && item.hasAttribute('aria-expanded') && !getSelection().toString()) this.toggle(item);
      this.focusItem(item);
      this.choose(item);
    }

    toggle(item, isOpen = item.getAttribute('aria-expanded') !== 'true') {
      if (item.hasAttribute('aria-expanded')) item.setAttribute('aria-expanded', isOpen);
    }

    focusItem(item) {
      for (const other of this.root.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
      item.tabIndex = 0;
      item.focus();
    }

    // Tells the page which object, and which of its keys, the reader means.
    choose(item) {
      const object = item.closest('[data-path]');
      if (!object) return;
      const detail = {path: object.dataset.path, key: item.dataset.key ?? null, id: object.id};
      this.dispatchEvent(new CustomEvent('archive-node', {bubbles: true, detail}));
    }

    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const item = event.target.closest('[role=treeitem]');
      if (!item || event.target !== item) return;
      const items = this.items();
      const here = items.indexOf(item);
      const isOpen = item.getAttribute('aria-expanded');
      const parent = item.parentElement.closest('[role=treeitem]');
      let next = null;
      switch (event.key) {
        case 'ArrowDown': next = items[here + 1]; break;
        case 'ArrowUp': next = items[here - 1]; break;
        case 'Home': next = items[0]; break;
        case 'End': next = items[items.length - 1]; break;
        case 'ArrowRight':
          if (isOpen === 'false') this.toggle(item, true);
          else if (isOpen) next = items[here + 1];
          break;
        case 'ArrowLeft':
          if (isOpen === 'true') this.toggle(item, false);
          else next = parent;
          break;
        case '*':
          for (const sibling of item.parentElement.children) this.toggle(sibling, true);
          break;
        case 'Enter': case ' ': this.open(item, event.key); break;
        default:
          if (event.key.length !== 1) return;
          next = this.named(event.key, items, here);
      }
      event.preventDefault();
      event.stopPropagation();
      if (next) this.focusItem(next);
    }

    // A reference leads to its object; anything else is chosen, and with the space bar opened or closed.
    open(item, key) {
      const link = item.matches('.key') && item.querySelector('a');
      if (link && key === 'Enter') link.click();
      else {
        if (key === ' ') this.toggle(item);
        this.choose(item);
      }
    }

    named(letter, items, here) {
      const wanted = letter.toLowerCase();
      const isNamed = (item) => {
        const name = item.querySelector('b, .k')?.textContent ?? item.textContent;
        return name.toLowerCase().startsWith(wanted);
      };
      return [...items.slice(here + 1), ...items.slice(0, here)].find(isNamed);
    }

    addSearch() {
      const name = say("Search this archive");
      const field = element('input', {type: 'search', placeholder: name, 'aria-label': name});
      const count = element('span', {role: 'status'});
      field.addEventListener('input', () => (count.textContent = this.search(field.value)));
      field.addEventListener('keydown', (event) => {
        if (event.key === 'Escape') {
          field.value = '';
          count.textContent = this.search('');
        }
        if (event.key === 'Enter' || event.key === 'ArrowDown') {
          const found = this.root.querySelector('.hit') ?? this.items()[0];
          if (found) this.focusItem(found);
        }
        if (['Enter', 'ArrowDown', 'Escape'].includes(event.key)) event.preventDefault();
        event.stopPropagation();
      });
      this.prepend(element('p', {class: 'tree-search'}, field, ' ', count));
    }

    // Leaves what matches and the way to it, and says how much that is.
    search(text) {
      const wanted = text.trim().toLowerCase();
      const all = [...this.root.querySelectorAll('[role=treeitem]')];
      let count = 0;
      for (const item of all.reverse()) {
        const own = item.querySelector(':scope > .row') ?? item;
        const isHit = wanted !== '' && own.textContent.toLowerCase().includes(wanted);
        const hasHit = Boolean(item.querySelector('.hit'));
        item.classList.toggle('hit', isHit);
        item.hidden = wanted !== '' && !isHit && !hasHit;
        if (hasHit) this.toggle(item, true);
        if (isHit) count += 1;
      }
      if (wanted === '') return '';
      return count === 0 ? say("Nothing found.") : say("{count} found", {count});
    }

    // Opens the way to an object or one of its keys; nothing where the archive does not hold it.
    reveal(path, key = null) {
      const object = this.object(path);
      if (!object) return null;
      const item = (key && this.key(object, key)) || object;
      let above = item === object ? object.parentElement : object;
      for (; above && above !== this; above = above.parentElement) {
        if (above.matches('[role=treeitem]')) this.toggle(above, true);
      }
      return item;
    }

    object(path) {
      this.byPath ??= new Map([...this.root.querySelectorAll('[data-path]')].map((item) => [item.dataset.path, item]));
      return this.byPath.get(path);
    }

    key(object, key) {
      return [...object.querySelectorAll(':scope > .keys > .key')].find((item) => item.dataset.key === key);
    }
  }

  customElements.define('archive-tree', ArchiveTree);
}
