// The search of the site: <site-search> becomes a field with a list of what it finds. What it reads
// are scripts, so that it works on pages that were opened from a disk. SearchWords.swift makes the words
// of the pages; `words` and `shardOf` here make the same of what is typed.

const repriseSearch = (() => {
  // Whether a text begins with a letter of a writing without spaces, or with a syllable of Korean.
  const isUnspaced = (text) =>
    /^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{2fa1f}]/u.test(text);

  const plain = (text) =>
    text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase();

  const runs = (text) => {
    const found = [];
    let run = '', isRunUnspaced = false;
    for (const character of plain(text) + ' ') {
      const isPart = /[\p{L}\p{N}]/u.test(character);
      const unspaced = isUnspaced(character);
      if (run && (!isPart || unspaced !== isRunUnspaced)) {
        found.push({ text: run, isUnspaced: isRunUnspaced });
        run = '';
      }
      if (isPart) {
        run += character;
        isRunUnspaced = unspaced;
      }
    }
    return found;
  };

  // These are on most pages, and tell none from another.
  const common = /^(after|an|and|are|at|between|can|changes?|difference|do|does|every|for|from|happens?|how|if|in|is|it|long|must|my|need|of|on|should|the|to|what|when|where|which|why|with)$/;

  // What is typed: whole words, of which one at the end may be the beginning of a word.
  const words = (text) => {
    const isOpen = !/\s$/.test(text);
    const all = runs(text);
    return all.flatMap((run, index) => {
      const isLast = isOpen && index === all.length - 1;
      const characters = [...run.text];
      if (run.isUnspaced && characters.length > 1) {
        return characters.slice(1).map((character, index) => ({ text: characters[index] + character, isBeginning: false }));
      }
      return [{ text: run.text, isBeginning: isLast || run.isUnspaced }];
    }).filter(({ text, isBeginning }) => (text.length > 1 || isUnspaced(text)) && (isBeginning || !common.test(text)));
  };

  const shardOf = (word) => {
    const [first, second] = [...word];
    return first > "\x7f" ? 'u' + (first.codePointAt(0) % 32) : first + (second <= "\x7f" ? second : '_');
  };

  let site = null;
  const shards = new Map();
  const texts = {};
  // By which words a section was found that has not the one that is typed.
  const related = {};
  const loading = new Map();
  let root = '', folder = '';

  // Each file is asked for once; one that cannot be read is asked for again at the next search.
  const load = (name) => {
    if (!loading.has(name)) {
      loading.set(name, new Promise((resolve, reject) => {
        const script = element('script', {src: root + folder + 'search/' + name + '.js'});
        script.onload = resolve;
        script.onerror = () => {
          loading.delete(name);
          reject(new Error(say("The search index cannot be read.")));
        };
        document.head.append(script);
      }));
    }
    return loading.get(name);
  };

  const sectionsOf = (word) => {
    const shard = shards.get(shardOf(word.text)) || {};
    const found = new Map();
    for (const [text, numbers] of Object.entries(shard)) {
      const isSame = text === word.text;
      if (!isSame && !(word.isBeginning && text.startsWith(word.text))) continue;
      for (let index = 0, section = 0; index < numbers.length; index += 2) {
        section += numbers[index];
        const weight = numbers[index + 1] * (isSame ? 2 : 1);
        found.set(section, Math.max(found.get(section) || 0, weight));
      }
    }
    return found;
  };

  // Null where nothing that can be looked for is typed. Sections with all words come first, those in their page's title
  // and summary included, and of the reference only those that have them in titles and headings; then the others of the
  // reference, then those with most of the words, rare words before common ones and guides before the reference. A heading
  // that says all of them comes before all. `isPart` says that none has all.
  const find = async (text, limit) => {
    const sought = words(text);
    if (sought.length === 0) return null;
    await load('site');
    const names = new Set(sought.map((word) => shardOf(word.text)));
    await Promise.all([...names].filter((name) => site.shards.has(name)).map(load));
    const found = sought.map(sectionsOf);
    const rarity = found.map((sections) => Math.log(1 + site.sections.length / (1 + sections.size)));
    const isSaid = ([page, , heading]) => {
      const said = plain(heading ?? site.pages[page][0]);
      return sought.every(({ text }) => [text, ...(related[text] ?? [])].some((word) => RegExp('(?<![a-z])' + word).test(said)));
    };
    const results = [];
    site.sections.forEach((section, index) => {
      const first = site.firstSections[section[0]];
      // Guides answer most questions; the reference is for who writes guides.
      const worth = /(^|\/)reference\//.test(site.pages[section[0]][1]) ? 0.4 : 1;
      let weight = 0, covered = 0, count = 0, least = 8;
      found.forEach((sections, place) => {
        const own = sections.get(index) || 0;
        const ofPage = index === first ? 0 : (sections.get(first) || 0) / 4;
        // A page may say the same without "not".
        if (own + ofPage === 0) return void (count += sought[place].text === 'not');
        weight += (own + ofPage) ** 0.7 * rarity[place] * worth;
        covered += rarity[place];
        count += 1;
        least = Math.min(least, own + ofPage);
      });
      if (found.some((sections) => sections.has(index))) results.push({ section, index, weight, covered: covered * worth, isWhole: count === found.length && (isSaid(section) ? 2 : least < 8 ? worth : 1) });
    });
    results.sort((left, right) =>
      right.isWhole - left.isWhole || (left.isWhole ? 0 : right.covered - left.covered) || right.weight - left.weight || left.index - right.index);
    const best = results[0];
    const near = results.filter((result) => result.isWhole || !best.isWhole && result.covered > best.covered / 2);
    const list = near.slice(0, limit).map(({ section: [page, anchor = '', heading] }) => {
      const [title, path] = site.pages[page];
      // A symptom shows the text that it leads to.
      const place = site.sections.findIndex(([other, otherAnchor = '']) => other === page && otherAnchor === anchor);
      return { title, heading, excerpt: excerpt(sought, page, place - site.firstSections[page]), address: root + path + (anchor ? '#' + encodeURIComponent(anchor) : '') };
    });
    return Object.assign(list, { isPart: Boolean(best) && !best.isWhole });
  };

  // The part of a section that has the words, which are lit; the text of a page is read when a result shows it.
  const excerpt = async (sought, page, place) => {
    await load('text-' + page).catch(() => {});
    const text = texts[page]?.[place] ?? '';
    // A short word is lit where a word begins, and not in the midst of others.
    const alternatives = sought.flatMap(({ text }) => [text, ...(related[text] ?? [])]).map((text) => (text.length < 4 ? '(?<![a-z])' : '') + text);
    const isSought = new RegExp('(' + alternatives.join('|') + ')', 'iu');
    const at = Math.max(0, text.search(isSought));
    const before = at > 40 ? '… ' + text.slice(at - 40, at).replace(/^\S* /, '') : text.slice(0, at);
    return (before + text.slice(at, at + 160)).split(isSought).map((part, index) => (index % 2 ? element('mark', {}, part) : part));
  };

  return {
    text(page, sections) { texts[page] = sections; },
    site(pages, sections, names) {
      const firstSections = [];
      sections.forEach(([page], index) => { firstSections[page] ??= index; });
      site = { pages, sections, firstSections, shards: new Set(names) };
    },
    shard(name, content, others) {
      shards.set(name, content);
      Object.assign(related, others);
    },
    find(text, limit, from, below) {
      root = from;
      folder = below;
      return find(text, limit);
    },
  };
})();

