import { expect, test } from 'vitest';
import { IM_REASONS } from '../../platform/ports/im.ts';
import { textOfReason } from './reasons.ts';

test('a message that was sent too soon after others says so, in words of its own', () => {
  expect(textOfReason('too-often')).toEqual({ key: 'im.reason.tooOften' });
  const others = IM_REASONS.filter((reason) => reason !== 'too-often').map(textOfReason);
  expect(others).not.toContainEqual({ key: 'im.reason.tooOften' });
});

test('a recall that came too late, a mute and a limit say so, and no other failure does', () => {
  const own = { late: 'im.reason.late', muted: 'im.reason.muted', limit: 'im.reason.limit' } as const;
  for (const reason of IM_REASONS) {
    const { key } = textOfReason(reason) as { readonly key: string };
    expect([reason, Object.values(own).some((each) => each === key)]).toEqual([reason, reason in own]);
  }
  expect(textOfReason('limit')).toEqual({ key: 'im.reason.limit' });
});
