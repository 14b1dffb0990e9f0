import {
  type ChannelId,
  channelId,
  type Decoded,
  type HallEventName,
  type HallEvents,
  type HallId,
  hallId,
  type UserNo,
} from '@miczero/contracts';
import { type ActionReducerMapBuilder, createAction, type Draft } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** One hall event as the reducers see it. */
export type HallEvent<Name extends HallEventName = HallEventName> = Extract<Decoded<HallEvents>, { name: Name }>;

/** What the link stamps on every batch, so that reducers need neither a clock nor another slice. */
export interface BatchStamp {
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  /** Own user number. */
  readonly viewer: UserNo;
  /** The page is visible and has the focus. */
  readonly isWatched: boolean;
}
export interface HallEventBatch extends BatchStamp {
  readonly events: readonly HallEvent[];
}

/** Everything that arrived on the hall link since the last frame: one action, one render. */
export const hallEventsArrived = createAction<HallEventBatch>('hallLink/eventsArrived');

export type HallEventHandlers<State> = {
  readonly [Name in HallEventName]?: (state: Draft<State>, event: HallEvent<Name>, stamp: BatchStamp) => void;
};

/** Adds the events that a slice consumes, by name, to its reducer; there is no central switch. */
export function onHallEvents<State>(builder: ActionReducerMapBuilder<State>, handlers: HallEventHandlers<State>): void {
  builder.addCase(hallEventsArrived, (state, { payload }) => {
    for (const event of payload.events) {
      // The name picks the handler of exactly this event; TypeScript cannot correlate the two.
      const handle = handlers[event.name] as
        | ((state: unknown, event: HallEvent, stamp: BatchStamp) => void)
        | undefined;
      handle?.(state, event, payload);
    }
  });
}

/** The events of one name in a batch, for sagas. */
export function eventsNamed<Name extends HallEventName>(batch: HallEventBatch, name: Name): HallEvent<Name>[] {
  const isNamed = (event: HallEvent): event is HallEvent<Name> => event.name === name;
  return batch.events.filter(isNamed);
}

/** The hall that an event was addressed to; null when it was addressed to a user. */
export function hallOf({ envelope }: HallEvent): HallId | null {
  return z.safeParse(hallId, envelope.to).data ?? null;
}

/** The channel that an event belongs to; null when it belongs to none. */
export function channelOf({ envelope }: HallEvent): ChannelId | null {
  return z.safeParse(channelId, envelope.channel).data ?? null;
}

/** A finished value for a slot of a draft: Immer takes it as it is, only its type says that it could be written to. */
export function placed<Value>(value: Value): Draft<Value> {
  return value as Draft<Value>;
}

/** The same for slices whose models are pure and too busy for drafts: state in, state out. */
export type PureHallEventHandlers<State> = {
  readonly [Name in HallEventName]?: (state: State, event: HallEvent<Name>, stamp: BatchStamp) => State;
};

export function reduceHallEvents<State>(
  state: State,
  batch: HallEventBatch,
  handlers: PureHallEventHandlers<State>,
): State {
  return batch.events.reduce((current, event) => {
    const handle = handlers[event.name] as ((state: State, event: HallEvent, stamp: BatchStamp) => State) | undefined;
    return handle ? handle(current, event, batch) : current;
  }, state);
}
