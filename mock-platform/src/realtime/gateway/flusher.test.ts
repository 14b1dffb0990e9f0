import type { Socket as NetSocket } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { createMetrics } from '../../metrics.ts';
import { type Clock, systemClock } from '../../ports.ts';
import { Flusher, type Lane, READER_LAG_MAX_BYTES } from './flusher.ts';

const metrics = createMetrics();
const flusher = new Flusher({ clock: systemClock, metrics });

afterEach(() => flusher.flush());

interface Reader extends Lane {
  readonly writes: string[];
  lags: number;
  raw: NetSocket | null;
}

/** A lane whose socket takes writes at once, or never. */
function reader({ reads = true } = {}): Reader {
  const writes: string[] = [];
  const socket = new Duplex({
    read: () => {},
    write: (chunk: Buffer, _encoding, done) => {
      writes.push(chunk.toString());
      if (reads) done();
    },
  });
  const lane: Reader = {
    writes,
    lags: 0,
    own: [],
    pendingBytes: 0,
    isBackedUp: false,
    // the flusher uses what every stream has
    raw: socket as NetSocket,
    onLag: () => {
      lane.lags += 1;
      lane.raw = null;
    },
  };
  return lane;
}

const frame = (text: string) => Buffer.from(text);

test('each lane is written once a flush, with its frames in the order in which they were pushed', () => {
  const [a, b, c, d] = [reader(), reader(), reader(), reader()];
  const audience = [a, b, c];
  flusher.pushAll(audience, frame('1'));
  flusher.push(b, frame('own'));
  flusher.pushAll([c, d], frame('pair'));
  flusher.pushAll(audience, frame('2'));
  flusher.push(d, frame('last'));
  flusher.flush();
  expect([a, b, c, d].map(({ writes }) => writes)).toEqual([['12'], ['1own2'], ['1pair2'], ['pairlast']]);
  flusher.pushAll(audience, frame('3'));
  flusher.flush();
  expect([a, b, c, d].map(({ writes }) => writes.length)).toEqual([2, 2, 2, 1]);
});

test('a lane that closed after a push gets nothing, and the others do', () => {
  const [a, b] = [reader(), reader()];
  flusher.pushAll([a, b], frame('1'));
  a.raw = null;
  flusher.flush();
  expect([a.writes, b.writes]).toEqual([[], ['1']]);
});

test('the flusher reports a reader whose queue exceeds the bound, and no other', () => {
  const [slow, quick] = [reader({ reads: false }), reader()];
  const half = Buffer.alloc(READER_LAG_MAX_BYTES / 2 + 1);
  const audience = [slow, quick];
  for (let round = 0; round < 3; round += 1) {
    flusher.pushAll(audience, half);
    flusher.flush();
  }
  expect([slow.lags, quick.lags, quick.writes.length]).toEqual([1, 0, 3]);
});

test('the flusher reports a reader whose own frames exceed the bound between two flushes', () => {
  const lane = reader();
  for (let index = 0; index < 3; index += 1) flusher.push(lane, Buffer.alloc(READER_LAG_MAX_BYTES / 2));
  flusher.flush();
  expect(lane.lags).toBe(1);
});

test('frames that leave one by one never add up to a reader that lags', () => {
  const lane = reader();
  const bytes = Buffer.alloc(500);
  for (let sent = 0; sent * bytes.length < 3 * READER_LAG_MAX_BYTES; sent += 1) {
    flusher.push(lane, bytes);
    flusher.flush();
  }
  expect([lane.lags, lane.pendingBytes]).toEqual([0, 0]);
});

/** How long a frame waits after a flush that took 20 ms for so many deliveries. */
function waitAfter(deliveries: number): number {
  let steady = 0;
  const waits: number[] = [];
  const clock: Clock = {
    now: () => 0,
    steady: () => steady,
    after: (ms) => {
      waits.push(ms);
      return () => {};
    },
  };
  const paced = new Flusher({ clock, metrics });
  const lane = reader();
  const write = () => {
    steady += 20;
    return true;
  };
  const writing: Lane = { ...lane, raw: { write } as unknown as NetSocket }; // the flusher calls nothing else
  for (let each = 0; each < deliveries; each += 1) paced.pushAll([writing], frame('x'));
  paced.flush();
  paced.pushAll([lane], frame('next'));
  return waits.at(-1) ?? 0;
}

test('a frame waits longer the more frames shared the last flush, up to the time that the flush took', () => {
  expect([1, 6, 11, 400].map(waitAfter)).toEqual([1, 10, 20, 20]);
});
