import type { FastifyInstance } from 'fastify';

/** Where clients of the messaging provider ask for the address of its sockets. */
export const IM_DISCOVERY_PATH = '/im/lbs';

/** Adds the discovery of the provider: the sockets are where the question went. */
export function serveDiscovery(app: FastifyInstance): void {
  app.route({
    method: 'GET',
    url: IM_DISCOVERY_PATH,
    exposeHeadRoute: false,
    config: { endpoint: 'im discovery' },
    handler: ({ host }) => ({ common: { 'mix.link': [host], 'link.default': [] } }),
  });
}
