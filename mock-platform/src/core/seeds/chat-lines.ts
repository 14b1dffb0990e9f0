import type { SentChatBody } from '@miczero/contracts';
import type { Random } from '../kernel/random.ts';
import type { Account } from '../state/accounts.ts';
import { PICTURES, pictureUrl } from './pictures.ts';

/** What people say: enough patterns that a month of history does not read like a loop. */

export function textBody(content: string, aiteuser?: Record<string, string>): SentChatBody {
  return { msg_type: '1', content, extra: aiteuser ? { aiteuser } : {}, msg: '' };
}

export function imageBody(index: number): SentChatBody {
  const { width, height } = PICTURES;
  const content = JSON.stringify({ url: pictureUrl(index), type: 'png', w: width, h: height });
  return { msg_type: '2', content, extra: {}, msg: '' };
}

const EMOJI = [
  '微笑',
  '大笑',
  '笑哭',
  '偷笑',
  '可爱',
  '害羞',
  '酷',
  '爱心',
  '玫瑰',
  '赞',
  '鼓掌',
  '加油',
  '胜利',
  '抱拳',
  '握手',
  '疑问',
  '惊讶',
  '流泪',
  '生气',
  '再见',
  '睡觉',
  '庆祝',
  '礼物',
  '咖啡',
  '干杯',
  '游戏',
  '麦克风',
  '皇冠',
  '火',
];
const GAMES = ['排位', '匹配', '大乱斗', '副本', '团本', '吃鸡', '狼人杀', '双人成行', '建筑赛', '钓鱼'];
const PLACES = ['上路', '中路', '下路', '野区', '中间那座桥', '三楼', '河道', '出生点', '仓库门口'];
const TIMES = ['现在', '十分钟后', '吃完饭', '八点', '九点半', '洗完澡', '明天晚上', '周六下午'];
const LINKS = ['https://example.com/guide/42', 'https://example.com/replay/7781', 'https://example.com/patch-notes'];

const OPENERS = [
  '{t}有人一起{g}吗',
  '{g}三缺一，{t}开',
  '来个会{p}的，{g}车上还有位置',
  '今天{g}连跪五把，谁来救救我 :流泪:',
  '刚拿了个 MVP，截图为证 :{e}:',
  '新版本{g}改了，{p}的打法完全不一样了',
  '有没有人教我守{p}',
  '麦有点电流声，我换个耳机',
  '今晚打不打？打的扣 1',
  '我在{p}捡到一把传说，运气爆了 :{e}:',
  '{g}的赛季奖励什么时候发',
  '攻略整理好了 {l}',
  '这波团战复盘在这里 {l} 大家看看{p}那一下',
  '早上好，昨晚几点散的',
  '下班了下班了 :{e}:',
  '有人吗，怎么这么安静',
];
const ANSWERS = [
  '来',
  '1',
  '加我一个 :{e}:',
  '等我，{t}到',
  '今天不行，要加班',
  '{p}给我，我熟',
  '哈哈哈哈哈 :{e}:',
  '这也太离谱了 :{e}:',
  '稳住，我们能赢',
  '网卡了，刚刚掉线',
  '已经在语音频道了，快来',
  '可以，那就{g}',
  '刚才那波谁指挥的，漂亮 :{e}:',
  '别急，先发育',
  '下次一定 :{e}:',
  '我先去倒杯水',
  '收到',
  '同意楼上',
  '有图吗',
  '周末再说吧，这周太忙了',
];

function fill(pattern: string, random: Random): string {
  return pattern
    .replace('{t}', random.pick(TIMES))
    .replace('{g}', random.pick(GAMES))
    .replace('{p}', random.pick(PLACES))
    .replace('{e}', random.pick(EMOJI))
    .replace('{l}', random.pick(LINKS));
}

/** One line. `others` are people who may be mentioned. */
export function someLine(random: Random, isOpening: boolean, others: readonly Account[]): SentChatBody {
  if (random.chance(0.03)) return imageBody(random.below(PICTURES.count));
  const text = fill(random.pick(isOpening ? OPENERS : ANSWERS), random);
  if (others.length === 0 || !random.chance(0.08)) return textBody(text);
  const friend = random.pick(others);
  return textBody(`@${friend.nick} ${text}`, { [friend.no]: friend.nick });
}
