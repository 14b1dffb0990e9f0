import type { ControlName } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';
import type { AppStore } from '../../app/store.ts';

/** How one cell breaks the way of one event to one user. */
export interface Cell {
  /** The name of the event. */
  readonly event: string;
  /** The affected user. */
  readonly user: string;
  readonly call: (name: ControlName, input: object) => Promise<unknown>;
  /** Sends the event; the same mid each time. */
  readonly emit: () => Promise<unknown>;
}

/** Delays that leave a scheduled fault enough time, in milliseconds. */
const LATE_MS = 40;

const message = (kind: string, fields: object = {}) =>
  async function broken({ event, user, call, emit }: Cell): Promise<void> {
    await call('faults.set', { list: [{ kind, events: [event], user, ...fields }] });
    await emit();
    await call('faults.set', { list: [] });
  };
const close = ({ call, user }: Cell) => call('connections.close', { user });

/** The faults of the matrix; each has ended when it resolves. */
export const FAULTS: Readonly<Record<string, (cell: Cell) => Promise<void>>> = {
  dropped: message('drop'),
  late: message('delay', { delay_ms: LATE_MS, jitter_ms: LATE_MS }),
  twice: message('duplicate'),
  overtaken: message('reorder'),
  corrupt: message('corrupt'),
  unknown: message('unknown'),
  async repeated({ emit }) {
    for (let copy = 0; copy < 3; copy += 1) await emit();
  },
  async closedBefore(cell) {
    await close(cell);
    await cell.emit();
  },
  async closedAfter(cell) {
    await cell.emit();
    await close(cell);
  },
  async closedBetweenCopies(cell) {
    await cell.emit();
    await close(cell);
    await cell.emit();
  },
  async cutOff({ call, user, emit }) {
    await call('network.set', { user, blocked: true });
    await emit();
    await call('network.set', { user, blocked: false });
  },
  async acksHeld({ call, user, emit }) {
    await call('acks.set', { action: 'hold', user });
    await emit();
    await call('acks.set', { action: 'release', user });
  },
};

const CLEARING = ['messagesCleared', 'roomChatCleared'];
const LETS_BEHIND = ['late', 'overtaken'];

/**
 * The event takes lines away, and the fault lets it come behind the next one: in the same frame perhaps, so that this line is
 * never on screen. A cell says one for it to take.
 */
export function takesALine({ name, fault }: { readonly name: string; readonly fault: string }): boolean {
  return CLEARING.includes(name) && LETS_BEHIND.includes(fault);
}

/** The largest count so far. An event behind the line, such as one that clears the chat, may take the line away again. */
export function largestCount(store: Pick<AppStore, 'subscribe'>, count: () => number) {
  let largest = count();
  const stop = store.subscribe(() => {
    largest = Math.max(largest, count());
  });
  return { read: () => largest, stop };
}

/** Makes control calls about the world `main`. */
export function controlOf(origin: string) {
  return async (name: ControlName, input: object = {}): Promise<unknown> => {
    const { path, init } = controlRequest(name, 'main', input);
    const response = await fetch(`${origin}${path}`, init);
    return controlData(name, response.status, await response.json());
  };
}

/** An example of the contract with the ids of a world in place of its own. */
export function adapted(value: unknown, ids: Readonly<Record<string, string>>, key = ''): unknown {
  if (typeof value === 'string') return ids[`${key}=${value}`] ?? ids[value] ?? value;
  if (Array.isArray(value)) return value.map((item) => adapted(item, ids, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, adapted(item, ids, name)]));
}
