import { describe, expect, test } from 'vitest';
import { type Arrival, DeliveryCheck, sumOf, togetherOf } from './delivery-check.ts';
import { FaultInjector, type FaultPlan, NO_FAULTS } from './fault-injector.ts';

const MESSAGES = 100_000;

/** The verdict of the check on messages 1 to n that came through planted faults. */
function checked(plan: Partial<FaultPlan>, messages = MESSAGES, from: (sequence: number) => Arrival[] = one) {
  const faults = new FaultInjector({ ...NO_FAULTS, ...plan });
  const check = new DeliveryCheck(messages);
  let shown = 0;
  const stream = faults.stream({ before: 0, messages }, (arrival) => {
    if (check.receive(arrival)) shown += 1;
  });
  for (let sequence = 1; sequence <= messages; sequence += 1) {
    for (const message of from(sequence)) stream.pass(message);
  }
  stream.end();
  return { ...check.findings(), shown, planted: faults.planted };
}
const one = (sequence: number): Arrival[] => [{ sequence, key: `1001 m${sequence}`, place: sequence, ageMs: 0 }];

describe('the check of deliveries', () => {
  test('a receiver of whose streams one is silent has lost its messages; one who heard nothing is silent', () => {
    const [heard, missed] = [new DeliveryCheck(2), new DeliveryCheck(3)];
    expect(togetherOf([heard, missed].map((each) => each.findings()))).toMatchObject({ lost: 0, isSilent: true });
    for (const arrival of [...one(1), ...one(2)]) heard.receive(arrival);
    expect(togetherOf([heard, missed].map((each) => each.findings()))).toMatchObject({
      expected: 5,
      arrived: 2,
      lost: 3,
      isSilent: false,
    });
  });

  test('adds up what several receivers have found, at any moment', () => {
    const [some, none] = [new DeliveryCheck(3), new DeliveryCheck(3)];
    for (const arrival of [...one(1), ...one(1), ...one(3)]) some.receive(arrival);
    expect(sumOf([some.findings(), none.findings()])).toEqual({
      expected: 6,
      arrived: 2,
      lost: 1,
      shownTwice: 0,
      copies: 1,
      outOfOrder: 0,
      stale: 0,
      silent: 1,
    });
  });

  test('finds nothing where nothing is wrong', () => {
    const { shown, planted, ...findings } = checked({});
    expect(findings).toEqual({
      expected: MESSAGES,
      arrived: MESSAGES,
      lost: 0,
      shownTwice: 0,
      copies: 0,
      outOfOrder: 0,
      stale: 0,
      isSilent: false,
    });
    expect([shown, planted.copies]).toEqual([MESSAGES, 0]);
  });

  test('recognises every copy that was injected, however far behind its original, and shows each message once', () => {
    const { copies, planted, shown, lost, shownTwice } = checked({ duplicate: 0.05 });
    const injected = planted.copies;
    expect(injected / MESSAGES).toBeGreaterThan(0.045);
    expect(injected / MESSAGES).toBeLessThan(0.055);
    expect({ copies, shown, lost, shownTwice }).toEqual({ copies: injected, shown: MESSAGES, lost: 0, shownTwice: 0 });
  });

  test('finds one loss in 100 000, one repeated message, one swapped pair and one delay', () => {
    expect(checked({ loseEvery: MESSAGES }).lost).toBe(1);
    expect(checked({ repeatEvery: MESSAGES }).shownTwice).toBe(1);
    expect(checked({ swapEvery: MESSAGES - 1 }).outOfOrder).toBe(1);
    expect(checked({ delayEvery: MESSAGES }).stale).toBe(1);
  });

  test.each([
    [
      { loseEvery: 100, repeatEvery: 100 },
      { losses: 30, repeats: 30 },
    ],
    [
      { loseEvery: 100, delayEvery: 100 },
      { losses: 30, delays: 30 },
    ],
    [
      { swapEvery: 2, repeatEvery: 3 },
      { swaps: 1500, repeats: 1000 },
    ],
    [
      { swapEvery: 100, repeatEvery: 99 },
      { swaps: 30, repeats: 30 },
    ],
    [
      { loseEvery: 3, repeatEvery: 4, delayEvery: 5 },
      { losses: 1000, repeats: 750, delays: 600 },
    ],
    [
      { loseEvery: 2, delayEvery: 2 },
      { losses: 1500, delays: 1499 },
    ], // none follows the last loss
  ])('no kind of fault takes one from another, and the check finds each: %j', (plan, expected) => {
    const { planted, lost, shownTwice, outOfOrder, stale, copies } = checked({ ...plan, duplicate: 0.1 }, 3000);
    expect(planted).toMatchObject(expected);
    const { swapsLeft, ...found } = planted;
    expect(swapsLeft).toBe(0);
    expect({ losses: lost, repeats: shownTwice, swaps: outOfOrder, delays: stale, copies }).toEqual(found);
  });

  test('a copy that comes after 1000 others is not recognised, as in the client', () => {
    const late = (sequence: number) => (sequence === 1002 ? [...one(1002), ...one(1)] : one(sequence));
    expect(checked({}, 2000, late)).toMatchObject({ copies: 0, shownTwice: 1 });
    const inTime = (sequence: number) => (sequence === 1000 ? [...one(1000), ...one(1)] : one(sequence));
    expect(checked({}, 2000, inTime)).toMatchObject({ copies: 1, shownTwice: 0 });
  });

  test('a message that arrives more than 3 s after it was sent is stale, and a copy of it changes nothing', () => {
    const aged = (ageMs: number) => {
      const check = new DeliveryCheck(1);
      for (const age of [ageMs, 60_000]) check.receive({ sequence: 1, key: 'a', place: 1, ageMs: age });
      return check.findings();
    };
    expect(aged(3000)).toMatchObject({ stale: 0, lost: 0 });
    expect(aged(3001)).toMatchObject({ stale: 1, lost: 0 });
  });

  test('the check tells a silent socket from a socket that lost messages', () => {
    expect(new DeliveryCheck(10).findings()).toMatchObject({ isSilent: true, lost: 0 });
    const check = new DeliveryCheck(10);
    check.receive({ sequence: 3, key: 'a', place: 3, ageMs: 0 });
    expect(check.findings()).toMatchObject({ isSilent: false, lost: 9 });
  });
});
