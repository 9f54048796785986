// What the scripts say, in the language of the page: `say("Search")` in English, unless the page has read a file
// `wording.js` before this one, with the texts of its language. The build looks for the texts in the scripts: what
// is said has to stand between the brackets. Values stand in the places of their names: `say("{count} found", {count})`.

const say = (english, values = {}) =>
  (globalThis.repriseTexts?.[english] ?? english).replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place);

const sayObjects = (count) => (count === 1 ? say("{count} object", {count}) : say("{count} objects", {count}));

const sayEvents = (count) => (count === 1 ? say("{count} event", {count}) : say("{count} events", {count}));
