/** Texts that are longer than their place: cut off without an ellipsis, or drawn beyond the control that they name. */
export function cutTexts(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const problem = problemOf(element, { left, right });
    if (problem) found.add(`${problem}: ${node.textContent?.trim().slice(0, 60)}`);
  }
  return [...found];
}

interface Reach {
  readonly left: number;
  readonly right: number;
}

/** Text that only assistive technology reads, and text that is not drawn. */
function isHidden(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clipPath, clip } = getComputedStyle(each);
    if (clipPath !== 'none' || clip !== 'auto') return true;
  }
  return false;
}

const CONTROLS = 'button, a, label, [role="tab"], [role="radio"], [role="option"]';

function problemOf(element: Element, { left, right }: Reach): string | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(each);
    // What ends in dots, or scrolls, is no cut.
    if (textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp)) return null;
    if (each.hasAttribute('title') || overflowX === 'auto' || overflowX === 'scroll') return null;
    const box = each.getBoundingClientRect();
    const isBeyond = left < box.left - 1 || right > box.right + 1;
    if (!isBeyond) continue;
    if (overflowX === 'hidden' || overflowX === 'clip') return `cut off in ${nameOf(each)}`;
    if (each.matches(CONTROLS)) return `beyond ${nameOf(each)}`;
  }
  return left < -1 || right > innerWidth + 1 ? 'beyond the window' : null;
}

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`;
