import type { ImLine, ImMessage, ImSessionId } from '../im/index.ts';
import type { GalleryPicture, PictureRange } from './gallery.model.ts';

/** A picture of a private or group session, by the client id of its line, which the line has before it is stored. */
interface SessionPicture extends GalleryPicture {
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** The pictures of a session. Its lines end with the newest, so that only older ones are asked for. */
export interface SessionGallery extends PictureRange {
  readonly session: ImSessionId;
  readonly pictures: readonly SessionPicture[];
  /** The first message that was read; null where none is stored. */
  readonly oldest: ImMessage | null;
}

export interface SessionLines {
  readonly session: ImSessionId;
  readonly lines: readonly ImLine[];
  readonly hasOlder: boolean;
  readonly nameOf: (account: string) => string;
}

/** Null when the session does not hold the line. */
export function openSessionGallery(
  { session, lines, hasOlder, nameOf }: SessionLines,
  at: string,
): SessionGallery | null {
  const pictures = picturesOf(lines, nameOf);
  if (!pictures.some(({ key }) => key === at)) return null;
  const first = lines.find(({ id }) => id !== '');
  const oldest = first ? { ...first, session } : null;
  return { session, at, pictures, oldest, hasOlder: hasOlder && oldest !== null, hasNewer: false };
}

/** The session has changed: what came joins the pictures, and what was taken back goes. Those before its lines stay. */
export function sessionFollowed(gallery: SessionGallery, { lines, nameOf }: SessionLines): SessionGallery {
  const [first] = lines;
  if (!first) return gallery;
  const held = new Set(lines.map(({ clientId }) => clientId));
  const before = gallery.pictures.filter(({ key, sentAt }) => !held.has(key) && sentAt <= first.at);
  return { ...gallery, pictures: [...before, ...picturesOf(lines, nameOf)] };
}

export function sessionExtended(
  gallery: SessionGallery,
  page: readonly ImMessage[],
  isMore: boolean,
  nameOf: SessionLines['nameOf'],
): SessionGallery {
  // The session may have read some of them meanwhile: a picture that stood twice would be turned to for ever.
  const held = new Set(gallery.pictures.map(({ key }) => key));
  const older = picturesOf(page, nameOf).filter(({ key }) => !held.has(key));
  return { ...gallery, pictures: [...older, ...gallery.pictures], oldest: page[0] ?? gallery.oldest, hasOlder: isMore };
}

function picturesOf(
  lines: readonly Pick<ImLine, 'clientId' | 'from' | 'at' | 'body'>[],
  nameOf: SessionLines['nameOf'],
): readonly SessionPicture[] {
  return lines.flatMap(({ clientId: key, from, at: sentAt, body }) =>
    body.kind === 'image' ? [{ key, sentAt, url: body.url, name: nameOf(from) }] : [],
  );
}
