// Lets the reader choose variants at the lines of code, and shows what happened then: every
// variant was run when the site was built and is in the page already, folded.
//
// Nothing here is needed to read a page: without scripts the letters at the lines are links.

{
  class WhatIf {
    constructor(section) {
      this.section = section;
      this.isEach = section.hasAttribute('data-each');
      this.run = document.getElementById(section.dataset.run);
      this.variants = new Map([...section.querySelectorAll('[data-variant]')]
        .map((body) => [body.dataset.variant, body]));
      this.chosen = new Set();
      this.lines = [...document.querySelectorAll('[data-what-if]')].filter((line) =>
        line.dataset.whatIf.split(' ').some((anchor) => anchor.startsWith(section.id + '.')));
      this.buttons = this.lines.flatMap((line) =>
        [...line.querySelectorAll('a.ask')].map((link) => this.button(link)));
      this.figures = new Set(this.lines.map((line) => line.closest('.code')));
      this.notes = [...this.figures].map((figure) => this.note(figure));
    }

    // A link at a line becomes a switch.
    button(link) {
      const question = link.getAttribute('aria-label');
      const button = element('button', {
        type: 'button', class: 'ask', 'data-label': link.dataset.label, title: question, 'aria-label': question,
        'aria-pressed': 'false',
      }, link.textContent);
      button.sentence = link.textContent;
      button.addEventListener('click', () => this.toggle(button.dataset.label));
      link.replaceWith(button);
      return button;
    }

    // What the choice makes of the example, told below the code at which it was made.
    note(figure) {
      const note = element('div', {class: 'now', role: 'status'});
      figure.after(note);
      return note;
    }

    toggle(label) {
      const chosen = new Set(this.isEach ? [] : this.chosen);
      if (this.chosen.has(label)) chosen.delete(label);
      else chosen.add(label);
      this.choose(chosen);
      const body = this.body();
      const address = body ? '#' + body.id : location.pathname + location.search;
      history.replaceState(null, '', address);
      // On a phone the run has opened over the foot of the page.
      this.buttons.find((button) => button.dataset.label === label).scrollIntoView({block: 'nearest'});
    }

    choose(labels) {
      this.chosen = labels;
      for (const button of this.buttons) {
        const isChosen = labels.has(button.dataset.label);
        button.setAttribute('aria-pressed', isChosen);
        // On the home page the switch is a sentence and not a letter.
        if (button.sentence !== button.dataset.label) button.textContent = isChosen ? say("As written") : button.sentence;
      }
      const anchors = new Set([...labels].map((label) => this.section.id + '.' + label));
      for (const line of this.lines) this.mark(line, anchors);
      this.show(this.body());
    }

    // The folded variant of the choice; nothing for the code as it is written.
    body() {
      const order = [...this.chosen].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
      return this.variants.get(order.join(' '));
    }

    mark(line, anchors) {
      const isChanged = line.dataset.whatIf.split(' ').some((anchor) => anchors.has(anchor));
      line.classList.toggle('changed', isChanged);
      for (const would of line.querySelectorAll('.would')) {
        would.hidden = !anchors.has(would.dataset.of);
      }
    }

    show(body) {
      for (const variant of this.variants.values()) {
        const details = variant.closest('details');
        details.open = variant === body;
        details.classList.toggle('chosen', variant === body);
      }
      if (this.run) this.run.hidden = Boolean(body);
      for (const row of document.querySelectorAll('[data-of="' + CSS.escape(this.section.id) + '"] tr[data-row]')) {
        if (body && row.dataset.row === body.dataset.variant) row.setAttribute('aria-current', 'true');
        else row.removeAttribute('aria-current');
      }
      this.section.classList.toggle('has-choice', Boolean(body));
      panels.RunVariant.unmark();
      this.showScreen(body?.querySelector(':scope > .seen'));
      const player = this.run?.querySelector('trace-player');
      const stage = player?.isOnStage && panels.Stage.only;
      const variant = body && player?.record ? new panels.RunVariant(player.record, body) : null;
      variant?.markResults();
      player?.record && player.vary(variant);
      if (stage) stage.tellVariant(body ? this.told(body) : []);
      else for (const note of this.notes) note.replaceChildren(...(body ? this.told(body) : []));
    }

    // What was restored stands in place of what comes back as the example is written.
    showScreen(seen) {
      if (!seen) return;
      for (const figure of document.querySelectorAll('.strip[data-run="' + CSS.escape(this.section.dataset.run) + '"] .back:not(.back ~ .back)')) {
        const instead = panels.copyOf(seen);
        instead.classList.add('instead');
        figure.append(instead);
      }
    }

    // The headline of a variant, what is lost in it, which may stand at its line, and the way to all of it.
    told(body) {
      const summary = body.closest('details').querySelector('summary');
      const losses = document.querySelectorAll('[data-of="' + CSS.escape(body.id) + '"] .restored');
      const head = element('p', {}, ...[...summary.childNodes, ...losses].map((node) => node.cloneNode(true)));
      // One that the compiler refuses leaves nothing behind.
      const isMore = body.querySelector('.launch, .nothing');
      const link = isMore ? element('a', {href: '#' + body.id}, say("Trace and archive")) : '';
      const reset = element('button', {type: 'button'}, say("As written"));
      reset.addEventListener('click', () => {
        this.choose(new Set());
        history.replaceState(null, '', location.pathname + location.search);
        this.buttons[0]?.focus({preventScroll: true});
      });
      return [head, element('p', {}, link, ' ', reset)];
    }
  }

  const all = [...document.querySelectorAll('section.what-if')].map((section) => new WhatIf(section));

  // A link to a variant chooses it, and leads to its line.
  const follow = () => {
    const id = panels.anchor();
    for (const whatIf of all) {
      const body = [...whatIf.variants.values()].find((variant) => variant.id === id);
      if (!body) continue;
      whatIf.choose(new Set(body.dataset.variant.split(' ')));
      (document.querySelector('.changed') ?? body.closest('details')).scrollIntoView({block: 'center'});
    }
  };
  addEventListener('hashchange', follow);
  // Not before the browser has gone to where the address leads.
  addEventListener('load', follow);
}
