import type { Channel } from '../state/channels.ts';
import type { WorldBuilder } from './builder.ts';
import { textBody } from './chat-lines.ts';
import { faceOf } from './demo-faces.ts';
import { type BuiltHall, fillVoice, openSubjectHalls } from './demo-halls.ts';
import { type Cast, mingle } from './demo-people.ts';
import { playInHalls } from './demo-players.ts';
import { openDemoRooms } from './demo-rooms.ts';
import { addGroups } from './groups.ts';
import { furnishHalls, gatherTeams } from './hall-life.ts';
import { issueSeedCodes } from './login-codes.ts';
import { coverUrl, faceUrl } from './pictures.ts';
import { writePrivately } from './private-talk.ts';
import { publish } from './published.ts';
import { talkForAMonth, talkTonight } from './talk/history.ts';

const DAY_MS = 86_400_000;

const NICKS = [
  '南风',
  '橘子汽水',
  '夜航船',
  '一只柚子',
  '北岛',
  '薄荷糖',
  '青柠不酸',
  '老王在线',
  '星野',
  '木头人',
  '糯米团子',
  '风起',
  '阿飞',
  '半糖',
  '不吃香菜',
  '云深',
  '晚安猫',
  '沐沐',
  '七号球员',
  '石头',
  '一叶知秋',
  '小鹿乱撞',
  '苏打水',
  '冬瓜',
  '凛冬',
  '豆腐脑',
  '逐光',
  '江湖人',
  '萝卜丁',
  '旧时光',
  '白日梦',
  '铁头娃',
  '甜筒',
  '林间',
  '大白',
  '雨后',
  '阿离',
  '可乐加冰',
  '浅川',
  '三月',
  '野渡',
  '麻薯',
  '山海',
  '鲸落',
  '老猫',
  '月半',
  '桃子',
  '叮当',
  '浮生',
  '小北',
  '海盐',
  '阿九',
  '青禾',
  '慢慢',
  '长安',
  '火柴',
  '夏至',
  '孤舟',
] as const;
const SIGNS = ['随便玩玩', '不接单人路', '晚上八点后在', '', '佛系玩家', '声控勿扰', '', '输赢随缘，开心就好'] as const;
const PROVINCES = ['广东', '四川', '浙江', '北京', '湖南', '上海', '陕西', ''] as const;

/** A world in which something has been going on for a month: a dozen halls, about sixty people. */
export function seedDemo(builder: WorldBuilder): void {
  const cast = castOf(builder);
  builder.announce('欢迎来到零号麦！本周六晚八点全服语音联欢，记得来。');
  const lounge = official(builder, cast);
  issueSeedCodes(builder, { first: cast.xiaoman, second: cast.ache }, lounge.hall, lounge.channels[0]);
  const halls = [lounge, canyon(builder, cast), radio(builder, cast)];
  halls.push(pixel(builder, cast), frontier(builder, cast), village(builder, cast));
  halls.push(...openSubjectHalls(builder, cast));
  for (const hall of halls) builder.join(hall.hall, cast.official);
  const unseen = unseenIn(halls);
  const away = [cast.xiaoman, cast.ache];
  for (const { hall, channels, lines } of halls) {
    const members = [...hall.members.keys()].flatMap((no) => cast.people.find((person) => person.no === no) ?? []);
    const others = members.filter((person) => !away.includes(person));
    const present = (channel: Channel) => (unseen.has(channel) ? others : members);
    for (const [index, channel] of channels.entries()) {
      const talk = { channel, members, lately: present(channel), lines: Math.round(lines / (index + 1)) };
      talkForAMonth(builder, hall.name, talk);
    }
    talkTonight(builder, hall.name, channels, present);
  }
  const friends = cast.people.slice(1, 12);
  const group = addGroups(builder, cast.official, { owner: cast.xiaoman, members: friends, age_ms: 30 * DAY_MS });
  writePrivately(builder, cast, group);
  mingle(builder, cast);
  builder.writeHistory();
  gatherTeams(builder, halls);
  publish(builder, cast.people);
  playInHalls(
    builder,
    halls.map(({ hall }) => hall),
    cast.people,
  );
  for (const [channel, count] of unseen) {
    builder.leaveUnseen(channel, cast.xiaoman, count);
    builder.leaveUnseen(channel, cast.ache, Math.ceil(count / 2));
  }
  openDemoRooms(builder, cast);
  furnishHalls(
    builder,
    halls.map(({ hall }) => hall),
  );
}

function castOf(builder: WorldBuilder): Cast {
  const xiaoman = builder.account('13800000001', {
    nick: '小满',
    gender: 2,
    birth: '1999-05-21',
    sign: '今天也要开黑',
    prov: '浙江',
    avatar: faceUrl('long', 7),
  });
  const ache = builder.account('13800000002', {
    nick: '阿澈',
    gender: 1,
    birth: '1998-11-02',
    sign: '随叫随到',
    prov: '四川',
    avatar: faceUrl('short', 13),
  });
  // A profile that is still to be completed (session.base-not-1-completion-modal).
  builder.account('13800000003', {});
  const official = builder.account('13800000009', {
    nick: '零号麦助手',
    official: true,
    sign: '官方账号',
    avatar: coverUrl('stage'),
  });
  const { random } = builder;
  const people = NICKS.map((nick) => {
    const year = 1988 + random.below(18);
    const birth = `${year}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`;
    const gender = random.chance(0.45) ? 2 : 1;
    const avatar = faceOf(random, nick, gender);
    return builder.person({ nick, gender, birth, avatar, sign: random.pick(SIGNS), prov: random.pick(PROVINCES) });
  });
  return { xiaoman, ache, official, people: [xiaoman, ache, ...people] };
}

