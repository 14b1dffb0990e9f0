import * as z from 'zod/mini';
import { chatMessage } from '../entities/chat.ts';
import { channel, channelJoinInfo } from '../entities/hall.ts';
import { micEntry } from '../entities/user.ts';
import { channelId, counter, hallId, msgId } from '../kernel/codecs.ts';
import { idOrNone, knownCode } from '../kernel/known-values.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { CHANNEL_PASSWORD_MAX_CHARS } from '../limits.ts';
import { CHANNEL_PATHS } from '../paths/channel.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification names only some fields of this call';
const nothing = z.object({});
const password = z.string().check(maxChars(CHANNEL_PASSWORD_MAX_CHARS));

/** api.lobby.channel.detail */
const detail = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.detail',
  summary: 'One channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: channel,
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned'],
  causes: [],
  rules: ['api.lobby.channel.detail', 'api.lobby.op.channel-detail'],
  provisional: SHAPE,
});

/**
 * Results of channel.check_join. `refused` is ours: any value but 1 and 2 means that the user cannot join (open point
 * C9).
 */
export const JOIN_CHECK = { refused: 0, password: 1, open: 2 } as const;

/** api.lobby.channel.check_join: 1 requires a password, 2 joins directly, any other value refuses (open point C9). */
const checkJoin = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.check_join',
  summary: 'Check whether a channel can be joined directly.',
  host: 'api',
  encoding: 'query',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: z.object({ is_join: knownCode(JOIN_CHECK, 'refused') }),
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned'],
  causes: [],
  rules: ['api.lobby.channel.check_join', 'hall-flow.channel-join.check'],
  provisional: 'the specification does not name the parameters (open point C9)',
});

/** api.lobby.channel.check_password */
const checkPassword = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.check_password',
  summary: 'Verify a password before joining with it.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId, password }),
  data: nothing,
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned', 'channelPasswordWrong', 'tooManyRequests'],
  causes: [],
  rules: ['api.lobby.channel.check_password'],
  provisional: SHAPE,
});

/** api.lobby.channel.join: makes the channel the current one. Joining a voice channel leaves the previous one. */
const join = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.join',
  summary: 'Join a channel, with its password when it has one.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId, password: z.optional(password) }),
  data: channelJoinInfo,
  refusals: [
    'channelUnknown',
    'hallMembershipNeeded',
    'channelPasswordWrong',
    'channelBanned',
    'channelFull',
    'deviceNotInUse',
  ],
  causes: ['micListChanged', 'voiceMembershipChanged'],
  rules: ['api.lobby.channel.join', 'api.lobby.op.join-channel', 'entity.channel-join-info'],
  provisional: SHAPE,
});

/** api.lobby.channel.leave */
const leave = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.leave',
  summary: 'Leave a voice channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: nothing,
  refusals: ['channelUnknown'],
  causes: ['micListChanged', 'voiceMembershipChanged'],
  rules: ['api.lobby.channel.leave', 'api.lobby.op.leave-voice-channel'],
  provisional: SHAPE,
});

/** api.lobby.channel.current_channel, api.lobby.op.current-location */
const currentChannel = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.current_channel',
  summary: "The caller's location: hall, voice channel, text channel. Empty ids mean none.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: nothing,
  data: z.object({ hall_id: idOrNone, voice: idOrNone, text: idOrNone }),
  refusals: [],
  causes: [],
  rules: ['api.lobby.channel.current_channel', 'api.lobby.op.current-location'],
});

/** api.lobby.channel.user_list, api.lobby.op.voice-users-per-hall: one entry per voice channel. */
const userList = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.user_list',
  summary: 'The users in the voice channels of a hall.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId }),
  data: z.object({
    list: z.array(z.object({ channel_id: channelId, channel_user: z.array(micEntry), user_count: counter })),
  }),
  refusals: ['hallProblem', 'hallMembershipNeeded'],
  causes: [],
  rules: ['api.lobby.channel.user_list', 'api.lobby.op.voice-users-per-hall'],
});

/** api.lobby.channel.message: the page before `last_msg_id`, or the newest page; oldest line first. */
const message = defineEndpoint(CHANNEL_PATHS, {
  name: 'channel.message',
  summary: "A page of a text channel's history, oldest line first.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    channel_id: channelId,
    /** Returns lines before this one; absent for the newest page. */
    last_msg_id: z.optional(msgId),
    /** Returns lines after this one, oldest first, to close a gap after a reconnect. Excludes last_msg_id. */
    after_msg_id: z.optional(msgId),
  }),
  data: z.object({ msg_list: z.array(chatMessage) }),
  orders: [{ list: 'msg_list', by: 'msg_id', direction: 'up' }],
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned', 'channelPasswordWrong'],
  causes: [],
  rules: ['api.lobby.channel.message', 'const.history-page-30', 'chat.history.has-more'],
  provisional: 'the specification does not show how pages are requested',
});

export const CHANNEL_CALLS = {
  'channel.detail': detail,
  'channel.check_join': checkJoin,
  'channel.check_password': checkPassword,
  'channel.join': join,
  'channel.leave': leave,
  'channel.current_channel': currentChannel,
  'channel.user_list': userList,
  'channel.message': message,
} as const satisfies Calls<typeof CHANNEL_PATHS>;
