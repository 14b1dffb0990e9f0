import type { Account } from '../state/accounts.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall } from '../state/halls.ts';
import type { WorldBuilder } from './builder.ts';
import type { Cast } from './demo-people.ts';
import { type Cover, coverUrl } from './pictures.ts';

export interface BuiltHall {
  readonly hall: Hall;
  /** Text channels with history, liveliest first. */
  readonly channels: readonly Channel[];
  readonly lines: number;
}

interface HallPlan {
  readonly name: string;
  readonly intro: string;
  readonly cover: Cover;
  /** Members: a range of the cast, the first of whom owns the hall. */
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
  /** Voice channels: name, capacity, users inside. */
  readonly voices: readonly (readonly [name: string, capacity: number, inside: number])[];
  readonly lines: number;
  readonly isXiaomanIn?: boolean;
}

const PLANS: readonly HallPlan[] = [
  {
    name: '狼人夜话',
    intro: '天黑请闭眼。每晚九点十二人局，新手有人带。',
    cover: 'wolf',
    from: 16,
    to: 56,
    texts: ['候场区', '复盘室'],
    voices: [
      ['十二人局', 12, 7],
      ['九人速战', 9, 4],
    ],
    lines: 160,
    isXiaomanIn: true,
  },
  {
    name: '极速车队',
    intro: '漂移、改装、夜跑，输了请全队喝可乐。',
    cover: 'racing',
    from: 24,
    to: 41,
    texts: ['车库'],
    voices: [['赛道一', 6, 3]],
    lines: 90,
  },
  {
    name: '荒岛求生社',
    intro: '一块木筏，四个人，和一条不太友好的鲨鱼。',
    cover: 'island',
    from: 28,
    to: 47,
    texts: ['营地'],
    voices: [['木筏', 4, 2]],
    lines: 80,
  },
  {
    name: '音游练习室',
    intro: '手速不够，热爱来凑。双人曲找搭子。',
    cover: 'piano',
    from: 36,
    to: 58,
    texts: ['谱面讨论'],
    voices: [['琴房', 8, 3]],
    lines: 90,
  },
  {
    name: '剧本杀茶馆',
    intro: '泡一壶茶，猜一个晚上的凶手。周五固定开本。',
    cover: 'mystery',
    from: 40,
    to: 60,
    texts: ['大堂'],
    voices: [['雅间', 6, 5]],
    lines: 100,
  },
  {
    name: '龙息公会',
    intro: '团本开荒，八点集合，听指挥不坑队友。',
    cover: 'dragon',
    from: 12,
    to: 38,
    texts: ['议事厅'],
    voices: [['主力团', 25, 9]],
    lines: 130,
  },
];

/** Halls with one subject each. Users sit in at most one voice channel. */
export function openSubjectHalls(builder: WorldBuilder, { xiaoman, people }: Cast): BuiltHall[] {
  return PLANS.map((plan) => {
    const members = people.slice(plan.from, plan.to);
    const hall = builder.hall(plan.name, plan.intro, members[0] ?? xiaoman, coverUrl(plan.cover));
    for (const person of members) builder.join(hall, person);
    if (plan.isXiaomanIn) builder.join(hall, xiaoman);
    const channels = plan.texts.map((name) => builder.text(hall, name, null));
    for (const [name, limit_mic, inside] of plan.voices) {
      fillVoice(builder, builder.voice(hall, name, null, { limit_mic }), members, inside);
    }
    return { hall, channels, lines: plan.lines };
  });
}

/** Seats the first members who are in no voice channel yet. */
export function fillVoice(builder: WorldBuilder, channel: Channel, members: readonly Account[], count: number): void {
  // The demo accounts belong to visitors of the demo: they sit nowhere until a visitor sits down.
  const free = members.filter(({ no, phone }) => phone === '' && !builder.world.places.has(no));
  for (const person of free.slice(0, count)) builder.seat(channel, person, builder.random.chance(0.7));
}
