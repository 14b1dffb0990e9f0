// Shows what holds every word of the search box, and keeps the word in the address so that it can be passed on.
const box = document.querySelector('input');
const count = document.querySelector('output');
const rows = [...document.querySelectorAll('[data-words]')];

function filter() {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const row of rows) {
    row.hidden = !words.every((word) => row.dataset.words.includes(word));
    if (!row.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = words.length > 0 && !section.querySelector('[data-words]:not([hidden])');
  }
  count.value = words.length > 0 ? `${shown} / ${rows.length}` : '';
  history.replaceState(
    null,
    '',
    words.length > 0 ? `?q=${encodeURIComponent(box.value)}${location.hash}` : location.pathname + location.hash,
  );
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

box.value = new URLSearchParams(location.search).get('q') ?? '';
box.addEventListener('input', filter);
addEventListener('hashchange', openTarget);
filter();
openTarget();
