import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from './effects.ts';
import { call, race, take } from './effects.ts';

interface ActionKind<Kind extends Action> {
  readonly type: string;
  match(action: unknown): action is Kind;
}

/**
 * A lifetime: from each `entered` until `left` the saga runs, then everything in it is cancelled. Entering again while
 * inside starts over.
 */
export function* within<Entered extends Action>(
  entered: ActionKind<Entered>,
  left: readonly { readonly type: string }[],
  saga: (action: Entered) => SagaGenerator<unknown>,
): SagaGenerator<never> {
  const isEnd = left.map(({ type }) => type);
  let next: Entered | null = null;
  while (true) {
    const action: Entered = next ?? (yield* take(entered.match));
    const result: { again?: Entered | undefined } = yield* race({
      done: call(inside, saga, action, isEnd),
      again: take(entered.match),
    });
    next = result.again ?? null;
  }
}

function* inside<Entered extends Action>(
  saga: (action: Entered) => SagaGenerator<unknown>,
  action: Entered,
  isEnd: string[],
): SagaGenerator<void> {
  yield* race({ run: call(saga, action), left: take(isEnd) });
}
