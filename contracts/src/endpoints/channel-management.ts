import * as z from 'zod/mini';
import { channelId, flag, hallId, userNo, wireCode } from '../kernel/codecs.ts';
import { optionalId } from '../kernel/known-values.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { CHANNEL_LIMIT_MIC_MAX, CHANNEL_PASSWORD_MAX_CHARS, HALL_NAME_MAX_CHARS } from '../limits.ts';
import { CHANNEL_MANAGEMENT_PATHS } from '../paths/channel-management.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification shows neither payload nor result';
const nothing = z.object({});
/** Twice as many characters as a form takes: the platform does not count blanks around it, and has its own refusal of a longer one. */
const name = z.string().check(maxChars(2 * HALL_NAME_MAX_CHARS));
const limitMic = z.optional(z.int().check(z.gte(0), z.lte(CHANNEL_LIMIT_MIC_MAX)));
const password = z.string().check(maxChars(CHANNEL_PASSWORD_MAX_CHARS));
const OF_CHANNEL = ['channelUnknown', 'hallMembershipNeeded', 'permissionNeeded', 'tooManyRequests'] as const;

/** api.lobby.channel.create */
const create = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.create',
  summary: 'Create a channel in a hall.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    name,
    /** 1 text, 2 voice, 0 heading. */
    type: wireCode([0, 1, 2]),
    /** The heading that contains the channel. */
    parent_id: z.optional(channelId),
    /** Capacity of a voice channel; 0 means unlimited. */
    limit_mic: limitMic,
    password: z.optional(password),
  }),
  data: z.object({ channel_id: channelId }),
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'channelUnknown',
    'nameInvalid',
    'channelsFull',
    'requestInvalid',
    'tooManyRequests',
  ],
  causes: ['hallEdited'],
  rules: ['api.lobby.channel.create'],
  provisional: SHAPE,
});

/** api.lobby.channel.update: absent fields keep their values. Members already inside stay when the capacity shrinks. */
const update = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.update',
  summary: 'Edit a channel: name, heading, capacity.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    channel_id: channelId,
    name: z.optional(name),
    /** The new heading; the empty text moves the channel out of its heading. */
    parent_id: z.optional(z.union([channelId, z.literal('')])),
    limit_mic: limitMic,
  }),
  data: nothing,
  refusals: [...OF_CHANNEL, 'nameInvalid', 'requestInvalid'],
  causes: ['hallEdited'],
  rules: ['api.lobby.channel.update'],
  provisional: SHAPE,
});

/** api.lobby.channel.del: the channels below a deleted heading become top-level channels. */
const del = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.del',
  summary: 'Delete a channel with its messages. Members inside move to the welcome channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: nothing,
  refusals: [...OF_CHANNEL, 'welcomeChannelNeeded'],
  causes: ['hallEdited', 'voiceMembershipChanged', 'micListChanged', 'teamUpdated'],
  rules: ['api.lobby.channel.del'],
  provisional: SHAPE,
});

/** api.lobby.channel.set_password: members already inside stay; later joins require the new password. */
const setPassword = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.set_password',
  summary: 'Set or change the password of a channel, or remove it with an empty one.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId, password }),
  data: nothing,
  refusals: [...OF_CHANNEL, 'welcomeChannelNeeded'],
  causes: ['voicePasswordChanged'],
  rules: ['api.lobby.channel.set_password'],
  provisional: SHAPE,
});

/**
 * api.lobby.channel.mute. A text mute applies to a member of a hall (role.hall-text-mute), so the request names the
 * hall.
 */
const mute = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.mute',
  summary: 'Mute a member in the text channels of a hall, or lift the mute.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId, uid: userNo, mute: flag }),
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'tooManyRequests',
  ],
  causes: ['sendForbidden'],
  rules: ['api.lobby.channel.mute'],
  provisional: SHAPE,
});

/** api.lobby.channel.mute_all */
const muteAll = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.mute_all',
  summary:
    'Restrict writing in the channels of a hall to owner and managers, or mute the microphones of all members in a voice channel; or lift that.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    mute: flag,
    /** Ours: a voice channel. The microphones of those who are in it now are muted, as one by one by hall.user_mute_mic. */
    channel_id: optionalId(channelId),
  }),
  data: nothing,
  refusals: ['hallProblem', 'hallMembershipNeeded', 'permissionNeeded', 'channelUnknown', 'tooManyRequests'],
  causes: ['sendForbidden', 'systemMessage', 'micListChanged'],
  rules: ['api.lobby.channel.mute_all'],
  provisional: SHAPE,
});

export const CHANNEL_MANAGEMENT_CALLS = {
  'channel.create': create,
  'channel.update': update,
  'channel.del': del,
  'channel.set_password': setPassword,
  'channel.mute': mute,
  'channel.mute_all': muteAll,
} as const satisfies Calls<typeof CHANNEL_MANAGEMENT_PATHS>;
