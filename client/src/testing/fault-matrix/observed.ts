import type { UnknownAction } from '@reduxjs/toolkit';
import type { Client } from '../../app/store.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { listenTo, type WholeState } from '../whole-state.ts';
import type { Invariant, Mark } from './mark.ts';

/** What the page made of the event of one cell so far. */
export interface Made {
  /** How often the link gave the event to the features. */
  readonly handled: number;
  /** How often it was on the page: the largest count, because a later event may take it away again. */
  readonly shown: number;
}

/** Watches a client for what its events leave on the page. */
export class Observer {
  readonly #client: Client;
  readonly #listeners = new Set<(action: UnknownAction) => void>();

  constructor(client: Client) {
    this.#client = client;
    listenTo(client, (action) => {
      for (const hear of this.#listeners) hear(action);
    });
  }

  /** Counts from now on until `stop`. */
  follow(mid: string, invariant: Invariant, mark: Mark): { readonly made: () => Made; readonly stop: () => void } {
    let handled = 0;
    let caused = 0;
    const hear = (action: UnknownAction) => {
      handled += midsIn(action).filter((each) => each === mid).length;
      if ('causes' in invariant && invariant.causes(action, mark)) caused += 1;
    };
    this.#listeners.add(hear);
    const seen = this.largest((state) => ('stands' in invariant ? invariant.stands(state, mark) : caused));
    return {
      made: () => ({ handled, shown: seen.read() }),
      stop: () => {
        this.#listeners.delete(hear);
        seen.stop();
      },
    };
  }

  /** The largest count so far. */
  largest(count: (state: WholeState) => number): { readonly read: () => number; readonly stop: () => void } {
    const { store } = this.#client;
    const now = () => count(store.getState() as WholeState); // the parts that tests read are there from the start
    let largest = now();
    const stop = store.subscribe(() => {
      largest = Math.max(largest, now());
    });
    return { read: () => Math.max(largest, now()), stop };
  }
}

function midsIn(action: UnknownAction): readonly string[] {
  if (hallEventsArrived.match(action) || roomEventsArrived.match(action))
    return action.payload.events.map(({ envelope }) => envelope.mid);
  return [];
}
