import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

const PATHS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Paths that answer until the very end of a stop. */
export function isHealthPath(url: string): boolean {
  return PATHS.test(url);
}

/** For orchestrators: alive, ready, and the figures. */
export function serveHealth(app: FastifyInstance, metrics: Metrics, isReady: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
