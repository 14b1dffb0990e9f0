import * as z from 'zod/mini';
import { channelId, flag, hallId, userNo } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS } from '../limits.ts';
import { HALL_MANAGEMENT_PATHS } from '../paths/hall-management.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification shows neither payload nor result';
const nothing = z.object({});
/** Twice as many characters as a form takes: the platform does not count blanks around it, and has its own refusal of a longer one. */
const name = z.string().check(maxChars(2 * HALL_NAME_MAX_CHARS));
const intro = z.optional(z.string().check(maxChars(HALL_TEXT_MAX_CHARS)));
/** URL of a picture uploaded to this platform, as the upload returned it. */
const picture = z.optional(z.string().check(z.maxLength(512)));
/** Number of a hall member. */
const person = z.object({ hall_id: hallId, uid: userNo });

/** api.lobby.hall.create: the new hall has one text channel, the welcome channel, and one voice channel. */
const create = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.create',
  summary: 'Create a hall owned by the caller.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ name, intro, bg_img: picture }),
  data: z.object({ hall_id: hallId }),
  refusals: ['nameInvalid', 'sendBlocked', 'imageBlocked', 'hallsFull', 'requestInvalid', 'tooManyRequests'],
  causes: ['membershipChanged'],
  rules: ['api.lobby.hall.create'],
  provisional: SHAPE,
});

/** api.lobby.hall.update: absent fields keep their values. */
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
    'requestInvalid',
    'tooManyRequests',
  ],
  causes: ['hallEdited'],
  rules: ['api.lobby.hall.update'],
  provisional: SHAPE,
});

/** api.lobby.hall.delete */
const dissolve = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.delete',
  summary: 'Dissolve a hall with all of its channels and messages.',
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
  summary: 'Leave a hall. The owner dissolves it instead.',
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
 * api.lobby.hall.kick_out removes a member from the hall. With a channel it bans the member from that channel only,
 * which then refuses with code 50 until the same call with `lift` readmits the member.
 */
const kickOut = defineEndpoint(HALL_MANAGEMENT_PATHS, {
  name: 'hall.kick_out',
  summary: 'Remove a member from a hall, or ban a member from one of its channels.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    uid: userNo,
    /** The channel to ban from; absent removes the member from the hall. */
    channel_id: z.optional(channelId),
    /** With a channel: lifts the ban. */
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
  provisional:
    'the specification shows neither payload nor result, nor a call that bans from a channel (code 50, event 1005)',
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

export const HALL_MANAGEMENT_CALLS = {
  'hall.create': create,
  'hall.update': update,
  'hall.delete': dissolve,
  'hall.leave': leave,
  'hall.kick_out': kickOut,
  'hall.set_manage': setManage,
  'hall.remove_manage': removeManage,
} as const satisfies Calls<typeof HALL_MANAGEMENT_PATHS>;
