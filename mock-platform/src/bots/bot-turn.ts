import type { UserNo } from '@miczero/contracts';
import { createRandom, type Random } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import type { World } from '../core/state/world.ts';
import { acceptedApplication, type BotAccepts } from './bot-hosts.ts';
import { type BotInRoom, botInRoom } from './bot-rooms.ts';
import { type BotLine, botLine, channelsOf, hallsOf } from './bot-talk.ts';
import { type BotTeams, closeEntry, endTeam, gatherTeam, postEntry } from './bot-teams.ts';
import { botsOf } from './is-bot.ts';

/** What a bot does. */
export type BotAct =
  | BotLine
  | BotAccepts
  | BotInRoom
  | BotTeams
  | { readonly name: 'channel.join'; readonly no: UserNo; readonly input: InputOf<'channel.join'> }
  | { readonly name: 'channel.leave'; readonly no: UserNo; readonly input: InputOf<'channel.leave'> }
  | { readonly name: 'come'; readonly no: UserNo }
  | { readonly name: 'go'; readonly no: UserNo };

/** Pause between two turns of a world's script. */
export const BOT_TURN_MS = 1500;

/** How many of the bots are online when they start. */
const ONLINE_SHARE = 0.45;

/** Running teams and open gaming entries: bots end none while there are no more. */
const TEAMS_MIN = 6;
const ENTRIES_MIN = 3;

/** The bots that are online at the start, including all that sit in a voice channel. */
export function firstBots(world: World): UserNo[] {
  const random = createRandom(`bots:${world.seed}`);
  return botsOf(world).filter((no) => {
    const isSeated = (world.places.get(no)?.voice ?? '') !== '';
    return random.chance(ONLINE_SHARE) || isSeated;
  });
}

/** The turn that a moment belongs to. */
export const turnAt = (now: number): number => Math.floor(now / BOT_TURN_MS);

/** One turn of the script: the same world, seed and number give the same act, which is often none. */
export function botTurn(world: World, turn: number): BotAct | null {
  const accepted = acceptedApplication(world, turn * BOT_TURN_MS);
  if (accepted) return accepted;
  const random = createRandom(`bots:${world.seed}:${turn}`);
  const dice = random.next();
  const bots = botsOf(world);
  const online = bots.filter((no) => world.online.has(no));
  const away = bots.filter((no) => !world.online.has(no));
  if (turn % 2 === 0) return botLine(world, turn / 2, online);
  if (dice < 0.16) return joinVoice(world, random, withoutCaptains(world, online));
  if (dice < 0.26) return leaveVoice(world, random, withoutCaptains(world, online));
  if (dice < 0.36) return gatherTeam(world, random, online);
  // A square with few teams looks deserted.
  if (dice < 0.4)
    return world.team_up.invites.size > TEAMS_MIN ? endTeam(world, random, online) : gatherTeam(world, random, online);
  if (dice < 0.44) return away.length > 0 ? { name: 'come', no: random.pick(away) } : null;
  if (dice < 0.48) return online.length > 4 ? { name: 'go', no: random.pick(online) } : null;
  if (dice < 0.51) return postEntry(world, random, online);
  if (dice < 0.53)
    return world.team_up.gamings.size > ENTRIES_MIN
      ? closeEntry(world, random, online)
      : postEntry(world, random, online);
  return botInRoom(world, turn, random);
}

/** A captain who goes ends the team, so captains stay until it has ended. */
function withoutCaptains(world: World, online: readonly UserNo[]): readonly UserNo[] {
  const captains = new Set([...world.team_up.invites.values()].map(({ from }) => from));
  return online.filter((no) => !captains.has(no));
}

function joinVoice(world: World, random: Random, online: readonly UserNo[]): BotAct | null {
  if (online.length === 0) return null;
  const no = random.pick(online);
  const channels = hallsOf(world, no).flatMap((hall) => channelsOf(world, hall, 2));
  return channels.length > 0 ? { name: 'channel.join', no, input: { channel_id: random.pick(channels).id } } : null;
}

function leaveVoice(world: World, random: Random, online: readonly UserNo[]): BotAct | null {
  const seated = online.flatMap((no) => {
    const channel_id = world.places.get(no)?.voice ?? '';
    return channel_id === '' ? [] : [{ no, channel_id }];
  });
  if (seated.length === 0) return null;
  const { no, channel_id } = random.pick(seated);
  return { name: 'channel.leave', no, input: { channel_id } };
}
