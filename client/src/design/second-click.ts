const CONTROLS = 'a, button, [role^="menuitem"], [role="option"]';

/** The control of the first click. */
let first: Element | null = null;

/**
 * The second click of a double click is meant for the control that was there at the first, not for the one that a quick answer, a shorter
 * list or a closed menu has put in its place. A control that itself turns into its opposite is marked with `data-turns`. A key has no count.
 */
function keepToOneControl(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
  if (event.detail === 1) first = control;
  if (event.detail < 2 || (control === first && !control?.hasAttribute('data-turns'))) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Before anything else on the page hears of a click. However often it is called, the page has it once. */
export function watchSecondClicks(page: Document): void {
  page.addEventListener('click', keepToOneControl, { capture: true });
}
