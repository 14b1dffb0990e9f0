import * as z from 'zod/mini';
import { FAULT_CONTROL } from './control-faults.ts';
import {
  ALL_USERS,
  controlConnection as connection,
  EMIT_TIMES_MAX,
  emittedBody,
  controlId as id,
  JOURNAL_ENTRIES_MAX,
  JOURNAL_RECEIVERS_MAX,
  nothing,
  controlPerson as person,
  socketKind,
  WORLD_CLOCK_MAX,
} from './control-fields.ts';
import { PEOPLE_CONTROL } from './control-people.ts';
import { RECORDING_CONTROL } from './control-recordings.ts';
import { ROOM_CONTROL } from './control-rooms.ts';
import { activityConfig, appDownload, banner, playerSkill } from './entities/ops.ts';
import { type ControlCallInput, defineControl } from './kernel/define-control.ts';
import { HALL_EVENTS, type HallEventName } from './realtime/hall/registry.ts';
import { worldFacts } from './world-facts.ts';

/**
 * The control API of the mock platform, `/__mock/*`, for tests, QA and load; the client never calls it. Replies use the
 * envelope of every call. The API is off unless enabled, and refuses other machines without a token.
 */

/** Header that carries the control token. */
export const CONTROL_TOKEN_HEADER = 'x-mock-token';
export { EMIT_TIMES_MAX, JOURNAL_ENTRIES_MAX, JOURNAL_RECEIVERS_MAX, WORLD_CLOCK_MAX };

const seedFields = {
  /** Members of the hall in the seed `crowded`. */
  people: z.optional(z.int().check(z.gte(1), z.lte(20_000))),
  /** Start of the world's clock, epoch milliseconds, at most `WORLD_CLOCK_MAX`; default: now. */
  clock: z.optional(z.int().check(z.gte(0), z.lte(WORLD_CLOCK_MAX))),
  /** Replaces the rate limits on sending, which are sized for people, not for load tests. Sockets and changes of halls may be as many times more. */
  limits: z.optional(
    z.object({
      burst: z.int().check(z.gte(1), z.lte(1_000_000)),
      per_second: z.number().check(z.gt(0), z.lte(1_000_000)),
    }),
  ),
};
/** `stage` is the former name of `every-role`: scenarios that were saved under it still open. */
export const seedWorld = z.pipe(
  z.literal(['empty', 'two-friends', 'demo', 'crowded', 'packed-room', 'every-role', 'stage']),
  z.transform((name) => (name === 'stage' ? 'every-role' : name)),
);

/** The initial state of a world. */
export const worldSeed = z.object({
  ...seedFields,
  seed_world: z._default(seedWorld, 'two-friends'),
  seed: z._default(z.int(), 1),
  /** Whether bots talk and move. */
  bots: z._default(z.boolean(), false),
});

/** Changes to the initial state, applied by a reset. */
const worldReset = z.object({
  ...seedFields,
  seed_world: z.optional(seedWorld),
  seed: z.optional(z.int()),
  bots: z.optional(z.boolean()),
});

const eventNames = Object.keys(HALL_EVENTS) as [HallEventName, ...HallEventName[]];

