import { SEND_BURST_MESSAGES, SEND_RATE_PER_S } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSendPace } from './send-pace.ts';

test('[chat.outgoing.wait] a burst goes at once, and then a line every fifth of a second', () => {
  const pace = createSendPace();
  for (let line = 0; line < SEND_BURST_MESSAGES; line += 1) expect(pace.take(0)).toBe(0);
  expect(pace.take(0)).toBe(1000 / SEND_RATE_PER_S);
  expect(pace.take(199)).toBe(1);
  expect(pace.take(200)).toBe(0);
  pace.drain(10_000);
  expect(pace.take(10_000)).toBe(200);
});

test('however sends are spread, no second has more of them than the platform takes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 }), (pauses) => {
      const pace = createSendPace();
      const sent: number[] = [];
      let now = 0;
      for (const pause of pauses) {
        now += pause;
        if (pace.take(now) === 0) sent.push(now);
      }
      for (const [index, at] of sent.entries()) {
        const inOneSecond = sent.slice(index).filter((other) => other - at <= 1000).length;
        expect(inOneSecond).toBeLessThanOrEqual(SEND_BURST_MESSAGES + SEND_RATE_PER_S);
      }
    }),
  );
});
