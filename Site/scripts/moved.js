// At an old address: an anchor that was asked for there is asked for at the new one, too.

{
  const moved = document.querySelector('a[data-moved]');
  if (moved && location.hash && !new URL(moved.href).hash) location.replace(moved.href + location.hash);
}
