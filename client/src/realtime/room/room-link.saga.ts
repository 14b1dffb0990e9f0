import { ROOM_PING_MS, ROOM_RECONNECT_MS, roomEventCodec, type UserNo } from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, type EventChannel, eventChannel, fork, put, take } from '../../lib/effects.ts';
import type { RoomPorts } from '../../platform/ports.ts';
import { createDeduper } from '../kernel/deduper.ts';
import { createFrameBatcher } from '../kernel/frame-batcher.ts';
import { idleLink, type LinkEvent, type LinkState, nextLink } from '../kernel/link.machine.ts';
import { waitApart } from '../kernel/wait-apart.saga.ts';
import { type RoomEvent, roomEventsArrived, roomLinkActions } from './room-events.ts';
import { roomAckFrame, roomPingFrame } from './room-requests.ts';

export type RoomLinkPorts = Pick<RoomPorts, 'clock' | 'roomSocket' | 'ids' | 'page' | 'telemetry'>;

/** What one connection tells the saga. Room messages do not go this way: they are batched first. */
type Signal =
  | { readonly type: 'opened' }
  | { readonly type: 'takenOver' }
  | { readonly type: 'closed'; readonly reason: CloseReason };

/** What the states of one link share. */
interface LinkLife {
  readonly ports: RoomLinkPorts;
  readonly viewer: UserNo;
  readonly batches: ReturnType<typeof createBatches>;
  readonly retryAction: string;
}

/** Keeps the room link alive until it is cancelled: attempts, pauses, heartbeats, acknowledgements, batches of messages. */
export function* roomLinkSaga(ports: RoomLinkPorts, viewer: UserNo, retryAction: string): SagaGenerator<void> {
  const batches = createBatches(ports, viewer);
  const life: LinkLife = { ports, viewer, batches, retryAction };
  yield* fork(function* publish() {
    while (true) {
      const events = yield* take(batches.channel);
      const stamp = { receivedAt: ports.clock.now(), viewer, isWatched: ports.page.isWatched() };
      try {
        yield* put(roomEventsArrived({ events, ...stamp }));
      } catch (error) {
        // A batch that a reducer cannot bear is lost; the link is not.
        ports.telemetry.bug(error, 'roomLink');
      }
    }
  });
  try {
    let state: LinkState = nextLink(idleLink, { type: 'started' });
    while (state.kind !== 'idle' && state.kind !== 'expelled') {
      const happened: readonly LinkEvent[] = yield* call(stay, life, state);
      state = happened.reduce(nextLink, state);
    }
    if (state.kind === 'expelled') yield* put(roomLinkActions.expelled({ code: state.code, message: state.message }));
  } finally {
    batches.stop();
    yield* put(roomLinkActions.statusChanged({ kind: 'idle' }));
  }
}

/** Stays in a state until something ends it; answers what happened. */
function* stay(life: LinkLife, state: LinkState): SagaGenerator<readonly LinkEvent[]> {
  if (state.kind === 'connecting') return yield* call(runConnection, life, state);
  return yield* call(waitApart, { ...life, statusChanged: roomLinkActions.statusChanged }, state);
}

/** One connection from its first attempt to its end. */
function* runConnection(
  life: LinkLife,
  { attempt, wasOnline }: Extract<LinkState, { kind: 'connecting' }>,
): SagaGenerator<readonly LinkEvent[]> {
  const { ports } = life;
  yield* put(roomLinkActions.statusChanged({ kind: 'connecting', attempt }));
  const signals = connection(life);
  try {
    const first = yield* take(signals);
    if (first.type !== 'opened') {
      yield* put(roomLinkActions.lost({ at: ports.clock.now() }));
      return [first];
    }
    ports.telemetry.log('info', 'room link open', { attempt });
    yield* put(roomLinkActions.statusChanged({ kind: 'online' }));
    yield* put(roomLinkActions.opened({ isFirst: !wasOnline, at: ports.clock.now() }));
    const last = yield* take(signals);
    // socket.room.error-flag, socket.room.recreate: the flag is set, and the machine makes a new socket.
    yield* put(roomLinkActions.lost({ at: ports.clock.now() }));
    ports.telemetry.log('info', 'room link gone', { reason: last.type === 'closed' ? last.reason.kind : last.type });
    return [first, last];
  } finally {
    signals.close();
  }
}

function connection(life: LinkLife): EventChannel<Signal> {
  const { ports, batches } = life;
  return eventChannel<Signal>((emit) => {
    const heart = createHeartbeat(life, () => emit({ type: 'closed', reason: { kind: 'lost', detail: 'silent' } }));
    const close = ports.roomSocket.connect({
      opened: () => {
        heart.start();
        emit({ type: 'opened' });
      },
      frame: (frame) => {
        const name = batches.receive(frame);
        if (name === 'roomPong') heart.refresh();
        // Before the batch: the platform closes the connection right after it.
        if (name === 'roomTakenOver') emit({ type: 'takenOver' }); // room-event.0x1007
      },
      closed: (reason) => emit({ type: 'closed', reason }),
    });
    return () => {
      heart.stop();
      close();
    };
  }, buffers.expanding(4));
}

/**
 * socket.room.heartbeat, socket.room.reconnect-timer: a ping every 10 s, and a timer of 21 s that each answer winds up
 * again. When it runs out the socket is made anew.
 */
function createHeartbeat({ ports, viewer }: LinkLife, onSilence: () => void) {
  const { clock, roomSocket } = ports;
  let cancelPing = () => {};
  let cancelSilence = () => {};
  const refresh = () => {
    cancelSilence();
    cancelSilence = clock.after(ROOM_RECONNECT_MS, onSilence);
  };
  const ping = () => {
    roomSocket.send(roomPingFrame(viewer, clock.now()));
    cancelPing = clock.after(ROOM_PING_MS, ping);
  };
  return {
    start() {
      refresh();
      cancelPing = clock.after(ROOM_PING_MS, ping);
    },
    refresh,
    stop() {
      cancelPing();
      cancelSilence();
    },
  };
}

/** Decodes, acknowledges and deduplicates on receipt; hands batches to a channel, one a frame. */
function createBatches(ports: RoomLinkPorts, viewer: UserNo) {
  // socket.room.dedupe: by mid alone, 1000 of them.
  const isNew = createDeduper();
  let hand: (events: readonly RoomEvent[]) => void = () => {};
  const channel = eventChannel<readonly RoomEvent[]>((emit) => {
    hand = emit;
    return () => {};
  }, buffers.expanding(8));
  const batcher = createFrameBatcher<RoomEvent>({
    clock: ports.clock,
    page: ports.page,
    flush: (events) => hand(events),
  });
  return {
    channel,
    /** Answers the name of the message; null for what cannot be read or came before. */
    receive(frame: unknown): RoomEvent['name'] | 'roomPong' | null {
      const result = roomEventCodec.decode(frame);
      if (!result.ok) {
        // Unknown or unreadable is reported, never thrown.
        ports.telemetry.log('warn', 'room frame dropped', { ...result.failure });
        return null;
      }
      const { event } = result;
      if (event.name === 'roomPong') return event.name;
      // Also what came before is acknowledged: the first acknowledgement may have been lost.
      const ack = roomAckFrame(viewer, ports.clock.now(), { ...event.envelope, name: event.name });
      if (ack) ports.roomSocket.send(ack);
      if (!isNew(event.envelope.mid, 0)) return null;
      batcher.add(event);
      return event.name;
    },
    stop() {
      batcher.stop();
      channel.close();
    },
  };
}
