import type { UnknownAction } from '@reduxjs/toolkit';
import { feedbackActions } from '../../features/feedback/index.ts';
import { modalsActions } from '../../features/modals/index.ts';
import type { WholeState } from '../whole-state.ts';

/** What makes the event of one cell recognisable among those of all others. */
export interface Mark {
  /** Words that no other cell uses. */
  readonly text: string;
  /** An id of a place or a thing that no other cell uses. */
  readonly id: string;
  /** The affected user, and the one who speaks. */
  readonly viewer: string;
  readonly other: string;
}

/**
 * What one type of event leaves on the page: once for an event that arrives, however often and however late it does, and never
 * for one that does not. `none` before the event, which a cell waits for.
 */
export type Invariant = (
  | {
      /** How often the mark stands in a state. */
      readonly stands: (state: WholeState, mark: Mark) => number;
    }
  | {
      /** Whether an action is what the event causes: for what the state does not keep. */
      readonly causes: (action: UnknownAction, mark: Mark) => boolean;
    }
) & {
  /** The part of the page, in words. */
  readonly shows: string;
  /** Fields of the body in place of those of the contract's example. */
  readonly body: (mark: Mark) => object;
  /** Whether all that the event causes is done, where that comes later than what it shows: it would count as caused by the next event. */
  readonly isOver?: (state: WholeState) => boolean;
};

/** The words of the platform in a toast. */
export const toasted = (action: UnknownAction, { text }: Mark): boolean =>
  feedbackActions.toastRequested.match(action) && serverWords(action.payload.text) === text;

/** The words of the platform in a dialog. */
export const inDialog = (action: UnknownAction, { text }: Mark): boolean =>
  modalsActions.opened.match(action) &&
  'text' in action.payload.props &&
  serverWords(action.payload.props.text) === text;

function serverWords(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'server' in text ? text.server : null;
}

/** How many of a list are marked. */
export function countOf<Item>(list: readonly Item[] | undefined, isMarked: (item: Item) => boolean): number {
  return (list ?? []).filter(isMarked).length;
}
