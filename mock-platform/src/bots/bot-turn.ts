import type { ChannelId, UserNo } from '@miczero/contracts';
import { clientMidOf, userNoOf } from '../core/kernel/ids.ts';
import { createRandom, type Random } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import type { Channel } from '../core/state/channels.ts';
import type { Hall } from '../core/state/halls.ts';
import type { World } from '../core/state/world.ts';
import { someLine } from '../seeds/chat-lines.ts';

/** What a bot does. */
export type BotAct =
  | { readonly name: 'chat.send'; readonly no: UserNo; readonly input: InputOf<'chat.send'> }
  | { readonly name: 'channel.join'; readonly no: UserNo; readonly input: InputOf<'channel.join'> }
  | { readonly name: 'channel.leave'; readonly no: UserNo; readonly input: InputOf<'channel.leave'> }
  | { readonly name: 'come'; readonly no: UserNo }
  | { readonly name: 'go'; readonly no: UserNo };

/** The people that can be bots: those without a phone, as whom no client can sign in. */
export function botsOf(world: World): UserNo[] {
  return [...world.accounts.values()].flatMap(({ no, phone }) => (phone === '' ? [userNoOf(no)] : []));
}

/** How many of the bots are online when they start. */
const ONLINE_SHARE = 0.45;

/** The bots that are online at the start, including all that sit in a voice channel. */
export function firstBots(world: World): UserNo[] {
  const random = createRandom(`bots:${world.seed}`);
  return botsOf(world).filter((no) => {
    const isSeated = (world.places.get(no)?.voice ?? '') !== '';
    return random.chance(ONLINE_SHARE) || isSeated;
  });
}

/** One turn of the script: the same world, seed and number give the same act, which is often none. */
export function botTurn(world: World, turn: number): BotAct | null {
  const random = createRandom(`bots:${world.seed}:${turn}`);
  const dice = random.next();
  const bots = botsOf(world);
  const online = bots.filter((no) => world.online.has(no));
  const away = bots.filter((no) => !world.online.has(no));
  if (dice < 0.4) return online.length > 0 ? speak(world, random, random.pick(online), turn) : null;
  if (dice < 0.46) return online.length > 0 ? joinVoice(world, random, random.pick(online)) : null;
  if (dice < 0.5) return leaveVoice(world, random, online);
  if (dice < 0.52) return away.length > 0 ? { name: 'come', no: random.pick(away) } : null;
  if (dice < 0.54) return online.length > 4 ? { name: 'go', no: random.pick(online) } : null;
  return null;
}

function hallsOf(world: World, no: UserNo): Hall[] {
  return [...world.halls.values()].filter((hall) => hall.members.has(no));
}

function channelsOf(world: World, hall: Hall, type: 1 | 2): Channel[] {
  return hall.channels.flatMap((id: ChannelId) => {
    const channel = world.channels.get(id);
    return channel?.type === type && channel.password === '' ? [channel] : [];
  });
}

function speak(world: World, random: Random, no: UserNo, turn: number): BotAct | null {
  const halls = hallsOf(world, no);
  if (halls.length === 0) return null;
  const hall = random.pick(halls);
  // Announcements are not for chatting.
  const channels = channelsOf(world, hall, 1).filter(({ name }) => name !== '公告');
  if (channels.length === 0) return null;
  const channel = random.pick(channels.slice(0, 2));
  const others = [...hall.members.keys()].slice(0, 40).flatMap((other) => world.accounts.get(other) ?? []);
  const named = others.filter(({ nick }) => nick !== '');
  const body = someLine(random, random.chance(0.3), named);
  const c_mid = clientMidOf(`bot-${turn}`);
  return { name: 'chat.send', no, input: { hall_id: hall.id, channel_id: channel.id, c_mid, body } };
}

function joinVoice(world: World, random: Random, no: UserNo): BotAct | null {
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
