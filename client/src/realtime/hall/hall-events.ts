import {
  type ChannelId,
  channelId,
  type Decoded,
  type HallEventName,
  type HallEvents,
  type HallId,
  hallId,
} from '@miczero/contracts';
import { createAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import type { BatchStamp, EventBatch, EventHandlers } from '../kernel/event-batch.ts';
import { createLinkActions } from '../kernel/link-actions.ts';

/** One hall event as the reducers see it. */
export type HallEvent<Name extends HallEventName = HallEventName> = Extract<Decoded<HallEvents>, { name: Name }>;
/** Which hall events a feature consumes, and what its state makes of them. */
export type HallEventHandlers<State> = EventHandlers<HallEvent, State>;

/** Everything that arrived on the hall link since the last frame: one action, one render. */
export const hallEventsArrived = createAction<EventBatch<HallEvent>>('hallLink/eventsArrived');

export const hallLinkActions = createLinkActions('hallLink');

/**
 * What happened before the link opened was not told: lists are asked for again. At the first opening they were asked for a moment
 * before, so that this waits until the first screen has what it needs.
 */
export const hallEventsMissed = createAction('hallLink/eventsMissed');

/** The hall that an event was addressed to; null when it was addressed to a user. */
export function hallOf({ envelope }: HallEvent): HallId | null {
  return z.safeParse(hallId, envelope.to).data ?? null;
}

/** A message mentions the viewer, and its author is neither blocked nor the viewer. */
export const callsViewer = (
  from: string,
  { aiteuser }: HallEvent<'chatMessage'>['body']['extra'],
  { viewer, blocked }: BatchStamp,
): boolean => from !== viewer && aiteuser?.[viewer] !== undefined && !blocked.includes(from);

/** The channel that an event belongs to; null when it belongs to none. */
export function channelOf({ envelope }: HallEvent): ChannelId | null {
  return z.safeParse(channelId, envelope.channel).data ?? null;
}