customElements.define('site-search', class extends HTMLElement {
  connectedCallback() {
    const list = element('ul', {id: 'search-results', hidden: '', role: 'listbox', 'aria-label': say("Search results")});
    const field = element('input', {
      type: 'search', placeholder: say("Search"), autocomplete: 'off', spellcheck: 'false', role: 'combobox',
      'aria-label': say("Search"), 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'aria-controls': list.id,
      'aria-keyshortcuts': '/',
    });
    const status = element('p', {role: 'status', hidden: ''});
    this.replaceChildren(field, status, list);
    Object.assign(this, { field, list, status, selected: -1 });

    field.addEventListener('input', () => this.search());
    field.addEventListener('focus', () => { if (field.value) this.search(); });
    field.addEventListener('keydown', (event) => this.key(event));
    // On the page for a wrong address, searches for the address.
    const [, name] = location.pathname.match(/([^/]*?)(\.html)?$/);
    if (name !== '404' && document.querySelector('[data-search-address]')) {
      field.value = name;
      field.focus();
    }
    this.addEventListener('focusout', (event) => { if (!this.contains(event.relatedTarget)) this.close(); });
    document.addEventListener('keydown', (event) => {
      const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.focus();
      field.select();
    });
  }

  async search() {
    const text = this.field.value;
    let results = [], message = '';
    try {
      const found = await repriseSearch.find(text, 12, this.dataset.root, this.dataset.folder);
      if (found?.length === 0) message = say("Nothing found.");
      else if (found?.isPart) message = say("No page has all of these words. The nearest:");
      results = found ?? [];
    } catch (error) {
      message = error.message;
    }
    // What was typed while this was looked for has its own results.
    if (text !== this.field.value) return;
    this.show(results, message);
  }

  show(results, message) {
    this.list.replaceChildren(...results.map((result, index) => {
      const link = element('a', {href: result.address, tabindex: '-1'}, element('b', {}, result.heading || result.title));
      if (result.heading) link.append(' ', element('span', {}, result.title));
      result.excerpt.then((nodes) => link.append(' ', element('small', {}, ...nodes)));
      link.addEventListener('click', () => this.close());
      return element('li', {id: 'search-result-' + index, role: 'option', 'aria-selected': 'false'}, link);
    }));
    this.list.hidden = results.length === 0;
    this.status.textContent = message || (results.length ? say("{count} found", {count: results.length}) : '');
    this.status.hidden = message === '';
    this.field.setAttribute('aria-expanded', results.length > 0);
    this.select(results.length ? 0 : -1);
  }

  select(index) {
    this.selected = index;
    [...this.list.children].forEach((item, place) => item.setAttribute('aria-selected', place === index));
    const item = this.list.children[index];
    if (item) {
      this.field.setAttribute('aria-activedescendant', item.id);
      item.scrollIntoView({ block: 'nearest' });
    } else {
      this.field.removeAttribute('aria-activedescendant');
    }
  }

  key(event) {
    const count = this.list.children.length;
    if (event.key === 'Escape') {
      this.field.value = '';
      this.close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      this.select((this.selected + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    } else if (event.key === 'Enter' && this.selected >= 0 && !event.isComposing) {
      this.list.children[this.selected].querySelector('a').click();
    } else {
      return;
    }
    event.preventDefault();
  }

  close() {
    this.list.hidden = true;
    this.status.hidden = true;
    this.field.setAttribute('aria-expanded', 'false');
    this.select(-1);
  }
});
