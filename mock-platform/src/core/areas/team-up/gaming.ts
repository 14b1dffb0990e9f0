import type { ChannelId, Gaming, UserNo } from '@miczero/contracts';
import { cleanName } from '../../kernel/clean-text.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { requireChannel } from '../../rights/hall-access.ts';
import { isAllowed, requirePermission } from '../../rights/hall-permissions.ts';
import type { Hall } from '../../state/halls.ts';
import type { GamingEntry, GivenTeamTexts } from '../../state/team-up.ts';
import type { World } from '../../state/world.ts';
import { channelDataOf } from '../channels/channels.ts';
import { inviteConfigOf, textsAfter } from './invites.ts';

/** Gaming entries: a person looks for company in a game, in a voice channel. One open entry a person. */

interface Details extends GivenTeamTexts {
  readonly vacancy?: number | undefined;
}

export interface PostGamingInput extends Details {
  readonly channel_id: ChannelId;
  readonly game_name: string;
}

/** api.lobby.channel.post_gaming */
export function postGaming(turn: Turn, input: PostGamingInput): { gaming_id: string } {
  const { world } = turn;
  const { no } = turn.account;
  const { hall, channel } = requireChannel(world, input.channel_id, no, 'channel.post_gaming');
  if (channel.type !== 2) throw new Refusal('channelUnknown');
  // As with an invite: the owner of an entry is in the channel, and has passed its password.
  if (!channel.mics.has(no)) throw new Refusal('voiceNeeded');
  const game_name = cleanName(input.game_name);
  const texts = textsAfter(input);
  if (world.team_up.gaming_of.has(no)) throw new Refusal('gamingOpen');

  const place = { hall_id: hall.id, channel_id: channel.id, from: no, at: turn.at };
  const entry = addGaming(world, { ...place, game_name, ...texts, vacancy: input.vacancy ?? 0 });
  tellGaming(turn, entry, 0);
  return { gaming_id: entry.id };
}

/** Adds an entry under the next number; its owner must have none. */
export function addGaming({ team_up }: World, fields: Omit<GamingEntry, 'id'>): GamingEntry {
  team_up.last_gaming += 1;
  const entry: GamingEntry = { ...fields, id: String(team_up.last_gaming) };
  team_up.gamings.set(entry.id, entry);
  team_up.gaming_of.set(entry.from, entry.id);
  return entry;
}

export interface UpdateGamingInput extends Details {
  readonly gaming_id: string;
  readonly game_name?: string | undefined;
}

/** api.lobby.channel.update_gaming: absent fields stay as they are. */
export function updateGaming(turn: Turn, input: UpdateGamingInput): Record<never, never> {
  const { no } = turn.account;
  const { entry, hall } = requireEntry(turn.world, input.gaming_id, no);
  if (entry.from !== no) throw new Refusal('permissionNeeded');
  requirePermission(hall, no, 'channel.update_gaming');
  const changed: GamingEntry = {
    ...entry,
    ...textsAfter(input, entry),
    game_name: input.game_name === undefined ? entry.game_name : cleanName(input.game_name),
    vacancy: input.vacancy ?? entry.vacancy,
  };
  turn.world.team_up.gamings.set(entry.id, changed);
  tellGaming(turn, changed, 1);
  return {};
}

/** api.lobby.channel.close_gaming: the own one, or any for owner and managers. */
export function closeGaming(turn: Turn, input: { readonly gaming_id: string }): Record<never, never> {
  const { no } = turn.account;
  const { entry, hall } = requireEntry(turn.world, input.gaming_id, no);
  if (entry.from !== no && !isAllowed(hall, no, 'channel.close_gaming')) throw new Refusal('permissionNeeded');
  close(turn, entry);
  return {};
}

/** An open entry of a hall that the person is a member of; of another hall it does not exist for them. */
function requireEntry(world: World, id: string, no: UserNo): { entry: GamingEntry; hall: Hall } {
  const entry = world.team_up.gamings.get(id);
  const hall = entry && world.halls.get(entry.hall_id);
  if (!entry || !hall?.members.has(no)) throw new Refusal('gamingUnknown');
  return { entry, hall };
}

function close(turn: Turn, entry: GamingEntry): void {
  turn.world.team_up.gamings.delete(entry.id);
  turn.world.team_up.gaming_of.delete(entry.from);
  tellGaming(turn, entry, 2);
}

/** Closes a person's entry if it fits. */
export function closeGamingOf(turn: Turn, no: UserNo, isMeant: (entry: GamingEntry) => boolean): void {
  const entry = turn.world.team_up.gamings.get(turn.world.team_up.gaming_of.get(no) ?? '');
  if (entry && isMeant(entry)) close(turn, entry);
}

/** Closes the entries of a channel. */
export function closeGamingsIn(turn: Turn, channel_id: ChannelId): void {
  for (const entry of [...turn.world.team_up.gamings.values()]) if (entry.channel_id === channel_id) close(turn, entry);
}

/** hall-event.1015 */
function tellGaming(turn: Turn, { hall_id, channel_id, from, id }: GamingEntry, status: 0 | 1 | 2): void {
  turn.emit(
    'teamUpdated',
    { status, hall_id, channel_id, uid: from, gaming_id: id },
    { audience: { kind: 'hall', hall_id }, from, channel: channel_id },
  );
}

function gamingDataOf(world: World, entry: GamingEntry): Gaming {
  const { id, hall_id, channel_id, from, game_name, tags, game_nickname, game_info, vacancy, at } = entry;
  const account = world.accounts.get(from);
  return {
    gaming_id: id,
    hall_id,
    channel_id,
    uid: from,
    nick: account?.nick ?? '',
    avatar: account?.avatar ?? '',
    game_name,
    tags: [...tags],
    game_nickname,
    game_info,
    vacancy,
    create_time: at,
  };
}

/** api.lobby.channel.get_gaming */
export function gamingDetail(world: World, viewer: UserNo, gaming_id: string): Gaming {
  return gamingDataOf(world, requireEntry(world, gaming_id, viewer).entry);
}

/** api.lobby.channel.gaming_by_user */
export function gamingByUser(world: World, viewer: UserNo, uid: UserNo): { gaming: Gaming | null } {
  const entry = world.team_up.gamings.get(world.team_up.gaming_of.get(uid) ?? '');
  const isVisible = entry !== undefined && (world.halls.get(entry.hall_id)?.members.has(viewer) ?? false);
  return { gaming: isVisible ? gamingDataOf(world, entry) : null };
}

/** api.lobby.channel.window_channel_info */
export function windowInfo(world: World, viewer: UserNo, channel_id: ChannelId, now: number) {
  const { hall, channel } = requireChannel(world, channel_id, viewer, 'channel.window_channel_info');
  const entries = [...world.team_up.gamings.values()].filter((entry) => entry.channel_id === channel.id);
  return {
    hall_id: hall.id,
    hall_name: hall.name,
    channel: channelDataOf(world, hall, channel, viewer),
    user_count: channel.mics.size,
    invite: inviteConfigOf(world, channel.id, now),
    gaming_list: entries.map((entry) => gamingDataOf(world, entry)),
  };
}
