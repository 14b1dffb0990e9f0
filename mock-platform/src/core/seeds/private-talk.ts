import type { Account } from '../state/accounts.ts';
import type { Team } from '../state/im.ts';
import type { WorldBuilder } from './builder.ts';
import type { Cast } from './demo-people.ts';

const MINUTE_MS = 60_000;

/** A line: its text, its author (the viewer or the other side), and its age in minutes. */
type Said = readonly [who: 'own' | 'other', ago_min: number, text: string];

interface Talk {
  /** Index of the other user in the cast. */
  readonly person: number;
  readonly said: readonly Said[];
  readonly unread?: number;
}

const TALKS: readonly Talk[] = [
  {
    person: 1,
    said: [
      ['other', 95, '今晚还开吗？'],
      ['own', 93, '开，八点老地方'],
      ['other', 41, '我带一个朋友行不'],
      ['other', 40, '他打辅助，话不多'],
    ],
    unread: 2,
  },
  {
    person: 4,
    said: [['other', 56, '新歌录完了，晚上来唱片行听']],
    unread: 1,
  },
  {
    person: 5,
    said: [
      ['other', 1570, '昨天那把你是真的秀'],
      ['own', 1562, '纯运气，下次换我躺'],
      ['own', 184, '车队还缺一个，来不来'],
      ['other', 181, '来！等我吃完饭'],
    ],
  },
  {
    person: 6,
    said: [
      ['own', 322, '周末的活动你报名了吗'],
      ['other', 318, '报了，狼人杀那场 :酷:'],
    ],
  },
];

/** What members of the group said, by their index in the cast. */
const GROUP_TALK: readonly (readonly [person: number, ago_min: number, text: string])[] = [
  [7, 205, '抽奖结果出了吗'],
  [0, 203, '晚上八点开，别急'],
  [9, 24, '蹲一个'],
  [3, 22, '蹲'],
  [11, 21, '我只要谢谢参与'],
];
const GROUP_UNREAD = 3;

/** A text from an account in the bars: the index of its user in the cast, and how many minutes ago. */
const FROM_THE_BARS = { person: 8, ago_min: 12, text: '在开黑吧看到你的帖子，还缺辅助吗？' };

/** Private and group messages of the demo world's first user, the latest of them unread. */
export function writePrivately(builder: WorldBuilder, { xiaoman, people }: Cast, group: Team): void {
  const lines: { readonly from: Account; readonly to: Account | Team; readonly ago: number; readonly text: string }[] =
    [];
  const at = (index: number) => people[index] ?? xiaoman;
  for (const { person, said } of TALKS) {
    for (const [who, ago, text] of said) {
      const [from, to] = who === 'own' ? [xiaoman, at(person)] : [at(person), xiaoman];
      lines.push({ from, to, ago, text });
    }
  }
  for (const [person, ago, text] of GROUP_TALK) lines.push({ from: at(person), to: group, ago, text });
  lines.sort((a, b) => b.ago - a.ago);
  for (const { from, to, ago, text } of lines) builder.message(from, to, text, ago * MINUTE_MS);
  const { person: writer, ago_min, text: asked } = FROM_THE_BARS;
  builder.barMessage(at(writer), xiaoman, asked, ago_min * MINUTE_MS);
  for (const { person, unread = 0 } of TALKS) builder.leaveUnread(xiaoman, at(person), unread);
  builder.leaveUnread(xiaoman, group, GROUP_UNREAD);
}
