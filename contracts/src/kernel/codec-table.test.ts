import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HALL_EVENT_FIXTURES } from '../fixtures/index.ts';
import { hallEventCodec, hallRequestCodec } from '../realtime/hall/codec.ts';

const presence = HALL_EVENT_FIXTURES.presenceChanged[0];

describe('an unreadable frame yields a description instead of an exception', () => {
  test('a value that is not an envelope', () => {
    for (const bad of [null, 'x', 5, [], {}, { ...presence, body: 5 }, { ...presence, type: 'x' }]) {
      expect(hallEventCodec.decode(bad)).toMatchObject({ ok: false, failure: { reason: 'bad-envelope' } });
    }
  });

  test('an unknown type', () => {
    expect(hallEventCodec.decode({ ...presence, type: 4242 })).toEqual({
      ok: false,
      failure: { reason: 'unknown-type', type: 4242 },
    });
  });

  test('a body that is not JSON, or has the wrong shape, with the path of the issue', () => {
    expect(hallEventCodec.decode({ ...presence, body: '{' })).toMatchObject({
      failure: { reason: 'bad-body', name: 'presenceChanged' },
    });
    expect(hallEventCodec.decode({ ...presence, body: '{"state":1}' })).toMatchObject({
      failure: { reason: 'bad-body', issues: [expect.stringContaining('uid')] },
    });
  });

  test('any frame that is not readable yields a description', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (frame, body) => {
        hallEventCodec.decode(frame);
        hallRequestCodec.decode({ ...presence, type: 1001, body });
      }),
    );
  });
});

describe('tolerance', () => {
  const bodyOf = (name: 'systemMessage' | 'errorReported' | 'chatMessage' | 'hallDissolved', fields: object) => {
    const [frame] = HALL_EVENT_FIXTURES[name];
    const body = JSON.stringify({ ...JSON.parse(frame.body), ...fields });
    const result = hallEventCodec.decode({ ...frame, body });
    return result.ok ? result.event.body : result.failure;
  };

  test('[hall-event.1008][hall-event.1003] an empty, null or malformed optional id decodes as missing and costs no other field', () => {
    for (const none of ['', null, '../etc']) {
      expect(bodyOf('systemMessage', { msg: '你好', uid: none, channel_id: none })).toMatchObject({
        msg: '你好',
        uid: undefined,
        channel_id: undefined,
      });
      const ids = { c_mid: none, msg_id: none, channel_id: none };
      expect(bodyOf('errorReported', { msg: '出错了', ...ids })).toMatchObject({
        msg: '出错了',
        c_mid: undefined,
        msg_id: undefined,
        channel_id: undefined,
      });
      expect(bodyOf('chatMessage', { c_mid: none, content: '在' })).toMatchObject({ content: '在', c_mid: undefined });
      expect(bodyOf('hallDissolved', { welcome_channel_id: none })).toMatchObject({ welcome_channel_id: undefined });
    }
    expect(bodyOf('systemMessage', { uid: 7 })).toMatchObject({ uid: '7' });
  });

  test('[entity.chat-body][hall-event.1001] a chat line of an unknown kind decodes as a line and cannot be encoded', () => {
    for (const msg_type of ['9', 9, '', null, undefined]) {
      expect(bodyOf('chatMessage', { msg_type, content: 'x' })).toMatchObject({ msg_type: '', content: 'x' });
    }
    expect(bodyOf('chatMessage', { msg_type: 2 })).toMatchObject({ msg_type: '2' });
    const [frame] = HALL_EVENT_FIXTURES.chatMessage;
    const sent = (msg_type: string) => hallRequestCodec.decode({ ...frame, body: JSON.stringify({ msg_type }) });
    expect([sent('1').ok, sent('9').ok, sent('').ok]).toEqual([true, false, false]);
  });

  test('[hall-event.1008] a system line with an unknown kind of change decodes as a line', () => {
    expect(bodyOf('systemMessage', { msg: '你好', type: 9 })).toMatchObject({ msg: '你好', type: undefined });
  });

  test('[entity.realtime-envelope] numbers as text, missing addressing and unknown fields are accepted', () => {
    const { body } = presence;
    expect(hallEventCodec.decode({ type: '1002', time: '1790000000', body, extra: 1 })).toMatchObject({
      ok: true,
      event: { name: 'presenceChanged', envelope: { time: 1_790_000_000_000, mid: '', to: '' } },
    });
  });

  test('a state may be text, and an empty state means none', () => {
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

  test('[entity.chat-body.extra] an unreadable extra does not cost the message', () => {
    const message = HALL_EVENT_FIXTURES.chatMessage[0];
    const body = JSON.parse(message.body) as Record<string, unknown>;
    for (const extra of ['', 'not json', '[]', '{"aiteuser":5}', null]) {
      const result = hallEventCodec.decode({ ...message, body: JSON.stringify({ ...body, extra }) });
      expect(result).toMatchObject({ ok: true, event: { name: 'chatMessage', body: { extra: {} } } });
    }
  });

  test('addressing tells apart two events of one type', () => {
    const acknowledgement = HALL_EVENT_FIXTURES.chatAcknowledged[0];
    const message = HALL_EVENT_FIXTURES.chatMessage[0];
    expect(hallEventCodec.decode(acknowledgement)).toMatchObject({ event: { name: 'chatAcknowledged' } });
    expect(hallEventCodec.decode(message)).toMatchObject({ event: { name: 'chatMessage' } });
  });
});
