import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { readFieldWords } from './field-words.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/docs`: the contracts to be looked through. `docsDir` is where the generated documents are. */
export function serveDocs(app: FastifyInstance, docsDir: string | undefined): void {
  const part = (name: string) => readFileSync(new URL(name, import.meta.url));
  let page: string | null = null;
  for (const path of ['/docs', '/docs/']) {
    app.get(path, async (_request, reply) => {
      page ??= docsPage(docsDir === undefined ? undefined : readFieldWords(docsDir));
      return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page);
    });
  }
  for (const [name, type] of [
    ['page.css', 'text/css'],
    ['page.js', 'text/javascript'],
  ] as const) {
    app.get(`/docs/${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(part(name)));
  }
}
