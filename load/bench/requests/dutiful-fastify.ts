import type { AddressInfo } from 'node:net';
import {
  CLIENT_HEADER,
  DATE_HEADER,
  ENDPOINTS,
  encoderOf,
  type LoginInfo,
  parseAuthorization,
  REQUEST_MAX_BYTES,
  SIGNATURE_SKEW_MS,
  signedText,
} from '@miczero/contracts';
import { isHmacOf } from '@miczero/mock-platform/hmac';
import Fastify, { type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Answered } from './calls.ts';

/**
 * Child process: fastify with the duties of any platform of this contract, written without a platform. Of a call it checks the
 * signature, its date, its device and that it is no replay, and takes a token of its caller's bucket; it decodes the request
 * and encodes the reply by the contract, sends the same headers, and counts the call. It logs a write before it answers. The
 * reply is constant: the difference to the platform is the cost of its world.
 */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'date, retry-after',
  'cache-control': 'no-store',
};

interface Session {
  readonly key: string;
  readonly device: string;
  readonly randoms: Set<string>;
  tokens: number;
  at: number;
}

const TOKENS_MAX = 1e9;

const [answers, people] = JSON.parse(process.argv[2] ?? '[]') as [Answered[], LoginInfo[]];
const sessions = new Map<string, Session>(
  people.map(({ token }, index) => [
    token.sid,
    { key: token.secret_key, device: `bench-${index}`, randoms: new Set(), tokens: TOKENS_MAX, at: performance.now() },
  ]),
);
const counts = new Map<string, number>();
const log: object[] = [];

function isAllowed({ headers }: FastifyRequest): boolean {
  const parts = parseAuthorization(String(headers.authorization));
  const session = sessions.get(parts?.sid ?? '');
  if (!parts || !session || session.device !== headers[CLIENT_HEADER]) return false;
  const date = String(headers[DATE_HEADER]);
  if (!isHmacOf(session.key, signedText(parts, date), parts.signature)) return false;
  if (Math.abs(Date.parse(date) - Date.now()) > SIGNATURE_SKEW_MS || session.randoms.has(parts.random)) return false;
  session.randoms.add(parts.random);
  const now = performance.now();
  session.tokens = Math.min(TOKENS_MAX, session.tokens + (now - session.at)) - 1;
  session.at = now;
  return session.tokens >= 0;
}

const app = Fastify({
  bodyLimit: REQUEST_MAX_BYTES,
  connectionTimeout: 30_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
});
app.addHook('onRequest', (request, reply, done) => {
  reply.headers(HEADERS);
  if (isAllowed(request)) done();
  else void reply.code(401).send();
});
app.addHook('onResponse', (request, reply, done) => {
  const key = `${request.routeOptions.url} ${reply.statusCode}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
  done();
});
for (const { name, method, path, answer } of answers) {
  const endpoint: { readonly request: z.core.$ZodType; readonly data: z.core.$ZodType } = ENDPOINTS[name];
  const readRequest = z.core.compile(endpoint.request);
  const encodeData = encoderOf(endpoint.data);
  const data = z.decode(endpoint.data, (answer as { readonly data: unknown }).data);
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const input = z.safeParse(readRequest, request.body ?? {});
      if (!input.success) return reply.code(400).send();
      if (name === 'account.setbase') await write(name, input.data);
      return { code: 0, message: '', data: encodeData(data) };
    },
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // a TCP server that listens has one
process.send?.({ event: 'ready', port });

/** A log in memory, as the measured platform has it: it forgets what was delivered. */
async function write(name: string, input: unknown): Promise<void> {
  log.push({ name, input, at: Date.now() });
  await Promise.resolve();
  if (log.length > 1000) log.length = 0;
}
