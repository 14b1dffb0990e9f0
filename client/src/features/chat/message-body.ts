import {
  type ChatBody,
  type ImageContent,
  imageContent,
  jsonString,
  mediaContent,
  teamInfoContent,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { safeHref } from '../../lib/linkify.ts';
import type { ResolveUrl } from '../connection/index.ts';
import type { MessageBodyModel } from './message-row.ts';

/** entity.message-card: the fields of a card; missing ones are left out. */
const card = z.object({
  title: z.catch(z.string(), ''),
  msg: z.catch(z.string(), ''),
  room_name: z.catch(z.string(), ''),
  hall_name: z.catch(z.string(), ''),
  game_nickname: z.catch(z.string(), ''),
  tags: z.catch(z.union([z.array(z.string()), z.string()]), []),
  room_avatar: z.catch(z.string(), ''),
  href_web: z.catch(z.string(), ''),
});
const cardContent = jsonString(card);
const pictureContent = jsonString(imageContent);
const clipContent = jsonString(mediaContent);
const teamContent = jsonString(teamInfoContent);

/** Tags shown on a card (the invite text shows the first 3). */
const CARD_TAGS = 3;

/** What a body shows. Content that cannot be read shows as unsupported, never as an error (open point S21). */
export function bodyModel(body: ChatBody, refusal: string | null, resolve: ResolveUrl): MessageBodyModel {
  switch (body.msg_type) {
    case '1':
      return { type: 'text', text: body.content, mentions: body.extra.aiteuser ?? {}, refusal };
    case '2': {
      const picture = readPicture(body.content);
      return picture
        ? {
            type: 'image',
            url: resolve(picture.url),
            w: picture.w,
            h: picture.h,
            localPreview: null,
            progress: null,
            problem: null,
            refusal,
          }
        : { type: 'unsupported' };
    }
    case '3':
    case '4': {
      const clip = z.safeParse(clipContent, body.content);
      const type = body.msg_type === '3' ? 'voice' : 'video';
      return clip.success
        ? { type, url: resolve(clip.data.url), duration: clip.data.duration }
        : { type: 'unsupported' };
    }
    case '5': {
      const team = z.safeParse(teamContent, body.content).data;
      // chat.invite-status-1
      return team ? { type: 'team', team, isUpdated: body.extra.status === 1 } : cardModel(body.content, resolve);
    }
    case '':
      return { type: 'unsupported' };
  }
}

/** JSON text, or the bare address of a picture. */
export function readPicture(content: string): ImageContent | null {
  const parsed = z.safeParse(pictureContent, content);
  if (parsed.success) return parsed.data;
  return /^(https?:\/\/|\/)/.test(content) ? { url: content, type: 'jpg', w: 0, h: 0 } : null;
}

function cardModel(content: string, resolve: ResolveUrl): MessageBodyModel {
  const parsed = z.safeParse(cardContent, content);
  // rule.card-bad-json
  if (!parsed.success) return { type: 'unsupported' };
  const { title, msg, room_name, hall_name, game_nickname, tags, room_avatar, href_web } = parsed.data;
  const list = typeof tags === 'string' ? tags.split(',') : tags;
  return {
    type: 'card',
    title: title || room_name || hall_name,
    text: msg || game_nickname,
    tags: list.filter((tag) => tag !== '').slice(0, CARD_TAGS),
    image: resolve(room_avatar),
    href: safeHref(href_web) ?? '',
  };
}
