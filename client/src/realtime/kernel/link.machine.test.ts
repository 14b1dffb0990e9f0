import {
  createDeduper,
  ERRORS,
  SOCKET_MAX_RETRIES,
  SOCKET_RETRY_MAX_MS,
  SOCKET_RETRY_MIN_MS,
} from '@miczero/contracts';
import { expect, test } from 'vitest';
import { retryPauseMs } from './backoff.ts';
import { type LinkEvent, type LinkState, nextLink } from './link.machine.ts';

const STATES = {
  idle: { kind: 'idle' },
  connecting: { kind: 'connecting', attempt: 2, wasOnline: true },
  online: { kind: 'online' },
  waiting: { kind: 'waiting', attempt: 3, wasOnline: false },
  takenOver: { kind: 'takenOver' },
  expelled: { kind: 'expelled', code: 10003, message: 'x' },
  refused: { kind: 'refused', message: 'x' },
} as const satisfies Record<string, LinkState>;

const EVENTS = {
  started: { type: 'started' },
  opened: { type: 'opened' },
  lost: { type: 'closed', reason: { kind: 'lost', detail: '' } },
  no: { type: 'closed', reason: { kind: 'refused', code: 40001, message: 'skew' } },
  session: { type: 'closed', reason: { kind: 'refused', code: 10003, message: 'over' } },
  retryDue: { type: 'retryDue' },
  takenOver: { type: 'takenOver' },
  stopped: { type: 'stopped' },
} as const satisfies Record<string, LinkEvent>;

const over: LinkState = { kind: 'expelled', code: 10003, message: 'over' };
const again: LinkState = { kind: 'connecting', attempt: 0, wasOnline: true };

/** Every pair that changes something; all others must change nothing. */
const TABLE: Partial<Record<keyof typeof STATES, Partial<Record<keyof typeof EVENTS, LinkState>>>> = {
  idle: { started: { kind: 'connecting', attempt: 0, wasOnline: false } },
  connecting: {
    opened: { kind: 'online' },
    lost: { kind: 'waiting', attempt: 3, wasOnline: true },
    no: { kind: 'waiting', attempt: 3, wasOnline: true },
    session: over,
    takenOver: { kind: 'takenOver' },
    stopped: { kind: 'idle' },
  },
  online: {
    lost: { kind: 'waiting', attempt: 0, wasOnline: true },
    no: { kind: 'waiting', attempt: 0, wasOnline: true },
    session: over,
    takenOver: { kind: 'takenOver' },
    stopped: { kind: 'idle' },
  },
  waiting: {
    retryDue: { kind: 'connecting', attempt: 3, wasOnline: false },
    takenOver: { kind: 'takenOver' },
    stopped: { kind: 'idle' },
  },
  takenOver: { retryDue: again, stopped: { kind: 'idle' } },
  expelled: { takenOver: { kind: 'takenOver' }, stopped: { kind: 'idle' } },
  refused: { retryDue: again, takenOver: { kind: 'takenOver' }, stopped: { kind: 'idle' } },
};

const pairs = Object.entries(STATES).flatMap(([name, state]) =>
  Object.entries(EVENTS).map(([event, value]) => ({ name, state, event, value })),
);

test.each(pairs)('$name, $event', ({ name, state, event, value }) => {
  const row: Partial<Record<string, LinkState>> = TABLE[name as keyof typeof STATES] ?? {};
  expect(nextLink(state, value)).toEqual(row[event] ?? state);
});

test('[const.socket-timeout-4s-retries-9999] [socket.hall.retries] after 9999 failed attempts the link gives up, and can be asked again', () => {
  let state: LinkState = nextLink({ kind: 'idle' }, EVENTS.started);
  let attempts = 0;
  while (state.kind === 'connecting') {
    attempts += 1;
    state = nextLink(nextLink(state, EVENTS.no), EVENTS.retryDue);
    if (state.kind === 'refused') break;
    state =
      state.kind === 'connecting' && state.attempt === SOCKET_MAX_RETRIES - 1 ? nextLink(state, EVENTS.no) : state;
  }
  expect(attempts).toBe(SOCKET_MAX_RETRIES - 1);
  expect(state).toEqual({ kind: 'refused', message: 'skew' });
});

test('one handshake too many is tried again later, and ends no session', () => {
  const { code, message } = ERRORS.tooManyRequests;
  const tooMany = { type: 'closed', reason: { kind: 'refused', code, message } } as const;
  for (const wasOnline of [true, false]) {
    expect(nextLink({ kind: 'connecting', attempt: 3, wasOnline }, tooMany)).toEqual({
      kind: 'waiting',
      attempt: 4,
      wasOnline,
    });
  }
});

test('pauses grow from 1 s to 5 s, with jitter', () => {
  expect(retryPauseMs(0, 0)).toBe(SOCKET_RETRY_MIN_MS);
  // Every client of a node that died makes this attempt.
  expect(retryPauseMs(0, 1)).toBe(1500);
  expect(retryPauseMs(1, 1)).toBe(2000);
  expect(retryPauseMs(50, 1)).toBe(SOCKET_RETRY_MAX_MS);
  expect(retryPauseMs(50, 0)).toBe(SOCKET_RETRY_MIN_MS);
});

test('[const.dedupe-cache-1000] a key is known once, the cache is bounded, and a message without a key is always new', () => {
  const isNew = createDeduper(3);
  expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
  expect([isNew('c'), isNew('d')]).toEqual([true, true]);
  // The oldest was forgotten.
  expect(isNew('a')).toBe(true);
  expect([isNew(null), isNew(null)]).toEqual([true, true]);
});
