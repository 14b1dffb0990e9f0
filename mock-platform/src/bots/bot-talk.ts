import type { ChannelId, UserNo } from '@miczero/contracts';
import { clientMidOf } from '../core/kernel/ids.ts';
import { createRandom } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import { someLine, textBody } from '../core/seeds/chat-lines.ts';
import { spoken, talksOf } from '../core/seeds/evening-talk.ts';
import type { Channel } from '../core/state/channels.ts';
import type { Hall } from '../core/state/halls.ts';
import type { World } from '../core/state/world.ts';

/** A bot says something. */
export interface BotLine {
  readonly name: 'chat.send';
  readonly no: UserNo;
  readonly input: InputOf<'chat.send'>;
}

/** Lines that one conversation may take; a shorter one is followed by a pause. */
const SCENE_LINES = 8;

/**
 * The next line of the running conversation. Every scene has one hall, one channel and the same speakers; half of the
 * scenes are written conversations, the others are made of patterns.
 */
export function botLine(world: World, step: number, online: readonly UserNo[]): BotLine | null {
  const index = step % SCENE_LINES;
  const scene = createRandom(`bots:${world.seed}:scene:${Math.floor(step / SCENE_LINES)}`);
  const halls = [...world.halls.values()].filter((hall) => online.some((no) => hall.members.has(no)));
  if (halls.length === 0) return null;
  const hall = scene.pick(halls);
  const channels = talkingChannels(world, hall).slice(0, 2);
  if (channels.length === 0) return null;
  const channel = scene.pick(channels);
  const speakers = online.filter((no) => hall.members.has(no));
  const first = scene.below(speakers.length);
  const written = scene.chance(0.5) ? scene.pick(talksOf(hall.name)) : null;
  const line = written?.[index];
  if (written && line === undefined) return null;
  const own = createRandom(`bots:${world.seed}:line:${step}`);
  if (!written && index > 3) return null;
  const { speaker, words } = line === undefined ? { speaker: index % 3, words: '' } : spoken(line);
  const no = speakers[(first + speaker) % speakers.length];
  if (no === undefined) return null;
  const body = line === undefined ? someLine(own, index === 0, friendsIn(world, hall)) : textBody(words);
  const c_mid = clientMidOf(`bot-${step}`);
  return { name: 'chat.send', no, input: { hall_id: hall.id, channel_id: channel.id, c_mid, body } };
}

/** Users who may be mentioned. */
function friendsIn(world: World, hall: Hall) {
  const some = [...hall.members.keys()].slice(0, 40).flatMap((no) => world.accounts.get(no) ?? []);
  return some.filter(({ nick }) => nick !== '');
}

/** Open text channels; announcements are not for chatting. */
export const talkingChannels = (world: World, hall: Hall): Channel[] =>
  channelsOf(world, hall, 1).filter(({ name }) => name !== '公告');

export function hallsOf(world: World, no: UserNo): Hall[] {
  return [...world.halls.values()].filter((hall) => hall.members.has(no));
}

export function channelsOf(world: World, hall: Hall, type: 1 | 2): Channel[] {
  return hall.channels.flatMap((id: ChannelId) => {
    const channel = world.channels.get(id);
    return channel?.type === type && channel.password === '' ? [channel] : [];
  });
}
