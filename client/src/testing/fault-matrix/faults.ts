import { ROOM_EVENTS } from '@miczero/contracts';
import type { ControlData, ControlName } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';

/** How one cell breaks the way of one event to one user. */
export interface Cell {
  /** The name of the event. */
  readonly event: string;
  /** The affected user. */
  readonly user: string;
  readonly call: ReturnType<typeof controlOf>;
  /** Sends the event; the same mid each time. */
  readonly emit: () => Promise<unknown>;
  /** Resolves when the event waits at a socket of the user that carries nothing. Absent where the platform is another process. */
  readonly isHeldBack?: () => Promise<void>;
  /** Resolves when the page takes the viewer's own line for unconfirmed. Absent for what the viewer has not written. */
  readonly isOverdue?: () => Promise<void>;
}

/** Delays that leave a scheduled fault enough time, in milliseconds. */
const LATE_MS = 40;

const message = (kind: string, fields: object = {}) =>
  async function broken({ event, user, call, emit }: Cell): Promise<void> {
    await call('faults.set', { list: [{ kind, events: [event], user, ...fields }] });
    await emit();
    await call('faults.set', { list: [] });
  };

type Whose = Pick<Cell, 'call' | 'user'>;
type Socket = 'hall' | 'room';
const SOCKETS: readonly Socket[] = ['hall', 'room'];

/** The open sockets of the user, of these kinds. */
async function socketsOf({ call, user }: Whose, kinds: readonly string[] = SOCKETS): Promise<readonly string[]> {
  const { list } = await call('connections.list', {});
  return list.flatMap((each) => (each.user === user && kinds.includes(each.socket) ? each.id : []));
}

/** Ends the sockets of the user. One that is being closed stands in the list until its page has answered. */
async function close(whose: Whose): Promise<void> {
  const former = await socketsOf(whose);
  await whose.call('connections.close', { user: whose.user });
  let left = former;
  while (left.length > 0) left = (await socketsOf(whose)).filter((id) => former.includes(id));
}

/** The next socket of each kind meets a fault. The same list again would go on counting. */
async function breakNext({ call, user }: Whose, fault: object, kinds: readonly Socket[] = SOCKETS): Promise<void> {
  await call('connection_faults.set', { list: [] });
  await call('connection_faults.set', { list: kinds.map((socket) => ({ ...fault, user, times: 1, socket })) });
}

/**
 * How a fault breaks the way, and whether the event reaches the page in the end: `unless` a page was away when it was sent. `fetched`: it
 * never does, and a page reads what the platform stores of it once it is back.
 */
export interface Fault {
  readonly arrives: 'always' | 'never' | 'unless' | 'fetched';
  /** What holds under the fault, in words. */
  readonly invariant: string;
  /** How one sees that it struck: what the journal says of the event, what became of the page's connection, or that the event waited. */
  readonly sign?:
    | 'heldBack'
    | 'dropped'
    | 'delayed'
    | 'duplicated'
    | 'reordered'
    | 'corrupted'
    | 'reconnected'
    | 'refused';
  readonly strike: (cell: Cell) => Promise<unknown>;
}

/** The faults of the matrix, and the way without one; each has ended when it resolves. */
export const FAULTS = {
  undisturbed: { arrives: 'always', invariant: 'there once', strike: ({ emit }) => emit() },
  dropped: {
    arrives: 'never',
    invariant: 'never there; a line is read later, and an own one is confirmed in the end',
    sign: 'dropped',
    strike: message('drop'),
  },
  late: {
    arrives: 'always',
    invariant: 'there once, perhaps behind later ones',
    sign: 'delayed',
    strike: message('delay', { delay_ms: LATE_MS, jitter_ms: LATE_MS }),
  },
  twice: { arrives: 'always', invariant: 'there once, not twice', sign: 'duplicated', strike: message('duplicate') },
  overtaken: {
    arrives: 'always',
    invariant: 'there once, behind the next one',
    sign: 'reordered',
    strike: message('reorder'),
  },
  corrupt: {
    arrives: 'never',
    invariant: 'never there, and the link goes on; a line is read later, and an own one is confirmed in the end',
    sign: 'corrupted',
    strike: message('corrupt'),
  },
  unknown: {
    arrives: 'never',
    invariant: 'never there, and the link goes on; a line is read later, and an own one is confirmed in the end',
    sign: 'corrupted',
    strike: message('unknown'),
  },
  repeated: {
    arrives: 'always',
    invariant: 'there once, of three with one mid',
    async strike({ emit }) {
      for (let copy = 0; copy < 3; copy += 1) await emit();
    },
  },
  closedBefore: {
    arrives: 'unless',
    invariant: 'there once if the page was back, else never; a line is read later',
    sign: 'reconnected',
    async strike(cell) {
      await close(cell);
      await cell.emit();
    },
  },
  closedAfter: {
    arrives: 'always',
    invariant: 'there once, and not again after the reconnect',
    sign: 'reconnected',
    async strike(cell) {
      await cell.emit();
      await close(cell);
    },
  },
  closedBetweenCopies: {
    arrives: 'always',
    invariant: 'there once, of two copies around a reconnect',
    sign: 'reconnected',
    async strike(cell) {
      await cell.emit();
      await close(cell);
      await cell.emit();
    },
  },
  cutOff: {
    arrives: 'always',
    invariant: 'there once, when the network is back',
    sign: 'heldBack',
    async strike({ call, user, emit, isHeldBack }) {
      await call('network.set', { user, blocked: true });
      await emit();
      await isHeldBack?.();
      await call('network.set', { user, blocked: false });
    },
  },
  refused: {
    arrives: 'unless',
    invariant: 'there once if the page was back, else never',
    sign: 'refused',
    async strike(cell) {
      await breakNext(cell, { kind: 'refuse', status: 500 });
      await close(cell);
      await cell.emit();
    },
  },
  halfOpen: {
    arrives: 'fetched',
    invariant: 'never there, though the socket looks open; a line is read later, and an own one is sent again',
    sign: 'heldBack',
    async strike(cell) {
      const kinds: Socket[] = [Object.hasOwn(ROOM_EVENTS, cell.event) ? 'room' : 'hall'];
      const former = await socketsOf(cell, kinds);
      await breakNext(cell, { kind: 'half-open' }, kinds);
      await close(cell);
      while ((await socketsOf(cell, kinds)).every((id) => former.includes(id)));
      await cell.emit();
      await cell.isHeldBack?.();
      await close(cell);
    },
  },
  // Of the events only acknowledgements are held: a matter of the lines that people write.
  acksHeld: {
    arrives: 'always',
    invariant: 'there once, and confirmed when the acknowledgement comes',
    async strike({ call, user, emit }) {
      await call('acks.set', { action: 'hold', user });
      await emit();
      await call('acks.set', { action: 'release', user });
    },
  },
  lateAck: {
    arrives: 'always',
    invariant: 'there once: unconfirmed first, and confirmed by the late acknowledgement, without a second send',
    async strike({ call, user, emit, isOverdue }) {
      await call('acks.set', { action: 'hold', user });
      await emit();
      await isOverdue?.();
      await call('acks.set', { action: 'release', user });
    },
  },
} as const satisfies Readonly<Record<string, Fault>>;
export type FaultName = keyof typeof FAULTS;
// Object.keys forgets the names.
const NAMES = Object.keys(FAULTS) as FaultName[];

