import type { UserNo } from '@miczero/contracts';
import type { Random } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import { gameOfHall, teamWords, wordsOfTeams } from '../core/seeds/team-words.ts';
import type { Channel } from '../core/state/channels.ts';
import type { World } from '../core/state/world.ts';
import { talkingChannels } from './bot-talk.ts';

/** A bot gathers a team or ends it, or looks for company alone. */
export type BotTeams = {
  [Name in 'channel.invite' | 'channel.post_gaming' | 'channel.close_gaming']: {
    readonly name: Name;
    readonly no: UserNo;
    readonly input: InputOf<Name>;
  };
}['channel.invite' | 'channel.post_gaming' | 'channel.close_gaming'];

/** Open entries of people who look for company: with more of them no bot posts one. */
const ENTRIES_MAX = 8;
const WANTED_MAX = 4;

/** The users in open voice channels. */
function seatedIn(world: World, online: readonly UserNo[]): { readonly no: UserNo; readonly channel: Channel }[] {
  return online.flatMap((no) => {
    const voice = world.places.get(no)?.voice ?? '';
    const channel = voice === '' ? undefined : world.channels.get(voice);
    return channel?.password === '' ? [{ no, channel }] : [];
  });
}

/** A user in an open voice channel without an invite gathers a team there. */
export function gatherTeam(world: World, random: Random, online: readonly UserNo[]): BotTeams | null {
  const captains = seatedIn(world, online).filter(
    ({ channel }) => !world.team_up.invites.has(channel.id) && !isFull(channel),
  );
  if (captains.length === 0) return null;
  const { no, channel } = random.pick(captains);
  const hall = world.halls.get(channel.hall_id);
  if (!hall) return null;
  const text_channel_id = talkingChannels(world, hall)[0]?.id;
  const words = teamWords(hall.name, random, wordsOfTeams(world));
  const input = { ...words, channel_id: channel.id, text_channel_id, time_len: random.pick(INVITE_LENGTHS_S) };
  return { name: 'channel.invite', no, input };
}

const INVITE_LENGTHS_S = [600, 900, 1800] as const;

const isFull = ({ limit_mic, mics }: Channel) => limit_mic > 0 && mics.size >= limit_mic;

/** Ends an invite early: a full team first, since it has no free place left. */
export function endTeam(world: World, random: Random, online: readonly UserNo[]): BotTeams | null {
  const running = [...world.team_up.invites.values()].filter(({ from }) => online.includes(from));
  const full = running.filter(({ channel_id }) => {
    const channel = world.channels.get(channel_id);
    return channel !== undefined && isFull(channel);
  });
  const some = full.length > 0 ? full : running;
  if (some.length === 0) return null;
  const { from, channel_id } = random.pick(some);
  return { name: 'channel.invite', no: from, input: { channel_id, time_len: 0 } };
}

/** A user in an open voice channel of a hall with a game looks for players of it. */
export function postEntry(world: World, random: Random, online: readonly UserNo[]): BotTeams | null {
  const { gamings, gaming_of } = world.team_up;
  if (gamings.size >= ENTRIES_MAX) return null;
  const seekers = seatedIn(world, online).flatMap(({ no, channel }) => {
    const hall = world.halls.get(channel.hall_id);
    return hall && gameOfHall(hall.name) !== '' && !gaming_of.has(no) ? [{ no, channel, hall }] : [];
  });
  if (seekers.length === 0) return null;
  const { no, channel, hall } = random.pick(seekers);
  const posted = new Set([...gamings.values()].map(({ game_info }) => game_info));
  const words = teamWords(hall.name, random, posted);
  const vacancy = 1 + random.below(WANTED_MAX);
  return {
    name: 'channel.post_gaming',
    no,
    input: { ...words, channel_id: channel.id, game_name: gameOfHall(hall.name), vacancy },
  };
}

/** Closes an entry of an online bot. */
export function closeEntry(world: World, random: Random, online: readonly UserNo[]): BotTeams | null {
  const open = [...world.team_up.gamings.values()].filter(({ from }) => online.includes(from));
  if (open.length === 0) return null;
  const { id, from } = random.pick(open);
  return { name: 'channel.close_gaming', no: from, input: { gaming_id: id } };
}
