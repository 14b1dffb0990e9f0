import { CLIENT_VERSION, OPS_CALLS } from '@miczero/contracts';
import type { Http } from '../ports.ts';
import type { Entry } from './browser-telemetry.ts';

/** Lines that one page sends at most: a problem that repeats must not become a load. */
const LINES_MAX = 20;
/** Limits of the call, in characters. */
const MESSAGE_MAX = 500;
const DETAIL_MAX = 4000;
/** What the start of a stack may take, so that the other fields fit beside it. */
const STACK_MAX = 2000;

export interface ClientLog {
  /** Resolves when the line was sent, refused or left out; never rejects. */
  add(entry: Entry): Promise<void>;
}

/**
 * api.go.home.log.web: tells the platform about problems of this page, each text once, one line at a time. Neither a secret
 * nor the query of the address leaves the page. A line that does not arrive is dropped: the console has it.
 */
export function createClientLog(http: Http, path: () => string): ClientLog {
  const told = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    async add({ level, event, context }) {
      const { text, stack, ...rest } = context;
      const message = (typeof text === 'string' ? `${event}: ${text}` : event).slice(0, MESSAGE_MAX);
      if (told.has(message) || told.size >= LINES_MAX) return;
      told.add(message);
      const where = { version: CLIENT_VERSION, path: path() };
      const start = typeof stack === 'string' ? { stack: stack.slice(0, STACK_MAX) } : {};
      const full = JSON.stringify({ ...where, ...rest, ...start });
      const detail = full.length > DETAIL_MAX ? JSON.stringify({ ...where, ...start }) : full;
      const line = { level: level === 'warn' ? 'warn' : 'error', message, detail } as const;
      last = last.then(() => http.call(OPS_CALLS['ops.client_log'], line)).catch(() => {});
      await last;
    },
  };
}
