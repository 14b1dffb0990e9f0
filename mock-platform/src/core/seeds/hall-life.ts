import type { Hall } from '../state/halls.ts';
import type { WorldBuilder } from './builder.ts';
import type { BuiltHall } from './demo-halls.ts';
import { teamWords, wordsOfTeams } from './team-words.ts';

/** Notices and gaming entries of a hall. */
interface HallPlan {
  readonly notices?: readonly { readonly title: string; readonly content: string; readonly type: 1 | 2 }[];
  /** People who look for company, in the hall's first voice channel. */
  readonly gaming?: readonly { readonly game_name: string; readonly game_info: string; readonly vacancy: number }[];
}

const PLANS: readonly HallPlan[] = [
  {
    notices: [
      { title: '周末联欢', content: '周六晚八点，联欢舞台见。报名请到意见反馈频道留言。', type: 1 },
      { title: '社区公约', content: '友善发言，不打广告，遇到问题请找管理员。', type: 2 },
    ],
  },
  {
    notices: [{ title: '开车时间', content: '每晚八点准时，迟到的自觉补位。', type: 1 }],
    gaming: [
      { game_name: '王者荣耀', game_info: '钻石以上，缺一个辅助', vacancy: 1 },
      { game_name: '狼人杀', game_info: '十二人局，新手也行', vacancy: 6 },
    ],
  },
  { notices: [{ title: '今晚主题', content: '点一首十年前的歌。', type: 2 }] },
  { gaming: [{ game_name: '方块世界', game_info: '一起盖图书馆', vacancy: 3 }] },
];

/** Puts notices and gaming entries into halls, in their order; the first ordinary members look for company. */
export function furnishHalls(builder: WorldBuilder, halls: readonly Hall[]): void {
  for (const [index, hall] of halls.entries()) {
    const { notices = [], gaming = [] } = PLANS[index] ?? {};
    for (const notice of notices) builder.notice(hall, notice);
    const seekers = [...hall.members.keys()].filter((no) => no !== hall.owner);
    for (const [order, entry] of gaming.entries()) {
      const seeker = seekers[order + 2];
      const channel = builder.firstVoice(hall);
      if (seeker !== undefined && channel) builder.gaming(channel, seeker, entry);
    }
  }
}

const INVITE_LENGTHS_S = [1200, 1800, 2700, 3600] as const;

/** Starts a team invite in every second voice channel that users are in. Every member has seen its message. */
export function gatherTeams(builder: WorldBuilder, halls: readonly BuiltHall[]): void {
  const { random } = builder;
  let turn = 0;
  for (const { hall, channels } of halls) {
    for (const channel of builder.busyVoices(hall)) {
      const [captain] = channel.mics.keys();
      turn += 1;
      if (captain === undefined || turn % 2 === 0) continue;
      const words = teamWords(hall.name, random, wordsOfTeams(builder.world));
      builder.invite(channel, captain, { ...words, time_len: random.pick(INVITE_LENGTHS_S), text: channels[0]?.id });
    }
  }
  builder.writeHistory();
}
