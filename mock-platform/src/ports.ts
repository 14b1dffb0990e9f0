import { randomBytes } from 'node:crypto';

/** What a node takes from outside, so that tests can control it. */

export interface Clock {
  /** Epoch milliseconds. Jumps when the clock of the machine is corrected: for dates only. */
  now(): number;
  /** Milliseconds since some moment. Never runs backwards: for durations, paces and limits. */
  steady(): number;
  /** Calls `work` once after this many milliseconds. Returns a function that cancels it. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Unique seeds for commands. */
export interface Seeds {
  next(): string;
}

const SEED_BYTES = 16;
/** Drawn at once: asking the system for randomness costs far more than the bytes do. */
const SEEDS_DRAWN = 256;

/** Seeds that cannot be guessed: ids and tokens are derived from them. */
export function createRandomSeeds(): Seeds {
  let drawn = Buffer.alloc(0);
  let used = 0;
  return {
    next: () => {
      if (used === drawn.length) {
        drawn = randomBytes(SEED_BYTES * SEEDS_DRAWN);
        used = 0;
      }
      used += SEED_BYTES;
      return drawn.toString('hex', used - SEED_BYTES, used);
    },
  };
}

export interface Logger {
  info(message: string, facts?: Record<string, unknown>): void;
  warn(message: string, facts?: Record<string, unknown>): void;
  error(message: string, facts?: Record<string, unknown>): void;
}

/** One JSON object a line on stderr. No payloads, no keys. */
export const jsonLogger: Logger = {
  info: (message, facts) => writeLine('info', message, facts),
  warn: (message, facts) => writeLine('warn', message, facts),
  error: (message, facts) => writeLine('error', message, facts),
};

function writeLine(level: string, message: string, facts: Record<string, unknown> = {}): void {
  const readable = Object.entries(facts).map(([key, value]) => [
    key,
    value instanceof Error ? (value.stack ?? value.message) : value,
  ]);
  process.stderr.write(
    `${JSON.stringify({ level, at: new Date().toISOString(), message, ...Object.fromEntries(readable) })}\n`,
  );
}

export const silentLogger: Logger = { info: () => {}, warn: () => {}, error: () => {} };
