import {
  type ChannelId,
  type HallId,
  INVITE_MIN_S,
  type MsgId,
  type SentChatBody,
  type TeamInvite,
  type UserNo,
} from '@miczero/contracts';
import { cleanTags, cleanText } from '../../kernel/clean-text.ts';
import { msgIdOf } from '../../kernel/ids.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { mayRead, requireChannel, requireHall, requireReadable } from '../../rights/hall-access.ts';
import { isAllowed, requirePermission } from '../../rights/hall-permissions.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import type { GivenTeamTexts, Invite, TeamTexts } from '../../state/team-up.ts';
import type { World } from '../../state/world.ts';
import { channelDataOf } from '../channels/channels.ts';
import { postMessage } from '../chat/send.ts';
import { firstAfter } from '../chat/unread.ts';

/** Team invites: one running at most in a voice channel, carried by a message, ended by its owner or its time. */

export interface InviteInput extends GivenTeamTexts {
  readonly channel_id: ChannelId;
  readonly text_channel_id?: ChannelId | undefined;
  readonly time_len: number;
}

/** api.lobby.channel.invite: begins, changes or (with no time) ends the invite of a voice channel. */
export function invite(turn: Turn, input: InviteInput): { inv_id: MsgId } {
  const { world } = turn;
  const { no } = turn.account;
  const { hall, channel } = requireChannel(world, input.channel_id, no, 'channel.get_invite');
  if (channel.type !== 2) throw new Refusal('channelUnknown');
  const kept = world.team_up.invites.get(channel.id);
  // The sweep that ends an expired invite may be a moment away.
  const running = kept && kept.until > turn.at ? kept : undefined;
  if (input.time_len === 0) return { inv_id: endByCall(turn, hall, running, no) };
  requirePermission(hall, no, 'channel.invite', channel);
  if (input.time_len < INVITE_MIN_S) throw new Misfit(`time_len: shorter than ${INVITE_MIN_S} s`);
  if (running && running.from !== no) throw new Refusal('inviteRunning');
  // The sender of an invite is in the team's channel.
  if (!channel.mics.has(no)) throw new Refusal('voiceNeeded');
  const texts = textsAfter(input, running);
  const time = { time_len: input.time_len, until: turn.at + input.time_len * 1000 };
  if (running) return changeInvite(turn, { ...running, ...texts, ...time, status: 1 });
  return beginInvite(turn, hall, channel, input.text_channel_id ?? hall.welcome, { from: no, ...texts, ...time });
}

/** The given texts, cleaned; absent ones stay as they are. */
export function textsAfter(input: GivenTeamTexts, before?: TeamTexts): TeamTexts {
  const { tags, game_nickname, game_info } = input;
  return {
    tags: tags === undefined ? (before?.tags ?? []) : cleanTags(tags),
    game_nickname: game_nickname === undefined ? (before?.game_nickname ?? '') : cleanText(game_nickname),
    game_info: game_info === undefined ? (before?.game_info ?? '') : cleanText(game_info),
  };
}

type NewInvite = Pick<Invite, 'from' | 'time_len' | 'until' | keyof TeamTexts>;

function beginInvite(
  turn: Turn,
  hall: Hall,
  channel: Channel,
  text_id: ChannelId | null,
  fields: NewInvite,
): { inv_id: MsgId } {
  if (text_id === null) throw new Refusal('channelUnknown');
  const access = requireReadable(turn.world, text_id, fields.from);
  if (access.hall.id !== hall.id) throw new Refusal('channelUnknown');
  // hall-event.1001.team-info-status-0
  const message = postMessage(turn, access, fields.from, bodyOf(hall, channel, fields, 0));
  const expired = turn.world.team_up.invites.get(channel.id);
  if (expired) endInvite(turn, expired);
  const begun: Invite = { ...fields, msg: message.id, hall_id: hall.id, channel_id: channel.id, text_id, status: 0 };
  turn.world.team_up.invites.set(channel.id, begun);
  tellInvite(turn, begun, 0);
  return { inv_id: msgIdOf(begun.msg) };
}

function changeInvite(turn: Turn, changed: Invite): { inv_id: MsgId } {
  turn.world.team_up.invites.set(changed.channel_id, changed);
  markUpdated(turn.world, changed);
  tellInvite(turn, changed, 1);
  return { inv_id: msgIdOf(changed.msg) };
}

function endByCall(turn: Turn, hall: Hall, running: Invite | undefined, no: UserNo): MsgId {
  if (!running) throw new Refusal('inviteUnknown');
  // role.channel-invite-owner
  if (running.from !== no && !isAllowed(hall, no, 'channel.end_invite')) throw new Refusal('permissionNeeded');
  endInvite(turn, running);
  return msgIdOf(running.msg);
}

