import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { drawPicture } from '../files/draw-picture.ts';
import type { FileStore } from '../files/file-store.ts';
import { PICTURES } from '../seeds/pictures.ts';
import { sendRefusal } from './failures.ts';
import { FILE_POLICY } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

const params = z.object({ world: z.string(), name: z.string() });

/** Serves uploads, and the pictures of seeds, which are drawn instead of stored. */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  const drawn = new Map<string, Buffer>();
  app.get('/files/:world/:name', async (request, reply) => {
    const { world, name } = z.parse(params, request.params);
    const bytes = world === 'seed' ? seedPicture(drawn, name) : await files.read(world, name);
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (!bytes || type === undefined) return sendRefusal(reply, 'endpointUnknown');
    return reply
      .header('content-type', type)
      .header('content-security-policy', FILE_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  });
}

function seedPicture(drawn: Map<string, Buffer>, name: string): Buffer | null {
  const index = /^(\d{1,2})\.png$/.exec(name)?.[1];
  if (index === undefined || Number(index) >= PICTURES.count) return null;
  const picture = drawn.get(index) ?? drawPicture(Number(index));
  drawn.set(index, picture);
  return picture;
}
