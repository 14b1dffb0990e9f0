import { ENDPOINTS } from '@miczero/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Journal } from '../realtime/gateway/journal.ts';

/** Notes every call of the contract in the journal of its world, with its reply. */
export function noteCalls(app: FastifyInstance, journal: Journal): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const { endpoint = '' } = request.routeOptions.config;
    if (request.runner && Object.hasOwn(ENDPOINTS, endpoint)) note(journal, request, endpoint, payload);
    done(null, payload);
  });
}

function note(journal: Journal, request: FastifyRequest, name: string, payload: unknown): void {
  const { runner, actor } = request;
  if (!runner) return;
  const { code = 0, data = null } = Object(payload) as { code?: number; data?: unknown };
  const fate = code === 0 ? 'received' : 'refused';
  const entry = {
    at: runner.now(),
    direction: 'call',
    name,
    mid: '',
    from: actor?.no ?? '',
    connections: [],
    fate,
  } as const;
  journal.note(runner.name, entry, () => ({ request: request.body ?? request.query, reply: { code, data } }));
}
