import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerUnreadable } from './failures.ts';

/**
 * Bounds how long the body of each request may take to arrive. Node has one such limit for all requests of a server, and a
 * video on a slow line needs longer than anything else may have. So the limit of the server is the longest one, and each
 * request has its own timer.
 */

interface Arrival {
  readonly arrivalMs: number;
  readonly begunAt: number;
  timer: NodeJS.Timeout;
}

/** A file of this size has the time of any request, a larger one so much more: a megabit a second is enough for both. */
const BYTES_IN_TIME = 4 * 1024 * 1024;

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/** How long a request with a file of this size may take, where any other may take `arrivalMs`. */
export function arrivalMsOf(arrivalMs: number, fileBytes: number): number {
  return arrivalMs * Math.max(1, fileBytes / BYTES_IN_TIME);
}

/** Ends each request whose body has not arrived in time. */
export function boundArrivals(app: FastifyInstance, arrivalMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    // A request that a test injects is there as a whole, and has no socket.
    if (hasBody(raw) && raw.socket instanceof Socket) begin(raw, arrivalMs);
    done();
  });
}

/** Gives a request the time that a file of this size needs, counted from its beginning. For callers who are known. */
export function extendArrival(request: IncomingMessage, fileBytes: number): void {
  const arrival = arrivals.get(request);
  if (!arrival) return;
  clearTimeout(arrival.timer);
  const { arrivalMs, begunAt } = arrival;
  arrival.timer = timerOf(request, begunAt + arrivalMsOf(arrivalMs, fileBytes) - performance.now());
}

function begin(request: IncomingMessage, arrivalMs: number): void {
  const arrival = { arrivalMs, begunAt: performance.now(), timer: timerOf(request, arrivalMs) };
  arrivals.set(request, arrival);
  // After its last byte, or with its connection.
  request.once('close', () => clearTimeout(arrival.timer));
}

function timerOf(request: IncomingMessage, ms: number): NodeJS.Timeout {
  return setTimeout(() => {
    if (!request.complete) answerUnreadable(new Error('the body took too long'), request.socket);
  }, ms).unref();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
