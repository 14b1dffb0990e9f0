import { GIFT_NUM_MAX } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { planOf } from './plan-of.ts';

const NOWHERE = { origin: 'http://localhost:1', world: 'main', token: '', hall: '8001', channel: '9001', sessions: [] };

test.each([60, 86_400])(
  'a room gives gifts for all of %s s, each no more often than the contract allows',
  (seconds) => {
    const options = readOptions(['room', '--seconds', String(seconds)]);
    const { room } = planOf(options, 'off', { ...NOWHERE, room: '600001', roomSessions: [] }, 'r');
    if (!room) throw new Error('the plan has a room');
    expect(room.gifts).toBeLessThanOrEqual(GIFT_NUM_MAX);
    expect(room.gifts / room.giftsPerSecond).toBeCloseTo(seconds);
  },
);
