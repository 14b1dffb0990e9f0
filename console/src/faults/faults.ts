import { PATHS } from '@miczero/contracts';
import {
  ALL_USERS,
  type CallFault,
  type ConnectionFault,
  callFault,
  connectionFault,
  eventsOnSocket,
  hasHeartbeats,
  IM_MESSAGE,
  INBOUND_KINDS,
  INBOUND_NAMES,
  isInTime,
  isOfNamelessHandshake,
  MESSAGE_SOCKETS,
  type MessageFault,
  messageFault,
  type StalledCalls,
  stalledCalls,
} from '@miczero/contracts/control';
import * as z from 'zod/mini';
import { controlCall } from '../api/control-call.ts';

/** A fault with the list of the control API that holds it. */
export type Fault =
  | { readonly of: 'messages'; readonly fault: MessageFault }
  | { readonly of: 'connections'; readonly fault: ConnectionFault }
  | { readonly of: 'calls'; readonly fault: CallFault }
  | { readonly of: 'stalled'; readonly fault: StalledCalls & { readonly kind: 'stall' } };

export type FaultKind = Fault['fault']['kind'];
export const MESSAGE_KINDS = messageFault.shape.kind.def.values;
export const CONNECTION_KINDS = connectionFault.shape.kind.def.values;
export const CALL_KINDS = callFault.shape.kind.def.values;
/** Calls that get no answer until the fault ends. */
export const STALL = 'stall' as const;
export const CALLS = Object.keys(PATHS).sort();
/** What a kind answers with; empty where it has no status. */
export const statusesOf = (kind: FaultKind): readonly string[] =>
  (kind === 'refuse'
    ? connectionFault
    : kind === 'status'
      ? callFault
      : null
  )?.shape.status.def.innerType.def.values.map(String) ?? [];
export const SOCKETS = ['hall', 'room', 'audio', 'im'] as const;
type SocketName = (typeof SOCKETS)[number];

/**
 * The sockets at which a fault can meet anything: sound has no messages, only room sockets have heartbeats of the contract, and the
 * handshake of an `im` socket names no user.
 */
export function socketsOf(kind: FaultKind, user: string): readonly SocketName[] {
  if (isOfMessages(kind)) return MESSAGE_SOCKETS;
  return SOCKETS.filter(
    (socket) => (kind !== 'no-pong' || hasHeartbeats(socket)) && !isOfNamelessHandshake({ kind, socket, user }),
  );
}

/** Whether messages of this name pass a kind of socket, in either direction; '' stands for all kinds. */
export function passes(name: string, socket: string): boolean {
  if (socket === '') return true;
  const own = MESSAGE_SOCKETS.find((each) => each === socket);
  return own !== undefined && [...eventsOnSocket(own), ...eventsOnSocket(own, 'in')].includes(name);
}

/** The faults that hold in a world. */
export async function readFaults(world: string, signal?: AbortSignal): Promise<readonly Fault[]> {
  const [messages, connections, calls, stalled] = await Promise.all([
    controlCall('faults.read', world, {}, signal),
    controlCall('connection_faults.read', world, {}, signal),
    controlCall('call_faults.read', world, {}, signal),
    controlCall('calls.read', world, {}, signal),
  ]);
  return [
    ...messages.list.map((fault) => ({ of: 'messages' as const, fault })),
    ...connections.list.map((fault) => ({ of: 'connections' as const, fault })),
    ...calls.list.map((fault) => ({ of: 'calls' as const, fault })),
    ...stalled.list.map((fault) => ({ of: 'stalled' as const, fault: { kind: STALL, ...fault } })),
  ];
}

/** The list without one fault that says the same. */
export function withoutFault(faults: readonly Fault[], ended: Fault): readonly Fault[] {
  const words = JSON.stringify(ended);
  const index = faults.findIndex((fault) => JSON.stringify(fault) === words);
  return index === -1 ? faults : faults.toSpliced(index, 1);
}

/** What is filled in, as text. */
export interface FaultDraft {
  /** A network by its name, which is several faults; empty for one fault of `kind`. */
  readonly condition: string;
  readonly kind: FaultKind;
  readonly user: string;
  /** Empty for all. */
  readonly socket: string;
  /** Of messages: `in` for those of pages. Kinds that a page's message cannot have go the other way. */
  readonly direction: '' | 'in';
  /** Name of an event, or with `in` of what pages send; empty for all. */
  readonly event: string;
  /** Name of a call; empty for all. */
  readonly call: string;
  /** Percent. */
  readonly rate: string;
  readonly delay_ms: string;
  readonly jitter_ms: string;
  readonly status: string;
  readonly code: string;
  readonly after_ms: string;
  /** Empty for all. */
  readonly times: string;
  readonly seed: string;
}

/** Whom a fault can be set on, in the order in which they are looked for. */
export interface FaultTargets {
  readonly connected: readonly Person[];
  readonly others: readonly Person[];
  readonly unnamed: readonly Person[];
}
interface Person {
  readonly user: string;
  readonly nick: string;
}

/** People with an open socket before the many who have none, as bots; those without a name at the end of all. */
export function faultTargets(people: readonly Person[], connected: ReadonlySet<string>): FaultTargets {
  const named = people.filter(({ nick }) => nick !== '');
  const [online, unnamed] = [named.filter(({ user }) => connected.has(user)), people.filter(({ nick }) => nick === '')];
  return {
    connected: [...online, ...unnamed.filter(({ user }) => connected.has(user))],
    others: named.filter(({ user }) => !connected.has(user)),
    unnamed: unnamed.filter(({ user }) => !connected.has(user)),
  };
}

