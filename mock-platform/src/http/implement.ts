import {
  CLIENT_HEADER,
  DATE_HEADER,
  type DataOf,
  describeIssues,
  type Endpoint,
  encoderOf,
  IMAGE_MAX_BYTES,
} from '@miczero/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { networkOf } from '../admission/network-of.ts';
import type { SignatureCheck } from '../admission/signature.ts';
import { after, type Soon } from '../admission/soon.ts';
import { findSession } from '../core/areas/sessions/sessions.ts';
import { Refusal } from '../core/kernel/refusals.ts';
import type { Actor } from '../core/kernel/turn.ts';
import { isCutOff } from '../core/rights/faults.ts';
import { extendArrival } from './arrival.ts';
import type { Handler, Services } from './call.ts';
import type { CallFaults } from './call-faults.ts';
import { InvalidRequest } from './failures.ts';
import { readForm } from './form.ts';
import { runnerOf } from './request-world.ts';
import { PAPER_POLICY } from './security-headers.ts';
import type { StalledCalls } from './stalled-calls.ts';

const DEVICE_NAME_MAX = 128;

export interface Gate {
  readonly services: Services;
  readonly signatures: SignatureCheck;
  readonly stalledCalls: StalledCalls;
  readonly callFaults: CallFaults;
}

/**
 * Adds the route of one endpoint: the only way there is. Decodes the request by the contract, answers with exactly the
 * contract's data inside `{ code, message, data }`.
 */
export function implement<E extends Endpoint>(
  app: FastifyInstance,
  gate: Gate,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { services } = gate;
  const tools = whenUsed(() => ({
    readRequest: z.core.compile(endpoint.request),
    encodeData: encoderOf(endpoint.data),
  }));

  function answer(request: FastifyRequest, input: unknown, upload: Buffer | null) {
    const { actor } = request;
    const parsed = z.safeParse(tools().readRequest, input);
    if (!parsed.success) throw new InvalidRequest(describeIssues(parsed.error));
    return handler({
      // One by one: spreading an object here would cost every request some microseconds.
      limits: services.limits,
      loginHashes: services.loginHashes,
      files: services.files,
      clientLogs: services.clientLogs,
      clock: services.clock,
      tellsCodes: () => services.tellsCodes(request),
      // safeParse has just proved it; the generic schema hides it
      request: parsed.data as Parameters<Handler<E>>[0]['request'],
      runner: runnerOf(request),
      actor,
      ip: networkOf(request.ip),
      device: deviceOf(request),
      upload,
    });
  }

  function bodyOf(data: DataOf<E>, reply: FastifyReply): unknown {
    const encoded = tools().encodeData(data);
    if (!endpoint.isPage) return { code: 0, message: '', data: encoded };
    // The page is ours, word for word; nothing that a caller sent is in it.
    reply.header('content-security-policy', PAPER_POLICY).type('text/html; charset=utf-8');
    return encoded;
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Some calls that change things are GET: a HEAD request must not run them.
    exposeHeadRoute: false,
    config: { endpoint: endpoint.name, tellsOthers: endpoint.causes.length > 0 },
    handler: (request, reply) => {
      if (endpoint.encoding === 'multipart') return answerForm(request, reply);
      // No body is one without fields; `null` is a body, and a wrong one.
      const { query, body = {} } = request;
      const input = endpoint.encoding === 'query' ? query : body;
      const data = answer(request, input, null);
      // A synchronous answer needs no promise.
      return data instanceof Promise ? data.then((later) => bodyOf(later, reply)) : bodyOf(data, reply);
    },
  });

  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const most = endpoint.fileMaxBytes ?? IMAGE_MAX_BYTES;
    // Before a byte of it is read: one upload too many costs no more than its head.
    const { actor } = request;
    if (endpoint.file && actor) await services.limits.take('upload', `${runnerOf(request).name} ${actor.no}`);
    if (endpoint.file) extendArrival(request, most);
    const { input, upload } = await readForm(request, most, endpoint.fileMaxBytesBy);
    // A file takes its time.
    if (actor) requireSession(request, actor);
    return bodyOf(await answer(request, input, upload), reply);
  }
}

