import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { Answered } from './calls.ts';

/** Child process: fastify as in its guide, with routes that return the platform's replies without checks. */
const app = Fastify();
for (const { method, path, answer } of JSON.parse(process.argv[2] ?? '[]') as Answered[]) {
  app.route({ method, url: path, handler: async () => answer });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // a TCP server that listens has one
process.send?.({ event: 'ready', port });
