import type { PayloadActionCreator } from '@reduxjs/toolkit';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { EventBatch, NamedEvent } from './event-batch.ts';
import type { Expulsion, LinkActions } from './link-actions.ts';

/** What one connection tells the link. */
export interface WireListeners<Event> {
  opened(): void;
  /** A message that was understood; also one that came before. */
  event(event: Event): void;
  closed(reason: CloseReason): void;
}

/**
 * One kind of connection, as the link saga sees it: everything in which the hall and the room differ. The adapter decodes
 * (and reports what it cannot read), acknowledges and keeps its heartbeat; the link deduplicates, batches and reconnects.
 */
export interface Wire<Event extends NamedEvent> {
  /** Names the link in telemetry, such as `hall link`. */
  readonly name: string;
  readonly actions: LinkActions;
  /** Carries everything that arrived since the last frame: one action, one render. */
  readonly eventsArrived: PayloadActionCreator<EventBatch<Event>>;
  /** Starts one attempt and returns its closer. With `isClaim` the account moves here from another device. */
  connect(listeners: WireListeners<Event>, how: { readonly isClaim: boolean }): () => void;
  /** By what an event is recognised when it comes again; null for an event that always counts as new. */
  dedupeKey(event: Event): string | null;
  /** Whether the platform closes this connection right after the event, because the session moved to another device. */
  isTakeover(event: Event): boolean;
  /** The end of the session that an event announces; null for any other event. */
  expulsionOf(event: Event): Expulsion | null;
}
