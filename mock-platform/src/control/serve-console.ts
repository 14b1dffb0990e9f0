import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/security-headers.ts';
import { requireControl } from './guard.ts';

/** Address of the console. */
export const CONSOLE_PATH = '/__console';

/**
 * Serves the built console behind the guard of the control API. Without a built console the paths stay unknown. The page
 * asks for its world with calls of the control API, so one page serves every world.
 */
export async function serveConsole(app: FastifyInstance, folder: string | undefined, token: string): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => requireControl(request, token));
    const config = { endpoint: 'console', ownOriginOnly: true };
    for (const url of [CONSOLE_PATH, `${CONSOLE_PATH}/`]) {
      scope.get(url, { config, exposeHeadRoute: false }, async (request, reply) =>
        reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('content-security-policy', pagePolicy(request, []))
          .header('cache-control', 'no-cache')
          .send(await readFile(join(folder, 'index.html'))),
      );
    }
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${CONSOLE_PATH}/assets/`,
      index: false,
      decorateReply: false,
      // A shared cache must not hand them to callers whom the guard refuses.
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'private, max-age=31536000, immutable');
      },
    });
  });
}
