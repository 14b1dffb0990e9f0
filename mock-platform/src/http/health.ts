import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

const PATHS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** Paths that answer until the end of a stop. */
export function isHealthPath(url: string): boolean {
  return PATHS.test(url);
}

export interface HealthOptions {
  readonly metrics: Metrics;
  readonly isReady: () => boolean;
  /** Refuses callers who may not see the figures, which name worlds and show their traffic. */
  readonly requireOperator: (request: FastifyRequest) => void;
}

/** For orchestrators: alive, ready, and for the operator the figures. */
export function serveHealth(app: FastifyInstance, { metrics, isReady, requireOperator }: HealthOptions): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) =>
    isReady() ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  const guarded = {
    config: { ownOriginOnly: true },
    onRequest: async (request: FastifyRequest) => requireOperator(request),
  };
  app.get('/metrics', guarded, async (_request, reply) =>
    reply
      .header('content-type', metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics()),
  );
  app.options('/metrics', guarded, (_request, reply) => {
    void reply.code(204).send();
  });
}