export const CONTROL = {
  'worlds.list': defineControl({
    summary: 'Every world.',
    method: 'GET',
    path: '/__mock/worlds',
    request: nothing,
    data: z.object({ list: z.array(worldFacts) }),
  }),
  'worlds.create': defineControl({
    summary: `Create a world. Refused when the name is taken. \`clock\` is at most ${WORLD_CLOCK_MAX}, the end of the year 9999.`,
    method: 'PUT',
    path: '/__mock/worlds/:world',
    request: worldSeed,
    data: worldFacts,
  }),
  'worlds.reset': defineControl({
    summary:
      'Create a world again with its initial settings, or with those given. Where that fails, the world stays as it was.',
    method: 'POST',
    path: '/__mock/worlds/:world/reset',
    request: worldReset,
    data: worldFacts,
  }),
  'worlds.delete': defineControl({
    summary: 'Delete a world and all of its stored data.',
    method: 'DELETE',
    path: '/__mock/worlds/:world',
    request: nothing,
    data: nothing,
  }),
  'worlds.digest': defineControl({
    summary: 'SHA-256 of the canonical state. Equal after equal commands.',
    method: 'GET',
    path: '/__mock/worlds/:world/digest',
    request: nothing,
    data: z.object({ sequence: z.int(), sha256: z.string() }),
  }),
  'worlds.bots': defineControl({
    summary: 'Switch the bots of a world on or off.',
    method: 'POST',
    path: '/__mock/worlds/:world/bots',
    request: z.object({ on: z.boolean() }),
    data: nothing,
  }),
  'clock.advance': defineControl({
    summary: `Move a world's clock forward, at most to ${WORLD_CLOCK_MAX}, the end of the year 9999.`,
    method: 'POST',
    path: '/__mock/worlds/:world/clock',
    request: z.object({ advance_ms: z.int().check(z.gte(1), z.lte(10 * 365 * 86_400_000)) }),
    data: z.object({ clock: z.int() }),
  }),
  'events.emit': defineControl({
    summary: 'Send any known hall event to one user, to a hall, or to the users viewing a channel.',
    method: 'POST',
    path: '/__mock/worlds/:world/emit',
    request: z.object({
      name: z.literal(eventNames),
      ...emittedBody,
      /** Exactly one of `user`, `hall` and `channel`; a channel implies its hall. */
      to: z.object({ user: z.optional(id), hall: z.optional(id), channel: z.optional(id) }),
      from: z.optional(id),
      /** Replaces the mid. Sending the same mid twice exercises deduplication in the client. */
      mid: z.optional(id),
      /** How often, each with a mid of its own unless one is given: a rain of events needs no request for each. */
      times: z._default(z.int().check(z.gte(1), z.lte(EMIT_TIMES_MAX)), 1),
    }),
    /** The mid of the last one. */
    data: z.object({ mid: z.string() }),
  }),
  'connections.list': defineControl({
    summary: 'The open sockets of a world: hall, room, private messages and audio signalling.',
    method: 'GET',
    path: '/__mock/worlds/:world/connections',
    request: nothing,
    data: z.object({
      list: z.array(
        z.object({
          ...connection,
          opened_at: z.int(),
          /** Room sockets only: messages acknowledged, still unacknowledged, and acknowledged with a wrong code. */
          acked: z.optional(z.int()),
          unacked: z.optional(z.int()),
          wrong: z.optional(z.int()),
        }),
      ),
    }),
  }),
  'connections.close': defineControl({
    summary:
      'Close one connection, or those of a user (`*`: of all users), of all kinds or of one `socket`, on every node; the answer counts those of this node.',
    method: 'POST',
    path: '/__mock/worlds/:world/connections/close',
    request: z.object({
      connection: z.optional(z.string()),
      user: z.optional(person),
      socket: z.optional(socketKind),
    }),
    data: z.object({ closed: z.int() }),
  }),
  'acks.set': defineControl({
    summary:
      "Withhold the acknowledgements of a user (`*`: of all users) and the echoes of the user's own messages; then release or drop the withheld acknowledgements. Holds on every node and lasts until it ends or the world is reset; `held` counts what this node withholds.",
    method: 'POST',
    path: '/__mock/worlds/:world/acks',
    request: z.object({ action: z.literal(['hold', 'release', 'drop']), user: z._default(person, ALL_USERS) }),
    data: z.object({ held: z.int() }),
  }),
  'network.set': defineControl({
    summary:
      'Cut a user (`*`: all users) off from the network. Nothing passes in either direction; requests and new sockets fail. Frames in flight arrive when the network returns, unless the connection has timed out (21 s). Holds on every node and lasts until it ends or the world is reset.',
    method: 'POST',
    path: '/__mock/worlds/:world/network',
    request: z.object({ user: person, blocked: z.boolean() }),
    data: nothing,
  }),
  'members.set': defineControl({
    summary: 'Change a member of a hall and emit the events of that change.',
    method: 'POST',
    path: '/__mock/worlds/:world/members',
    request: z.object({
      hall: id,
      user: id,
      role: z.optional(z.literal(['', 'manage'])),
      text_mute: z.optional(z.boolean()),
      mic_mute: z.optional(z.boolean()),
      /** The channel that `banned` applies to: the member is banned from it, or readmitted. */
      channel: z.optional(id),
      banned: z.optional(z.boolean()),
    }),
    data: nothing,
  }),
  'accounts.set': defineControl({
    summary: 'Ban an account, which ends its sessions, or lift the ban.',
    method: 'POST',
    path: '/__mock/worlds/:world/accounts',
    request: z.object({ user: id, banned: z.boolean() }),
    data: nothing,
  }),
  'ops.set': defineControl({
    summary: 'Publish banners, an activity, links or provider keys; absent fields keep their values.',
    method: 'POST',
    path: '/__mock/worlds/:world/ops',
    request: z.object({
      banners: z.optional(z.object({ place: z.literal(['home', 'recharge', 'player']), list: z.array(banner) })),
      activity: z.optional(activityConfig),
      downloads: z.optional(z.array(appDownload)),
      download_url: z.optional(z.string()),
      ad_tag: z.optional(z.string()),
      agora_app_id: z.optional(z.string()),
      hotwords: z.optional(z.array(z.string())),
    }),
    data: nothing,
  }),
  'skills.set': defineControl({
    summary: 'Set the games that a user plays.',
    method: 'POST',
    path: '/__mock/worlds/:world/skills',
    request: z.object({ user: id, list: z.array(playerSkill) }),
    data: nothing,
  }),
  'client_logs.read': defineControl({
    summary: 'What clients reported about themselves, oldest first: log lines and page views.',
    method: 'GET',
    path: '/__mock/worlds/:world/client_logs',
    request: nothing,
    data: z.object({
      list: z.array(
        z.object({
          at: z.int(),
          kind: z.literal(['log', 'page-view']),
          level: z.literal(['info', 'warn', 'error']),
          message: z.string(),
          detail: z.string(),
        }),
      ),
    }),
  }),
  'captchas.read': defineControl({
    summary: 'The text of a captcha picture, for tests that cannot read the picture.',
    method: 'GET',
    path: '/__mock/worlds/:world/captchas',
    request: z.object({ captcha_id: z.string() }),
    data: z.object({ answer: z.string() }),
  }),
  'messages.clear': defineControl({
    summary: 'Clear the messages of a channel (1009).',
    method: 'POST',
    path: '/__mock/worlds/:world/messages/clear',
    request: z.object({ channel: id }),
    data: nothing,
  }),
  'journal.read': defineControl({
    summary: `Recent frames with their recipients, and calls, oldest first, ${JOURNAL_ENTRIES_MAX} at most; \`after\` is the last sequence number already read, in the journal \`epoch\`: a restarted platform counts from 1 again and answers from there.`,
    method: 'GET',
    path: '/__mock/worlds/:world/journal',
    request: z.object({
      after: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0'),
      /** That of the answer that `after` is from. Without one, `after` is taken to be of this journal. */
      epoch: z.optional(z.string()),
    }),
    data: z.object({
      /** Names this journal, which lives as long as the process. */
      epoch: z.string(),
      /** The connections that the list names, also those that have closed. */
      connections: z.array(z.object(connection)),
      /** Whether the journal has later entries: read on after the last one. */
      more: z.boolean(),
      list: z
        .array(
          z.object({
            number: z.int(),
            at: z.int(),
            /** `call`: a request over HTTP with its reply. */
            direction: z.literal(['in', 'out', 'call']),
            name: z.string(),
            mid: z.string(),
            from: z.string(),
            /** Ids of the connections that received or sent it: the first `JOURNAL_RECEIVERS_MAX` of a crowd. */
            connections: z.array(z.string()).check(z.maxLength(JOURNAL_RECEIVERS_MAX)),
            /** How many connections received or sent it. */
            receivers: z.int(),
            /** `unheard`: it had no recipients. The last five: what a fault of messages did to it on the way to or from these connections. */
            fate: z.literal([
              'sent',
              'unheard',
              'held',
              'received',
              'refused',
              'cut-off',
              'dropped',
              'delayed',
              'duplicated',
              'reordered',
              'corrupted',
            ]),
            /**
             * The body in wire form as JSON; of a call `{ request, reply: { code, data } }`, without passwords, keys and codes. Empty where
             * none is kept: frames of the messaging provider, bodies above 8192 characters, and the oldest once those of the world have
             * more than 262 144.
             */
            body: z.string(),
          }),
        )
        .check(z.maxLength(JOURNAL_ENTRIES_MAX)),
    }),
  }),
  'journal.receivers': defineControl({
    summary:
      'Which frames of the journal reached users that their entries do not name, because there were more receivers than an entry names. The oldest lists of receivers are forgotten first.',
    method: 'GET',
    path: '/__mock/worlds/:world/journal/receivers',
    request: z.object({
      /** User numbers with commas between them, 20 at most. */
      users: z.string().check(z.regex(/^\d{1,15}(?:,\d{1,15}){0,19}$/)),
    }),
    data: z.object({
      /** That of `journal.read`: the numbers are of this journal. */
      epoch: z.string(),
      list: z.array(z.object({ user: z.string(), numbers: z.array(z.int()) })),
    }),
  }),
  'journal.reach': defineControl({
    summary: 'What the world has seen: calls made by browsers, and event variants that reached a page of one whole.',
    method: 'GET',
    path: '/__mock/worlds/:world/reach',
    request: z.object({}),
    data: z.object({ calls: z.array(z.string()), events: z.array(z.string()) }),
  }),
  ...RECORDING_CONTROL,
  ...FAULT_CONTROL,
  ...ROOM_CONTROL,
  ...PEOPLE_CONTROL,
} as const satisfies Record<string, ControlCallInput<z.core.$ZodType, z.core.$ZodType>>;

export {
  type CallFault,
  type ConnectionFault,
  callFault,
  connectionFault,
  INBOUND_KINDS,
  INBOUND_NAMES,
  type MessageFault,
  messageFault,
  type StalledCalls,
  stalledCalls,
} from './control-faults.ts';
export { RECORDING_MAX_BYTES } from './control-recordings.ts';
export {
  eventsOnSocket,
  hasHeartbeats,
  IM_MESSAGE,
  isInTime,
  isOfNamelessHandshake,
  MESSAGE_SOCKETS,
  type MessageSocket,
} from './fault-reach.ts';
export { ALL_USERS };

export type Control = typeof CONTROL;
export type ControlName = keyof Control;
export type ControlRequest<Name extends ControlName> = z.output<Control[Name]['request']>;
export type ControlData<Name extends ControlName> = z.output<Control[Name]['data']>;
