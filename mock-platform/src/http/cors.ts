import { CLIENT_HEADER, DATE_HEADER, WORLD_HEADER } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';

const ALLOWED_HEADERS = ['authorization', 'content-type', DATE_HEADER, CLIENT_HEADER, WORLD_HEADER].join(', ');

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Nothing of this route is for pages of other origins; they are not even answered what they might ask. */
    ownOriginOnly?: boolean;
  }
}

/**
 * The client may be served from elsewhere. Any origin may call: nothing here is granted by cookies, every signed call
 * carries its own signature. Routes that say `ownOriginOnly` are no part of this (control/control-api.ts). It is the route
 * that says so and not the address: an address can be spelled in many ways.
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.ownOriginOnly !== true) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'date, retry-after');
    }
    done();
  });
  // What a browser asks before a call; a more exact route goes first.
  app.options('/*', (_request, reply) => {
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
