/** Rail, tree, lines, composer, members: visible elements with `data-landmark`, in document order. */
export function moveToLandmark(step: 1 | -1): void {
  const landmarks = [...document.querySelectorAll<HTMLElement>('[data-landmark]')].filter(
    (element) => element.getClientRects().length > 0,
  );
  const at = landmarks.findIndex((landmark) => landmark.contains(document.activeElement));
  const target = landmarks.at(at < 0 ? 0 : (at + step) % landmarks.length);
  if (!target) return;
  if (target.querySelector('[role="log"]')) focusLine(target);
  else (target.querySelector<HTMLElement>(STOP) ?? target).focus();
}

const STOP = '[tabindex="0"], textarea:not(:disabled), input:not(:disabled, [hidden])';

/** The line that was visited last if it is still in view, else the newest in view: the list must not move. */
function focusLine(list: HTMLElement): void {
  const view = list.getBoundingClientRect();
  const inView = [...list.querySelectorAll<HTMLElement>('[data-roving]')].filter((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top < view.bottom && bottom > view.top;
  });
  const visited = inView.find((line) => line.tabIndex === 0 && line.hasAttribute('data-visited'));
  (visited ?? inView.at(-1) ?? list).focus({ preventScroll: true });
}
