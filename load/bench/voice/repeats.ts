import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { moments } from './page-sound.ts';
import { lineOf } from './report.ts';

const TIMES = Number(process.env['TIMES'] ?? 20);
/** What does not come within this time counts as lost, and the run continues. */
const LOST_AFTER_MS = 15_000;
/** Joins of a person are counted: one a second. */
const BETWEEN_MS = 1000;

/** Measures, and prints median and worst beside the goal. */
export async function repeat(what: string, goal: number, measure: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    times.push(await measure());
    await setTimeout(BETWEEN_MS);
  }
  console.log(lineOf(what, times, goal));
}

/** The first moment of this kind since the last reset; infinite when it does not come. */
export const first = (page: Page, what: 'heardAt' | 'heardAgainAt' | 'ringAt'): Promise<number> =>
  momentOf(page, (found) => found[what]);

/** The last sound that the page played; infinite when it does not fall silent. */
export const lastBeforeSilence = (page: Page): Promise<number> =>
  momentOf(page, ({ lastHeardAt, silentForMs }) => (silentForMs > SILENT_AFTER_MS ? lastHeardAt : 0));

const SILENT_AFTER_MS = 1000;

async function momentOf(page: Page, read: (found: ReturnType<typeof moments>) => number): Promise<number> {
  for (const until = Date.now() + LOST_AFTER_MS; Date.now() < until; await setTimeout(20)) {
    const at = read(await page.evaluate(moments));
    if (at > 0) return at;
  }
  return Number.POSITIVE_INFINITY;
}

/** The bar of the call. */
export const dock = (page: Page) => page.getByRole('region', { name: '语音', exact: true });
