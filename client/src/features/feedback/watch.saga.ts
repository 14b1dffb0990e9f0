import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { takeEvery, takeLatest, takeLeading } from '../../lib/raw-watchers.ts';
import type { Telemetry } from '../../platform/ports.ts';
import { guarded } from './guarded.saga.ts';

interface ActionKind {
  readonly type: string;
  match(action: unknown): boolean;
}
type Predicate = (action: Action) => boolean;
/** Actions by their creator, by several creators, or by a predicate (a type guard where the worker reads the payload). */
type Pattern = ActionKind | readonly ActionKind[] | Predicate;

type GuardOf<Kind extends Action> = (action: Action) => action is Kind;
type ActionOf<Matched> = Matched extends readonly (infer Each)[]
  ? ActionOf<Each>
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
  /** Starts a worker for each action and cancels the one before. */
  readonly latest: Watch;
  /** Ignores actions while a worker runs. */
  readonly leading: Watch;
}

/**
 * The one way to watch for actions. What a worker throws is presented, or reported as a bug of this area; the watcher, and
 * everything beside it, lives on.
 */
export function watching(telemetry: Telemetry, area: string): Watchers {
  const watchBy = (start: typeof takeEvery): Watch => {
    const watch = (pattern: Pattern, worker: (...args: unknown[]) => Saga, ...args: readonly unknown[]) =>
      start(predicateOf(pattern), guarded(telemetry, area, worker), ...args);
    // The overloads tie the worker to its arguments; what runs them need not know.
    return watch as Watch;
  };
  return { every: watchBy(takeEvery), latest: watchBy(takeLatest), leading: watchBy(takeLeading) };
}

function predicateOf(pattern: Pattern): Predicate {
  const matches = [pattern].flat().map((kind): Predicate => ('match' in kind ? (action) => kind.match(action) : kind));
  return (action) => matches.some((match) => match(action));
}
