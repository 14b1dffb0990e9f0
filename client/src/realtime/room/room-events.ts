import type { Decoded, RoomEventName, RoomEvents } from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import type { EventBatch, EventHandlers } from '../kernel/event-batch.ts';
import { createLinkActions } from '../kernel/link-actions.ts';

/** One room message as the reducers see it. */
export type RoomEvent<Name extends RoomEventName = RoomEventName> = Extract<Decoded<RoomEvents>, { name: Name }>;
/** Which room messages a feature consumes, and what its state makes of them. */
export type RoomEventHandlers<State> = EventHandlers<RoomEvent, State>;
export type RoomEventBatch = EventBatch<RoomEvent>;

/** Everything that arrived on the room link since the last frame: one action, one render. */
export const roomEventsArrived = createAction<RoomEventBatch>('roomLink/eventsArrived');

export const roomLinkActions = createLinkActions('roomLink');
