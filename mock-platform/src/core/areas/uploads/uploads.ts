import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { UploadRecord } from '../../state/uploads.ts';
import type { World } from '../../state/world.ts';

/** A picture of exactly this size is the one that censorship refuses: easy to make, and never met by chance. */
export const BLOCKED_PICTURE_PX = 451;

export interface StoreInput {
  readonly name: string;
  readonly bytes: number;
  readonly w: number;
  readonly h: number;
}

/** Makes room for a file before its bytes are stored; the same bytes again take none. */
export function storeUpload(turn: Turn, input: StoreInput): Record<never, never> {
  const { uploads } = turn.world;
  const { no } = turn.account;
  if (uploads.files.has(input.name)) return {};
  const isFull = uploads.files.size >= uploads.most_files || uploads.bytes + input.bytes > uploads.most_bytes;
  if (isFull) throw new Refusal('filesFull');
  const { name, bytes, w, h } = input;
  uploads.files.set(name, { no, bytes, w, h, at: turn.at });
  uploads.bytes += bytes;
  return {};
}

export function isBlockedPicture(picture: Pick<UploadRecord, 'w' | 'h'>): boolean {
  return picture.w === BLOCKED_PICTURE_PX && picture.h === BLOCKED_PICTURE_PX;
}

/** A recording or a video, by the extension that its bytes gave it. */
export const isClipName = (name: string): boolean => /\.(?:weba|ogg|m4a|webm|mp4)$/.test(name);

/** Where an upload is served; the only spelling of its address that counts. */
export const uploadUrl = (world: string, name: string): string => `/files/${world}/${name}`;

/** The upload of this world behind its URL; undefined for anything else, and for any other way to write it. */
export function uploadAt(world: World, url: string): UploadRecord | undefined {
  const folder = uploadUrl(world.name, '');
  return url.startsWith(folder) ? world.uploads.files.get(url.slice(folder.length)) : undefined;
}