function endInvite(turn: Turn, ended: Invite): void {
  turn.world.team_up.invites.delete(ended.channel_id);
  markUpdated(turn.world, ended);
  tellInvite(turn, ended, 2); // hall-event.1015.status-2
}

/** chat.invite-status-1: the message that carries an invite says that it is not as posted any more. */
function markUpdated(world: World, { text_id, msg }: Invite): void {
  const channel = world.channels.get(text_id);
  const message = channel?.messages[firstAfter(channel, msg - 1)];
  if (message?.id !== msg) return;
  message.body = { ...message.body, extra: { ...message.body.extra, status: 1 } };
}

function bodyOf(hall: Hall, channel: Channel, fields: NewInvite, status: 0 | 1): SentChatBody {
  const { time_len, tags, game_nickname, game_info } = fields;
  const content = {
    hall_id: hall.id,
    channel_id: channel.id,
    hall_name: hall.name,
    channel_name: channel.name,
    time_len,
    tags,
    game_nickname,
    game_info,
  };
  return { msg_type: '5', content: JSON.stringify(content), extra: { status }, msg: '' };
}

/** hall-event.1015 */
function tellInvite(turn: Turn, { hall_id, channel_id, from, msg }: Invite, status: 0 | 1 | 2): void {
  turn.emit(
    'teamUpdated',
    { status, hall_id, channel_id, uid: from, inv_id: msgIdOf(msg) },
    { audience: { kind: 'hall', hall_id }, from, channel: channel_id },
  );
}

/** Ends the invites of a person that fit. */
export function endInvitesOf(turn: Turn, no: UserNo, isMeant: (invite: Invite) => boolean): void {
  for (const running of [...turn.world.team_up.invites.values()]) {
    if (running.from === no && isMeant(running)) endInvite(turn, running);
  }
}

/** Ends the invite to a channel, and those whose message stands in it. */
export function endInvitesIn(turn: Turn, channel_id: ChannelId): void {
  for (const running of [...turn.world.team_up.invites.values()]) {
    if (running.channel_id === channel_id || running.text_id === channel_id) endInvite(turn, running);
  }
}

/** Whether `sweepInvites` has anything to do. */
export function isInviteSweepDue(world: World, now: number): boolean {
  for (const { until } of world.team_up.invites.values()) if (until <= now) return true;
  return false;
}

/** Ends expired invites. */
export function sweepInvites(turn: Turn, _input: Record<never, never>): Record<never, never> {
  for (const running of [...turn.world.team_up.invites.values()])
    if (running.until <= turn.at) endInvite(turn, running);
  return {};
}

/** entity.channel-invite-config */
export function inviteConfigOf(world: World, channel_id: ChannelId, now: number): { time_len: number; uid: string } {
  const running = world.team_up.invites.get(channel_id);
  return running && running.until > now ? { time_len: running.time_len, uid: running.from } : { time_len: 0, uid: '' };
}

/** api.lobby.op.channel-invite-config */
export function inviteConfig(world: World, viewer: UserNo, channel_id: ChannelId, now: number) {
  requireChannel(world, channel_id, viewer, 'channel.get_invite');
  return inviteConfigOf(world, channel_id, now);
}

interface ListRequest {
  readonly hall_id: HallId;
  readonly page_size: number;
}

/** api.lobby.op.team-list: newest first. */
export function teamList(world: World, viewer: UserNo, { hall_id, page_size }: ListRequest, now: number) {
  const hall = requireHall(world, hall_id);
  requirePermission(hall, viewer, 'channel.invitation');
  const running = [...world.team_up.invites.values()].filter((each) => each.hall_id === hall_id && each.until > now);
  const newest = running.sort((a, b) => b.msg - a.msg).slice(0, page_size);
  return { inv_list: newest.flatMap((each) => inviteDataOf(world, hall, each, viewer)) };
}

const NO_TEXTS: TeamTexts = { tags: [], game_nickname: '', game_info: '' };

/** entity.team-invite */
function inviteDataOf(world: World, hall: Hall, running: Invite, viewer: UserNo): TeamInvite[] {
  const channel = world.channels.get(running.channel_id);
  if (!channel) return [];
  const { status, msg, from, time_len, until } = running;
  // The texts stand in a message: a user who cannot read its channel does not read them here either.
  const text = world.channels.get(running.text_id);
  const { tags, game_nickname, game_info } = text && mayRead(hall, text, viewer) ? running : NO_TEXTS;
  return [
    {
      effective: true,
      channel: channelDataOf(world, hall, channel, viewer),
      status,
      inv_id: msgIdOf(msg),
      uid: from,
      time_len,
      expired: until,
      tags: [...tags],
      game_nickname,
      game_info,
    },
  ];
}
