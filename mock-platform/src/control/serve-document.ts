import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sendDocument } from '../http/send-document.ts';
import { requireControl } from './guard.ts';

/** `/__mock/openapi.json`: the control API as a document, behind its guard. `docsDir` is where the generated documents are. */
export function serveControlDocument(app: FastifyInstance, docsDir: string | undefined, token: string): void {
  app.get(
    '/__mock/openapi.json',
    { config: { endpoint: 'control document', ownOriginOnly: true }, exposeHeadRoute: false },
    async (request, reply) => {
      requireControl(request, token);
      return sendDocument(reply.header('cache-control', 'no-cache'), docsDir && join(docsDir, 'control.openapi.json'));
    },
  );
}