export const FIRST_DRAFT: FaultDraft = {
  condition: '',
  kind: 'drop',
  user: ALL_USERS,
  socket: '',
  direction: '',
  event: '',
  call: '',
  rate: '100',
  delay_ms: '1000',
  jitter_ms: '0',
  status: '500',
  code: '50000',
  after_ms: '0',
  times: '',
  seed: '1',
};

export const isOfMessages = (kind: FaultKind): kind is MessageFault['kind'] =>
  MESSAGE_KINDS.some((each) => each === kind);

/** Whether the messages of pages can have a fault of this kind. */
export const mayBeInbound = (kind: FaultKind) => INBOUND_KINDS.has(kind);

export const isInbound = ({ direction, kind }: FaultDraft) => direction === 'in' && mayBeInbound(kind);

/** What pages send, as faults name it. */
export const SENT_NAMES: readonly string[] = [IM_MESSAGE, ...INBOUND_NAMES];

export const isOfCalls = (kind: FaultKind): kind is CallFault['kind'] | typeof STALL =>
  kind === STALL || CALL_KINDS.some((each) => each === kind);

/** The fault of calls that a draft describes; null while a field does not fit. */
function callFaultOf(draft: FaultDraft): Fault | null {
  const { kind, user, call, times } = draft;
  const calls = call === '' ? undefined : [call];
  if (kind === 'late' && problemOfField('delay_ms', draft) !== null) return null;
  if (kind === STALL) {
    const read = z.safeParse(stalledCalls, { calls, user });
    return read.success ? { of: 'stalled', fault: { kind, ...read.data } } : null;
  }
  const read = z.safeParse(callFault, {
    kind,
    user,
    ...(calls && { calls }),
    rate: Number(draft.rate) / 100,
    seed: numberIn(draft.seed),
    ...(times !== '' && { times: numberIn(times) }),
    ...(kind === 'code' && { code: numberIn(draft.code) }),
    ...(kind === 'status' && { status: numberIn(draft.status) }),
    ...(kind === 'late' && { delay_ms: numberIn(draft.delay_ms) }),
  });
  return read.success ? { of: 'calls', fault: read.data } : null;
}

/** The fault that a draft describes; null while a field does not fit. */
export function faultOf(draft: FaultDraft): Fault | null {
  const { kind, user, socket, event, times } = draft;
  if (isOfCalls(kind)) return callFaultOf(draft);
  if (kind === 'delay' && problemOfField('delay_ms', draft) !== null) return null;
  const rate = Number(draft.rate) / 100;
  const shared = { kind, user, rate, seed: numberIn(draft.seed), ...(socket !== '' && { socket }) };
  if (isOfMessages(kind)) {
    const read = z.safeParse(messageFault, {
      ...shared,
      ...(isInbound(draft) && { direction: 'in' }),
      ...(event !== '' && { events: [event] }),
      ...((kind === 'delay' || kind === 'reorder') && { delay_ms: numberIn(draft.delay_ms) }),
      ...(kind === 'delay' && { jitter_ms: numberIn(draft.jitter_ms) }),
    });
    return read.success ? { of: 'messages', fault: read.data } : null;
  }
  const read = z.safeParse(connectionFault, {
    ...shared,
    ...(kind === 'refuse' && { status: numberIn(draft.status) }),
    ...(kind === 'close' && { after_ms: numberIn(draft.after_ms) }),
    ...(times !== '' && { times: numberIn(times) }),
  });
  return read.success ? { of: 'connections', fault: read.data } : null;
}

/** Bounds of what is typed into a field of a fault. */
const BOUNDS: { readonly [Field in keyof FaultDraft]?: readonly [number, number] } = {
  rate: [0, 100],
  delay_ms: [0, 60_000],
  jitter_ms: [0, 60_000],
  after_ms: [0, 600_000],
  code: [1, 99_999],
  times: [1, 10_000],
  seed: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** What is wrong with a field: its bounds, or that it is no whole number. Null when it fits, and for what has no bounds. */
export function problemOfField(
  name: keyof FaultDraft,
  draft: FaultDraft,
): { readonly kind: 'whole' | 'share' | 'bounds'; readonly least: number; readonly most: number } | null {
  const typed = draft[name];
  const bounds = BOUNDS[name];
  if (!bounds || (name === 'times' && typed === '')) return null;
  const [, most] = bounds;
  const least = name === 'delay_ms' && mustDelay(draft) ? 1 : bounds[0];
  const value = numberIn(typed);
  if (name === 'rate') return value > least && value <= most ? null : { kind: 'share', least, most };
  if (Number.isInteger(value) && value >= least && value <= most) return null;
  return { kind: name === 'seed' ? 'whole' : 'bounds', least, most };
}

/** A delay of nothing would be set and do nothing. */
const mustDelay = ({ kind, jitter_ms }: FaultDraft) =>
  isInTime({ kind, delay_ms: 0, jitter_ms: kind === 'delay' ? numberIn(jitter_ms) : 0 });

/** An empty field is no zero. */
const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

/** The list of one kind, in the order of the faults. */
export function listOf<Of extends Fault['of']>(faults: readonly Fault[], of: Of) {
  return faults.flatMap((each) => (each.of === of ? [each.fault] : [])) as Extract<Fault, { of: Of }>['fault'][];
}
