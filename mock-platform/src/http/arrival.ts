import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnreadable } from './failures.ts';

/**
 * Bounds how long the body of each request may take to arrive. Node has one such limit for all requests of a server, and a
 * video on a slow line needs longer than anything else may have. So the limit of the server is the longest one, and shorter ones are
 * looked for here, as seldom as Node looks for its own: a timer for each request would cost every call some microseconds.
 */

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival | null;
  }
}

interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly arrivalMs: number;
  readonly begunAt: number;
  endsAt: number;
}

/** A file of this size has the time of any request, a larger one so much more: a megabit a second is enough for both. */
const BYTES_IN_TIME = 4 * 1024 * 1024;

/** Looks for overdue requests within the time of one: the slowest one ends a sixth later. */
export const OVERDUE_CHECKS = 6;

/** How long a request with a file of this size may take, where any other may take `arrivalMs`. */
export function arrivalMsOf(arrivalMs: number, fileBytes: number): number {
  return arrivalMs * Math.max(1, fileBytes / BYTES_IN_TIME);
}

/** Begins to bound the arrival of a request. */
export type BoundArrival = (request: FastifyRequest, reply: FastifyReply) => void;

/** Ends each request whose body has not arrived in time. Answers what bounds one that is answered without any hook. */
export function boundArrivals(app: FastifyInstance, arrivalMs: number): BoundArrival {
  const arrivals = new Set<Arrival>();
  const bound: BoundArrival = (request, { raw: response }) => {
    const { raw } = request;
    // A request that a test injects is there as a whole, and has no socket.
    if (!hasBody(raw) || !(raw.socket instanceof Socket)) return;
    const begunAt = performance.now();
    request.arrival = { request: raw, response, arrivalMs, begunAt, endsAt: begunAt + arrivalMs };
    arrivals.add(request.arrival);
  };
  app.decorateRequest('arrival', null);
  app.addHook('onRequest', (request, reply, done) => {
    bound(request, reply);
    done();
  });
  app.addHook('onResponse', ({ arrival }, _reply, done) => {
    // A refusal may be answered before the body is there: what is left of it is bounded like any other.
    if (arrival?.request.complete === true) arrivals.delete(arrival);
    done();
  });
  const check = setInterval(() => endOverdue(arrivals), arrivalMs / OVERDUE_CHECKS).unref();
  app.addHook('onClose', async () => clearInterval(check));
  return bound;
}

/** Gives a request the time that a file of this size needs, counted from its beginning. For callers who are known. */
export function extendArrival({ arrival }: FastifyRequest, fileBytes: number): void {
  if (arrival) arrival.endsAt = arrival.begunAt + arrivalMsOf(arrival.arrivalMs, fileBytes);
}

function endOverdue(arrivals: Set<Arrival>): void {
  const now = performance.now();
  for (const arrival of arrivals) {
    const { request, response, endsAt } = arrival;
    // A connection that closes first has no response, and some bodies end after it.
    if (request.complete || request.destroyed) arrivals.delete(arrival);
    else if (endsAt <= now) {
      arrivals.delete(arrival);
      // A second answer would be taken for that of a request which never came.
      if (response.writableFinished) request.socket.destroy();
      else answerUnreadable(new Error('the body took too long'), request.socket);
    }
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
