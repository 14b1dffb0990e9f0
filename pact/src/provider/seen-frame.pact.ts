import { HALL_EVENT_FIXTURES, ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { describe, expect, test } from 'vitest';
import { messageInteractions } from '../consumer/messages.ts';
import { messageProviders } from './message-providers.ts';
import { provableBy } from './narrow.ts';
import { type AnyFrame, bodyOf, faultsOfFrames } from './seen-frame.ts';

const seen = (socket: AnyFrame['socket'], frame: unknown): AnyFrame => ({ socket, connection: 'c', frame });
const [SYSTEM] = HALL_EVENT_FIXTURES.systemMessage;
const [SEATS] = ROOM_EVENT_FIXTURES.roomSeatsChanged;
const [MIC] = HALL_EVENT_FIXTURES.micListChanged;
const withBody = (frame: object, body: unknown) => ({ ...frame, body: JSON.stringify(body) });

describe('a capture may contain anything', () => {
  test.each([
    ['no body', { ...SYSTEM, body: '' }, {}],
    ['no JSON', { ...SYSTEM, body: '{"msg"' }, '{"msg"'],
    ['a body that is no text', { ...SYSTEM, body: { msg: 'a' } }, { msg: 'a' }],
    ['nothing at all', null, null],
  ])('%s', (_what, frame, body) => {
    expect(bodyOf(seen('hall', frame))).toEqual(body);
    expect(() => provableBy(messageInteractions(), [seen('hall', frame)])).not.toThrow();
    expect(() => messageProviders([seen('hall', frame)])).not.toThrow();
    expect(() => faultsOfFrames([seen('hall', frame)], 'readable')).not.toThrow();
  });

  test('a type may arrive as text', () => {
    const { provable } = provableBy(messageInteractions(), [seen('hall', { ...SYSTEM, type: '1008' })]);
    expect([...provable]).toContain('hall 1008 systemMessage, example 1');
    expect(faultsOfFrames([seen('hall', { ...SYSTEM, type: '1008' })], 'readable')).toEqual([]);
    expect(faultsOfFrames([seen('hall', { ...SYSTEM, type: '1008' })], 'exact')).toHaveLength(1);
  });
});

describe('every frame is compared with its contract', () => {
  const events = [
    ...Object.values(HALL_EVENT_FIXTURES)
      .flat()
      .map((frame) => seen('hall', frame)),
  ];

  test('examples have no faults', () => {
    expect(faultsOfFrames(events, 'exact')).toEqual([]);
  });

  test('unreadable frames, skipped entries and foreign types are reported', () => {
    const { list, ...rest } = JSON.parse(SEATS.body);
    expect(faultsOfFrames([seen('room', withBody(SEATS, { ...rest, list: [1, 'x'] }))], 'exact')).toEqual([
      'room 16402 roomSeatsChanged: $.body.list: 2 of 2 entries cannot be read: [1,"x"]',
    ]);
    expect(list).not.toHaveLength(0);
    expect(faultsOfFrames([seen('hall', withBody(MIC, { ...JSON.parse(MIC.body), mic_op: 9 }))], 'readable')).toEqual([
      expect.stringMatching(/^hall 1004 micListChanged: \$\.body\.mic_op: /),
    ]);
    const unknown = [seen('hall', { ...MIC, type: 4711 })];
    expect(faultsOfFrames(unknown, 'exact')).toEqual(['hall 4711: a type that the contract does not know']);
    expect(faultsOfFrames(unknown, 'readable')).toEqual([]);
    expect(faultsOfFrames([seen('hall', null)], 'readable')).toEqual(['hall: no frame: null']);
  });
});
