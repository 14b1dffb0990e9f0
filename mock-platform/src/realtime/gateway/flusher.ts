import type { Socket as NetSocket } from 'node:net';
import type { Metrics } from '../../metrics.ts';
import type { Clock } from '../../ports.ts';

/** Most bytes that wait for one reader, here and in the kernel's queue together. */
export const READER_LAG_MAX_BYTES = 1_048_576;
/**
 * Under load frames wait to share a write, when idle they are written at once. The wait is as long as the last flush took,
 * within these bounds: a node that spends its time writing writes less often, and more at once.
 */
const COALESCE_MIN_MS = 10;
const COALESCE_MAX_MS = 50;

/** One receiver of prepared frames. */
export interface Lane {
  /** The TCP socket below the WebSocket; null after it has closed. */
  readonly raw: NetSocket | null;
  /** Frames that the next flush writes. */
  pending: Buffer[];
  pendingBytes: number;
  /** Called once when the reader lags beyond the bound: the lane must close. */
  readonly onLag: () => void;
}

interface FlusherOptions {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'flushes' | 'deliveries'>;
}

/**
 * Writes prepared frames: one write for each socket and flush. Complete frames straight to the TCP socket are safe beside what
 * `ws` writes there itself (pings, genuine emits), because without compression `ws` also writes complete frames at once.
 */
export class Flusher {
  readonly #options: FlusherOptions;
  #dirty: Lane[] = [];
  #isScheduled = false;
  #flushedAt = Number.NEGATIVE_INFINITY;
  #coalesceMs = COALESCE_MIN_MS;

  constructor(options: FlusherOptions) {
    this.#options = options;
  }

  push(lane: Lane, frame: Buffer): void {
    if (lane.raw === null) return;
    if (lane.pending.length === 0) this.#dirty.push(lane);
    lane.pending.push(frame);
    lane.pendingBytes += frame.length;
    if (lane.pendingBytes > READER_LAG_MAX_BYTES) this.#dropLagging(lane);
    if (!this.#isScheduled) this.#schedule();
  }

  /** Adaptive: after a pause at once (still one write for all of this turn), else when the interval is over. */
  #schedule(): void {
    this.#isScheduled = true;
    const wait = this.#flushedAt + this.#coalesceMs - this.#options.clock.steady();
    if (wait <= 0) setImmediate(() => this.flush());
    else this.#options.clock.after(wait, () => this.flush());
  }

  flush(): void {
    const startedAt = this.#options.clock.steady();
    const lanes = this.#dirty;
    this.#dirty = [];
    this.#isScheduled = false;
    let frames = 0;
    let writes = 0;
    let former: Buffer[] = [];
    let block: Buffer = Buffer.alloc(0);
    for (const lane of lanes) {
      const { pending, raw } = lane;
      lane.pending = [];
      lane.pendingBytes = 0;
      if (raw === null || raw.destroyed || pending.length === 0) continue;
      // Neighbours mostly wait for the same frames, so their bytes are joined once.
      if (!isSame(pending, former)) {
        block = pending.length === 1 ? (pending[0] ?? block) : Buffer.concat(pending);
        former = pending;
      }
      if (raw.writableLength + block.length > READER_LAG_MAX_BYTES) {
        this.#dropLagging(lane);
        continue;
      }
      raw.write(block);
      writes += 1;
      frames += pending.length;
    }
    // Measured from the end: a flush to thousands takes longer than the interval, and frames that arrived meanwhile must still gather.
    this.#flushedAt = this.#options.clock.steady();
    this.#coalesceMs = Math.min(COALESCE_MAX_MS, Math.max(COALESCE_MIN_MS, this.#flushedAt - startedAt));
    this.#options.metrics.flushes.inc(writes);
    this.#options.metrics.deliveries.inc(frames);
  }

  #dropLagging(lane: Lane): void {
    lane.pending = [];
    lane.pendingBytes = 0;
    lane.onLag();
  }
}

function isSame(a: readonly Buffer[], b: readonly Buffer[]): boolean {
  return a.length === b.length && a.every((frame, index) => frame === b[index]);
}
