/** Where a finger opens channels, the keyboard of the screen must not rise by itself. */
const HAS_ROOM = '(width >= 768px) and (hover: hover)';
const FIELD = 'textarea, input, select, [contenteditable]';
const COMPOSER = '[data-composer] textarea:not(:disabled)';
const WHOLE = '#content, [role="dialog"]';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled, [hidden]), textarea:not(:disabled), [tabindex]';

/**
 * The focus of the keyboard is never lost to the page. When what had it goes away, or can have it no more, it lands in the field where the
 * viewer writes beside it; else on its neighbour, on the pane around it, or on the heading. `chain` is what had it at the press that this begins
 * with, by a key or not, and what was around it, nearest first: it may be gone by now.
 */
export function followFocus(chain: readonly Element[], isByKey: boolean, signal: AbortSignal): void {
  if (signal.aborted) return;
  const [first = null, ...aroundFirst] = chain;
  const { activeElement } = document;
  const isElsewhere = activeElement !== null && activeElement !== document.body;
  let last: Element | null = isElsewhere ? activeElement : first;
  let around: readonly Element[] = isElsewhere ? ancestorsOf(activeElement) : aroundFirst;
  let byKeyboard = isByKey;
  let frame = 0;
  /** What stood before and after each element that went since the last frame. */
  let gone: MutationRecord[] = [];

  const isLost = () =>
    last !== null &&
    (!last.isConnected || last.matches(':disabled')) &&
    (document.activeElement === document.body || document.activeElement === last);
  const lookAgain = () => {
    // A dialog that closes gives the focus back by itself, a moment later.
    if (byKeyboard && isLost() && frame === 0) frame = requestAnimationFrame(onFrame);
  };
  const observer = new MutationObserver((records) => {
    if (byKeyboard && isLost()) gone.push(...records);
    lookAgain();
  });
  function onFrame() {
    frame = 0;
    if (last && isLost()) land(last, around, gone);
    gone = [];
  }

  const options = { capture: true, signal };
  const onKey = () => {
    byKeyboard = true;
  };
  const onPointer = () => {
    byKeyboard = false;
  };
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null;
    around = ancestorsOf(last);
  };
  lookAgain();
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('pointerdown', onPointer, options);
  document.addEventListener('focusin', onFocus, options);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}

/** Nearest first. An element that went does not know where it was. */
function ancestorsOf(element: Element | null): readonly Element[] {
  const around: Element[] = [];
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) around.push(parent);
  return around;
}

function land(lost: Element, around: readonly Element[], gone: readonly MutationRecord[]): void {
  const place = around.find(({ isConnected }) => isConnected) ?? null;
  const pane = place?.closest('[role="dialog"], aside') ?? document.getElementById('content');
  // The page as a whole says less than its heading.
  const frame = place?.closest<HTMLElement>('[tabindex]:not(#content)');
  const isAtTop = place === document.body || place === pane;
  const neighbour = isAtTop ? null : neighbourOf(lost, around, gone);
  focusOn(pane?.querySelector<HTMLElement>(COMPOSER) ?? neighbour ?? frame ?? headingOf());
}

let landed: HTMLElement | null = null;

/** In the composer of the channel that came on screen, or on its heading; not where a person writes, or has a layer open. */
export function landInChannel(): void {
  if (!window.matchMedia(HAS_ROOM).matches) return;
  const active = document.activeElement;
  const isBusy = active !== landed && (active?.matches(FIELD) || active?.closest('[role="dialog"], [role="menu"]'));
  if (isBusy) return;
  landed = document.querySelector<HTMLElement>(`#content ${COMPOSER}`) ?? headingOf();
  focusOn(landed);
}

const headingOf = () => document.querySelector<HTMLElement>('h1') ?? document.getElementById('content');

function focusOn(target: HTMLElement | null): void {
  if (target && !target.matches(FOCUSABLE)) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** What can have the focus and stood right before the element, else right after it. */
function neighbourOf(
  lost: Element,
  around: readonly Element[],
  gone: readonly MutationRecord[],
): HTMLElement | undefined {
  const [child = lost] = [lost, ...around].filter((each) => !each.isConnected).slice(-1);
  // What stands beside a whole page or dialog belongs to another one.
  if (child.matches(WHOLE) || child.querySelector(WHOLE)) return undefined;
  const record = gone.find(({ removedNodes }) => [...removedNodes].includes(child));
  const before = record ? record.previousSibling : child.previousSibling;
  const after = record ? record.nextSibling : child.nextSibling;
  return focusablesIn(before).at(-1) ?? focusablesIn(after)[0];
}

function focusablesIn(node: Node | null): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement) || !node.isConnected) return [];
  const inside = [...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return [...(node.matches(FOCUSABLE) ? [node] : []), ...inside].filter((each) => each.getClientRects().length > 0);
}
