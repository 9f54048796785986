// Fetches the script that tells what names in code stand for when the reader first comes to code: most who read
// a page point at none. The index of APIs has use for it at once.

{
  const file = new URL('names.js', document.currentScript.src).href;
  const kinds = ['pointermove', 'click', 'keydown'];

  const fetchOnce = () => {
    if (!document.querySelector(`script[src='${file}']`)) document.head.append(element('script', {src: file}));
  };

  // The last event is kept for the script: the pointer may rest by the time it is there.
  const come = (event) => {
    const isOnCode = event.target.closest?.('.code[id] > pre');
    window.repriseAsked = isOnCode && event;
    if (isOnCode) fetchOnce();
  };

  if (document.querySelector('main[data-names]')) {
    for (const kind of kinds) document.addEventListener(kind, come);
    window.repriseNamesBegin = () => {
      for (const kind of kinds) document.removeEventListener(kind, come);
      return window.repriseAsked;
    };
  }
  if (document.querySelector('api-filter')) fetchOnce();
}
