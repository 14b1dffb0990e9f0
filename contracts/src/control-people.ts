import * as z from 'zod/mini';
import { controlId as id } from './control-fields.ts';
import { AUDIT_STATUS } from './entities/profile.ts';
import { defineControl } from './kernel/define-control.ts';

/** What QA stages about people: the codes that other apps would issue. */

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
  'people.set': defineControl({
    summary: 'Change what operations decide about a person: the real-name review, medals, the mahogany badge.',
    method: 'POST',
    path: '/__mock/worlds/:world/people',
    request: z.object({
      user: id,
      real_name: z.optional(
        z.object({
          audit_status: z.literal(Object.values(AUDIT_STATUS)),
          audit_reason: z._default(z.string().check(z.maxLength(200)), ''),
        }),
      ),
      /** A medal to give. */
      medal: z.optional(id),
      mahogany: z.optional(z.boolean()),
    }),
    data: z.object({}),
  }),
  'support.read': defineControl({
    summary: 'What reached operations: reports, feedback and the log of logins, latest last.',
    method: 'GET',
    path: '/__mock/worlds/:world/support',
    request: z.object({}),
    data: z.object({
      reports: z.array(
        z.object({
          id: z.int(),
          from: z.string(),
          at: z.int(),
          type: z.literal([1, 2, 3]),
          target: z.string(),
          reason: z.literal([1, 2, 3, 4, 5, 6]),
          text: z.string(),
          images: z.array(z.string()),
        }),
      ),
      feedback: z.array(
        z.object({
          id: z.int(),
          from: z.string(),
          at: z.int(),
          content: z.string(),
          contact: z.string(),
          images: z.array(z.string()),
        }),
      ),
      logins: z.array(
        z.object({
          user: z.string(),
          at: z.int(),
          login_type: z.literal([1, 2, 3, 4, 5]),
          dev_model: z.string(),
          dev_imei: z.string(),
          os: z.string(),
          version: z.string(),
        }),
      ),
    }),
  }),
  'sms.read': defineControl({
    summary: 'The code that a phone was sent last.',
    method: 'GET',
    path: '/__mock/worlds/:world/sms',
    request: z.object({ phone: z.string().check(z.regex(/^\d{11}$/)) }),
    data: z.object({ code: z.string(), scene: z.string() }),
  }),
} as const;
