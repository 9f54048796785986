// What the scripts say, in the language of the page: `say("Search")` in English, unless the page has read a file
// `wording.js` before this one, with the texts of its language. The build looks for the texts in the scripts: what
// is said has to stand between the brackets.

"use strict";

const say = (english) => globalThis.repriseTexts?.[english] ?? english;
