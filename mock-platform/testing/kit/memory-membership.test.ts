import { expect, test } from 'vitest';
import type { Clock } from '../../src/ports.ts';
import { createMemoryMembership } from './memory-membership.ts';

/** A clock that a test moves, with the work that is due. */
function manualClock() {
  let now = 0;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    steady: () => now,
    after: (ms, work) => {
      const entry = { at: now + ms, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((each) => each !== entry);
      };
    },
  };
  return {
    clock,
    /** Moves the clock without running due timers, as in a paused process. */
    pause: (ms: number) => {
      now += ms;
    },
    run: () => {
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { work } of due) work();
    },
  };
}

const nothing = () => {};
const node = (name: string, clock: Clock, onLapse = nothing) => ({ name, clock, onLapse });

test('the oldest member leads, and the next one as soon as it leaves', async () => {
  const { clock } = manualClock();
  const membership = createMemoryMembership(900);
  const [a, b] = [await membership.join(node('a', clock)), await membership.join(node('b', clock))];
  expect([a.leads(), b.leads()]).toEqual([true, false]);
  expect([b.isLive(a.lease()), b.isLive('nowhere')]).toEqual([true, false]);
  a.leave();
  expect([a.leads(), b.leads(), b.isLive(a.lease())]).toEqual([false, true, false]);
});

test('a lease that is renewed does not lapse, one that is not passes the lead on', async () => {
  const { clock, pause, run } = manualClock();
  const membership = createMemoryMembership(900);
  const a = await membership.join(node('a', clock));
  for (let third = 0; third < 10; third += 1) {
    pause(300);
    run();
  }
  expect(a.leads()).toBe(true);
  pause(900);
  expect(a.leads()).toBe(false);
  const b = await membership.join(node('b', clock));
  expect([b.leads(), b.isLive(a.lease())]).toEqual([true, false]);
});

test('a paused node hears that its lease has lapsed, and leads after the others from then on', async () => {
  const { clock, pause, run } = manualClock();
  const membership = createMemoryMembership(900);
  let lapses = 0;
  const onLapse = () => {
    lapses += 1;
  };
  const a = await membership.join(node('a', clock, onLapse));
  pause(950);
  const b = await membership.join(node('b', clock));
  const lapsed = a.lease();
  run();
  expect([a.lease() === lapsed, b.isLive(lapsed)]).toEqual([false, false]);
  expect([lapses, a.leads(), b.leads(), b.isLive(a.lease())]).toEqual([1, false, true, true]);
});
