import * as z from 'zod/mini';
import { channel } from '../entities/hall.ts';
import { gaming, inviteConfig } from '../entities/team.ts';
import { channelId, counter, hallId, text, userNo } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS, TEAM_TAG_MAX_CHARS, TEAM_TAGS_MAX } from '../limits.ts';
import { GAMING_PATHS } from '../paths/gaming.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the gaming entity is known only by its calls (entity.gaming.known-by-calls)';
const nothing = z.object({});
const gamingId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
const words = z.optional(z.string().check(maxChars(HALL_TEXT_MAX_CHARS)));
const short = z.string().check(maxChars(HALL_NAME_MAX_CHARS));
const details = {
  game_nickname: z.optional(short),
  game_info: words,
  tags: z.optional(z.array(z.string().check(maxChars(TEAM_TAG_MAX_CHARS))).check(z.maxLength(TEAM_TAGS_MAX))),
  /** Number of players still wanted. */
  vacancy: z.optional(z.int().check(z.gte(0), z.lte(99))),
};

/** api.lobby.channel.post_gaming: one open entry per user. */
const post = defineEndpoint(GAMING_PATHS, {
  name: 'channel.post_gaming',
  summary: 'Post a gaming entry: look for players in a voice channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId, game_name: short, ...details }),
  data: z.object({ gaming_id: z.string() }),
  refusals: [
    'channelUnknown',
    'hallMembershipNeeded',
    'channelBanned',
    'textMuted',
    'voiceNeeded',
    'nameInvalid',
    'sendBlocked',
    'gamingOpen',
    'tooManyRequests',
  ],
  causes: ['teamUpdated'],
  rules: ['api.lobby.channel.post_gaming'],
  provisional: SHAPE,
});

/** api.lobby.channel.update_gaming: absent fields keep their values. */
const update = defineEndpoint(GAMING_PATHS, {
  name: 'channel.update_gaming',
  summary: "Change the caller's gaming entry.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ gaming_id: gamingId, game_name: z.optional(short), ...details }),
  data: nothing,
  refusals: ['gamingUnknown', 'permissionNeeded', 'textMuted', 'nameInvalid', 'sendBlocked', 'tooManyRequests'],
  causes: ['teamUpdated'],
  rules: ['api.lobby.channel.update_gaming'],
  provisional: SHAPE,
});

/** api.lobby.channel.close_gaming: allowed to the author, and to owner and managers of the hall. */
const close = defineEndpoint(GAMING_PATHS, {
  name: 'channel.close_gaming',
  summary: 'Close a gaming entry.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ gaming_id: gamingId }),
  data: nothing,
  refusals: ['gamingUnknown', 'permissionNeeded', 'tooManyRequests'],
  causes: ['teamUpdated'],
  rules: ['api.lobby.channel.close_gaming'],
  provisional: SHAPE,
});

/** api.lobby.channel.get_gaming */
const get = defineEndpoint(GAMING_PATHS, {
  name: 'channel.get_gaming',
  summary: 'One open gaming entry.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ gaming_id: gamingId }),
  data: gaming,
  refusals: ['gamingUnknown'],
  causes: [],
  rules: ['api.lobby.channel.get_gaming'],
  provisional: SHAPE,
});

/**
 * api.lobby.channel.gaming_by_user: null when the user has no open entry, or when the caller is not a member of its
 * hall.
 */
const byUser = defineEndpoint(GAMING_PATHS, {
  name: 'channel.gaming_by_user',
  summary: 'The open gaming entry of a user.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ uid: userNo }),
  data: z.object({ gaming: z.nullable(gaming) }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.channel.gaming_by_user'],
  provisional: SHAPE,
});

/** api.lobby.channel.window_channel_info */
const windowInfo = defineEndpoint(GAMING_PATHS, {
  name: 'channel.window_channel_info',
  summary: 'Channel details for a small window: its hall, users, invite and gaming entries.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: z.object({
    hall_id: hallId,
    hall_name: text,
    channel,
    user_count: counter,
    invite: inviteConfig,
    gaming_list: z.array(gaming),
  }),
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned'],
  causes: [],
  rules: ['api.lobby.channel.window_channel_info'],
  provisional: 'the specification shows neither payload nor result',
});

export const GAMING_CALLS = {
  'channel.post_gaming': post,
  'channel.update_gaming': update,
  'channel.close_gaming': close,
  'channel.get_gaming': get,
  'channel.gaming_by_user': byUser,
  'channel.window_channel_info': windowInfo,
} as const satisfies Calls<typeof GAMING_PATHS>;
