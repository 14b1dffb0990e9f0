import type { Decoded, RoomEventName, RoomEvents } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import type { BatchStamp } from '../kernel/event-actions.ts';
import type { LinkStatus } from '../kernel/link-actions.ts';

/** One room message as the reducers see it. */
export type RoomEvent<Name extends RoomEventName = RoomEventName> = Extract<Decoded<RoomEvents>, { name: Name }>;

export interface RoomEventBatch extends BatchStamp {
  readonly events: readonly RoomEvent[];
}

/** Everything that arrived on the room link since the last frame: one action, one render. */
export const roomEventsArrived = createAction<RoomEventBatch>('roomLink/eventsArrived');

export const roomLinkActions = {
  statusChanged: createAction<LinkStatus>('roomLink/statusChanged'),
  /** The link is open; `isFirst` is false after an outage. */
  opened: createAction<{ readonly isFirst: boolean; readonly at: number }>('roomLink/opened'),
  /** socket.room.error-flag: the network is in error until the link is open again. */
  lost: createAction<{ readonly at: number }>('roomLink/lost'),
  /** The platform ended the session. */
  expelled: createAction<{ readonly code: number; readonly message: string }>('roomLink/expelled'),
};

/** What a state makes of every room message there is: one without a consumer does not compile. */
export type RoomEventConsumers<State> = {
  readonly [Name in RoomEventName]: (state: State, event: RoomEvent<Name>, stamp: BatchStamp) => State;
};

export function reduceRoomEvents<State>(
  state: State,
  batch: RoomEventBatch,
  consumers: RoomEventConsumers<State>,
): State {
  return batch.events.reduce((current, event) => {
    // The name picks the consumer of exactly this event; TypeScript cannot correlate the two.
    const consume = consumers[event.name] as (state: State, event: RoomEvent, stamp: BatchStamp) => State;
    return consume(current, event, batch);
  }, state);
}

/** The messages of one name in a batch, for sagas. */
export function roomEventsNamed<Name extends RoomEventName>(batch: RoomEventBatch, name: Name): RoomEvent<Name>[] {
  const isNamed = (event: RoomEvent): event is RoomEvent<Name> => event.name === name;
  return batch.events.filter(isNamed);
}
