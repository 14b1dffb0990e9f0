import type { Socket as NetSocket } from 'node:net';
import type { Clock } from '../ports.ts';

/** Most bytes that wait for one reader, here and in the kernel's queue together. */
export const READER_LAG_MAX_BYTES = 1_048_576;
/** Under load frames wait this long for company; when idle they go at once. */
const COALESCE_MS = 10;

/** One receiver of prepared frames. */
export interface Lane {
  /** The TCP socket below the WebSocket; null once it is gone. */
  readonly raw: NetSocket | null;
  /** Frames that the next flush writes. */
  pending: Buffer[];
  pendingBytes: number;
  /** Called once when the reader has fallen behind: the lane must close. */
  readonly onLag: () => void;
}

interface FlusherOptions {
  readonly clock: Clock;
  /** Told after each flush: writes made, frames in them. */
  readonly onFlush: (writes: number, frames: number) => void;
}

/**
 * Writes prepared frames: one write a socket and flush. Complete frames straight to the TCP socket are safe beside what
 * `ws` writes there itself (pings, genuine emits), because without compression `ws` also writes complete frames at once.
 */
export class Flusher {
  readonly #options: FlusherOptions;
  #dirty: Lane[] = [];
  #isScheduled = false;
  #flushedAt = 0;

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
    const wait = this.#flushedAt + COALESCE_MS - this.#options.clock.now();
    if (wait <= 0 || wait > COALESCE_MS) setImmediate(() => this.flush());
    else this.#options.clock.after(wait, () => this.flush());
  }

  flush(): void {
    const lanes = this.#dirty;
    this.#dirty = [];
    this.#isScheduled = false;
    this.#flushedAt = this.#options.clock.now();
    let frames = 0;
    let writes = 0;
    let former: Buffer[] = [];
    let block: Buffer = Buffer.alloc(0);
    for (const lane of lanes) {
      const { pending, raw } = lane;
      lane.pending = [];
      lane.pendingBytes = 0;
      if (raw === null || raw.destroyed || pending.length === 0) continue;
      // Neighbours mostly wait for the same frames: their bytes are joined once.
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
    this.#options.onFlush(writes, frames);
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
