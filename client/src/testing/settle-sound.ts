import type { Clock } from '../platform/ports/clock.ts';

const SETTLE_METERS_MAX = 120;

/** Waits until who hears whom has not changed for `calm` readings of the levels, 50 ms apart. */
export async function settleSound(
  clock: Clock,
  pages: ReadonlyMap<string, { hears(uid: string): number }>,
  calmMeters: number,
): Promise<void> {
  const picture = () =>
    `${[...pages].flatMap(([uid, page]) => [...pages.keys()].map((from) => `${uid}<${from} ${page.hears(from) > 0}`))}`;
  let calm = 0;
  let before = '';
  for (let meter = 0; meter < SETTLE_METERS_MAX && calm < calmMeters; meter += 1) {
    await clock.sleep(50);
    const seen = picture();
    calm = seen === before ? calm + 1 : 0;
    before = seen;
  }
}
