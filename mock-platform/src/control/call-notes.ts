import { ENDPOINTS } from '@miczero/contracts';
import type { CallFault } from '@miczero/contracts/control';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AnsweredByFault } from '../http/call-faults.ts';
import type { Journal } from '../realtime/gateway/journal.ts';

type Fate = Parameters<Journal['note']>[1]['fate'];

/** What a fault does to the answer of a call that has happened. */
const FATES: { readonly [Kind in CallFault['kind']]?: Fate } = {
  late: 'delayed',
  broken: 'corrupted',
  reset: 'dropped',
};

/** Notes every call of the contract in the journal of its world, with its reply. */
export function noteCalls(app: FastifyInstance, journal: Journal): void {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    const { endpoint = '' } = request.routeOptions.config;
    if (request.runner && Object.hasOwn(ENDPOINTS, endpoint)) {
      const { code = 0, data = null } = Object(payload) as { code?: number; data?: unknown };
      const fault = request.callFault?.kind;
      const fate = fault === undefined ? (code === 0 ? 'received' : 'refused') : (FATES[fault] ?? 'refused');
      note(journal, request, endpoint, { code, data }, fate);
    }
    done(null, payload);
  });
  // The page of a fault is no envelope.
  app.addHook('onError', (request, _reply, error, done) => {
    const { endpoint = '' } = request.routeOptions.config;
    if (error instanceof AnsweredByFault && error.fault.kind === 'status') {
      note(journal, request, endpoint, { status: error.fault.status }, 'refused');
    }
    done();
  });
}

function note(journal: Journal, request: FastifyRequest, name: string, reply: object, fate: Fate): void {
  const { runner, actor } = request;
  if (!runner) return;
  const entry = {
    at: runner.now(),
    direction: 'call',
    name,
    mid: '',
    from: actor?.no ?? '',
    connections: [],
    fate,
  } as const;
  journal.note(runner.name, entry, () => ({ request: request.body ?? request.query, reply }));
}
