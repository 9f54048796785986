// Tells what a name in code stands for: under the pointer, and by keyboard in code that has the focus,
// where Enter or t asks for the first name, the arrows go on, and Escape ends it. What it tells is in a
// script of the page's own, read at the first question. Without scripts, code is just code.

(() => {
  "use strict";

  const main = document.querySelector("main[data-names]");
  if (!main) return;

  let loaded = null;
  const load = () => (loaded ??= new Promise((resolve) => {
    window.repriseNames = (listings, declarations) => resolve({ listings, declarations });
    const script = element("script", {src: main.dataset.names});
    script.onerror = () => resolve({ listings: {}, declarations: [] });
    document.head.append(script);
  }));

  // The names of a listing as {line, column, length, text}, the lines counted from its start.
  const namesOf = ({ listings, declarations }, id) => {
    const numbers = listings[id] || [];
    const names = [];
    let line = 0;
    for (let i = 0; i < numbers.length; i += 4) {
      line += numbers[i];
      names.push({ line, column: numbers[i + 1], length: numbers[i + 2], text: declarations[numbers[i + 3]] });
    }
    return names;
  };

  // What scripts and what-if lines add to the code is no part of it.
  const isCode = (node) => !node.parentElement.closest(".would, .ask, button, [aria-hidden]");

  // The pieces of text with the line and column at which each begins.
  const piecesOf = (code) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const pieces = [];
    let line = 0, column = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isCode(node)) continue;
      let start = 0;
      for (const part of node.data.split("\n")) {
        if (start > 0) [line, column] = [line + 1, 0];
        pieces.push({ node, start, line, column, length: part.length });
        column += part.length;
        start += part.length + 1;
      }
    }
    return pieces;
  };

  const rangeOf = (code, name) => {
    const range = document.createRange();
    let isBegun = false;
    for (const piece of piecesOf(code)) {
      if (piece.line !== name.line || piece.column + piece.length < name.column) continue;
      const end = name.column + name.length;
      if (!isBegun && name.column < piece.column + piece.length) {
        range.setStart(piece.node, piece.start + name.column - piece.column);
        isBegun = true;
      }
      if (isBegun && end <= piece.column + piece.length) {
        range.setEnd(piece.node, piece.start + end - piece.column);
        return range;
      }
    }
    return null;
  };

  // The tip is announced when it changes by keyboard; the pointer's is only seen.
  const tip = element("div", {class: "name-tip", hidden: ""});
  const frame = element("div", {class: "name-frame", hidden: ""});
  const voice = element("div", {class: "name-voice", role: "status"});
  document.body.append(frame, tip, voice);

  let shown = null;
  let leaving = 0;

  const hide = () => {
    clearTimeout(leaving);
    tip.hidden = frame.hidden = true;
    voice.textContent = "";
    shown = null;
  };

  const show = (code, names, index, isSpoken) => {
    const range = rangeOf(code, names[index]);
    if (!range) return;
    clearTimeout(leaving);
    const box = range.getBoundingClientRect();
    const left = box.left + scrollX, top = box.top + scrollY;
    tip.textContent = names[index].text;
    tip.hidden = frame.hidden = false;
    Object.assign(frame.style, { left: left + "px", top: top + "px", width: box.width + "px", height: box.height + "px" });
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    const above = top - tip.offsetHeight - 4;
    Object.assign(tip.style, {
      left: Math.max(8 + scrollX, Math.min(left, room + scrollX)) + "px",
      top: (above > scrollY ? above : top + box.height + 4) + "px",
    });
    if (isSpoken) voice.textContent = names[index].text;
    shown = { code, names, index };
  };

  const listingOf = (target) => target.closest?.("pre > code")?.closest(".code[id]");

  // Where the pointer is, as a line and a column of the code.
  const placeAt = (code, x, y) => {
    const caret = document.caretPositionFromPoint?.(x, y);
    const range = caret ? null : document.caretRangeFromPoint?.(x, y);
    const node = caret?.offsetNode ?? range?.startContainer;
    const offset = caret?.offset ?? range?.startOffset;
    const piece = piecesOf(code).find((piece) =>
      piece.node === node && offset >= piece.start && offset <= piece.start + piece.length);
    return piece && { line: piece.line, column: piece.column + offset - piece.start };
  };

  const nameAt = (code, names, x, y) => {
    const place = placeAt(code, x, y);
    if (!place) return -1;
    return names.findIndex((name) => {
      if (name.line !== place.line || place.column < name.column || place.column > name.column + name.length) return false;
      const box = rangeOf(code, name)?.getBoundingClientRect();
      return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
  };

  const point = async (event) => {
    const listing = listingOf(event.target);
    if (tip.contains(event.target)) return clearTimeout(leaving);
    if (!listing) return leave();
    const code = listing.querySelector("pre > code");
    const names = namesOf(await load(), listing.id);
    const index = nameAt(code, names, event.clientX, event.clientY);
    if (index < 0) return leave();
    if (shown?.code !== code || shown.index !== index) show(code, names, index, false);
    else clearTimeout(leaving);
  };

  // The pointer has time to go to the tip.
  const leave = () => {
    clearTimeout(leaving);
    if (shown && !shown.isKeyed) leaving = setTimeout(hide, 300);
  };

  let waiting = 0;
  document.addEventListener("pointermove", (event) => {
    cancelAnimationFrame(waiting);
    if (event.pointerType !== "touch") waiting = requestAnimationFrame(() => point(event));
  });
  const click = (event) => {
    if (getSelection().isCollapsed) point(event);
  };
  document.addEventListener("click", click);

  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: "down", ArrowUp: "up" };

  // The name in the next or previous line that has one, nearest to the same column.
  const across = ({ names, index }, direction) => {
    const here = names[index];
    const lines = names.map((name) => name.line).filter((line) => direction === "down" ? line > here.line : line < here.line);
    if (!lines.length) return index;
    const line = direction === "down" ? Math.min(...lines) : Math.max(...lines);
    const distance = (name) => Math.abs(name.column - here.column);
    return names.reduce((best, name, i) =>
      name.line === line && (best < 0 || distance(name) < distance(names[best])) ? i : best, -1);
  };

  const press = async (event) => {
    if (event.key === "Escape" && shown) {
      event.preventDefault();
      return hide();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pre = event.target.closest?.(".code[id] > pre");
    if (!pre || event.target !== pre) return;
    const isKeyed = shown?.isKeyed && pre.contains(shown.code);
    if (!isKeyed && event.key !== "Enter" && event.key !== "t") return;
    if (isKeyed && !(event.key in step)) return;
    event.preventDefault();
    const code = pre.querySelector("code");
    const names = isKeyed ? shown.names : namesOf(await load(), pre.parentElement.id);
    if (!names.length) return;
    const move = step[event.key];
    const index = !isKeyed ? 0
      : typeof move === "string" ? across(shown, move)
      : Math.max(0, Math.min(names.length - 1, shown.index + move));
    rangeOf(code, names[index])?.startContainer.parentElement.scrollIntoView({ block: "nearest", inline: "nearest" });
    show(code, names, index, true);
    if (shown) shown.isKeyed = true;
  };
  document.addEventListener("keydown", press);
  document.addEventListener("focusout", (event) => {
    if (shown?.isKeyed && event.target.contains(shown.code)) hide();
  });
  addEventListener("scroll", (event) => {
    // Other boxes, the lanes beside the text among them, may scroll as they like.
    if (!shown || event.target === document || !event.target.contains(shown.code)) return;
    if (!shown.isKeyed) return hide();
    // A long line has come into view for the name that was asked for: the tip goes with it.
    show(shown.code, shown.names, shown.index, false);
    shown.isKeyed = true;
  }, { capture: true, passive: true });

  // What brought a reader to this script is their first question.
  const asked = window.repriseNamesBegin?.();
  if (asked?.type === "keydown") press(asked);
  else if (asked?.type === "click") click(asked);
  else if (asked && asked.pointerType !== "touch") point(asked);
})();
