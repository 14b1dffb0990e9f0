import { Readable } from 'node:stream';
import { ENDPOINTS } from '@miczero/contracts';
import { CONTROL, type ControlName } from '@miczero/contracts/control';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { hasLong, piecesOf } from '../http/long-json.ts';
import { noteCalls } from './call-notes.ts';
import { eventCalls } from './event-calls.ts';
import { requireControl } from './guard.ts';
import { moneyControlCalls } from './money-calls.ts';
import { peopleCalls } from './people-calls.ts';
import { publishingCalls } from './publishing-calls.ts';
import { recordingCalls } from './recording-calls.ts';
import { wordRefusals } from './refusal-words.ts';
import { roomControlCalls } from './room-calls.ts';
import type { ControlServices } from './services.ts';
import { readStrictly } from './strict-input.ts';
import { type ControlHandlers, worldCalls } from './world-calls.ts';

/** Every control call of the contract: one without a handler does not compile. */
const HANDLERS: ControlHandlers<ControlName> = {
  ...worldCalls,
  ...recordingCalls,
  ...eventCalls,
  ...publishingCalls,
  ...roomControlCalls,
  ...peopleCalls,
  ...moneyControlCalls,
};

const NAMES = Object.keys(CONTROL) as ControlName[]; // the keys of the table itself
const worldParam = z.object({ world: z._default(z.string(), '') });

/** Adds `/__mock/*` behind its guard. */
export async function registerControl(app: FastifyInstance, services: ControlServices, token: string): Promise<void> {
  noteBrowserCalls(app, services);
  noteCalls(app, services.journal);
  await app.register(async (scope) => {
    wordRefusals(scope);
    scope.addHook('onRequest', async (request) => requireControl(request, token));
    // A preflight of another origin gets the guard's answer, not that of the calls.
    scope.options('/__mock/*', { config: { ownOriginOnly: true } }, (_request, reply) => {
      void reply.code(204).send();
    });
    for (const name of NAMES) add(scope, services, name);
  });
}

function add<Name extends ControlName>(app: FastifyInstance, services: ControlServices, name: Name): void {
  const call = CONTROL[name];
  const handler: ControlHandlers<ControlName>[Name] = HANDLERS[name];
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    ...(call.requestMaxBytes !== undefined && { bodyLimit: call.requestMaxBytes }),
    config: {
      endpoint: `control ${name}`,
      ownOriginOnly: true,
      ...(call.longField !== undefined && { longField: call.longField }),
    },
    handler: async (request, reply) => {
      const { query, body = {} } = request;
      const given = readStrictly(call.request, call.method === 'GET' ? query : body);
      const { world } = z.parse(worldParam, request.params);
      // parsed by the schema of this very name
      const data = await handler(services, world, given as never);
      reply.header('cache-control', 'no-store');
      const encoded: unknown = z.encode(call.data, data);
      if (typeof encoded !== 'object' || encoded === null || !hasLong(encoded))
        return reply.send({ code: 0, message: '', data: encoded });
      return reply.type('application/json; charset=utf-8').send(Readable.from(envelopeAround(encoded)));
    },
  });
}

/** A reply with a long string, as a recording: it is written in pieces. */
function* envelopeAround(data: object): Generator<string> {
  yield '{"code":0,"message":"","data":';
  yield* piecesOf(data);
  yield '}';
}

/** Browsers alone send `sec-fetch-site`, and no script of a page can. */
function noteBrowserCalls(app: FastifyInstance, { journal }: ControlServices): void {
  app.addHook('onResponse', (request, _reply, done) => {
    const { endpoint = '' } = request.routeOptions.config;
    const isCall = Object.hasOwn(ENDPOINTS, endpoint) && request.headers['sec-fetch-site'] !== undefined;
    if (isCall && request.runner) journal.noteReached(request.runner.name, 'calls', endpoint);
    done();
  });
}
