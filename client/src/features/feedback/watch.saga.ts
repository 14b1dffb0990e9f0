import type { Action } from '@reduxjs/toolkit';
import type { Channel, EventChannel, SagaGenerator } from '../../lib/effects.ts';
import { takeEvery, takeInTurn, takeLatest, takeLeading, takeNewest } from '../../lib/raw-watchers.ts';
import type { Telemetry } from '../../platform/ports.ts';
import { guarded } from './guarded.saga.ts';

interface ActionKind {
  readonly type: string;
  match(action: unknown): boolean;
}
type Predicate = (action: Action) => boolean;
type Source = Channel<object> | EventChannel<NonNullable<unknown>>;
/**
 * Actions by their creator, by several creators, or by a predicate (a type guard where the worker reads the payload); or the
 * messages of a channel.
 */
type Pattern = ActionKind | readonly ActionKind[] | Predicate | Source;

type GuardOf<Kind extends Action> = (action: Action) => action is Kind;
type ActionOf<Matched> = Matched extends readonly (infer Each)[]
  ? ActionOf<Each>
  : Matched extends Channel<infer Message> | EventChannel<infer Message>
    ? Message
    : Matched extends { match(action: unknown): action is infer Kind }
      ? Kind
      : Matched extends GuardOf<infer Kind>
        ? Kind
        : Action;

type Saga = SagaGenerator<unknown>;

/** The worker gets what follows it, then the action. */
interface Watch {
  <const Matched extends Pattern>(pattern: Matched, worker: (action: ActionOf<Matched>) => Saga): Saga;
  <const Matched extends Pattern, A>(pattern: Matched, worker: (a: A, action: ActionOf<Matched>) => Saga, a: A): Saga;
  <const Matched extends Pattern, A, B>(
    pattern: Matched,
    worker: (a: A, b: B, action: ActionOf<Matched>) => Saga,
    a: A,
    b: B,
  ): Saga;
}

export interface Watchers {
  /** Starts a worker for each action. */
  readonly every: Watch;
  /** Starts a worker for each action and cancels the former one. */
  readonly latest: Watch;
  /** Ignores actions while a worker runs. */
  readonly leading: Watch;
  /** One worker at a time: actions that come meanwhile wait, and none is lost. */
  readonly inTurn: Watch;
  /** One worker at a time: of the actions that come meanwhile only the newest waits. */
  readonly newest: Watch;
}

type Start = (
  source: Predicate | Source,
  worker: (...args: unknown[]) => Saga,
  ...args: readonly unknown[]
) => SagaGenerator<unknown>;

/**
 * The one way to watch for actions. What a worker throws is presented, or reported as a bug of this area; the watcher, and
 * everything beside it, lives on. `heardIn`: the action that a dispatched one stands for.
 */
export function watching(telemetry: Telemetry, area: string, heardIn = (action: Action) => action): Watchers {
  const watchBy = (start: Start): Watch => {
    const watch = (pattern: Pattern, worker: (...args: unknown[]) => Saga, ...args: readonly unknown[]) => {
      if (isChannel(pattern)) return start(pattern, guarded(telemetry, area, worker), ...args);
      const matches = predicateOf(pattern);
      const hears = (...all: unknown[]) => worker(...all.slice(0, -1), heardIn(all.at(-1) as Action));
      return start((action) => matches(heardIn(action)), guarded(telemetry, area, hears), ...args);
    };
    // The overloads tie the worker to its arguments; what runs them need not know.
    return watch as Watch;
  };
  return {
    every: watchBy(takeEvery),
    latest: watchBy(takeLatest),
    leading: watchBy(takeLeading),
    inTurn: watchBy(takeInTurn),
    newest: watchBy(takeNewest),
  };
}

function isChannel(pattern: Pattern): pattern is Source {
  return 'flush' in pattern;
}

function predicateOf(pattern: Exclude<Pattern, Source>): Predicate {
  const matches = [pattern].flat().map((kind): Predicate => ('match' in kind ? (action) => kind.match(action) : kind));
  return (action) => matches.some((match) => match(action));
}
