import axe from 'axe-core';
import { cdp, page } from 'vitest/browser';
import { drawn } from './drawn.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Problems of the page at a width: accessibility violations, elements wider than the window, and layouts that a text turns around. */
export async function inspect(width: number): Promise<string[]> {
  await page.viewport(width, width < 600 ? 740 : 900);
  // The pointer would leave a control in its hover state.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  await drawn();
  // What follows a scroll has no end.
  const passing = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
  const { scrollWidth, clientWidth } = document.documentElement;
  const misplaced = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
  // The layer of dialogs scrolls by itself, so an overwide child does not widen the document.
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
    const { left, right } = dialog.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) misplaced.push(`a dialog reaches from ${left} to ${right} px`);
    const hidden = dialog.scrollWidth - dialog.clientWidth;
    if (hidden > 1) misplaced.push(`a dialog hides ${hidden} px beside it`);
  }
  // The direction of a text must not turn the icons and buttons beside it around.
  for (const text of document.querySelectorAll('[dir="auto"]')) {
    if (!/flex|grid/.test(getComputedStyle(text).display)) continue;
    misplaced.push(`the direction of its text lays out ${text.outerHTML.slice(0, 80)}`);
  }
  const { violations } = await axe.run(document, { runOnly: TAGS, resultTypes: ['violations'] });
  return [
    ...misplaced,
    ...violations.map(({ id, nodes }) => {
      const where = nodes.map(
        ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary?.split('\n')[1] ?? ''}`,
      );
      return `${id}: ${where.join('; ')}`;
    }),
  ].map((problem) => `${width} px: ${problem}`);
}
