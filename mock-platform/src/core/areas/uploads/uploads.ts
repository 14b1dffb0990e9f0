import { Refusal } from '../../refusals.ts';
import type { Turn } from '../../turn.ts';
import type { World } from '../../world.ts';
import type { UploadRecord } from './state.ts';

/** A picture of exactly this size is the one that censorship refuses: easy to make, and never met by chance. */
export const BLOCKED_PICTURE_PX = 451;

export interface StoreInput {
  readonly name: string;
  readonly bytes: number;
  readonly w: number;
  readonly h: number;
}

/** Makes room for a picture before its bytes are stored; the same bytes again take none. */
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

/** The upload behind a URL of ours; undefined for anything else. */
export function uploadAt(world: World, url: string): UploadRecord | undefined {
  const name = /^\/files\/[^/]+\/([^/]+)$/.exec(url)?.[1];
  return name === undefined ? undefined : world.uploads.files.get(name);
}

/** api.account.censor-image */
export function isPictureAllowed(world: World, url: string): boolean {
  const upload = uploadAt(world, url);
  return !upload || !isBlockedPicture(upload);
}
