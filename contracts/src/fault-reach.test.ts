import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FAULT_CONTROL } from './control-faults.ts';
import { eventsOnSocket, IM_MESSAGE, MESSAGE_SOCKETS } from './fault-reach.ts';
import { HALL_EVENTS, HALL_REQUESTS } from './realtime/hall/registry.ts';
import { ROOM_EVENTS } from './realtime/room/registry.ts';

type SetCall = 'faults.set' | 'connection_faults.set' | 'call_faults.set';

/** The field and the reason of a refusal; empty for a fault that is taken. */
function refusalOf(call: SetCall, fault: object): string {
  const read = z.safeParse(FAULT_CONTROL[call].request, { list: [fault] });
  return read.success ? '' : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

test('each socket carries names of its own, and private messages go both ways under one name', () => {
  expect(eventsOnSocket('hall')).toEqual(Object.keys(HALL_EVENTS));
  expect(eventsOnSocket('hall', 'in')).toEqual(Object.keys(HALL_REQUESTS));
  expect(eventsOnSocket('room')).toEqual(Object.keys(ROOM_EVENTS));
  // A heartbeat meets no fault of messages.
  expect(eventsOnSocket('room', 'in')).toEqual(['sendRoomChat']);
  expect([eventsOnSocket('im'), eventsOnSocket('im', 'in')]).toEqual([[IM_MESSAGE], [IM_MESSAGE]]);
});

describe('a fault that can never strike is refused with its field', () => {
  test.each([
    ['faults.set', { kind: 'drop', events: ['chatMessage'], socket: 'room' }, 'list.0.events: the socket'],
    ['faults.set', { kind: 'drop', events: ['chatMessage', 'roomChat'], socket: 'hall' }, 'list.0.events: the socket'],
    ['faults.set', { kind: 'drop', direction: 'in', events: ['sendChat'], socket: 'im' }, 'list.0.events: the socket'],
    ['faults.set', { kind: 'drop', events: [IM_MESSAGE], socket: 'hall' }, 'list.0.events: the socket'],
    ['faults.set', { kind: 'delay' }, 'list.0.delay_ms: '],
    ['call_faults.set', { kind: 'late', calls: ['hall.list'] }, 'list.0.delay_ms: '],
    ['connection_faults.set', { kind: 'no-pong', socket: 'hall' }, 'list.0.socket: '],
    ['connection_faults.set', { kind: 'no-pong', socket: 'im' }, 'list.0.socket: '],
    ['connection_faults.set', { kind: 'refuse', socket: 'im', user: '10002' }, 'list.0.user: '],
    ['connection_faults.set', { kind: 'never-open', socket: 'im', user: '10002' }, 'list.0.user: '],
  ] as const)('%s %j', (call, fault, refusal) => {
    expect(refusalOf(call, fault)).toContain(refusal);
  });
});

test('a fault that strikes is taken', () => {
  for (const socket of MESSAGE_SOCKETS) {
    expect(refusalOf('faults.set', { kind: 'drop', socket, events: eventsOnSocket(socket) })).toBe('');
    const inbound = { kind: 'drop', direction: 'in', socket, events: eventsOnSocket(socket, 'in') };
    expect(refusalOf('faults.set', inbound)).toBe('');
  }
  expect(refusalOf('faults.set', { kind: 'drop', events: ['chatMessage', 'roomChat', IM_MESSAGE] })).toBe('');
  expect(refusalOf('faults.set', { kind: 'delay', jitter_ms: 5 })).toBe('');
  expect(refusalOf('faults.set', { kind: 'reorder' })).toBe('');
  expect(refusalOf('call_faults.set', { kind: 'late', delay_ms: 1 })).toBe('');
  for (const fault of [
    { kind: 'no-pong' },
    { kind: 'no-pong', socket: 'room' },
    { kind: 'refuse', socket: 'im' },
    { kind: 'refuse', user: '10002' },
    { kind: 'close', socket: 'im', user: '10002' },
    { kind: 'half-open', socket: 'im', user: '10002' },
    { kind: 'refuse', socket: 'audio', user: '10002' },
  ]) {
    expect(refusalOf('connection_faults.set', fault)).toBe('');
  }
});

test('a fault that was stored before can still be read', () => {
  const message = {
    kind: 'drop',
    events: ['chatMessage'],
    socket: 'room',
    rate: 1,
    user: '*',
    delay_ms: 0,
    jitter_ms: 0,
    seed: 1,
  };
  const connection = { kind: 'no-pong', socket: 'hall', status: 500, after_ms: 0, rate: 1, user: '*', seed: 1 };
  const call = { kind: 'late', user: '*', rate: 1, code: 50_000, status: 503, delay_ms: 0, seed: 1 };
  const isRead = (name: 'faults.read' | 'connection_faults.read' | 'call_faults.read', fault: object) =>
    z.safeParse(FAULT_CONTROL[name].data, { list: [fault] }).success;
  expect(isRead('faults.read', message)).toBe(true);
  expect(isRead('connection_faults.read', connection)).toBe(true);
  expect(isRead('call_faults.read', call)).toBe(true);
});
