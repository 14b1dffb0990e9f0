import { CODES, ENDPOINTS, type EndpointName } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import { type Channel, channel, type EffectMiddleware, type EventChannel } from 'redux-saga';
import { expect, test } from 'vitest';
import { hallsActions } from '../features/halls/index.ts';
import { roomActions } from '../features/room/index.ts';
import { GENERAL, HALL } from '../testing/chat-lines.ts';
import { inRoom } from '../testing/run-room.ts';

type Matches = (action: Action) => boolean;

/** Where a watcher listens: a predicate of actions, or a channel. */
type Source = Matches | Channel<object> | EventChannel<object>;

/** Reaches exactly one watcher, for any pattern that it watches; no reducer and no other saga knows it. */
interface Probe extends Action {
  readonly type: 'test/probe';
  /** Index of the watcher; a channel needs none, it reaches only one. */
  readonly to: number | null;
}
const isProbe = (value: unknown): value is Probe =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'test/probe';

interface Effect {
  readonly type: string;
  readonly payload: { readonly pattern?: unknown; readonly fn?: { readonly name: string }; readonly args?: unknown[] };
}
const isEffect = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'payload' in value;

/** Notes every watcher of the running client, lets a probe reach it, and throws in the worker that the probe starts. */
function planting() {
  /** How to reach each watcher. */
  const watchers = new Map<Source, (send: (probe: Probe) => void) => void>();
  const indexes = new Map<Source, number>();
  const middleware: EffectMiddleware = (next) => (effect: unknown) => {
    if (!isEffect(effect)) return next(effect);
    const { type, payload } = effect;
    const [first] = payload.args ?? [];
    if (type === 'FORK' && /^take(?:Every|Latest|Leading|Turns)/.test(payload.fn?.name ?? '')) {
      const source = first as Source;
      if (typeof source === 'function') {
        const to = watchers.size;
        indexes.set(source, to);
        watchers.set(source, (send) => send({ type: 'test/probe', to }));
      } else {
        const open = 'put' in source ? source : reachable(source);
        watchers.set(open, () => open.put({ type: 'test/probe', to: null } satisfies Probe));
        return next({ ...effect, payload: { ...payload, args: [open, ...(payload.args ?? []).slice(1)] } });
      }
    }
    // The guard around the worker is unchanged.
    if (type === 'CALL' && payload.fn?.name !== 'guardedWorker' && isProbe(payload.args?.at(-1))) {
      const fn = () => {
        throw new Error('planted');
      };
      return next({ ...effect, payload: { ...payload, fn } });
    }
    const watched = payload.pattern as Matches;
    if ((type !== 'TAKE' && type !== 'ACTION_CHANNEL') || !watchers.has(watched)) return next(effect);
    const pattern: Matches = (action) => (isProbe(action) ? action.to === indexes.get(watched) : watched(action));
    return next({ ...effect, payload: { ...payload, pattern } });
  };
  return { watchers, middleware };
}

/** A channel with the messages of one that cannot be written to, and with probes. */
function reachable(source: EventChannel<object>): Channel<object> {
  const open = channel<object>();
  const pass = () =>
    source.take((message) => {
      open.put(message);
      pass();
    });
  pass();
  return open;
}

/** All code that is shipped: a watcher or a loop may stand in any file. */
const SOURCES = import.meta.glob<string>(['../**/*.ts', '!../**/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How many watchers the sources start. Each scope of a session starts the one in while-signed-in.saga.ts. */
function countInSources(): number {
  return Object.entries(SOURCES)
    .filter(([path]) => !path.endsWith('/while-signed-in.saga.ts'))
    .reduce((sum, [, text]) => sum + (text.match(/yield\* (?:watch\.\w+|whileSignedIn)\(/g)?.length ?? 0), 0);
}

/** Endless loops of sagas that are justified: a link restarts its states by itself, and a watcher in turn is one. */
const ENDLESS_LOOPS = ['../lib/raw-watchers.ts', '../realtime/kernel/link.saga.ts'];

test('sagas loop through watch.inTurn and watch.newest, which guard every turn, and never by hand', () => {
  const loops = Object.entries(SOURCES).filter(
    ([, text]) => text.includes('yield') && /while \(true\)|for \(;;\)/.test(text),
  );
  expect(loops.map(([path]) => path)).toEqual(ENDLESS_LOOPS);
});

test('a throw in any watcher is reported, and it and every other watcher live on', async () => {
  const { watchers, middleware } = planting();
  const run = await inRoom(3, { effectMiddlewares: [middleware] });
  const parts = [
    'explore',
    'teamSquare',
    'guides',
    'appUpdate',
    'invitation',
    'people',
    'hallManagement',
    'search',
    'im',
    'clips',
    'contacts',
    'groups',
    'chatGifts',
    'gallery',
    'wallet',
    'rooms',
  ] as const;
  for (const part of parts) await run.client.late.take(part);
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(400);
  expect(run.bugs).toEqual([]);
  expect(watchers.size).toBe(countInSources());
  // The link of a room keeps its watcher busy for as long as the viewer is in one, and calls without an answer keep busy what asks for
  // them again: a refusal is one.
  run.dispatch(roomActions.leaveRequested());
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) run.http.refuse(name, CODES.userUnknown);
  await run.clock.advance(60_000);
  // Twice: a watcher that survived the first round hears the second.
  for (const round of [1, 2]) {
    for (const [index, reach] of [...watchers.values()].entries()) {
      reach((probe) => run.dispatch({ ...probe }));
      await run.clock.advance(0);
      expect([round, index, run.bugs.length]).toEqual([round, index, (round - 1) * watchers.size + index + 1]);
    }
  }
});
