import * as z from 'zod/mini';
import { controlId as id } from './control-fields.ts';
import { AUDIT_STATUS } from './entities/profile.ts';
import { defineControl } from './kernel/define-control.ts';

/** Control calls that prepare users: login codes of other apps, operations decisions, reports. */

export const PEOPLE_CONTROL = {
  'codes.issue': defineControl({
    summary:
      'Issue a login code as another app would: `link` (verify code of a link), `chat` (third-party chat app), `partner` (partner app) or `game` (game life).',
    method: 'POST',
    path: '/__mock/worlds/:world/codes',
    request: z.object({
      kind: z.literal(['link', 'chat', 'partner', 'game']),
      /** The code to issue; generated when absent. */
      code: z.optional(id),
      /** The user that the code signs in. A chat-app code without a user belongs to an identity with no bound phone. */
      user: z.optional(id),
      /** Nickname in the chat app. */
      nick: z.optional(z.string().check(z.maxLength(50))),
      /** Landing place: the hall and channel of a partner code, or the room of a link. */
      hall: z.optional(id),
      channel: z.optional(id),
      room: z.optional(id),
      /** false makes the code reusable. */
      once: z._default(z.boolean(), true),
    }),
    data: z.object({ code: z.string() }),
  }),
  'people.set': defineControl({
    summary: 'Change what operations decide about a user: the real-name review, medals, the mahogany badge.',
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
      /** Medal to award. */
      medal: z.optional(id),
      mahogany: z.optional(z.boolean()),
    }),
    data: z.object({}),
  }),
  'support.read': defineControl({
    summary: 'What operations received: reports, feedback and the login log, newest last.',
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
  'worlds.people': defineControl({
    summary:
      'Who and what a world has: people with presence and faults, halls with their channels and running teams, rooms. People online come first; `people_left_out` counts those beyond the first 500.',
    method: 'GET',
    path: '/__mock/worlds/:world/people',
    request: z.object({}),
    data: z.object({
      people: z.array(
        z.object({
          user: z.string(),
          nick: z.string(),
          avatar: z.string(),
          online: z.boolean(),
          /** The hall, open text channel, voice channel and room of the user; empty for none. */
          hall: z.string(),
          text: z.string(),
          voice: z.string(),
          room: z.string(),
          /** Whether `network.set` has cut the user off, and whether `acks.set` withholds acknowledgements. */
          cut_off: z.boolean(),
          acks_held: z.boolean(),
        }),
      ),
      people_left_out: z.int(),
      halls: z.array(
        z.object({
          hall: z.string(),
          name: z.string(),
          members: z.int(),
          online: z.int(),
          channels: z.array(
            z.object({ channel: z.string(), name: z.string(), kind: z.literal(['heading', 'text', 'voice']) }),
          ),
          /** The running team invites: id of the message, its text channel, the voice channel of the team, and the invite's owner. */
          teams: z.array(z.object({ inv_id: z.string(), text: z.string(), voice: z.string(), user: z.string() })),
        }),
      ),
      rooms: z.array(z.object({ room: z.string(), name: z.string(), people: z.int() })),
      /** Whether a fault applies to all users. */
      all_cut_off: z.boolean(),
      all_acks_held: z.boolean(),
    }),
  }),
  'worlds.seed': defineControl({
    summary:
      'Who and what the seed of a world begins with, whatever has happened since: a scenario starts from there. `phone` is empty for users who cannot sign in.',
    method: 'GET',
    path: '/__mock/worlds/:world/seed',
    request: z.object({}),
    data: z.object({
      people: z.array(z.object({ user: z.string(), nick: z.string(), phone: z.string() })),
      /** Numbers. */
      halls: z.array(z.string()),
      channels: z.array(z.string()),
      rooms: z.array(z.string()),
    }),
  }),
  'sms.read': defineControl({
    summary: 'The code most recently sent to a phone.',
    method: 'GET',
    path: '/__mock/worlds/:world/sms',
    request: z.object({ phone: z.string().check(z.regex(/^\d{11}$/)) }),
    data: z.object({ code: z.string(), scene: z.string() }),
  }),
} as const;
