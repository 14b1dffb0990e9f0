import * as z from 'zod/mini';
import { defineControl } from './kernel/define-control.ts';

/** What QA stages about people: the codes that other apps would issue. */

const id = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));

export const PEOPLE_CONTROL = {
  'codes.issue': defineControl({
    summary:
      'Issue a login code as another app would: `link` (the verify of a link), `chat` (third-party chat app), `partner` (partner app) or `game` (game life).',
    method: 'POST',
    path: '/__mock/worlds/:world/codes',
    request: z.object({
      kind: z.literal(['link', 'chat', 'partner', 'game']),
      /** Default: made up. */
      code: z.optional(id),
      /** Whom it signs in. A chat-app code without a user belongs to somebody who has not bound a phone. */
      user: z.optional(id),
      /** Name at the chat app. */
      nick: z.optional(z.string().check(z.maxLength(50))),
      /** Where a partner app's user lands, or the room of a link. */
      hall: z.optional(id),
      channel: z.optional(id),
      room: z.optional(id),
      /** False: works again and again. */
      once: z._default(z.boolean(), true),
    }),
    data: z.object({ code: z.string() }),
  }),
  'sms.read': defineControl({
    summary: 'The code that a phone was sent last.',
    method: 'GET',
    path: '/__mock/worlds/:world/sms',
    request: z.object({ phone: z.string().check(z.regex(/^\d{11}$/)) }),
    data: z.object({ code: z.string(), scene: z.string() }),
  }),
} as const;
