import * as z from 'zod/mini';
import { channelId, flag, hallId, userNo, wireCode } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { CHANNEL_LIMIT_MIC_MAX, CHANNEL_PASSWORD_MAX_CHARS, HALL_NAME_MAX_CHARS } from '../limits.ts';
import { CHANNEL_MANAGEMENT_PATHS } from '../paths/channel-management.ts';

const SHAPE = 'payload and result are not shown';
const nothing = z.object({});
const name = z.string().check(z.maxLength(HALL_NAME_MAX_CHARS * 2));
const limitMic = z.optional(z.int().check(z.gte(0), z.lte(CHANNEL_LIMIT_MIC_MAX)));
const password = z.string().check(z.maxLength(CHANNEL_PASSWORD_MAX_CHARS));
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
    /** 1 text, 2 voice; 0 a heading. */
    type: wireCode([0, 1, 2]),
    /** The heading that it stands under. */
    parent_id: z.optional(channelId),
    /** Most people in a voice channel; 0 is no limit. */
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
    'tooManyRequests',
  ],
  causes: ['hallEdited'],
  rules: ['api.lobby.channel.create'],
  provisional: SHAPE,
});

/** api.lobby.channel.update: absent fields stay as they are. Who is inside stays inside a channel that is made smaller. */
const update = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.update',
  summary: 'Edit a channel: name, heading, most people.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    channel_id: channelId,
    name: z.optional(name),
    /** The heading that it moves under; the empty text takes it out of its heading. */
    parent_id: z.optional(z.union([channelId, z.literal('')])),
    limit_mic: limitMic,
  }),
  data: nothing,
  refusals: [...OF_CHANNEL, 'nameInvalid'],
  causes: ['hallEdited'],
  rules: ['api.lobby.channel.update'],
  provisional: SHAPE,
});

/** api.lobby.channel.del: what stood under a heading moves out of it. */
const del = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.del',
  summary: 'Delete a channel with its messages; who is in it goes to the welcome channel.',
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

/** api.lobby.channel.set_password: who is inside at that moment stays; everybody else is asked for the new one. */
const setPassword = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.set_password',
  summary: 'Set, change or (with an empty one) remove the password of a channel.',
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

/** api.lobby.channel.mute: text_mute applies per hall user (role.hall-text-mute), so the hall is named. */
const mute = defineEndpoint(CHANNEL_MANAGEMENT_PATHS, {
  name: 'channel.mute',
  summary: 'Forbid a member to write in the channels of a hall, or allow it again.',
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
  summary: 'Let nobody but owner and managers write in the channels of a hall, or everybody again.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId, mute: flag }),
  data: nothing,
  refusals: ['hallProblem', 'hallMembershipNeeded', 'permissionNeeded', 'tooManyRequests'],
  causes: ['sendForbidden'],
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
