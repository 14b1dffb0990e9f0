import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HALL_EVENT_FIXTURES } from '../fixtures/index.ts';
import { hallEventCodec, hallRequestCodec } from '../realtime/hall/codec.ts';

const presence = HALL_EVENT_FIXTURES.presenceChanged[0];

describe('a frame that cannot be read is described, never thrown', () => {
  test('what is no envelope', () => {
    for (const bad of [null, 'x', 5, [], {}, { ...presence, body: 5 }, { ...presence, type: 'x' }]) {
      expect(hallEventCodec.decode(bad)).toMatchObject({ ok: false, failure: { reason: 'bad-envelope' } });
    }
  });

  test('a type that nobody knows', () => {
    expect(hallEventCodec.decode({ ...presence, type: 4242 })).toEqual({
      ok: false,
      failure: { reason: 'unknown-type', type: 4242 },
    });
  });

  test('a body that is no JSON, or of the wrong shape, with its path', () => {
    expect(hallEventCodec.decode({ ...presence, body: '{' })).toMatchObject({
      failure: { reason: 'bad-body', name: 'presenceChanged' },
    });
    expect(hallEventCodec.decode({ ...presence, body: '{"state":1}' })).toMatchObject({
      failure: { reason: 'bad-body', issues: [expect.stringContaining('uid')] },
    });
  });

  test('whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (frame, body) => {
        hallEventCodec.decode(frame);
        hallRequestCodec.decode({ ...presence, type: 1001, body });
      }),
    );
  });
});

describe('tolerance', () => {
  test('[entity.realtime-envelope] numbers as text, missing addressing and unknown fields are fine', () => {
    const { body } = presence;
    expect(hallEventCodec.decode({ type: '1002', time: '1790000000', body, extra: 1 })).toMatchObject({
      ok: true,
      event: { name: 'presenceChanged', envelope: { time: 1_790_000_000_000, mid: '', to: '' } },
    });
  });

  test('a state may be text, and an empty one is none', () => {
    const decoded = (state: unknown) => {
      const result = hallEventCodec.decode({ ...presence, body: JSON.stringify({ uid: 1, state }) });
      return result.ok && result.event.name === 'presenceChanged' ? result.event.body.state : 'failed';
    };
    expect([decoded('1'), decoded(2), decoded('3'), decoded(''), decoded(null), decoded(undefined)]).toEqual([
      1,
      2,
      3,
      undefined,
      undefined,
      undefined,
    ]);
    expect(decoded(7)).toBe('failed');
  });

  test('[entity.chat-body.extra] an extra that is not readable does not cost the message', () => {
    const message = HALL_EVENT_FIXTURES.chatMessage[0];
    const body = JSON.parse(message.body) as Record<string, unknown>;
    for (const extra of ['', 'not json', '[]', '{"aiteuser":5}', null]) {
      const result = hallEventCodec.decode({ ...message, body: JSON.stringify({ ...body, extra }) });
      expect(result).toMatchObject({ ok: true, event: { name: 'chatMessage', body: { extra: {} } } });
    }
  });

  test('two events of one type are told apart by their addressing', () => {
    const acknowledgement = HALL_EVENT_FIXTURES.chatAcknowledged[0];
    const message = HALL_EVENT_FIXTURES.chatMessage[0];
    expect(hallEventCodec.decode(acknowledgement)).toMatchObject({ event: { name: 'chatAcknowledged' } });
    expect(hallEventCodec.decode(message)).toMatchObject({ event: { name: 'chatMessage' } });
  });
});
