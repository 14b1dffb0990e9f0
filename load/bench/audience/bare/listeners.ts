import type { LoginInfo } from '@miczero/contracts';
import { signedQuery } from '../../signed-query.ts';
import type { BenchPerson } from '../people.ts';
import { BareListener } from './bare-listener.ts';
import { startLateness } from './lateness.ts';
import { makeIdentity } from './secure.ts';
import { unreadAt } from './unread.ts';

/** Child process with many listeners. It answers each order with an event of the same name. */
export type BareOrder =
  | { readonly order: 'enter'; readonly origin: string; readonly people: readonly Entering[] }
  | { readonly order: 'reception' }
  | { readonly order: 'note' }
  | { readonly order: 'lateness' }
  | { readonly order: 'moments'; readonly no: string };

export interface Entering {
  readonly person: BenchPerson;
  readonly login: LoginInfo;
}

/** How many enter at once: each makes a handshake. */
const AT_ONCE = 4;
const listeners: BareListener[] = [];
const lateness = startLateness();

process.on('message', (message: BareOrder) => {
  const answer = (found: object) => process.send?.({ event: message.order, ...found });
  if (message.order === 'reception') {
    const now = Date.now();
    const unread = unreadAt(listeners.map(({ port }) => port));
    answer({ all: listeners.map((each) => each.reception(now)), unread });
  } else if (message.order === 'note') {
    for (const each of listeners) each.note();
    lateness.reset();
    answer({});
  } else if (message.order === 'lateness') {
    answer({ ms: lateness.worst() });
  } else if (message.order === 'moments') {
    const { no } = message;
    answer({
      last: listeners.map((each) => each.lastPacketOf(no)),
      read: listeners.map((each) => each.readingOf(no)),
      first: listeners.map((each) => each.firstPacketOf(no)),
    });
  } else {
    enterAll(message.origin, message.people).then(
      () => answer({}),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
});

async function enterAll(origin: string, people: readonly Entering[]): Promise<void> {
  const identity = makeIdentity();
  const waiting = [...people];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { person, login } = next;
      const socketUrl = () => `${origin}/ws/rtc?${signedQuery(login)}`;
      const listener = new BareListener({ person, identity, socketUrl });
      listeners.push(listener);
      await listener.enter();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
