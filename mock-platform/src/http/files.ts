import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { COVERS, FACE_VARIANTS, FACES, PICTURES } from '../core/seeds/pictures.ts';
import { drawCover } from '../files/drawings/cover.ts';
import { drawFace } from '../files/drawings/face.ts';
import { drawPicture } from '../files/drawings/landscape.ts';
import type { FilePart, FileStore } from '../files/file-store.ts';
import { sendRefusal } from './failures.ts';
import { FILE_POLICY } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  weba: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

const params = z.object({ world: z.string(), name: z.string() });

/** Serves uploads, and the pictures of seeds, which are drawn instead of stored. */
export function serveFiles(app: FastifyInstance, files: FileStore): void {
  const drawn = new Map<string, Buffer>();
  app.get('/files/:world/:name', async (request, reply) => {
    const { world, name } = z.parse(params, request.params);
    const type = TYPES[name.split('.').at(-1) ?? ''];
    const file = world === 'seed' ? drawnFile(seedPicture(drawn, name)) : await storedFile(files, world, name);
    if (!file || type === undefined) return sendRefusal(reply, 'endpointUnknown');
    reply
      .header('content-type', type)
      .header('content-security-policy', FILE_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('accept-ranges', 'bytes');
    const part = partOf(request.headers.range, file.size);
    if (part === 'outside') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    const bytes = await file.read(part);
    if (!bytes) return sendRefusal(reply, 'endpointUnknown');
    if (part === null) return reply.send(bytes);
    const { first, last } = part;
    return reply.code(206).header('content-range', `bytes ${first}-${last}/${file.size}`).send(bytes);
  });
}

interface ServedFile {
  readonly size: number;
  /** All of it where no part is named; null when it has gone meanwhile. */
  read(part: FilePart | null): Buffer | null | Promise<Buffer | null>;
}

function drawnFile(bytes: Buffer | null): ServedFile | null {
  return (
    bytes && {
      size: bytes.length,
      read: (part) => (part ? bytes.subarray(part.first, part.last + 1) : bytes),
    }
  );
}

async function storedFile(files: FileStore, world: string, name: string): Promise<ServedFile | null> {
  const size = await files.size(world, name);
  if (size === null) return null;
  return { size, read: (part) => (part ? files.readPart(world, name, part) : files.read(world, name)) };
}

/** The part of a file that a player asks for when its person seeks; null for all of it, and for several parts at once. */
function partOf(range: string | undefined, length: number): FilePart | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  // Without a beginning it is the last bytes of the file.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : 'outside';
}

/** The limit of stored pictures; the demo world refers to fewer. */
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
