// A button on each block of code copies what a reader would type: without the letters of what-ifs,
// and as the lines stand that the reader has chosen.

{
  const textOf = (code) => {
    const copy = code.cloneNode(true);
    for (const added of copy.querySelectorAll(".ask, .gone, [hidden], [aria-hidden='true']")) added.remove();
    return copy.textContent;
  };

  const select = (code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  };

  for (const pre of document.querySelectorAll('.code > pre')) {
    const code = pre.querySelector('code');
    const button = element('button', {type: 'button', class: 'copy'}, say("Copy"));
    const status = element('span', {class: 'unseen', role: 'status'});
    let timer;
    const tell = (text) => {
      button.textContent = text;
      status.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => { button.textContent = say("Copy"); status.textContent = ''; }, 2000);
    };
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(textOf(code));
        tell(say("Copied"));
      } catch {
        // Where the browser does not let scripts write, the reader can copy what is selected.
        select(code);
        tell(say("Selected"));
      }
    });
    pre.before(button, status);
  }
}
