import { expect, test } from 'vitest';
import { IM_REASONS } from '../../platform/ports/im.ts';
import { textOfReason } from './reasons.ts';

test('a message that was sent too soon after others says so, in words of its own', () => {
  expect(textOfReason('too-often')).toEqual({ key: 'im.reason.tooOften' });
  const others = IM_REASONS.filter((reason) => reason !== 'too-often').map(textOfReason);
  expect(others).not.toContainEqual({ key: 'im.reason.tooOften' });
});
