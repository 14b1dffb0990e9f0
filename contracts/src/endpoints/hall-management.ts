import * as z from 'zod/mini';
import { channelId, flag, hallId, userNo } from '../kernel/codecs.ts';
import { type Calls, defineEndpoint } from '../kernel/define-endpoint.ts';
import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS } from '../limits.ts';
import { HALL_MANAGEMENT_PATHS } from '../paths/hall-management.ts';

const SHAPE = 'payload and result are not shown';
const nothing = z.object({});
const name = z.string().check(z.maxLength(HALL_NAME_MAX_CHARS * 2));
const intro = z.optional(z.string().check(z.maxLength(HALL_TEXT_MAX_CHARS)));
/** URL of a picture that was uploaded here, as the upload answered it. */
const picture = z.optional(z.string().check(z.maxLength(512)));
/** A member of a hall, by number. */
const person = z.object({ hall_id: hallId, uid: userNo });

/** api.lobby.hall.create: the hall begins with one text channel, the welcome channel, and one voice channel. */
const create = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.create',
  summary: 'Create a hall of my own.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ name, intro, bg_img: picture }),
  data: z.object({ hall_id: hallId }),
  refusals: ['nameInvalid', 'sendBlocked', 'imageBlocked', 'hallsFull', 'tooManyRequests'],
  causes: ['membershipChanged'],
  rules: ['api.lobby.hall.create'],
  provisional: SHAPE,
});

/** api.lobby.hall.update: absent fields stay as they are. */
const update = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.update',
  summary: 'Edit a hall: name, intro, picture, welcome channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    name: z.optional(name),
    intro,
    bg_img: picture,
    welcome_channel_id: z.optional(channelId),
  }),
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'nameInvalid',
    'sendBlocked',
    'imageBlocked',
    'welcomeChannelNeeded',
    'tooManyRequests',
  ],
  causes: ['hallEdited'],
  rules: ['api.lobby.hall.update'],
  provisional: SHAPE,
});

/** api.lobby.hall.delete */
const dissolve = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.delete',
  summary: 'Dissolve a hall, with all its channels and messages.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId }),
  data: nothing,
  refusals: ['hallProblem', 'hallMembershipNeeded', 'permissionNeeded'],
  causes: ['hallDissolved'],
  rules: ['api.lobby.hall.delete'],
  provisional: SHAPE,
});

/** api.lobby.hall.leave */
const leave = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.leave',
  summary: 'Leave a hall. Its owner dissolves it instead.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ hall_id: hallId }),
  data: nothing,
  refusals: ['hallProblem', 'hallMembershipNeeded', 'ownerStays', 'tooManyRequests'],
  causes: ['membershipChanged', 'presenceChanged', 'voiceMembershipChanged', 'micListChanged', 'teamUpdated'],
  rules: ['api.lobby.hall.leave'],
  provisional: SHAPE,
});

/**
 * api.lobby.hall.kick_out: out of the hall; with a channel only out of that channel, which refuses the person with code 50
 * until the same call with `lift` lets them in again.
 */
const kickOut = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.kick_out',
  summary: 'Remove somebody from a hall, or ban them from one of its channels.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    uid: userNo,
    /** The channel to ban from; absent: out of the hall. */
    channel_id: z.optional(channelId),
    /** With a channel: ends the ban. */
    lift: z.optional(flag),
  }),
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'channelUnknown',
    'tooManyRequests',
  ],
  causes: [
    'membershipChanged',
    'presenceChanged',
    'memberBanned',
    'voiceMembershipChanged',
    'micListChanged',
    'teamUpdated',
  ],
  rules: ['api.lobby.hall.kick_out'],
  provisional: 'payload and result are not shown, nor is a call that bans from a channel (code 50, event 1005)',
});

/** api.lobby.hall.set_manage */
const setManage = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.set_manage',
  summary: 'Make a member a manager.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: person,
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'tooManyRequests',
  ],
  causes: ['systemMessage'],
  rules: ['api.lobby.hall.set_manage'],
  provisional: SHAPE,
});

/** api.lobby.hall.remove_manage */
const removeManage = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.remove_manage',
  summary: 'Make a manager an ordinary member again.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: person,
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'tooManyRequests',
  ],
  causes: ['systemMessage'],
  rules: ['api.lobby.hall.remove_manage'],
  provisional: SHAPE,
});

/** api.lobby.hall.user_mute_mic: one's own number closes or opens one's own microphone. */
const userMuteMic = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.user_mute_mic',
  summary: "Mute a member's microphone in the whole hall, or allow it again; or close and open my own.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.extend(person, { mute: flag }),
  data: nothing,
  refusals: [
    'hallProblem',
    'hallMembershipNeeded',
    'permissionNeeded',
    'personProtected',
    'userUnknown',
    'voiceNeeded',
    'micMuted',
    'tooManyRequests',
  ],
  causes: ['systemMessage', 'micListChanged'],
  rules: ['api.lobby.hall.user_mute_mic'],
  provisional: SHAPE,
});

export const HALL_MANAGEMENT_CALLS = {
  'hall.create': create,
  'hall.update': update,
  'hall.delete': dissolve,
  'hall.leave': leave,
  'hall.kick_out': kickOut,
  'hall.set_manage': setManage,
  'hall.remove_manage': removeManage,
  'hall.user_mute_mic': userMuteMic,
} as const satisfies Calls<typeof HALL_MANAGEMENT_PATHS>;
