// One selection for a page: a line of code, an event and an object of the archive belong together, and
// the address says which is meant, so that it can be sent to another reader.
//
// Lines and objects have anchors of their own without scripts too, events only those to which the page leads.

{
  const players = () => [...document.querySelectorAll('trace-player')].filter((player) => player.record);

  // The player and the event of an anchor.
  const eventAt = (id) => {
    for (const player of players()) {
      const step = player.record.byId.get(id);
      if (step) return {player, step};
    }
    return null;
  };

  // All events that a line led to, in all runs on the page.
  const eventsOf = (line) => players()
    .map((player) => ({player, steps: player.record.steps.filter((step) => step.lines.includes(line))}))
    .filter((found) => found.steps.length > 0);

  let waiting = null;

  // Browsers refuse addresses that change with every key of a held one.
  const setAddress = (id) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => history.replaceState(null, '', '#' + encodeURIComponent(id)), 150);
  };

  const unmark = (name) => {
    for (const marked of document.querySelectorAll('.' + name)) {
      marked.classList.remove(name);
      marked.removeAttribute('aria-current');
    }
  };

  // Marks the event in the lists, its lines in the code and its object in the archives.
  const mark = (step) => {
    unmark('is-selected');
    const repeats = document.querySelectorAll('.result .trace[data-of="' + CSS.escape(step.launch.id) + '"] li[value="' + step.number + '"]');
    for (const item of [step.item, ...repeats]) {
      item.classList.add('is-selected');
      item.setAttribute('aria-current', 'step');
    }
    step.lines.forEach((line, index) => {
      const place = document.getElementById(line);
      place?.classList.add('is-selected');
      place?.classList.toggle('is-caller', index > 0);
    });
    if (step.path === null) return;
    for (const tree of document.querySelectorAll('archive-tree[data-of="' + CSS.escape(step.launch.id) + '"]')) {
      const item = tree.root && tree.object(step.path);
      if (!item) continue;
      item.classList.add('is-selected');
      if (step.key) tree.key(item, step.key)?.classList.add('is-selected');
    }
  };

  let note = null;

  // Below the code, what its line did; the reader stays there.
  const tell = (line) => {
    note?.remove();
    note = null;
    const place = document.getElementById(line);
    const found = eventsOf(line);
    if (!place || !found.length) return;
    const steps = found.flatMap(({steps}) => steps);
    const shown = steps.filter((step) => step.isShown);
    const list = element('ol', {class: 'did-events'});
    for (const step of (shown.length ? shown : steps).slice(0, 6)) {
      const link = element('a', {href: '#' + step.id}, (step.object ? step.object.replace(/^.*\//, '') + ' ' : '') + step.name);
      list.append(element('li', {}, link, ' ', element('small', {}, say("launch {number}", {number: step.launch.number}) + say(", ") + step.phase)));
    }
    const rest = steps.length - list.children.length;
    const title = say("This line led to {events}", {events: sayEvents(steps.length)});
    note = element('div', {class: 'did-note', role: 'status'}, element('p', {}, element('b', {}, title)), list);
    if (rest > 0) note.append(element('p', {class: 'rest'}, say("and {count} more, ringed in the lanes", {count: rest})));
    (place.closest('.code') ?? place.closest('pre')).after(note);
  };

  const selectEvent = (found) => {
    relate([]);
    found.player.goTo(found.step);
  };

  const relate = (found) => {
    for (const player of players()) {
      player.lanes.relate(new Set(found.find((other) => other.player === player)?.steps ?? []));
    }
  };

  const selectLine = (line) => {
    const found = eventsOf(line);
    if (!found.length) return;
    const first = found[0].steps.find((step) => step.isShown) ?? found[0].steps[0];
    found[0].player.goTo(first);
    unmark('is-selected');
    document.getElementById(line).classList.add('is-selected');
    for (const step of found.flatMap(({steps}) => steps)) step.item.classList.add('is-selected');
    relate(found);
    tell(line);
    setAddress(line);
  };

  const open = (target) => {
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
  };

  // The event of an object that a reader means who looks at an archive: the last one by then.
  const selectNode = (tree, {path, key, id}) => {
    const isMoment = tree.matches('.of-moment');
    const isOf = (launch) => launch.id === tree.dataset.of;
    const player = isMoment ? tree.closest('.player').player : players().find((other) => other.record.launches.some(isOf));
    if (!player) return;
    const launch = player.record.launches.find(isOf);
    const about = (step) => step.path === path && (key === null || step.key === key);
    const known = player.record.steps.filter((step) => about(step) && (isMoment ? step.index <= player.step.index : step.launch === launch));
    const step = known.filter((other) => isMoment || other.phase === 'preserve').at(-1) ?? known.at(-1);
    if (step) player.goTo(step);
    if (id) setAddress(id);
  };

  const follow = () => {
    const id = panels.anchor();
    const target = document.getElementById(id);
    const found = target && eventAt(id);
    if (found) {
      selectEvent(found);
      found.player.panel.scrollIntoView({block: 'center'});
    } else if (target?.matches('.did')) {
      selectLine(id);
      target.scrollIntoView({block: 'center'});
    } else if (target?.dataset.path) {
      const tree = target.closest('archive-tree');
      open(tree);
      tree.focusItem(tree.reveal(target.dataset.path));
      selectNode(tree, {path: target.dataset.path, key: null, id});
      target.scrollIntoView({block: 'center'});
    }
  };

  // The marks of a listing are one stop for the tabulator; arrows go from one to the next.
  for (const code of document.querySelectorAll('.code pre > code')) {
    const places = [...code.querySelectorAll('.did')];
    for (const place of places.slice(1)) place.tabIndex = -1;
    code.addEventListener('keydown', (event) => {
      const index = places.indexOf(event.target);
      const next = index < 0 ? null : places[index + ({ArrowDown: 1, ArrowUp: -1}[event.key] ?? NaN)];
      if (!next) return;
      event.target.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
      event.preventDefault();
    });
  }

  // The line of code at a height of the page.
  const lineAt = (code, y) => [...code.querySelectorAll('.did')].find((place) => {
    const box = place.getBoundingClientRect();
    return y >= box.top && y <= box.bottom;
  });

  const clickLink = (event, link) => {
    const id = decodeURIComponent(link.hash.slice(1));
    if (link.matches('.did')) {
      event.preventDefault();
      selectLine(link.id);
    } else if (id.startsWith('line.') && document.getElementById(id)) {
      // From an event to its line: the event stays the one that is meant.
      event.preventDefault();
      const found = eventOf(link);
      if (found) selectEvent(found);
      const place = document.getElementById(id);
      open(place);
      place.scrollIntoView({block: 'center'});
      place.focus({preventScroll: true});
    } else if (eventAt(id)) {
      event.preventDefault();
      const found = eventAt(id);
      selectEvent(found);
      found.player.panel.scrollIntoView({block: 'nearest'});
      found.player.lanes.scroller.focus({preventScroll: true});
    }
  };

  // The event that a line of a list, or of the player, is about.
  const eventOf = (node) => {
    const player = node.closest('.player')?.player ?? node.closest('trace-player');
    if (node.closest('.player-now')) return {player, step: player.step};
    const item = node.closest('.trace li');
    return item && eventAt(item.id || item.closest('.trace').dataset.of + '.e' + item.value);
  };

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target.closest('a[href^="#"]');
    if (link) return clickLink(event, link);
    if (event.target.closest('button, summary, input, select') || getSelection().toString()) return;
    const found = event.target.closest('.trace li') && eventOf(event.target);
    if (found) return selectEvent(found);
    const code = event.target.closest('.code pre');
    const line = code && lineAt(code, event.clientY);
    if (line) selectLine(line.id);
  });

  document.addEventListener('trace-step', (event) => {
    mark(event.detail.step);
    setAddress(event.detail.step.id);
  });

  document.addEventListener('archive-node', (event) => selectNode(event.target, event.detail));

  addEventListener('hashchange', follow);
  follow();
  // When a page is loaded again, the browser goes back to where it was, whatever the address says now.
  if (panels.anchor()) addEventListener('load', () => setTimeout(follow));
}
