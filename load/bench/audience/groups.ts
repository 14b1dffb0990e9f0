import type { ChildProcess } from 'node:child_process';
import type { LoginInfo } from '@miczero/contracts';
import type { Page } from 'playwright-core';
import { builtFrom } from '../built.ts';
import { next, start } from '../child.ts';
import type { BareOrder } from './bare/listeners.ts';
import {
  type BenchPerson,
  firstPacketOf,
  lastPacketsOf,
  latenessOfPage,
  noteMoments,
  type Reception,
  readingsOf,
  reception,
} from './people.ts';

type Moments = readonly (number | null)[];

/** Listeners of one kind, and what they have noticed; moments are epoch milliseconds, and null for none. */
export interface ListenerGroup {
  receptions(): Promise<readonly Reception[]>;
  /** How late their timers came since `note`, at worst: they note moments that much later. */
  lateness(): Promise<number>;
  /** Moments are noted from now on. */
  note(): Promise<void>;
  /** The last packet of a user, for each listener. */
  lastPackets(no: string): Promise<Moments>;
  /** The news that a user is heard, for each listener but that user. */
  readings(no: string): Promise<Moments>;
  /** The first packet of a user, for those who look for it. */
  firstPackets(no: string): Promise<Moments>;
}

/** The people of a page. Looking for a first packet is work there, so that one of them does. */
export const groupOf = (page: Page): ListenerGroup => ({
  receptions: () => page.evaluate(reception),
  lateness: () => page.evaluate(latenessOfPage),
  note: () => page.evaluate(noteMoments),
  lastPackets: (no) => page.evaluate(lastPacketsOf, no),
  readings: (no) => page.evaluate(readingsOf, no),
  firstPackets: async (no) => [await page.evaluate(firstPacketOf, no)],
});

/** Listeners in a process without a browser: each looks for everything. */
export class BareGroup implements ListenerGroup {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(): Promise<BareGroup> {
    return new BareGroup(start(await builtFrom(new URL('./bare/listeners.ts', import.meta.url))));
  }

  /** Lets more people in. */
  async enter(origin: string, people: readonly { readonly person: BenchPerson; readonly login: LoginInfo }[]) {
    await this.#ask({ order: 'enter', origin, people });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async receptions(): Promise<readonly Reception[]> {
    return (await this.#ask({ order: 'reception' }))['all'] as readonly Reception[];
  }

  /** Packets so far that came, and were not read in time. */
  async unread(): Promise<number> {
    return (await this.#ask({ order: 'reception' }))['unread'] as number;
  }

  async lateness(): Promise<number> {
    return (await this.#ask({ order: 'lateness' }))['ms'] as number;
  }

  async note(): Promise<void> {
    await this.#ask({ order: 'note' });
  }

  async lastPackets(no: string): Promise<Moments> {
    return (await this.#ask({ order: 'moments', no }))['last'] as Moments;
  }

  async readings(no: string): Promise<Moments> {
    return (await this.#ask({ order: 'moments', no }))['read'] as Moments;
  }

  async firstPackets(no: string): Promise<Moments> {
    return (await this.#ask({ order: 'moments', no }))['first'] as Moments;
  }

  close(): void {
    this.#child.kill();
  }

  #ask(order: BareOrder): Promise<Record<string, unknown>> {
    const answer = next(this.#child, order.order);
    this.#child.send(order);
    return answer;
  }
}
