import type { AddressInfo } from 'node:net';
import { DATE_HEADER, ENDPOINTS, encoderOf, type LoginInfo, parseAuthorization, signedText } from '@miczero/contracts';
import { isHmacOf } from '@miczero/mock-platform/hmac';
import Fastify from 'fastify';
import * as z from 'zod/mini';
import type { Answered } from './calls.ts';

/**
 * Child process: fastify with only the duties of any platform of this contract. It checks the signature, and decodes
 * the request and encodes the reply by the contract with the platform's own code; the reply is constant. The difference
 * to the platform is the cost of its world.
 */
const [answers, people] = JSON.parse(process.argv[2] ?? '[]') as [Answered[], LoginInfo[]];
const keys = new Map(people.map(({ token }) => [token.sid, token.secret_key]));
const app = Fastify();
app.addHook('onRequest', (request, reply, done) => {
  const parts = parseAuthorization(String(request.headers.authorization));
  const key = keys.get(parts?.sid ?? '');
  if (!parts || !key) {
    void reply.code(401).send();
    return;
  }
  const date = String(request.headers[DATE_HEADER]);
  if (isHmacOf(key, signedText(parts, date), parts.signature)) done();
  else void reply.code(401).send();
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
      if (z.safeParse(readRequest, request.body ?? {}).success) {
        return { code: 0, message: '', data: encodeData(data) };
      }
      return reply.code(400).send();
    },
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // a TCP server that listens has one
process.send?.({ event: 'ready', port });
