import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { Result } from 'axe-core';
import { ACHE, test as base, expect, openChannel, XIAOMAN } from './fixtures.ts';
import { PORT } from './running-platform.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Address of the console with a world chosen. */
export const consoleOf = (world: string): string => `http://localhost:${PORT}/__console?world=${world}`;

/** A part of the console by its title. */
export const panel = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

const NAMES = { [XIAOMAN]: '小满', [ACHE]: '阿澈' };

/** The journeys of the console that a page of a user stands beside. */
export const test = base.extend<{
  /** Opens the page of a user, in the first channel of the hall, then the console in `page`, which has the connection. */
  besideConsole: (phone: keyof typeof NAMES) => Promise<Page>;
}>({
  besideConsole: async ({ world, signedIn, page }, use) => {
    await use(async (phone) => {
      const player = await signedIn(phone);
      await openChannel(player);
      await page.goto(consoleOf(world.name));
      await expect(panel(page, '连接')).toContainText(NAMES[phone]);
      return player;
    });
  },
});

/** Row of an event in the list of events. */
export const eventRow = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: '事件' })
    .getByRole('button')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Texts that do not fit where they stand: placeholders, chosen options, and lines that are cut off without a title that has the rest. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isWider = (text: string, element: HTMLElement) => {
      if (!canvas) throw new Error('there is no canvas');
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      canvas.font = font;
      const room = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      return canvas.measureText(text).width > room;
    };
    const hints = [...document.querySelectorAll('input')].filter((each) => isWider(each.placeholder, each));
    const chosen = [...document.querySelectorAll('select')].filter((each) =>
      isWider(each.selectedOptions[0]?.label ?? '', each),
    );
    const lines = [...document.querySelectorAll<HTMLElement>('body *')].filter((each) => {
      const { overflowX, clipPath } = getComputedStyle(each);
      // What scrolls loses nothing, and what is clipped to a point is for assistive technology.
      const isCutting = (overflowX === 'hidden' || overflowX === 'clip') && clipPath === 'none';
      const isCut = isCutting && each.clientWidth > 1 && each.scrollWidth > each.clientWidth;
      return isCut && each.closest('[title]') === null;
    });
    return [
      ...hints.map(({ placeholder }) => `placeholder: ${placeholder}`),
      ...chosen.map(({ selectedOptions }) => `option: ${selectedOptions[0]?.label ?? ''}`),
      ...lines.map(({ className, textContent }) => `${className}: ${textContent}`),
    ];
  });
}

/** Accessibility violations of the current page, a line each. axe runs through the debugger, which no content policy forbids. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // In the middle of a transition a colour has the contrast of neither end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  await page.evaluate(AXE);
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
