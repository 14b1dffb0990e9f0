import fastifyMultipart from '@fastify/multipart';
import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import type { FastifyInstance } from 'fastify';
import type { Worlds } from '../worlds/worlds.ts';
import type { Handlers } from './call.ts';
import { compressLongAnswers } from './compressed-answers.ts';
import { type Gate, implement, receiveVisitor, requireSignature } from './implement.ts';
import { findWorld } from './request-world.ts';
import { accountHandlers } from './routes/accounts.ts';
import { channelManagementHandlers } from './routes/channel-management.ts';
import { channelHandlers } from './routes/channels.ts';
import { fileHandlers } from './routes/files.ts';
import { gameHandlers } from './routes/games.ts';
import { giftHandlers, rankingHandlers } from './routes/gifts.ts';
import { hallManagementHandlers } from './routes/hall-management.ts';
import { hallHandlers } from './routes/halls.ts';
import { loginHandlers } from './routes/logins.ts';
import { messagingHandlers } from './routes/messaging.ts';
import { moneyHandlers } from './routes/money.ts';
import { noticeHandlers } from './routes/notices.ts';
import { opsHandlers } from './routes/ops.ts';
import { profileHandlers } from './routes/profiles.ts';
import { roomHandlers, staffHandlers, visitHandlers } from './routes/rooms.ts';
import { seatHandlers } from './routes/seats.ts';
import { socialHandlers } from './routes/social.ts';
import { supportHandlers } from './routes/support.ts';
import { teamHandlers } from './routes/teams.ts';
import { touristHandlers } from './routes/tourist.ts';
import { voiceHandlers } from './routes/voice.ts';

/** Every endpoint of the contract: one without a handler does not compile. */
const HANDLERS = {
  ...accountHandlers,
  ...hallHandlers,
  ...channelHandlers,
  ...hallManagementHandlers,
  ...channelManagementHandlers,
  ...noticeHandlers,
  ...moneyHandlers,
  ...teamHandlers,
  ...voiceHandlers,
  ...fileHandlers,
  ...gameHandlers,
  ...opsHandlers,
  ...roomHandlers,
  ...visitHandlers,
  ...staffHandlers,
  ...seatHandlers,
  ...giftHandlers,
  ...rankingHandlers,
  ...socialHandlers,
  ...loginHandlers,
  ...profileHandlers,
  ...messagingHandlers,
  ...supportHandlers,
  ...touristHandlers,
} satisfies Handlers<EndpointName>;

/** The calls of the contract. Signed ones live inside the scope that has the hook: privacy is structural. */
export async function registerApi(app: FastifyInstance, worlds: Worlds, gate: Gate): Promise<void> {
  await app.register(async (scope) => {
    // Synchronous hooks take the callback: a promise for each would cost every request more than the hook does.
    scope.addHook('onRequest', (request, reply, done) => {
      // Every answer here is for one caller: a signed call, a login, a captcha.
      reply.header('cache-control', 'no-store');
      request.runner = findWorld(worlds, request);
      done();
    });
    compressLongAnswers(scope);
    await scope.register(async (open) => {
      open.addHook('onRequest', (request) => receiveVisitor(gate, request));
      await addAll(open, gate, { signed: false });
    });
    await scope.register(async (signedIn) => {
      signedIn.addHook('onRequest', (request, _reply, done) => {
        const checked = requireSignature(gate, request);
        if (checked instanceof Promise) checked.then(() => done(), done);
        else done();
      });
      await addAll(signedIn, gate, { signed: true });
    });
  });
}

async function addAll(scope: FastifyInstance, gate: Gate, { signed }: { readonly signed: boolean }): Promise<void> {
  const calls = Object.values(ENDPOINTS).filter((endpoint) => endpoint.signed === signed);
  for (const { name, encoding } of calls) if (encoding !== 'multipart') add(scope, gate, name);
  // The multipart plugin hooks into every request of its scope, which made small calls up to a sixth slower.
  await scope.register(async (forms) => {
    await forms.register(fastifyMultipart);
    for (const { name, encoding } of calls) if (encoding === 'multipart') add(forms, gate, name);
  });
}

function add<Name extends EndpointName>(app: FastifyInstance, gate: Gate, name: Name): void {
  const handlers: Handlers<EndpointName> = HANDLERS;
  implement<(typeof ENDPOINTS)[Name]>(app, gate, ENDPOINTS[name], handlers[name]);
}
