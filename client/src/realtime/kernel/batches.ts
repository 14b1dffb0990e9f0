import { createDeduper } from '@miczero/contracts';
import { buffers, type EventChannel, eventChannel } from '../../lib/effects.ts';
import type { Clock, Page } from '../../platform/ports.ts';
import type { NamedEvent } from './event-batch.ts';
import { createFrameBatcher } from './frame-batcher.ts';
import type { Wire } from './wire.ts';

export interface Batches<Event> {
  /** Gives one batch for each painted frame. */
  readonly channel: EventChannel<readonly Event[]>;
  /** Queues an event. False for one that came before: nothing happens. */
  receive(event: Event): boolean;
  /** Forgets what waits. */
  stop(): void;
}

/** Deduplicates on receipt and hands batches to a channel. Lives as long as the link, over all its connections. */
export function createBatches<Event extends NamedEvent>(
  ports: { readonly clock: Clock; readonly page: Page },
  { dedupeKey }: Pick<Wire<Event>, 'dedupeKey'>,
): Batches<Event> {
  const isNew = createDeduper();
  let hand: (events: readonly Event[]) => void = () => {};
  const channel = eventChannel<readonly Event[]>((emit) => {
    hand = emit;
    return () => {};
  }, buffers.expanding(8));
  const batcher = createFrameBatcher<Event>({ ...ports, flush: (events) => hand(events) });
  return {
    channel,
    receive(event) {
      if (!isNew(dedupeKey(event))) return false;
      batcher.add(event);
      return true;
    },
    stop() {
      batcher.stop();
      channel.close();
    },
  };
}