/** The part of an entry of the journal that tells whether a message came. */
interface Sent {
  readonly direction: string;
  readonly mid: string;
  readonly fate: string;
  readonly connections: readonly string[];
}
/** What became of a message that came to a socket. */
const CAME: ReadonlySet<string> = new Set(['sent', 'delayed', 'duplicated', 'reordered']);

/**
 * How often an event has to be on the page: by its fault, and where that depends on when the page was back, by the journal. `own` are
 * the connections of the page.
 */
export function expectedTimes(
  fault: FaultName,
  mid: string,
  journal: readonly Sent[],
  own: ReadonlySet<string>,
): 0 | 1 {
  const { arrives } = FAULTS[fault];
  if (arrives !== 'unless') return arrives === 'always' ? 1 : 0;
  const came = journal.filter((entry) => entry.direction === 'out' && entry.mid === mid && CAME.has(entry.fate));
  return came.some(({ connections }) => connections.some((id) => own.has(id))) ? 1 : 0;
}

/** Whether a fault can meet an event: acknowledgements are those of lines that people write, and come late to their writers. */
function canMeet(fault: FaultName, name: string, isWritten: boolean): boolean {
  if (fault === 'lateAck') return name === 'chatAcknowledged';
  return fault !== (isWritten ? 'refused' : 'acksHeld');
}

/** Every event under every fault that can meet it, numbered. `isWritten`: a line that people write, or its acknowledgement. */
export function cellsOf<Name extends string>(names: readonly Name[], isWritten: (name: Name) => boolean = () => false) {
  return names
    .flatMap((name) => NAMES.filter((fault) => canMeet(fault, name, isWritten(name))).map((fault) => ({ name, fault })))
    .map((cell, number) => ({ ...cell, number, invariant: FAULTS[cell.fault].invariant }));
}

interface Titled {
  readonly name: string;
  readonly fault: FaultName;
  readonly invariant: string;
  /** What the event leaves on the page; absent for lines, whose text it is. */
  readonly shows?: string;
}
/** The title of a cell: `hallEdited, dropped: the halls asked for again; never there`. */
export const titleOf = ({ name, fault, invariant, shows }: Titled): string =>
  `${name}, ${fault}: ${shows === undefined ? '' : `${shows}; `}${invariant}`;

const CLEARING = ['messagesCleared', 'roomChatCleared'];
const LETS_BEHIND = ['late', 'overtaken'];

/**
 * The event takes lines away, and the fault lets it come behind the next one: in the same frame perhaps, so that this line is
 * never on screen. A cell says one for it to take.
 */
export function takesALine({ name, fault }: { readonly name: string; readonly fault: string }): boolean {
  return CLEARING.includes(name) && LETS_BEHIND.includes(fault);
}

/** Makes control calls about the world `main`. */
export function controlOf(origin: string) {
  return async <Name extends ControlName>(name: Name, input: object = {}): Promise<ControlData<Name>> => {
    const { path, init } = controlRequest(name, 'main', input);
    const response = await fetch(`${origin}${path}`, init);
    return controlData(name, response.status, await response.json());
  };
}

/** An example of the contract with the ids of a world in place of its own. */
export function adapted(example: object, ids: Readonly<Record<string, string>>): object {
  const named = (key: string, value: unknown): unknown =>
    typeof value === 'string' ? (ids[`${key}=${value}`] ?? ids[value] ?? value) : value;
  return JSON.parse(JSON.stringify(example), named) as object; // an object stays one
}
