import type { Socket as NetSocket } from 'node:net';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';

/** Most bytes that wait for one reader, here and in the kernel's queue together. */
export const READER_LAG_MAX_BYTES = 1_048_576;
/**
 * Under load frames wait to share a write, when idle they are written at once. The more frames shared the last flush, the longer
 * the next ones wait, up to the time that it took, within these bounds: a node that spends its time writing writes less often
 * and more at once, and a node whose flushes carry one message each gains nothing by a wait.
 */
const COALESCE_MIN_MS = 1;
const COALESCE_MAX_MS = 50;
/** Deliveries in one flush from which on the next ones wait as long as that flush took. */
const CROWDED_FLUSH = 10;

/** One receiver of prepared frames. */
export interface Lane {
  /** The TCP socket below the WebSocket; null after it has closed. */
  readonly raw: NetSocket | null;
  /** Frames of the next flush that not all lanes of the largest audience receive. */
  own: OwnFrame[];
  /** Bytes of frames that were pushed to this lane alone since the last flush. */
  pendingBytes: number;
  /** Whether more than a little waited in the socket after the last write. */
  isBackedUp: boolean;
  /** Called once when the reader lags beyond the bound: the lane must close. */
  readonly onLag: () => void;
}

interface OwnFrame {
  /** Its place among all deliveries of the flush. */
  readonly place: number;
  readonly frame: Buffer;
}

interface Delivery {
  readonly lanes: readonly Lane[];
  readonly frame: Buffer;
}

interface FlusherOptions {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'flushes' | 'deliveries'>;
}

/**
 * Writes prepared frames: one write for each socket and flush. Complete frames straight to the TCP socket are safe beside what
 * `ws` writes there itself (pings, genuine emits), because without compression `ws` also writes complete frames at once.
 *
 * An event to a whole audience is kept once until the flush, which joins its frames once and then looks at each lane once: with
 * thousands of sockets, most of what a node does beside the system call is waiting for memory.
 */
export class Flusher {
  readonly #options: FlusherOptions;
  #waiting: Delivery[] = [];
  #isScheduled = false;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #coalesceMs = COALESCE_MIN_MS;
  #writes = 0;
  #frames = 0;

  constructor(options: FlusherOptions) {
    this.#options = options;
  }

  /** One frame to one lane. */
  push(lane: Lane, frame: Buffer): void {
    if (lane.raw === null) return;
    lane.pendingBytes += frame.length;
    if (lane.pendingBytes > READER_LAG_MAX_BYTES) lane.onLag();
    else this.pushAll([lane], frame);
  }

  /** One frame to many lanes. The same list for the same audience lets frames share their writes; it must not change. */
  pushAll(lanes: readonly Lane[], frame: Buffer): void {
    if (lanes.length === 0) return;
    this.#waiting.push({ lanes, frame });
    if (!this.#isScheduled) this.#schedule();
  }

  /** Adaptive: at once after a pause (still one write for this turn), otherwise when the interval ends. */
  #schedule(): void {
    this.#isScheduled = true;
    const wait = this.#flushedAt + this.#coalesceMs - this.#options.clock.steady();
    if (wait <= 0) setImmediate(() => this.flush());
    else this.#options.clock.after(wait, () => this.flush());
  }

  flush(): void {
    const startedAt = this.#options.clock.steady();
    const deliveries = this.#waiting;
    this.#waiting = [];
    this.#isScheduled = false;
    this.#writes = 0;
    this.#frames = 0;
    this.#writeAll(deliveries);
    // Measured from the end: a flush to thousands takes longer than the interval, and frames that arrived meanwhile must still gather.
    this.#flushedAt = this.#options.clock.steady();
    this.#coalesceMs = coalesceMs(this.#flushedAt - startedAt, deliveries.length);
    this.#options.metrics.flushes.inc(this.#writes);
    this.#options.metrics.deliveries.inc(this.#frames);
  }

  #writeAll(deliveries: readonly Delivery[]): void {
    const audience = largest(deliveries);
    const shared: OwnFrame[] = [];
    const touched: Lane[] = [];
    for (const [place, { lanes, frame }] of deliveries.entries()) {
      if (lanes === audience) {
        shared.push({ place, frame });
        continue;
      }
      for (const lane of lanes) {
        if (lane.own.length === 0) touched.push(lane);
        lane.own.push({ place, frame });
      }
    }
    const block = joined(shared);
    // Without frames of their own nothing but the socket of each lane is looked at.
    const areAlike = touched.length === 0;
    for (const lane of audience) {
      if (areAlike || lane.own.length === 0) this.#write(lane, block, shared.length);
      else this.#writeOwn(lane, [...shared, ...lane.own].sort(inOrder));
    }
    for (const lane of touched) if (lane.own.length > 0) this.#writeOwn(lane, lane.own);
  }

  #writeOwn(lane: Lane, frames: readonly OwnFrame[]): void {
    lane.own = [];
    this.#write(lane, joined(frames), frames.length);
  }

  #write(lane: Lane, block: Buffer, frames: number): void {
    const { raw } = lane;
    lane.pendingBytes = 0;
    if (raw === null) return;
    if (block.length > READER_LAG_MAX_BYTES || (lane.isBackedUp && isOver(raw, block))) {
      lane.onLag();
      return;
    }
    // Only a socket that keeps bytes back has a queue worth a look.
    lane.isBackedUp = !raw.write(block);
    this.#writes += 1;
    this.#frames += frames;
  }
}

/** How long frames wait after a flush that took so long for so many deliveries. */
function coalesceMs(tookMs: number, deliveries: number): number {
  const share = Math.min(1, (deliveries - 1) / CROWDED_FLUSH);
  return Math.min(COALESCE_MAX_MS, Math.max(COALESCE_MIN_MS, tookMs * share));
}

function isOver({ writableLength }: NetSocket, { length }: Buffer): boolean {
  return writableLength + length > READER_LAG_MAX_BYTES;
}

function largest(deliveries: readonly Delivery[]): readonly Lane[] {
  let most: readonly Lane[] = [];
  for (const { lanes } of deliveries) if (lanes.length > most.length) most = lanes;
  return most;
}

function joined(frames: readonly OwnFrame[]): Buffer {
  const [first] = frames;
  return first && frames.length === 1 ? first.frame : Buffer.concat(frames.map(({ frame }) => frame));
}

function inOrder(a: OwnFrame, b: OwnFrame): number {
  return a.place - b.place;
}
