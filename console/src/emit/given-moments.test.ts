import { expect, test } from 'vitest';
import { withFreshMoments } from './given-moments.ts';

const GIVEN = 1_790_000_123_456;
const NOW = 1_790_000_423_999;
const sent = (body: object) =>
  ({
    name: 'chatMessage',
    to: { kind: 'channel', id: '9001' },
    content: { body: { ...body } },
    from: '',
    mid: '',
  }) as const;

test('the moment of an example is that of its sending, also in JSON that is kept as text', () => {
  const body = { send_time: GIVEN, seconds: 1_790_000_123, extra: JSON.stringify({ time: GIVEN }), msg_id: '17' };
  expect(withFreshMoments(sent(body), GIVEN, NOW).content.body).toEqual({
    send_time: NOW,
    seconds: 1_790_000_423,
    extra: JSON.stringify({ time: NOW }),
    msg_id: '17',
  });
});

test('a moment by hand, and a body that goes as it is, stay', () => {
  const byHand = sent({ send_time: GIVEN - 60_000 });
  expect(withFreshMoments(byHand, GIVEN, NOW)).toEqual(byHand);
  const kept = sent({ send_time: GIVEN });
  expect(withFreshMoments(kept, null, NOW)).toEqual(kept);
  const raw = { ...kept, content: { raw: `{"send_time":${GIVEN}}` } };
  expect(withFreshMoments(raw, GIVEN, NOW)).toEqual(raw);
});
