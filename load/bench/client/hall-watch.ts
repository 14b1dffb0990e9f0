import type { Locator, Page } from 'playwright-core';

/** A place that does not appear within this time counts as lost, and the run continues. */
const LOST_AFTER_MS = 30_000;

/** What is looked for, as a function that runs in the page, and the argument it gets. */
export type Sign = readonly [isShown: (wanted: string) => boolean, wanted: string];

export interface Shown {
  /** From the click or key to the painted result. */
  readonly ms: number;
  /** Durations of the frames of that time. */
  readonly frames: readonly number[];
}

/** Acts, and waits inside the page for every sign; null stands for one that never showed. */
export async function watched(page: Page, act: () => Promise<void>, signs: readonly Sign[]): Promise<(Shown | null)[]> {
  for (const [index, [isShown, wanted]] of signs.entries())
    await page.evaluate(`benchProbe.watch(${index}, ${isShown}, ${JSON.stringify(wanted)})`);
  await act();
  return Promise.all(signs.map((_, index) => shownOrLost(page, index)));
}

async function shownOrLost(page: Page, index: number): Promise<Shown | null> {
  return page.evaluate(
    `Promise.race([benchProbe.shown(${index}), new Promise((resolve) => setTimeout(resolve, ${LOST_AFTER_MS}, null))])`,
  );
}

/**
 * A click without Playwright's actionability checks, which would cost a throttled page time. The pointer is there before: a hand that
 * moves onto a row does not press it in the same instant, and the page would still be busy with the row under the pointer.
 */
export async function clickOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to click on');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return async () => {
    await Promise.all([mouse.down(), mouse.up()]);
  };
}
