import type { UserNo } from '@miczero/contracts';
import type { PlatformNode } from '@miczero/mock-platform';
import { expectedTimes, type FaultName } from './faults.ts';

/** The part of the journal that tells about the messages to one user from now on. */
export class Arrivals {
  readonly #node: PlatformNode;
  readonly #user: UserNo;
  readonly #after: number;
  readonly #own: Set<string>;

  constructor(node: PlatformNode, user: UserNo) {
    this.#node = node;
    this.#user = user;
    this.#after = node.journal.read('main').at(-1)?.number ?? 0;
    this.#own = new Set(this.#connections());
  }

  /** How often an event has to be on the page: by its fault, and by the journal where that depends on when the page was back. */
  expected(fault: FaultName, mid: string): 0 | 1 {
    const own = new Set([...this.#own, ...this.#connections()]);
    return expectedTimes(fault, mid, this.#since(), own);
  }

  /** Whether the user has a socket that was not there before. */
  hasReconnected(): boolean {
    return this.#connections().some((id) => !this.#own.has(id));
  }

  /** What became of the event on its way to the page. */
  fatesOf(mid: string): readonly string[] {
    const own = new Set([...this.#own, ...this.#connections()]);
    const isMeant = ({ connections }: { readonly connections: readonly string[] }) =>
      connections.some((id) => own.has(id));
    return this.#since().flatMap((entry) => (entry.mid === mid && isMeant(entry) ? entry.fate : []));
  }

  /** Whether bytes wait at a socket of the user. */
  hasBacklog(): boolean {
    return this.#sockets().some(({ raw }) => (raw?.writableLength ?? 0) > 0);
  }

  /** What was sent by this name since. */
  named(name: string) {
    return this.#since().filter((entry) => entry.direction === 'out' && entry.name === name);
  }

  /** How often a line of the user with this text has come to the platform. */
  timesWritten(text: string): number {
    const isIt = ({ direction, name, from, body }: ReturnType<Arrivals['named']>[number]) =>
      direction === 'in' && name === 'sendChat' && from === this.#user && body.includes(text);
    return this.#since().filter(isIt).length;
  }

  /** As the control API answers it: with the ids of connections. */
  #since() {
    return this.#node.journal
      .read('main', this.#after)
      .map((entry) => ({ ...entry, connections: entry.connections.map(({ id }) => id) }));
  }

  #connections(): string[] {
    return this.#sockets().map(({ id }) => id);
  }

  #sockets() {
    const kinds = ['hall', 'room'] as const;
    return kinds.flatMap((kind) => [...this.#node.registryOf(kind).ofUser('main', this.#user)]);
  }
}
