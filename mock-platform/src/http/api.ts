import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { Worlds } from '../worlds/worlds.ts';
import type { Handlers } from './call.ts';
import { type Gate, implement, requireSignature } from './implement.ts';
import { findWorld } from './request-world.ts';
import { accountHandlers } from './routes/accounts.ts';
import { channelHandlers } from './routes/channels.ts';
import { fileHandlers } from './routes/files.ts';
import { hallHandlers } from './routes/halls.ts';
import { loginHandlers } from './routes/logins.ts';
import { profileHandlers } from './routes/profiles.ts';
import { socialHandlers } from './routes/social.ts';
import { supportHandlers } from './routes/support.ts';

/** Every endpoint of the contract: one without a handler does not compile. */
const HANDLERS = {
  ...accountHandlers,
  ...hallHandlers,
  ...channelHandlers,
  ...fileHandlers,
  ...socialHandlers,
  ...loginHandlers,
  ...profileHandlers,
  ...supportHandlers,
} satisfies Handlers<EndpointName>;

/** The calls of the contract. Signed ones live inside the scope that has the hook: privacy is structural. */
export async function registerApi(app: FastifyInstance, worlds: Worlds, gate: Gate): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      request.runner = findWorld(worlds, request);
    });
    for (const name of namesOf((signed) => !signed)) add(scope, gate, name);
    await scope.register(async (signedIn) => {
      signedIn.addHook('onRequest', async (request) => requireSignature(gate, request));
      for (const name of namesOf((signed) => signed)) add(signedIn, gate, name);
    });
  });
}

function namesOf(wanted: (signed: boolean) => boolean): EndpointName[] {
  return Object.values(ENDPOINTS).flatMap(({ name, signed }) => (wanted(signed) ? [name] : []));
}

function add<Name extends EndpointName>(app: FastifyInstance, gate: Gate, name: Name): void {
  const handlers: Handlers<EndpointName> = HANDLERS;
  implement<(typeof ENDPOINTS)[Name]>(app, gate, ENDPOINTS[name], handlers[name]);
}
