import {
  firstChars,
  hasAtMost,
  hasInk,
  imageContent,
  MENTIONS_MAX,
  MESSAGE_MAX_CHARS,
  mediaContent,
  type SentChatBody,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { hasBlockedWord } from '../../kernel/blocked-words.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Hall } from '../../state/halls.ts';
import type { World } from '../../state/world.ts';
import { isClip, isPicture, isPictureAllowed } from '../uploads/pictures.ts';

const MENTION_NAME_MAX_CHARS = 40;
const SURROGATES = /[\ud800-\udfff]/;
const PICTURE_MAX_PIXELS = 100_000;

/** A client's message reduced to the stored fields. The platform adds the author and drops mentions of non-members. */
export function cleanBody(world: World, hall: Hall, body: SentChatBody): SentChatBody {
  const aiteuser = cleanMentions(hall, body.extra.aiteuser);
  const content = cleanContent(world, body);
  if (hasBlockedWord(content) || hasBlockedWord(Object.values(aiteuser).join(' '))) throw new Refusal('sendBlocked'); // error.110
  const extra = Object.keys(aiteuser).length > 0 ? { aiteuser } : {};
  return { msg_type: body.msg_type, content, extra, msg: '' };
}

function cleanContent(world: World, { msg_type, content }: SentChatBody): string {
  if (msg_type === '1') return cleanText(content);
  if (msg_type === '2') return cleanImage(world, content);
  if (msg_type === '3' || msg_type === '4') return cleanMedia(world, content);
  // A team info line comes from the team calls, never from a chat frame.
  throw new Misfit('msg_type: not for a chat line');
}

function cleanText(content: string): string {
  // Half a character would not survive the way through UTF-8.
  const text = (SURROGATES.test(content) ? content.replace(/\p{Cs}/gu, '\ufffd') : content).trim();
  if (!hasInk(text)) throw new Refusal('messageEmpty');
  if (!hasAtMost(text, MESSAGE_MAX_CHARS)) throw new Refusal('messageTooLong');
  return text;
}

function cleanImage(world: World, content: string): string {
  const image = z.safeParse(imageContent, readJson(content));
  if (!image.success) throw new Misfit('content: not an image');
  const { url, type, w, h } = image.data;
  const isSound = url !== '' && url.length <= 512 && isPicture(world, url) && /^[a-z0-9]{0,8}$/.test(type);
  if (!isSound || w > PICTURE_MAX_PIXELS || h > PICTURE_MAX_PIXELS)
    throw new Misfit('content: not an image that may be shown');
  if (!isPictureAllowed(world, url)) throw new Refusal('sendBlocked');
  return JSON.stringify({ url, type, w, h });
}

function cleanMedia(world: World, content: string): string {
  const media = z.safeParse(mediaContent, readJson(content));
  if (!media.success || media.data.url.length > 512 || !isClip(world, media.data.url))
    throw new Misfit('content: not a clip that may be played');
  return JSON.stringify(media.data);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Misfit('content: not JSON');
  }
}

function cleanMentions(hall: Hall, mentions: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries(mentions);
  if (entries.length > MENTIONS_MAX) throw new Misfit('extra.aiteuser: too many mentions');
  const members = entries.filter(([no]) => hall.members.has(userNoOf(no)));
  return Object.fromEntries(members.map(([no, name]) => [no, firstChars(name, MENTION_NAME_MAX_CHARS)]));
}