function official(builder: WorldBuilder, { official, people }: Cast): BuiltHall {
  const hall = builder.hall('零号麦官方大厅', '公告、反馈和所有人的客厅。', official, coverUrl('stage'));
  for (const person of people) builder.join(hall, person);
  const info = builder.heading(hall, '资讯');
  const notice = builder.text(hall, '公告', info);
  const lounge = builder.text(hall, '大厅闲聊', builder.heading(hall, '聊天'));
  const feedback = builder.text(hall, '意见反馈', info);
  const voices = builder.heading(hall, '语音');
  const members = people.slice(46);
  fillVoice(builder, builder.voice(hall, '休息室', voices), members, 4);
  builder.voice(hall, '联欢舞台', voices, { limit_mic: 20 });
  for (const [days, text] of [
    [21, '2.0 版本上线，语音频道支持限麦。'],
    [9, '维护公告：周四凌晨四点到五点。'],
    [1, '周六晚八点联欢，报名见反馈频道。'],
  ] as const) {
    builder.line(builder.now - days * DAY_MS, notice, official, textBody(text));
  }
  return { hall, channels: [lounge, feedback], lines: 420 };
}

function canyon(builder: WorldBuilder, { xiaoman, ache, people }: Cast): BuiltHall {
  const hall = builder.hall('峡谷夜行者', '每晚八点开车，菜但快乐。', xiaoman, coverUrl('canyon'));
  builder.join(hall, ache, 'manage');
  for (const person of people.slice(2, 42)) builder.join(hall, person);
  const talkHeading = builder.heading(hall, '文字频道');
  const general = builder.text(hall, '开黑大厅', talkHeading);
  const tactics = builder.text(hall, '战术研究', talkHeading);
  builder.text(hall, '管理员密谈', talkHeading, { password: '8888' });
  const voices = builder.heading(hall, '语音频道');
  const first = builder.voice(hall, '五黑一队', voices, { limit_mic: 5 });
  const second = builder.voice(hall, '五黑二队', voices, { limit_mic: 5 });
  builder.voice(hall, '包间', voices, { limit_mic: 3, password: '1234' });
  for (const person of people.slice(4, 7)) builder.seat(first, person, builder.random.chance(0.7));
  fillVoice(builder, second, people.slice(7, 42), 2);
  return { hall, channels: [general, tactics], lines: 520 };
}

function radio(builder: WorldBuilder, { xiaoman, people }: Cast): BuiltHall {
  const host = people[3] ?? xiaoman;
  const hall = builder.hall('深夜电台', '睡不着的人都在这里。', host, coverUrl('radio'));
  builder.join(hall, xiaoman);
  for (const person of people.slice(10, 34)) builder.join(hall, person);
  const wall = builder.text(hall, '树洞', null);
  const songs = builder.text(hall, '点歌台', null);
  const studio = builder.voice(hall, '电台直播间', null, { limit_mic: 8 });
  for (const person of people.slice(12, 15)) builder.seat(studio, person, true);
  return { hall, channels: [wall, songs], lines: 260 };
}

function pixel(builder: WorldBuilder, { xiaoman, ache, people }: Cast): BuiltHall {
  const hall = builder.hall('像素方块社', '一砖一瓦，慢慢盖。', ache, coverUrl('blocks'));
  builder.join(hall, xiaoman);
  for (const person of people.slice(20, 44)) builder.join(hall, person);
  const site = builder.text(hall, '工地', null);
  const show = builder.text(hall, '作品展示', null);
  builder.text(hall, '密室', null, { password: '8888' });
  fillVoice(builder, builder.voice(hall, '施工现场', null, { limit_mic: 10 }), people.slice(20, 44), 4);
  return { hall, channels: [site, show], lines: 180 };
}

function frontier(builder: WorldBuilder, { ache, people }: Cast): BuiltHall {
  const captain = people[8] ?? ache;
  const hall = builder.hall('星际拓荒队', '科幻游戏集中营，欢迎报名远征。', captain, coverUrl('planet'));
  for (const person of people.slice(30, 60)) builder.join(hall, person);
  const bridge = builder.text(hall, '舰桥', null);
  fillVoice(builder, builder.voice(hall, '驾驶舱', null, { limit_mic: 6 }), people.slice(30, 60), 3);
  return { hall, channels: [bridge], lines: 220 };
}

function village(builder: WorldBuilder, { official, people }: Cast): BuiltHall {
  const hall = builder.hall('新手村', '刚来的都先到这里坐坐。', official, coverUrl('lantern'));
  for (const person of people.slice(44, 52)) builder.join(hall, person);
  const square = builder.text(hall, '村口', null);
  builder.voice(hall, '茶馆', null);
  return { hall, channels: [square], lines: 60 };
}

/** The channels whose last lines neither of the two who sign in has seen. None of these is theirs: an own line is never unread. */
function unseenIn(built: readonly BuiltHall[]): ReadonlyMap<Channel, number> {
  const places = [
    [0, 0, 12],
    [1, 1, 3],
    [2, 0, 128],
  ] as const;
  return new Map(
    places.flatMap(([hall, index, count]) => {
      const channel = built[hall]?.channels[index];
      return channel ? [[channel, count] as const] : [];
    }),
  );
}
