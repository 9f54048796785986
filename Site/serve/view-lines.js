// Outlines the view of a reader's phone whose row is pointed at, and leads from the row to the line that made the view.
//
//   <rect class="view-outline" data-view="12"> … <button data-view="12" data-piece="0" data-line="7" data-column="5">
//   window.repriseViewLines(playground)

window.repriseViewLines = (ground) => {
  'use strict';

  const row = (event) => event.target.closest?.('.view-lines button');

  const outline = (chosen) => {
    for (const box of ground.result.querySelectorAll('.view-outline')) {
      box.classList.toggle('shown', box.dataset.view === chosen?.dataset.view);
    }
  };

  for (const name of ['pointerover', 'focusin']) ground.result.addEventListener(name, (event) => outline(row(event)));
  for (const name of ['pointerleave', 'focusout']) ground.result.addEventListener(name, () => outline(null));

  ground.result.addEventListener('click', (event) => {
    const button = row(event);
    if (!button) return;
    const piece = ground.pieces[Number(button.dataset.piece)];
    if (!piece) return;
    ground.select(ground.pieces.indexOf(piece));
    piece.editor.go(Number(button.dataset.line), Number(button.dataset.column));
  });
};
