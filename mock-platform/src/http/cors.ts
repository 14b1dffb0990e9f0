import { CLIENT_HEADER, DATE_HEADER, WORLD_HEADER } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * The client may be served from elsewhere. Any origin may call: nothing here is granted by cookies, every signed call
 * carries its own signature. The control API is not part of this (control/guard.ts).
 */
export function allowOtherOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/__')) return;
    reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'date');
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header(
        'access-control-allow-headers',
        ['authorization', 'content-type', DATE_HEADER, CLIENT_HEADER, WORLD_HEADER].join(', '),
      )
      .header('access-control-max-age', '600');
    await reply.code(204).send();
  });
}
