import type { UserNo } from '@miczero/contracts';
import type { CloseReason } from '../../lib/close-reason.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { buffers, call, type EventChannel, eventChannel, fork, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { type Batches, createBatches } from './batches.ts';
import type { NamedEvent } from './event-batch.ts';
import { idleLink, type LinkEvent, type LinkState, nextLink } from './link.machine.ts';
import { waitApart } from './wait-apart.saga.ts';
import type { Wire } from './wire.ts';

export type LinkPorts = Pick<Ports, 'clock' | 'ids' | 'page' | 'telemetry'>;

/** What one connection tells the saga. Events do not go this way: they are batched first. */
type Signal =
  | { readonly type: 'opened' }
  | { readonly type: 'takenOver' }
  | { readonly type: 'closed'; readonly reason: CloseReason };

/** What the states of one link share. */
interface LinkLife<Event extends NamedEvent> {
  readonly ports: LinkPorts;
  readonly wire: Wire<Event>;
  readonly viewer: UserNo;
  readonly batches: Batches<Event>;
  /** The intent that ends a pause early. */
  readonly retryAction: string;
  readonly selectBlocked: (state: object) => readonly string[];
  readonly selectIsAside: (state: object) => boolean;
  readonly selectConcerns: (state: object) => (event: Event) => boolean;
}

interface LinkOptions<Event extends NamedEvent> {
  readonly wire: Wire<Event>;
  readonly viewer: UserNo;
  readonly retryAction: string;
  /** Users whom the viewer has blocked. */
  readonly selectBlocked?: (state: object) => readonly string[];
  /** Another page than that of the place is on screen. */
  readonly selectIsAside?: (state: object) => boolean;
  /** Which events are about the place where the viewer is; the others are for no feature. Default: all. */
  readonly selectConcerns?: (state: object) => (event: Event) => boolean;
}

const selectAll = () => () => true;

/** Keeps one link alive until it is cancelled: attempts, pauses, batches of events. */
export function* linkSaga<Event extends NamedEvent>(
  ports: LinkPorts,
  {
    wire,
    viewer,
    retryAction,
    selectBlocked = () => [],
    selectIsAside = () => false,
    selectConcerns = selectAll,
  }: LinkOptions<Event>,
): SagaGenerator<void> {
  const batches = createBatches(ports, wire);
  const life = { ports, wire, viewer, batches, retryAction, selectBlocked, selectIsAside, selectConcerns };
  yield* fork(publish<Event>, life);
  try {
    let state: LinkState = nextLink(idleLink, { type: 'started' });
    // Only the person takes the account back, never a reconnect by itself (open point C14).
    let isClaim = false;
    while (state.kind !== 'idle' && state.kind !== 'expelled') {
      const happened: readonly LinkEvent[] = yield* call(stay<Event>, life, state, isClaim);
      isClaim = state.kind === 'takenOver' || (isClaim && !happened.some(({ type }) => type === 'opened'));
      state = happened.reduce(nextLink, state);
    }
    if (state.kind === 'expelled') yield* put(wire.actions.expelled({ code: state.code, message: state.message }));
  } finally {
    batches.stop();
    yield* put(wire.actions.statusChanged({ kind: 'idle' }));
  }
}

function* publish<Event extends NamedEvent>(life: LinkLife<Event>): SagaGenerator<void> {
  while (true) {
    const events = yield* take(life.batches.channel);
    const concerns = yield* select(life.selectConcerns);
    yield* call(deliver<Event>, life, events.filter(concerns));
  }
}

function* deliver<Event extends NamedEvent>(life: LinkLife<Event>, events: readonly Event[]): SagaGenerator<void> {
  const { ports, wire, viewer } = life;
  if (events.length === 0) return;
  try {
    const blocked = yield* select(life.selectBlocked);
    const isAside = yield* select(life.selectIsAside);
    const stamp = { receivedAt: ports.clock.now(), viewer, isWatched: ports.page.isWatched(), isAside, blocked };
    yield* put(wire.eventsArrived({ events, ...stamp }));
  } catch (error) {
    // A reducer that throws refuses the batch for every feature. One by one, only what it cannot bear is lost.
    if (events.length > 1) {
      for (const event of events) yield* call(deliver<Event>, life, [event]);
      return;
    }
    ports.telemetry.bug(error, wire.name);
  }
  try {
    const expulsion = events.map(wire.expulsionOf).find((found) => found !== null);
    if (expulsion) yield* put(wire.actions.expelled(expulsion));
  } catch (error) {
    ports.telemetry.bug(error, wire.name);
  }
}

/** Stays in a state until something ends it; returns what happened. */
function* stay<Event extends NamedEvent>(
  life: LinkLife<Event>,
  state: LinkState,
  isClaim: boolean,
): SagaGenerator<readonly LinkEvent[]> {
  if (state.kind === 'connecting') return yield* call(runConnection<Event>, life, state, isClaim);
  return yield* call(waitApart, { ...life, statusChanged: life.wire.actions.statusChanged }, state);
}

/** One connection from its first attempt to its end. */
function* runConnection<Event extends NamedEvent>(
  life: LinkLife<Event>,
  { attempt, wasOnline }: Extract<LinkState, { kind: 'connecting' }>,
  isClaim: boolean,
): SagaGenerator<readonly LinkEvent[]> {
  const { ports, wire } = life;
  yield* put(wire.actions.statusChanged({ kind: 'connecting', attempt }));
  const signals = connection(life, isClaim);
  try {
    const first = yield* take(signals);
    if (first.type !== 'opened') return [first];
    ports.telemetry.log('info', `${wire.name} open`, { attempt });
    yield* put(wire.actions.statusChanged({ kind: 'online' }));
    yield* put(wire.actions.opened({ isFirst: !wasOnline, at: ports.clock.now() }));
    const last = yield* take(signals);
    yield* put(wire.actions.lost({ at: ports.clock.now() }));
    ports.telemetry.log('info', `${wire.name} gone`, {
      reason: last.type === 'closed' ? last.reason.kind : last.type,
    });
    return [first, last];
  } finally {
    signals.close();
  }
}

function connection<Event extends NamedEvent>(
  { wire, batches }: LinkLife<Event>,
  isClaim: boolean,
): EventChannel<Signal> {
  return eventChannel<Signal>(
    (emit) =>
      wire.connect(
        {
          opened: () => emit({ type: 'opened' }),
          event: (event) => {
            // Before the batch: the platform closes the connection right after it.
            if (batches.receive(event) && wire.isTakeover(event)) emit({ type: 'takenOver' });
          },
          closed: (reason) => emit({ type: 'closed', reason }),
        },
        { isClaim },
      ),
    buffers.expanding(4),
  );
}
