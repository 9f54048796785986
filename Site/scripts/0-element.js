// What all other scripts make elements with, and what they know of each other.

'use strict';

const panels = (window.reprisePanels = {});

const withContent = (made, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const element = (name, attributes = {}, ...children) => withContent(document.createElement(name), attributes, children);

const drawn = (name, attributes = {}, ...children) =>
  withContent(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children);
