import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { drawCover } from '../files/drawings/cover.ts';
import { drawFace } from '../files/drawings/face.ts';
import { drawPicture } from '../files/drawings/landscape.ts';
import type { FileStore } from '../files/file-store.ts';
import { COVERS, FACE_VARIANTS, FACES, PICTURES } from '../seeds/pictures.ts';
import { sendRefusal } from './failures.ts';
import { FILE_POLICY } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
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

/** The bound on what is kept; the demo world refers to fewer pictures. */
const DRAWN_MAX = 400;

function seedPicture(drawn: Map<string, Buffer>, name: string): Buffer | null {
  const known = drawn.get(name);
  if (known) return known;
  const picture = drawSeedPicture(name);
  if (picture && drawn.size < DRAWN_MAX) drawn.set(name, picture);
  return picture;
}

/** `3.png` is a landscape, `hall-canyon.svg` a cover, `cat-17.svg` the picture of a person. */
function drawSeedPicture(name: string): Buffer | null {
  const [, kind = '', number = '', type] = /^(?:([a-z]+)-)?([a-z]+|\d{1,3})\.(png|svg)$/.exec(name) ?? [];
  if (type === 'png') return kind === '' && Number(number) < PICTURES.count ? drawPicture(Number(number)) : null;
  const cover = kind === 'hall' && COVERS.find((one) => one === number);
  if (cover) return drawCover(cover);
  const face = FACES.find((one) => one === kind);
  return face && Number(number) < FACE_VARIANTS ? drawFace(face, Number(number)) : null;
}