/** Made at its first use and kept: most nodes never see most calls. */
function whenUsed<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** The hook of the scope of signed routes: it refuses calls without a valid signature. */
export function requireSignature(gate: Gate, request: FastifyRequest): Soon<void> {
  return after(signerOf(gate, request), (actor) => {
    requireNetwork(request, actor.no);
    if (isForeignDevice(request, actor)) throw new Refusal('deviceUnknown');
    return after(countCall(gate, request, actor), () => {
      request.actor = actor;
      const stall = gate.stalledCalls.pass(request, actor.no);
      if (!(stall instanceof Promise)) return gate.callFaults.meet(request, actor.no);
      return stall.then(() => {
        requireSession(request, actor);
        gate.callFaults.meet(request, actor.no);
      });
    });
  });
}

/** After a wait: the session may have ended meanwhile, the account be banned, or the network be cut off. */
function requireSession(request: FastifyRequest, actor: Actor): void {
  requireNetwork(request, actor.no);
  const session = sessionOf(request, actor);
  if (typeof session === 'string') throw new Refusal(session);
}

function sessionOf(request: FastifyRequest, { sid, no }: Actor): ReturnType<typeof findSession> {
  const runner = runnerOf(request);
  return findSession(runner.world, sid, no, runner.now());
}

function countCall({ services: { limits } }: Gate, request: FastifyRequest, { no }: Actor): Soon<void> {
  const { name, world } = runnerOf(request);
  const key = `${name} ${no}`;
  const counted = limits.take('call', key, world.limits);
  if (request.routeOptions.config.tellsOthers !== true) return counted;
  return after(counted, () => limits.take('telling', key, world.limits));
}

/** Breaks the connection of a user whom the control API has cut off. */
function requireNetwork(request: FastifyRequest, no: string): void {
  if (!isCutOff(runnerOf(request).world, no)) return;
  request.raw.socket.destroy();
  throw new Refusal('sessionMissing'); // not sent: the socket is destroyed
}

/** The signer of a call. Calls without a valid signature are limited by address, because checking one is work. */
function signerOf(gate: Gate, request: FastifyRequest): Soon<Actor> {
  const runner = runnerOf(request);
  const countStranger = (error: unknown) =>
    after(
      gate.services.limits.take('stranger', `${runner.name} ${networkOf(request.ip)}`, runner.world.limits),
      (): never => {
        throw error;
      },
    );
  try {
    const signer = gate.signatures.check(runner, request.headers.authorization, headerOf(request, DATE_HEADER));
    return signer instanceof Promise ? signer.catch(countStranger) : signer;
  } catch (error) {
    return countStranger(error);
  }
}

/**
 * The hook of the scope of unsigned routes: calls are limited by address. A signed-in caller may sign them all the same and
 * is then known to the handler.
 */
export async function receiveVisitor(gate: Gate, request: FastifyRequest): Promise<void> {
  const { name, world } = runnerOf(request);
  await gate.services.limits.take('visitor', `${name} ${networkOf(request.ip)}`, world.limits);
  const signer = await visitingSigner(gate, request);
  requireNetwork(request, signer?.no ?? '');
  // Like a bad signature, a foreign device (10010) makes a visitor here: an unsigned call is never refused for its caller.
  request.actor = signer && !isForeignDevice(request, signer) ? signer : null;
  await gate.stalledCalls.pass(request, signer?.no ?? '');
  requireNetwork(request, signer?.no ?? '');
  if (request.actor && typeof sessionOf(request, request.actor) === 'string') request.actor = null;
  gate.callFaults.meet(request, signer?.no ?? '');
}

/** A session whose device has a name belongs to that device (10010); leaving the header out does not get around it. */
function isForeignDevice(request: FastifyRequest, { sid }: Actor): boolean {
  const session = runnerOf(request).world.sessions.get(sid);
  return session !== undefined && session.platform !== '' && deviceOf(request) !== session.device;
}

/** The signer of an unsigned call; null without a valid signature. */
async function visitingSigner(gate: Gate, request: FastifyRequest): Promise<Actor | null> {
  if (request.headers.authorization === undefined) return null;
  try {
    return await gate.signatures.check(
      runnerOf(request),
      request.headers.authorization,
      headerOf(request, DATE_HEADER),
    );
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Name of the device by itself. */
function deviceOf(request: FastifyRequest): string {
  return headerOf(request, CLIENT_HEADER).slice(0, DEVICE_NAME_MAX);
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
