import type { Action } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { expect, test } from 'vitest';
import { hallsActions } from '../features/halls/index.ts';
import { GENERAL, HALL } from '../testing/chat-lines.ts';
import { inRoom } from '../testing/run-room.ts';

type Matches = (action: Action) => boolean;

/** Reaches exactly one watcher, whatever that one watches for; no reducer and no other saga knows it. */
interface Probe extends Action {
  readonly type: 'test/probe';
  readonly to: Matches;
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
  const watchers = new Set<Matches>();
  const middleware: EffectMiddleware = (next) => (effect: unknown) => {
    if (!isEffect(effect)) return next(effect);
    const { type, payload } = effect;
    const [first] = payload.args ?? [];
    if (type === 'FORK' && /^take(?:Every|Latest|Leading)/.test(payload.fn?.name ?? '')) watchers.add(first as Matches);
    // The guard around the worker stays as it is.
    if (type === 'CALL' && payload.fn?.name !== 'guardedWorker' && isProbe(payload.args?.at(-1))) {
      const fn = () => {
        throw new Error('planted');
      };
      return next({ ...effect, payload: { ...payload, fn } });
    }
    const watched = payload.pattern as Matches;
    if (type !== 'TAKE' || !watchers.has(watched)) return next(effect);
    const pattern: Matches = (action) => (isProbe(action) ? action.to === watched : watched(action));
    return next({ ...effect, payload: { ...payload, pattern } });
  };
  return { watchers, middleware };
}

/** How many watchers the sources start. */
function countInSources(): number {
  const sources = import.meta.glob<string>('../{app,features}/**/*.saga.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.values(sources).reduce((sum, text) => sum + (text.match(/yield\* watch\.\w+\(/g)?.length ?? 0), 0);
}

test('a throw in any watcher is reported, and it and every other watcher live on', async () => {
  const { watchers, middleware } = planting();
  const run = await inRoom(3, { effectMiddlewares: [middleware] });
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(400);
  expect(run.bugs).toEqual([]);
  expect(watchers.size).toBe(countInSources());
  // Twice: a watcher that survived the first round hears the second.
  for (const round of [1, 2]) {
    for (const [index, to] of [...watchers].entries()) {
      run.dispatch({ type: 'test/probe', to } satisfies Probe);
      await run.clock.advance(0);
      expect([round, index, run.bugs.length]).toEqual([round, index, (round - 1) * watchers.size + index + 1]);
    }
  }
});
