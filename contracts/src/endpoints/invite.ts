import * as z from 'zod/mini';
import { inviteConfig, teamInvite } from '../entities/team.ts';
import { channelId, hallId, msgId } from '../kernel/codecs.ts';
import { maxChars } from '../kernel/max-chars.ts';
import {
  HALL_NAME_MAX_CHARS,
  HALL_TEXT_MAX_CHARS,
  INVITE_MAX_S,
  NOTICES_TEAMS_PAGE_SIZE,
  TEAM_TAG_MAX_CHARS,
  TEAM_TAGS_MAX,
} from '../limits.ts';
import { INVITE_PATHS } from '../paths/invite.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

/**
 * api.lobby.channel.invite: the first call posts a team info message (chat body type 5, extra status 0) in a text
 * channel. While the invite runs, its owner changes it by the same call and ends it with `time_len` 0.
 */
const invite = defineEndpoint(INVITE_PATHS, {
  name: 'channel.invite',
  summary: "Invite users to a team in a voice channel, or change or end the caller's running invite.",
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    /** The voice channel of the team. */
    channel_id: channelId,
    /** Text channel of the same hall that receives the message; absent: the welcome channel. */
    text_channel_id: z.optional(channelId),
    /** Seconds until the invite ends, from now, at least INVITE_MIN_S; 0 ends it. */
    time_len: z.int().check(z.gte(0), z.lte(INVITE_MAX_S)),
    tags: z.optional(z.array(z.string().check(maxChars(TEAM_TAG_MAX_CHARS))).check(z.maxLength(TEAM_TAGS_MAX))),
    game_nickname: z.optional(z.string().check(maxChars(HALL_NAME_MAX_CHARS))),
    game_info: z.optional(z.string().check(maxChars(HALL_TEXT_MAX_CHARS))),
  }),
  data: z.object({
    /** Id of the message that carries the invite. */
    inv_id: msgId,
  }),
  refusals: [
    'channelUnknown',
    'hallMembershipNeeded',
    // Refuses ending an invite of another user.
    'permissionNeeded',
    'channelBanned',
    'channelPasswordWrong',
    'voiceNeeded',
    'textMuted',
    'sendBlocked',
    'inviteRunning',
    'inviteUnknown',
    'requestInvalid',
    'tooManyRequests',
  ],
  causes: ['chatMessage', 'teamUpdated'],
  rules: ['api.lobby.channel.invite'],
  provisional: 'the specification shows neither payload nor result, nor a call that ends an invite',
});

/** api.lobby.channel.get_invite, api.lobby.op.channel-invite-config */
const getInvite = defineEndpoint(INVITE_PATHS, {
  name: 'channel.get_invite',
  summary: 'The running invite of a voice channel.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({ channel_id: channelId }),
  data: inviteConfig,
  refusals: ['channelUnknown', 'hallMembershipNeeded', 'channelBanned'],
  causes: [],
  rules: ['api.lobby.channel.get_invite', 'api.lobby.op.channel-invite-config', 'entity.channel-invite-config'],
  provisional: 'that a channel has at most one running invite is our guess',
});

/** api.lobby.channel.invitation, api.lobby.op.team-list (open point C2) */
const invitation = defineEndpoint(INVITE_PATHS, {
  name: 'channel.invitation',
  summary: 'The running invites of a hall, newest first.',
  host: 'api',
  encoding: 'json',
  signed: true,
  request: z.object({
    hall_id: hallId,
    page_size: z.int().check(z.gte(1), z.lte(NOTICES_TEAMS_PAGE_SIZE)),
  }),
  data: z.object({ inv_list: z.array(teamInvite) }),
  refusals: ['hallProblem', 'hallMembershipNeeded'],
  causes: [],
  rules: ['api.lobby.channel.invitation', 'api.lobby.op.team-list', 'entity.team-invite'],
  provisional: 'that the team list is this call is our guess (open point C2)',
});

export const INVITE_CALLS = {
  'channel.invite': invite,
  'channel.get_invite': getInvite,
  'channel.invitation': invitation,
} as const satisfies Calls<typeof INVITE_PATHS>;
