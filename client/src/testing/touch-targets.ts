/** What a finger presses. */
const TARGETS =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="menuitem"], [role="option"], [role="tab"], [role="switch"], [role="checkbox"], summary';

/** The side of the least target, in CSS pixels. */
export const TOUCH_PX = 44;

/** How far a pseudo-element reaches beyond its element on the four sides: the part of a target that is not drawn. */
function reachBeyond(element: Element, pseudo: '::before' | '::after') {
  const style = getComputedStyle(element, pseudo);
  if (style.content === 'none' || style.position !== 'absolute') return { block: 0, inline: 0 };
  const side = (value: string) => Math.max(0, -Number.parseFloat(value) || 0);
  return { block: side(style.top) + side(style.bottom), inline: side(style.left) + side(style.right) };
}

/** The card that a link covers with a pseudo-element of its own: the whole of it is pressed. */
function covered(element: HTMLElement): Element | null {
  const { content, position } = getComputedStyle(element, '::after');
  const isOut = content !== 'none' && position === 'absolute' && getComputedStyle(element).position === 'static';
  return isOut ? element.offsetParent : null;
}

/** A link within a sentence is as high as its line; so is the name of an author, beside the picture that does the same. */
const isInText = (element: Element) =>
  getComputedStyle(element).display === 'inline' || element.closest('[data-author]') !== null;

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, left, top, right, bottom } = element.getBoundingClientRect();
  const isInView = left < window.innerWidth && top < window.innerHeight && right > 0 && bottom > 0;
  return isInView && width > 1 && height > 1 && !element.closest('[aria-hidden="true"], [inert]');
}

/** The targets on screen that are smaller than a finger, with their sizes. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((element) => {
    // A field is pressed by its frame as well.
    const frame = element.matches('input, textarea, select')
      ? (element.closest('label') ?? element.parentElement)
      : covered(element);
    // What is seen of a choice is its label: the input lies over it, without a look of its own.
    const isChoice = frame !== null && element.matches('label :is([type="radio"], [type="checkbox"])');
    if (!isShown(isChoice ? frame : element) || isInText(element)) return [];
    const boxes = [frame ?? element, ...(isChoice ? [element] : [])].map((each) => each.getBoundingClientRect());
    const grown = [reachBeyond(element, '::before'), reachBeyond(element, '::after')];
    const width = Math.max(...boxes.map((box) => box.width)) + Math.max(...grown.map(({ inline }) => inline));
    const height = Math.max(...boxes.map((box) => box.height)) + Math.max(...grown.map(({ block }) => block));
    if (width >= TOUCH_PX - 0.5 && height >= TOUCH_PX - 0.5) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return [
      `${element.tagName.toLowerCase()}.${element.className} "${name.trim().slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`,
    ];
  });
}
