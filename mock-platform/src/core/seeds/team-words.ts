import type { Random } from '../kernel/random.ts';
import type { World } from '../state/world.ts';
import { hallTalk } from './talk/fresh-talk.ts';
import { filledWords } from './talk/subject-words.ts';

/** What a team looks for. A word in braces stands for the same thing in the line and in the tags. */
interface TeamWords {
  readonly game_info: string;
  readonly tags: readonly string[];
}

/** The game of a hall, as the list of games names it where that has it. */
const GAME_OF_HALL: Readonly<Record<string, string>> = {
  峡谷夜行者: '王者荣耀',
  像素方块社: '方块世界',
  星际拓荒队: '星际拓荒',
  狼人夜话: '狼人杀',
  极速车队: '极速飞车',
  荒岛求生社: '荒岛求生',
  音游练习室: '音游',
  剧本杀茶馆: '剧本杀',
  龙息公会: '龙息团本',
};

/** Teams that play. */
const PLAYING: readonly TeamWords[] = [
  { game_info: '{mode}缺个{role}，{time}开', tags: ['{game}', '{mode}', '开麦'] },
  { game_info: '{mode}，差一个{role}就发车', tags: ['{game}', '{mode}', '听指挥'] },
  { game_info: '今晚目标{goal}，来个{role}', tags: ['{game}', '冲一冲', '长期'] },
  { game_info: '{mode}随便打，输了不骂人', tags: ['{game}', '{mode}', '娱乐', '不限段位'] },
  { game_info: '带新手打{mode}，也缺{role}', tags: ['{game}', '新手可', '欢乐'] },
  { game_info: '{mode}打到{time}，{role}优先', tags: ['{game}', '{mode}', '打完就散'] },
  { game_info: '固定队招人，每天{time}{mode}', tags: ['{game}', '固定队', '长期'] },
  { game_info: '{goal}就差临门一脚，缺{role}', tags: ['{game}', '上分', '开麦'] },
  { game_info: '不想单排了，{mode}组一个', tags: ['{game}', '{mode}', '佛系'] },
];
/** Teams that talk, listen and play small games. */
const TALKING: readonly TeamWords[] = [
  { game_info: '随便聊聊，来者不拒', tags: ['闲聊', '开麦'] },
  { game_info: '五子棋擂台，赢了当擂主', tags: ['小游戏', '擂台'] },
  { game_info: '一起听{song}，可以不说话', tags: ['听歌', '挂机', '深夜'] },
  { game_info: '你画我猜，画得越丑越好', tags: ['小游戏', '欢乐', '新手可'] },
  { game_info: '{time}一起看电影，投票选片', tags: ['电影', '深夜'] },
  { game_info: '边吃{food}边聊，麦克风离远点', tags: ['闲聊', '夜宵'] },
  { game_info: '成语接龙，接不上唱{song}', tags: ['小游戏', '唱歌', '开麦'] },
  { game_info: '自习房，{time}下课', tags: ['自习', '闭麦', '安静'] },
];
const DRAWS = 6;

/** The words of the teams that gather now. */
export const wordsOfTeams = ({ team_up }: World): ReadonlySet<string> =>
  new Set([...team_up.invites.values()].map(({ game_info }) => game_info));

export const gameOfHall = (hallName: string): string => GAME_OF_HALL[hallName] ?? '';

/** Words for a team of a hall; other ones than those of the running teams, as far as some draws find them. */
export function teamWords(hallName: string, random: Random, running: ReadonlySet<string>): TeamWords {
  const game = gameOfHall(hallName);
  const { words } = hallTalk(hallName);
  const draw = (): TeamWords => {
    const { game_info, tags } = random.pick(game === '' ? TALKING : PLAYING);
    const fill = filledWords(words && { ...words, game: [game] }, random);
    return { game_info: fill(game_info), tags: tags.map(fill) };
  };
  let drawn = draw();
  for (let again = 1; again < DRAWS && running.has(drawn.game_info); again += 1) drawn = draw();
  return drawn;
}
