import { DEDUPE_CACHE_MESSAGES } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { type Arrival, DeliveryCheck } from './delivery-check.ts';
import { FaultInjector, type FaultPlan, NO_FAULTS, type Planted } from './fault-injector.ts';

const message = (sequence: number): Arrival => ({ sequence, key: `1001 m${sequence}`, place: sequence, ageMs: 0 });

/** What each receiver of a run gets, and what was planted, when `users` virtual users share the receivers. */
function delivered(plan: Partial<FaultPlan>, { receivers = 1, messages = 0, users = 1 }) {
  const injectors = Array.from({ length: users }, () => new FaultInjector({ ...NO_FAULTS, ...plan }));
  const heard = Array.from({ length: receivers }, (_, receiver) => {
    const arrived: number[] = [];
    const place = { before: receiver * messages, messages };
    const stream = injectors[receiver % users]?.stream(place, ({ sequence }) => void arrived.push(sequence));
    for (let sequence = 1; sequence <= messages; sequence += 1) stream?.pass(message(sequence));
    stream?.end();
    return arrived;
  });
  const sum = (kind: keyof Planted) => injectors.reduce((all, { planted }) => all + planted[kind], 0);
  return {
    heard,
    copies: sum('copies'),
    losses: sum('losses'),
    repeats: sum('repeats'),
    swaps: sum('swaps'),
    swapsLeft: sum('swapsLeft'),
    delays: sum('delays'),
  };
}

test.each([1, 2, 4, 7])('%i virtual users together plant the same faults as one', (users) => {
  const plan = { duplicate: 0.1, loseEvery: 75, repeatEvery: 70, swapEvery: 65, delayEvery: 75 };
  const size = { receivers: 20, messages: 15 };
  expect(delivered(plan, { ...size, users })).toEqual(delivered(plan, size));
  expect(delivered(plan, { ...size, users })).toMatchObject({ losses: 4, repeats: 4, swaps: 4, delays: 4 });
});

test('a run plants every Nth of all its deliveries, also when N is as large as a stream or the run', () => {
  const size = { receivers: 20, messages: 15, users: 4 };
  expect(delivered({ loseEvery: 300 }, size).losses).toBe(1);
  expect(delivered({ loseEvery: 301 }, size).losses).toBe(0);
  expect(delivered({ swapEvery: 15 }, size).swaps).toBe(20);
});

test('a message that waits for its swap when the stream ends arrives, and counts as no swap', () => {
  const { heard, swaps, swapsLeft, losses } = delivered({ swapEvery: 5, loseEvery: 5 }, { messages: 5 });
  expect({ heard, swaps, swapsLeft, losses }).toEqual({ heard: [[1, 2, 3, 4]], swaps: 0, swapsLeft: 1, losses: 1 });
});

test('every Nth delivery changes places, also the first one of a stream, and one whose neighbour was lost', () => {
  // 7 is the first one of the second stream: it changes places with the one after it.
  expect(delivered({ swapEvery: 7 }, { receivers: 2, messages: 6 })).toMatchObject({
    heard: [
      [1, 2, 3, 4, 5, 6],
      [2, 1, 3, 4, 5, 6],
    ],
    swaps: 1,
    swapsLeft: 0,
  });
  // The swap of 6 falls on the lost 5, and goes to the next two.
  expect(delivered({ swapEvery: 6, loseEvery: 5 }, { messages: 9 })).toMatchObject({
    heard: [[1, 2, 3, 4, 7, 6, 8, 9]],
    swaps: 1,
    losses: 1,
  });
});

test.each([
  [2, 3, 5],
  [2, 5, 7],
  [3, 2, 4],
  [3, 7, 10],
  [10, 9, 7],
])(
  'every %i of %i streams of %i: each swap that was due is made and found, or named',
  (swapEvery, receivers, messages) => {
    for (const loseEvery of [0, 2, 3, 5, 11]) {
      const { heard, swaps, swapsLeft } = delivered({ swapEvery, loseEvery }, { receivers, messages });
      expect(swaps + swapsLeft).toBe(Math.floor((receivers * messages) / swapEvery));
      let found = 0;
      for (const sequences of heard) {
        const check = new DeliveryCheck(messages);
        for (const sequence of sequences) check.receive(message(sequence));
        found += check.findings().outOfOrder;
      }
      expect(found).toBe(swaps);
    }
  },
);

test('copies lie behind their originals by none to one less than a client remembers, and those of the end arrive', () => {
  const messages = 20_000;
  const { heard, copies } = delivered({ duplicate: 0.1 }, { messages });
  const [arrived = []] = heard;
  expect(arrived.length).toBe(messages + copies);
  const originals = new Set<number>();
  const distances: number[] = [];
  for (const sequence of arrived) {
    if (originals.has(sequence)) distances.push(originals.size - sequence);
    originals.add(sequence);
  }
  expect(distances.length).toBe(copies);
  expect(Math.min(...distances)).toBe(0);
  expect(Math.max(...distances)).toBeGreaterThan(0.9 * DEDUPE_CACHE_MESSAGES);
  expect(Math.max(...distances)).toBeLessThan(DEDUPE_CACHE_MESSAGES);
});
