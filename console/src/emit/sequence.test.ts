import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DELAY_MAX_MS, delayOf, intervalOf, ROUNDS_MAX, roundsOf, startSequence } from './sequence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(
  delays: readonly number[],
  send: (index: number, round: number) => Promise<void> = async () => {},
  rounds = 1,
) {
  const began = Date.now();
  const sent: [number, number][] = [];
  const turns: number[] = [];
  const roundsTold: number[] = [];
  const ends: unknown[] = [];
  const stop = startSequence({
    delays,
    rounds,
    send: async (index, round) => {
      sent.push([index, Date.now() - began]);
      await send(index, round);
    },
    onTurn: (index, round) => {
      turns.push(index);
      roundsTold.push(round);
    },
    onEnd: (end) => void ends.push(end),
  });
  return { sent, turns, rounds: roundsTold, ends, stop };
}

test('a sequence sends its events in order, each after its own delay', async () => {
  const { sent, turns, ends } = started([0, 500, 1500]);
  await vi.advanceTimersByTimeAsync(1999);
  expect([sent, ends]).toEqual([
    [
      [0, 0],
      [1, 500],
    ],
    [],
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)).toEqual([2, 2000]);
  expect([turns, ends]).toEqual([[0, 1, 2], [{ sent: 3 }]]);
});

test('an event waits for the answer to the one before it', async () => {
  const { sent } = started([0, 100], (index) =>
    index === 0 ? new Promise((resolve) => setTimeout(resolve, 3000)) : Promise.resolve(),
  );
  await vi.advanceTimersByTimeAsync(3099);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.at(-1)).toEqual([1, 3100]);
});

test('a refusal ends the sequence at its event, and a stop ends it without a word', async () => {
  const refusal = new Error('no');
  const refused = started([0, 100, 100], (index) => (index === 1 ? Promise.reject(refusal) : Promise.resolve()));
  const stopped = started([0, 100]);
  await vi.advanceTimersByTimeAsync(50);
  expect(stopped.stop()).toBe(1);
  await vi.advanceTimersByTimeAsync(DELAY_MAX_MS);
  expect([refused.sent.length, refused.ends]).toEqual([2, [{ sent: 1, error: refusal }]]);
  expect([stopped.sent.length, stopped.ends]).toEqual([1, []]);
});

test('a delay is a whole number of milliseconds up to an hour', () => {
  expect(['0', ' 250 ', '3600000'].map(delayOf)).toEqual([0, 250, 3_600_000]);
  expect(['', '-1', '1.5', '3600001', '1e3', 'soon'].map(delayOf)).toEqual([null, null, null, null, null, null]);
});

test.each(['', 'abc', '0', '-1', '1.5', '3600001'])('%j is no interval of repeated events', (typed) => {
  expect(intervalOf(typed)).toBeNull();
});

test('an interval is from one millisecond to an hour', () => {
  expect([intervalOf('1'), intervalOf(' 500 '), intervalOf('3600000')]).toEqual([1, 500, 3_600_000]);
});

test('a sequence goes as often as it is told, with its delays, and tells the round of each event', async () => {
  const { sent, turns, rounds, ends } = started([100, 400], undefined, 3);
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual([
    [0, 100],
    [1, 500],
    [0, 600],
    [1, 1000],
    [0, 1100],
    [1, 1500],
  ]);
  expect([turns, rounds, ends]).toEqual([[0, 1, 0, 1, 0, 1], [0, 0, 1, 1, 2, 2], [{ sent: 6 }]]);
});

test('a refusal in a later round ends the sequence with all that was sent before, as does a stop', async () => {
  const refused = started(
    [0, 0],
    async (index, round) => {
      if (round === 1 && index === 1) throw new Error('refused');
    },
    3,
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(refused.ends).toMatchObject([{ sent: 3, error: { message: 'refused' } }]);
  const stopped = started([0, 500], undefined, ROUNDS_MAX);
  await vi.advanceTimersByTimeAsync(1100);
  expect(stopped.stop()).toBe(5);
  await vi.advanceTimersByTimeAsync(5000);
  expect([stopped.sent.length, stopped.ends]).toEqual([5, []]);
});

test('the number of rounds is a whole one within its limits', () => {
  expect(['1', ' 12 ', String(ROUNDS_MAX)].map(roundsOf)).toEqual([1, 12, ROUNDS_MAX]);
  for (const typed of ['', '0', '-1', '1.5', 'x', String(ROUNDS_MAX + 1)]) expect(roundsOf(typed)).toBeNull();
});
