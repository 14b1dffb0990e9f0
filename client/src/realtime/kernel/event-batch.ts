import type { UserNo } from '@miczero/contracts';

/** A decoded message of any link. */
export interface NamedEvent {
  readonly name: string;
}

/** Context that the link adds to every batch, so that reducers need neither a clock nor another slice. */
export interface BatchStamp {
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  /** Own user number. */
  readonly viewer: UserNo;
  /** The page is visible and has the focus. */
  readonly isWatched: boolean;
  /** The viewer is in the place, and another page than its own is on screen. */
  readonly isAside: boolean;
  /** Users whom the viewer has blocked: their mentions stay silent. */
  readonly blocked: readonly string[];
}

/** Everything that arrived on a link since the last frame, in the order of arrival. */
export interface EventBatch<Event extends NamedEvent> extends BatchStamp {
  readonly events: readonly Event[];
}

/** Handlers of one state for its events: state in, state out. Events without a handler change nothing. */
export type EventHandlers<Event extends NamedEvent, State> = {
  readonly [Name in Event['name']]?: (state: State, event: Extract<Event, { name: Name }>, stamp: BatchStamp) => State;
};

/** Applies the handlers to the events of a batch, one after the other. */
export function reduceEvents<Event extends NamedEvent, State>(
  state: State,
  batch: EventBatch<Event>,
  handlers: EventHandlers<Event, State>,
): State {
  // The name picks the handler of exactly this event; TypeScript cannot correlate the two.
  const byName = handlers as Readonly<
    Partial<Record<string, (state: State, event: Event, stamp: BatchStamp) => State>>
  >;
  return batch.events.reduce((current, event) => byName[event.name]?.(current, event, batch) ?? current, state);
}

/** The events of one name in a batch, for sagas. */
export function eventsNamed<Event extends NamedEvent, Name extends Event['name']>(
  batch: EventBatch<Event>,
  name: Name,
): Extract<Event, { name: Name }>[] {
  const isNamed = (event: Event): event is Extract<Event, { name: Name }> => event.name === name;
  return batch.events.filter(isNamed);
}
