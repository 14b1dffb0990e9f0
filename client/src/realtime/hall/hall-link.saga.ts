import { hallEventCodec, isSessionCode, type UserNo } from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, type EventChannel, eventChannel, fork, put, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { createDeduper } from '../kernel/deduper.ts';
import { type HallEvent, hallEventsArrived } from '../kernel/event-actions.ts';
import { createFrameBatcher } from '../kernel/frame-batcher.ts';
import { idleLink, type LinkEvent, type LinkState, nextLink } from '../kernel/link.machine.ts';
import { hallLinkActions } from '../kernel/link-actions.ts';
import { waitApart } from '../kernel/wait-apart.saga.ts';

export type LinkPorts = Pick<Ports, 'clock' | 'hallSocket' | 'ids' | 'page' | 'telemetry'>;

/** What one connection tells the saga. Frames do not go this way: they are batched first. */
type Signal =
  | { readonly type: 'opened' }
  | { readonly type: 'takenOver' }
  | { readonly type: 'closed'; readonly reason: CloseReason };

/**
 * Keeps the hall link of one session alive until it is cancelled: attempts, pauses, batches of events. `retryAction` is
 * the intent that ends a pause early.
 */
export function* hallLinkSaga(ports: LinkPorts, viewer: UserNo, retryAction: string): SagaGenerator<void> {
  const isNew = createDeduper();
  const batches = createBatches(ports, isNew);
  yield* fork(function* publish() {
    while (true) {
      const events = yield* take(batches.channel);
      const stamp = { receivedAt: ports.clock.now(), viewer, isWatched: ports.page.isWatched() };
      try {
        yield* put(hallEventsArrived({ events, ...stamp }));
      } catch (error) {
        // A batch that a reducer cannot bear is lost; the link is not.
        ports.telemetry.bug(error, 'hallLink');
      }
      const expelled = expulsionIn(events);
      if (expelled) yield* put(hallLinkActions.expelled(expelled));
    }
  });
  try {
    let state: LinkState = nextLink(idleLink, { type: 'started' });
    // Only the person takes the account back, never a reconnect by itself (open point C14).
    let isClaim = false;
    while (state.kind !== 'idle' && state.kind !== 'expelled') {
      const happened: readonly LinkEvent[] = yield* call(stay, { ports, batches, retryAction, isClaim }, state);
      isClaim = state.kind === 'takenOver' || (isClaim && !happened.some(({ type }) => type === 'opened'));
      state = happened.reduce(nextLink, state);
    }
    if (state.kind === 'expelled') yield* put(hallLinkActions.expelled({ code: state.code, message: state.message }));
  } finally {
    batches.stop();
    yield* put(hallLinkActions.statusChanged({ kind: 'idle' }));
  }
}

/** What the states of one link share. */
interface LinkLife {
  readonly ports: LinkPorts;
  readonly batches: ReturnType<typeof createBatches>;
  readonly retryAction: string;
  /** The person asked to go on here: the connection takes the account over from the other device. */
  readonly isClaim: boolean;
}

/** Stays in a state until something ends it; answers what happened. */
function* stay(life: LinkLife, state: LinkState): SagaGenerator<readonly LinkEvent[]> {
  if (state.kind === 'connecting') return yield* call(runConnection, life, state);
  return yield* call(waitApart, { ...life, statusChanged: hallLinkActions.statusChanged }, state);
}

/** One connection from its first attempt to its end. */
function* runConnection(
  { ports, batches, isClaim }: LinkLife,
  { attempt, wasOnline }: Extract<LinkState, { kind: 'connecting' }>,
): SagaGenerator<readonly LinkEvent[]> {
  yield* put(hallLinkActions.statusChanged({ kind: 'connecting', attempt }));
  const signals = connection(ports, batches.receive, isClaim);
  try {
    const first = yield* take(signals);
    if (first.type !== 'opened') return [first];
    ports.telemetry.log('info', 'hall link open', { attempt });
    yield* put(hallLinkActions.statusChanged({ kind: 'online' }));
    yield* put(hallLinkActions.opened({ isFirst: !wasOnline, at: ports.clock.now() }));
    const last = yield* take(signals);
    yield* put(hallLinkActions.lost({ at: ports.clock.now() }));
    ports.telemetry.log('info', 'hall link gone', { reason: last.type === 'closed' ? last.reason.kind : last.type });
    return [first, last];
  } finally {
    signals.close();
  }
}

function connection(
  ports: LinkPorts,
  receive: (frame: unknown) => HallEvent['name'] | null,
  isClaim: boolean,
): EventChannel<Signal> {
  return eventChannel<Signal>(
    (emit) =>
      ports.hallSocket.connect(
        {
          opened: () => emit({ type: 'opened' }),
          frame: (frame) => {
            // Before the batch: the platform closes the connection right after it.
            if (receive(frame) === 'loggedInElsewhere') emit({ type: 'takenOver' }); // hall-event.2001
          },
          closed: (reason) => emit({ type: 'closed', reason }),
        },
        { isClaim },
      ),
    buffers.expanding(4),
  );
}

/** Decodes and deduplicates on receipt; hands batches to a channel, one a frame. */
function createBatches(ports: LinkPorts, isNew: (mid: string, type: number) => boolean) {
  let hand: (events: readonly HallEvent[]) => void = () => {};
  const channel = eventChannel<readonly HallEvent[]>((emit) => {
    hand = emit;
    return () => {};
  }, buffers.expanding(8));
  const batcher = createFrameBatcher<HallEvent>({
    clock: ports.clock,
    page: ports.page,
    flush: (events) => hand(events),
  });
  return {
    channel,
    /** Answers the name of the event, null for what cannot be read or came before. */
    receive(frame: unknown): HallEvent['name'] | null {
      const result = hallEventCodec.decode(frame);
      if (!result.ok) {
        // Unknown or unreadable is reported, never thrown.
        ports.telemetry.log('warn', 'hall frame dropped', { ...result.failure });
        return null;
      }
      const { envelope } = result.event;
      if (!isNew(envelope.mid, envelope.type)) return null;
      batcher.add(result.event);
      return result.event.name;
    },
    stop() {
      batcher.stop();
      channel.close();
    },
  };
}

/** A 9998 with a session code: the platform ends the session before it closes the connection. */
function expulsionIn(events: readonly HallEvent[]): { readonly code: number; readonly message: string } | null {
  for (const event of events) {
    if (event.name !== 'errorReported' || event.body.code === undefined) continue;
    if (isSessionCode(event.body.code)) return { code: event.body.code, message: event.body.msg };
  }
  return null;
}
