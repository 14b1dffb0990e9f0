import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { World } from '../../state/world.ts';
import { isBlockedPicture, isClipName, uploadAt } from './uploads.ts';

/**
 * Pictures that people set for others to see. Only what was uploaded here may be shown: a picture of elsewhere would tell
 * its owner the address of every viewer, and could change after it was censored. What the platform itself
 * gives (seeds, the avatar of a chat app) does not come through here.
 */

/** Drawn by this platform, the same in every world. */
const SEED_PICTURE = /^\/files\/seed\/\d{1,2}\.png$/;

/** Whether an address is none, one of an upload of this world in the only form that it has, or one of a seed's picture. */
export function isPicture(world: World, url: string): boolean {
  return url === '' || SEED_PICTURE.test(url) || (uploadAt(world, url) !== undefined && !isClipName(url));
}

/** Refuses a picture that may not be shown. `kept`: the present picture, which may stay wherever it came from. */
export function requirePicture(world: World, url: string, kept = ''): void {
  if (url === kept) return;
  if (!isPicture(world, url)) throw new Misfit(`not a picture that may be shown: ${url.slice(0, 80)}`);
  if (!isPictureAllowed(world, url)) throw new Refusal('imageBlocked');
}

/** api.account.censor-image */
export function isPictureAllowed(world: World, url: string): boolean {
  const upload = uploadAt(world, url);
  return !upload || !isBlockedPicture(upload);
}

/**
 * Where a voice line or a video may be: an upload of this world, or on https, where clients of the provider store theirs. A
 * client fetches them when they are played, not before.
 */
export function isClip(world: World, url: string): boolean {
  if (/^https:\/\/[^\s"'<>\\]+$/.test(url)) return true;
  return isClipName(url) && uploadAt(world, url) !== undefined;
}
