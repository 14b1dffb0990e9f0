import { page } from 'vitest/browser';

/** The words in the head of the open menu, as a phone shows them. */
export function menuHead(): string {
  const head = page.getByRole('menu').element().querySelector('[data-menu-head]');
  if (!head?.checkVisibility()) throw new Error('the menu shows no head');
  // The initial in place of a picture stands before them.
  return head.lastElementChild?.textContent ?? '';
}
