import { describe, expect, test } from 'vitest';
import { HOST } from '../../testing/run-room.ts';
import { joinPlan } from './join-type.model.ts';

describe('coming in', () => {
  test('[room-flow.join-type.allowed, room-flow.join-type.follow-source] 1, 2, 4, 5 plainly, 11 and 16 following a user, nothing else', () => {
    const plans = Array.from({ length: 20 }, (_, type) => [type, joinPlan(type, HOST)] as const).filter(
      ([, plan]) => plan,
    );
    expect(plans.map(([type, plan]) => [type, plan?.follow_along])).toEqual([
      [1, null],
      [2, null],
      [4, null],
      [5, null],
      [11, HOST],
      [16, HOST],
    ]);
  });
});
