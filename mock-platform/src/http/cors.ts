import { CLIENT_HEADER, DATE_HEADER, WORLD_HEADER } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS = ['authorization', 'content-type', DATE_HEADER, CLIENT_HEADER, WORLD_HEADER].join(', ');

/**
 * The client may be served from elsewhere. Any origin may call: nothing here is granted by cookies, every signed call
 * carries its own signature. The control API is not part of this (control/guard.ts).
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/__')) {
      done();
      return;
    }
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'date');
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    // Answered here; what comes after the hook is not asked.
    void reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
