import { ALL_USERS } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import {
  CALL_KINDS,
  CONNECTION_KINDS,
  FIRST_DRAFT,
  faultOf,
  faultTargets,
  listOf,
  MESSAGE_KINDS,
  mayBeInbound,
  passes,
  problemOfField,
  SENT_NAMES,
  STALL,
  socketsOf,
  statusesOf,
  withoutFault,
} from './faults.ts';

test('every kind of fault can be described, with the fields of its kind only', () => {
  for (const kind of [...MESSAGE_KINDS, ...CONNECTION_KINDS, ...CALL_KINDS])
    expect(faultOf({ ...FIRST_DRAFT, kind })).not.toBeNull();
  const delay = {
    ...FIRST_DRAFT,
    kind: 'delay',
    delay_ms: '250',
    jitter_ms: '50',
    event: 'chatMessage',
    rate: '30',
  } as const;
  expect(faultOf(delay)).toEqual({
    of: 'messages',
    fault: { kind: 'delay', user: '*', rate: 0.3, seed: 1, events: ['chatMessage'], delay_ms: 250, jitter_ms: 50 },
  });
  expect(
    faultOf({ ...FIRST_DRAFT, kind: 'refuse', status: '404', times: '2', socket: 'im', event: 'chatMessage' }),
  ).toEqual({
    of: 'connections',
    fault: { kind: 'refuse', user: '*', rate: 1, seed: 1, status: 404, times: 2, after_ms: 0, socket: 'im' },
  });
});

test.each([{ rate: '0' }, { rate: '101' }, { rate: '' }, { seed: 'x' }, { socket: 'audio' }, { event: 'chatMesage' }])(
  'a field that does not fit describes no fault: %o',
  (changes) => {
    expect(faultOf({ ...FIRST_DRAFT, ...changes })).toBeNull();
  },
);

test('a fault of what pages send names requests, and only some kinds have that direction', () => {
  const draft = { ...FIRST_DRAFT, direction: 'in', event: 'sendChat' } as const;
  expect(faultOf(draft)).toMatchObject({ fault: { kind: 'drop', direction: 'in', events: ['sendChat'] } });
  expect(faultOf({ ...draft, event: 'im_message', socket: 'im' })).toMatchObject({ fault: { socket: 'im' } });
  expect(faultOf({ ...draft, kind: 'corrupt', event: '' })?.fault).not.toHaveProperty('direction');
  expect(MESSAGE_KINDS.filter(mayBeInbound)).toEqual(['drop', 'delay', 'duplicate', 'reorder']);
  for (const event of SENT_NAMES) expect(faultOf({ ...draft, event })).not.toBeNull();
});

test('a fault that could meet nothing cannot be described', () => {
  expect(socketsOf('drop', ALL_USERS)).toEqual(['hall', 'room', 'im']);
  expect(socketsOf('no-pong', ALL_USERS)).toEqual(['room']);
  expect(socketsOf('refuse', ALL_USERS)).toContain('im');
  expect(socketsOf('refuse', '10002')).not.toContain('im');
  expect(socketsOf('half-open', '10002')).toContain('im');
  const passing = (socket: string) =>
    ['chatMessage', 'sendChat', 'roomChat', 'im_message'].filter((name) => passes(name, socket));
  expect(passing('hall')).toEqual(['chatMessage', 'sendChat']);
  expect(passing('room')).toEqual(['roomChat']);
  expect(passing('im')).toEqual(['im_message']);
  expect(passing('')).toHaveLength(4);
  for (const kind of ['delay', 'late'] as const) {
    const none = { ...FIRST_DRAFT, kind, delay_ms: '0' };
    expect([faultOf(none), problemOfField('delay_ms', none)]).toEqual([
      null,
      { kind: 'bounds', least: 1, most: 60_000 },
    ]);
  }
  expect(faultOf({ ...FIRST_DRAFT, kind: 'delay', delay_ms: '0', jitter_ms: '5' })).not.toBeNull();
  expect(faultOf({ ...FIRST_DRAFT, kind: 'reorder', delay_ms: '0' })).not.toBeNull();
});

