import type { ChannelId, UserNo } from '@miczero/contracts';
import { createRandom } from '../core/kernel/random.ts';
import type { InputOf } from '../core/machine/command-table.ts';
import { mentioning } from '../core/seeds/chat-lines.ts';
import { hallTalk } from '../core/seeds/talk/fresh-talk.ts';
import type { Channel } from '../core/state/channels.ts';
import type { Hall } from '../core/state/halls.ts';
import type { World } from '../core/state/world.ts';
import { nextLine } from './conversation.ts';

/** A bot says something. */
export interface BotLine {
  readonly name: 'chat.send';
  readonly no: UserNo;
  readonly input: InputOf<'chat.send'>;
}

/** Steps of a scene: the longest conversation takes six, and a pause follows. */
const SCENE_STEPS = 8;
const MENTIONS_SHARE = 0.08;

/** The next line of the running conversation. Every scene has one channel of one hall. */
export function botLine(world: World, step: number, online: readonly UserNo[]): BotLine | null {
  const number = Math.floor(step / SCENE_STEPS);
  const random = createRandom(`bots:${world.seed}:scene:${number}`);
  const halls = [...world.halls.values()].filter((hall) => online.some((no) => hall.members.has(no)));
  if (halls.length === 0) return null;
  const hall = random.pick(halls);
  const channels = talkingChannels(world, hall).slice(0, 2);
  if (channels.length === 0) return null;
  const channel = random.pick(channels);
  const next = nextLine(channel.messages, ({ body }) => body.content, {
    name: `bot-${channel.id}-${number}`,
    source: hallTalk(hall.name),
    random,
    people: online.filter((no) => hall.members.has(no)),
    mayBegin: step % SCENE_STEPS === 0,
  });
  if (!next) return null;
  const { no, c_mid, answers } = next;
  const asked = answers === null ? undefined : world.accounts.get(answers);
  const isMentioned = asked !== undefined && asked.nick !== '' && random.chance(MENTIONS_SHARE);
  const body = isMentioned ? mentioning(next.body, asked) : next.body;
  return { name: 'chat.send', no, input: { hall_id: hall.id, channel_id: channel.id, c_mid, body } };
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
