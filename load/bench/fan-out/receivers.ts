import { connect, type Socket } from 'node:net';
import { Arrivals } from './arrivals.ts';
import { clientFrame, FrameCounter } from './frame-counter.ts';

/**
 * Child process with many raw sockets that count messages. Given the targets, it answers `open` when every handshake is
 * complete; given an expected number, it answers `arrived` when every socket has counted that many. From the order `note` on
 * it keeps the moments of arrival, for the order `delays`.
 */
export interface OpenOrder {
  readonly order: 'open';
  readonly port: number;
  /** Request targets, one per socket. */
  readonly targets: readonly string[];
  /** Speak socket.io: answer the handshake and pings. */
  readonly isSocketIo: boolean;
}
export interface ExpectOrder {
  readonly order: 'expect';
  readonly messages: number;
}

interface NoteOrder {
  readonly order: 'note';
  /** The messages whose arrival is noted. */
  readonly from: number;
  readonly count: number;
}
interface DelaysOrder {
  readonly order: 'delays';
  /** When the noted messages were published. */
  readonly moments: readonly number[];
}

/** Asks how many messages all sockets have together. */
interface CountOrder {
  readonly order: 'count';
}
/** Counts anew. */
interface ZeroOrder {
  readonly order: 'zero';
}
type Order = OpenOrder | ExpectOrder | NoteOrder | DelaysOrder | CountOrder | ZeroOrder;

const LEAST_MESSAGE_BYTES = 200;
const OPENING_AT_ONCE = 200;
const counters: FrameCounter[] = [];
let expected = Number.POSITIVE_INFINITY;
let pending = 0;
let arrivals: Arrivals | null = null;

process.on('message', (message: Order) => {
  if (message.order === 'note') {
    arrivals = new Arrivals({ ...message, sockets: counters.length });
    return;
  }
  if (message.order === 'delays') {
    process.send?.({ event: 'delays', ...arrivals?.delays(message.moments) });
    return;
  }
  if (message.order === 'count') {
    process.send?.({ event: 'counted', messages: counters.reduce((sum, { messages }) => sum + messages, 0) });
    return;
  }
  if (message.order === 'zero') {
    for (const counter of counters) counter.messages = 0;
    return;
  }
  if (message.order === 'expect') {
    expected = message.messages;
    pending = counters.filter((counter) => counter.messages < expected).length;
    if (pending === 0) process.send?.({ event: 'arrived' });
    return;
  }
  openAll(message).then(
    () => process.send?.({ event: 'open' }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function openAll(order: OpenOrder): Promise<void> {
  const waiting = [...order.targets];
  const worker = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) await openOne(order, target);
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, worker));
}

function openOne({ port, isSocketIo }: OpenOrder, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a socket')));
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    let head = Buffer.alloc(0);
    const onHead = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.subarray(0, 12).toString().endsWith('101')) {
        reject(new Error(head.toString().slice(0, 500)));
        return;
      }
      socket.off('data', onHead);
      listen(socket, isSocketIo, head.subarray(end + 4), resolve);
    };
    socket.on('data', onHead);
  });
}

/** socket.io starts with two small frames (open, connected); the socket is ready after the second. */
function listen(socket: Socket, isSocketIo: boolean, rest: Buffer, onReady: () => void): void {
  let greetings = 0;
  const counter = new FrameCounter(LEAST_MESSAGE_BYTES, (length) => {
    if (length === 1) socket.write(clientFrame('3'));
    else if (isSocketIo) {
      greetings += 1;
      if (greetings === 1) socket.write(clientFrame('40'));
      if (greetings === 2) onReady();
    }
  });
  const index = counters.push(counter) - 1;
  if (!isSocketIo) onReady();
  const onData = (chunk: Buffer) => {
    const before = counter.messages;
    counter.push(chunk);
    arrivals?.note(index, before, counter.messages);
    if (before < expected && counter.messages >= expected) {
      pending -= 1;
      if (pending === 0) process.send?.({ event: 'arrived' });
    }
  };
  if (rest.length > 0) onData(rest);
  socket.on('data', onData);
}
