import { randomBytes } from 'node:crypto';

/** What a node takes from outside, so that tests can hold it still. */

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `work` once after a while; the answer cancels it. */
  after(ms: number, work: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** Unique seeds for commands. */
export interface Seeds {
  next(): string;
}

export const randomSeeds: Seeds = { next: () => randomBytes(16).toString('hex') };

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
