import type { Random } from '../kernel/random.ts';

/** What teams look for, by the subject of their hall. */
interface TeamWords {
  readonly game_info: string;
  readonly tags: readonly string[];
}

const TEAMS: Readonly<Record<string, readonly TeamWords[]>> = {
  峡谷夜行者: [
    { game_info: '王者荣耀 五排，钻石以上，输了不骂人', tags: ['王者荣耀', '五排', '开麦', '钻石+'] },
    { game_info: '娱乐大乱斗，随便玩', tags: ['大乱斗', '娱乐', '不限段位'] },
    { game_info: '缺打野和辅助，打到十二点', tags: ['王者荣耀', '缺打野', '缺辅助', '听指挥'] },
  ],
  像素方块社: [
    { game_info: '盖图书馆三楼，会红石的优先', tags: ['方块世界', '建筑', '生存'] },
    { game_info: '打末影龙，装备齐了来', tags: ['方块世界', '打龙', '开麦'] },
  ],
  深夜电台: [{ game_info: '一起听歌，可以不说话', tags: ['听歌', '挂机', '深夜'] }],
  星际拓荒队: [{ game_info: '九点远征，差一个工程师', tags: ['星际拓荒', '远征', '新手可'] }],
  狼人夜话: [
    { game_info: '屠边局缺人，能开麦，不摆烂', tags: ['狼人杀', '屠边', '开麦'] },
    { game_info: '新手友好局，规则有人带', tags: ['狼人杀', '新手可', '欢乐'] },
  ],
  极速车队: [{ game_info: '排位三圈，手柄键盘都行', tags: ['极速', '排位', '三圈'] }],
  荒岛求生社: [{ game_info: '新档开荒，长期队', tags: ['荒岛', '开荒', '长期'] }],
  音游练习室: [{ game_info: '双人曲练习，十级左右', tags: ['音游', '双人', '十级'] }],
  剧本杀茶馆: [{ game_info: '《旧站台》六人本，差两位', tags: ['剧本杀', '6人', '欢乐'] }],
  龙息公会: [{ game_info: '团本开荒，奶妈速来', tags: ['团本', '缺奶妈', '听指挥'] }],
};
const ANY: readonly TeamWords[] = [
  { game_info: '随便聊聊，来者不拒', tags: ['闲聊', '开麦'] },
  { game_info: '五子棋擂台，赢了当擂主', tags: ['小游戏', '擂台'] },
];

export const teamWords = (hallName: string, random: Random): TeamWords => random.pick(TEAMS[hallName] ?? ANY);
