import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { accepts } from './accepted-encodings.ts';

/** Shorter answers fit into a few packets as they are: to compress them would cost a node more than it wins anyone. */
export const COMPRESSED_FROM_CHARS = 4096;
/** Most of what the highest level would win, in half of its time. */
const LEVEL = 4;

/** Long answers of calls are compressed, beside the thread that answers: a page of messages is a fifth of itself then. */
export function compressLongAnswers(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= COMPRESSED_FROM_CHARS;
    if (!isLong || !accepts(request.headers['accept-encoding'] ?? '', 'gzip')) {
      done(null, payload);
      return;
    }
    // No cache has to tell the forms apart: nothing keeps the answer of a call.
    gzip(payload, { level: LEVEL }, (error, compressed) => {
      // As it is, it is an answer, too.
      if (error) return done(null, payload);
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      done(null, compressed);
    });
  });
}