test('the lists keep the order of the faults', () => {
  const faults = (['drop', 'close', 'delay'] as const).flatMap((kind) => faultOf({ ...FIRST_DRAFT, kind }) ?? []);
  expect(listOf(faults, 'messages').map(({ kind }) => kind)).toEqual(['drop', 'delay']);
  expect(listOf(faults, 'connections').map(({ kind }) => kind)).toEqual(['close']);
});

test('a fault of calls names its call and has the fields of its kind only; a call without an answer has to be named', () => {
  const shared = { user: '*', rate: 1, seed: 1, code: 50_000, status: 503, delay_ms: 0 };
  const draft = { ...FIRST_DRAFT, call: 'hall.list', times: '2' };
  expect(faultOf({ ...draft, kind: 'code', code: '10010' })).toEqual({
    of: 'calls',
    fault: { ...shared, kind: 'code', calls: ['hall.list'], times: 2, code: 10_010 },
  });
  expect(faultOf({ ...draft, kind: 'late', call: '', times: '', delay_ms: '250' })).toEqual({
    of: 'calls',
    fault: { ...shared, kind: 'late', delay_ms: 250 },
  });
  expect(faultOf({ ...draft, kind: 'code', code: '0' })).toBeNull();
  expect(faultOf({ ...draft, kind: STALL })).toEqual({
    of: 'stalled',
    fault: { kind: 'stall', calls: ['hall.list'], user: '*' },
  });
  expect(faultOf({ ...FIRST_DRAFT, kind: STALL })).toBeNull();
  expect([statusesOf('refuse'), statusesOf('status').includes('502'), statusesOf('drop')]).toEqual([
    ['401', '404', '500'],
    true,
    [],
  ]);
});

test('a fault ends by what it says: one like it stays, and those that another console has set', () => {
  const message = faultOf({ ...FIRST_DRAFT, kind: 'drop' });
  const call = faultOf({ ...FIRST_DRAFT, kind: 'status', status: '500' });
  if (!message || !call) throw new Error('no fault');
  expect(withoutFault([call, message, message], message)).toEqual([call, message]);
  expect(withoutFault([call], message)).toEqual([call]);
});

test('people with an open socket come first, and those without a name last', () => {
  const person = (user: string, nick: string) => ({ user, nick });
  const people = [person('20001', '机器人'), person('10003', ''), person('10001', '小满'), person('10004', '')];
  expect(faultTargets(people, new Set(['10001', '10004']))).toEqual({
    connected: [person('10001', '小满'), person('10004', '')],
    others: [person('20001', '机器人')],
    unnamed: [person('10003', '')],
  });
});

test('a field of a fault that does not fit is told with its bounds, and the fault is none until it does', () => {
  for (const [name, kind, wrong, right] of [
    ['rate', 'drop', ['150', '0', '', '-1', 'x'], ['0.5', '100']],
    ['code', 'code', ['', '0', '100000', '1.5'], ['50000']],
    ['delay_ms', 'delay', ['', '-1', '0', '60001'], ['1', '60000']],
    ['times', 'refuse', ['0', '10001', 'x'], ['', '1']],
    ['seed', 'drop', ['', '1.5'], ['-3']],
  ] as const) {
    for (const typed of wrong) {
      expect([name, typed, problemOfField(name, { ...FIRST_DRAFT, kind, [name]: typed })]).not.toContain(null);
      expect(faultOf({ ...FIRST_DRAFT, kind, [name]: typed })).toBeNull();
    }
    for (const typed of right) {
      expect([name, typed, problemOfField(name, { ...FIRST_DRAFT, kind, [name]: typed })]).toContain(null);
      expect(faultOf({ ...FIRST_DRAFT, kind, [name]: typed })).not.toBeNull();
    }
  }
});
