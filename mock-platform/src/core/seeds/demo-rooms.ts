import type { Account } from '../state/accounts.ts';
import type { WorldBuilder } from './builder.ts';
import { giveGifts } from './demo-gifts.ts';
import { type Cover, coverUrl } from './pictures.ts';
import { promoteRoom } from './published.ts';

/** A guest gives one in about an hour. */
const BOT_ROSES = 200;

interface RoomPlan {
  readonly name: string;
  readonly room_class: string;
  readonly cover: Cover;
  readonly s_room_notice: string;
  readonly lock_pass?: string;
  /** People there, the first of them on seats. */
  readonly from: number;
  readonly guests: number;
  readonly seated: number;
  readonly lines: readonly string[];
}

const ROOMS: readonly RoomPlan[] = [
  {
    name: '深夜唱片行',
    room_class: 'music',
    cover: 'piano',
    s_room_notice: '点歌请上麦，唱完记得鼓掌 :鼓掌:',
    from: 2,
    guests: 18,
    seated: 6,
    lines: ['欢迎光临唱片行！', '今晚放什么？', '想听慢歌', '上麦唱一首吧', '前排占座', '这首太好听了'],
  },
  {
    name: '开黑等一个辅助',
    room_class: 'game',
    cover: 'canyon',
    s_room_notice: '',
    from: 22,
    guests: 7,
    seated: 4,
    lines: ['还差一个辅助', '我来我来', '开了开了'],
  },
  {
    name: '树洞电台',
    room_class: 'radio',
    cover: 'radio',
    s_room_notice: '只听不评，说完就散。',
    from: 32,
    guests: 11,
    seated: 2,
    lines: ['今天有点累', '抱抱', '会好起来的'],
  },
  {
    name: '相亲角',
    room_class: 'date',
    cover: 'lantern',
    s_room_notice: '上麦前先自我介绍。',
    from: 44,
    guests: 9,
    seated: 5,
    lines: ['坐标杭州，爱猫', '喜欢看电影', '可以加个好友吗'],
  },
  {
    name: '私密小屋',
    room_class: 'chat',
    cover: 'island',
    s_room_notice: '',
    lock_pass: '8888',
    from: 54,
    guests: 2,
    seated: 1,
    lines: [],
  },
  {
    name: '深夜自习室',
    room_class: 'chat',
    cover: 'planet',
    s_room_notice: '番茄钟 25 分钟，休息时开麦。',
    from: 57,
    guests: 2,
    seated: 2,
    lines: ['还剩十分钟', '背完这一页就睡', '一起加油'],
  },
  {
    name: '海龟汤茶话会',
    room_class: 'game',
    cover: 'mystery',
    s_room_notice: '只能问是、不是、没关系。',
    from: 30,
    guests: 1,
    seated: 1,
    lines: ['他是自己走进去的吗？', '是', '和天气有关？'],
  },
  {
    name: '一个人的吉他',
    room_class: 'music',
    cover: 'stage',
    s_room_notice: '弹到两点，随便坐。',
    from: 21,
    guests: 0,
    seated: 0,
    lines: ['新练了一首', '欢迎来听'],
  },
];

/** Voice rooms in which something is going on. The demo accounts have coins, and may open rooms of their own. */
export function openDemoRooms(
  builder: WorldBuilder,
  { xiaoman, ache, people }: Readonly<Record<'xiaoman' | 'ache', Account>> & { readonly people: readonly Account[] },
): void {
  const { random } = builder;
  for (const person of [xiaoman, ache]) {
    builder.verify(person);
    builder.money(person, 20_000);
    builder.bag(person, 'rose', 12);
  }
  builder.wealth(ache, 12_000);
  for (const plan of ROOMS) {
    const [host, ...guests] = people.slice(plan.from, plan.from + plan.guests + 1);
    if (!host) continue;
    const { name, room_class, s_room_notice, lock_pass } = plan;
    const cover = coverUrl(plan.cover);
    const room = builder.room(host, {
      name,
      room_class,
      s_room_notice,
      cover,
      ...(lock_pass !== undefined && { lock_pass }),
    });
    builder.wealth(host, random.pick([150, 1200, 15_000]));
    builder.visit(room, host, 0);
    for (const [place, guest] of guests.entries()) {
      builder.visit(room, guest, place < plan.seated ? place + 1 : -1);
      // For what bots give.
      builder.bag(guest, 'rose', BOT_ROSES);
      if (random.chance(0.3)) builder.wealth(guest, random.pick([120, 2000]));
    }
    giveGifts(builder, room, [host, ...guests], plan.seated + 1);
    const [manager] = guests;
    if (manager) room.staff.set(manager.no, 'manager');
    if (plan === ROOMS[0]) promoteRoom(builder, room, coverUrl(plan.cover));
    for (const [line, content] of plan.lines.entries()) {
      builder.roomLine(room, random.pick([host, ...guests]), content, (plan.lines.length - line) * 45_000);
    }
  }
}
