import type { Random } from '../../kernel/random.ts';
import type { Subject } from '../evening-talk.ts';

/**
 * What the blanks of a conversation stand for: `mode` is a way to play (`排位` in `排位三缺一`), `role` a place in a team (`辅助` in
 * `缺个辅助`), `moment` something that has just happened (`龙坑那波谁先手`), `goal` what people are after (`今晚目标：上星耀`).
 */
export type SubjectWords = Readonly<Record<'mode' | 'role' | 'moment' | 'goal', readonly string[]>>;

/** Halls that meet to play. The others talk about their day. */
export const SUBJECT_WORDS = {
  canyon: {
    mode: ['排位', '匹配', '大乱斗', '巅峰赛', '五排', '双排'],
    role: ['辅助', '打野', '上单', '中单', '射手'],
    moment: ['龙坑那波', '河道那波', '高地那波', '野区那波', '中路那波', '最后一波团'],
    goal: ['上星耀', '上王者', '打满十把', '练会一个新英雄', '把胜率抬过五成'],
  },
  blocks: {
    mode: ['生存服', '创造服', '建筑赛', '空岛', '红石挑战'],
    role: ['红石师傅', '木匠', '矿工', '画图纸的', '搬石头的'],
    moment: ['封顶那天', '挖通隧道那次', '末影龙那次', '搬村民那次', '着火那次'],
    goal: ['图书馆封顶', '铁路修到海边', '凑齐一套下界合金', '把码头填平', '养满一圈羊'],
  },
  space: {
    mode: ['远征', '护航', '采矿任务', '空间站防守', '跃迁测试'],
    role: ['工程师', '领航员', '炮手', '医疗兵', '货舱管理员'],
    moment: ['跃迁那次', '对接那次', '陨石带那段', '引擎熄火那次', '返航那段'],
    goal: ['飞到第三星区', '攒够一艘货船', '把护盾升到顶', '画完星图', '一次不炸地返航'],
  },
  wolf: {
    mode: ['十二人局', '九人局', '屠边局', '警长局', '新手局'],
    role: ['法官', '能开麦的', '会记票的', '熟手', '带节奏的'],
    moment: ['警上那轮', '第一晚', '放逐那轮', '最后一轮', '对跳那轮'],
    goal: ['当一次不被票的预言家', '连赢三局狼', '不在第一晚出局', '学会盘逻辑', '当一次法官'],
  },
  racing: {
    mode: ['排位赛', '道具赛', '接力赛', '漂移赛', '夜跑'],
    role: ['压轴的', '领跑的', '拦车的', '会调车的', '跑第二棒的'],
    moment: ['最后一个弯', '起步那下', '第二圈', '隧道那段', '冲线那下'],
    goal: ['跑进一分半', '上黄金', '把氮气练顺', '攒一套新轮毂', '连着五场不撞墙'],
  },
  island: {
    mode: ['新档开荒', '四人生存', '潜水队', '木筏远航', '硬核档'],
    role: ['钓鱼的', '做饭的', '守夜的', '潜水的', '收集木板的'],
    moment: ['鲨鱼那次', '暴雨那晚', '上岛那天', '断水那两天', '木筏散架那次'],
    goal: ['盖两层', '装上引擎', '种出第一棵菜', '找到下一个岛', '活过一百天'],
  },
  piano: {
    mode: ['双人曲', '段位', '接龙', '对战', '新谱试玩'],
    role: ['左手', '右手', '打鼓点的', '唱主旋律的', '十级以上的'],
    moment: ['副歌那段', '前奏那段', '最后八小节', '连打那段', '变速那段'],
    goal: ['全连一首十二级', '过八段', '背下整张谱', '把手台练顺', '准度上九十八'],
  },
  mystery: {
    mode: ['欢乐本', '推理本', '情感本', '阵营本', '新手本'],
    role: ['主持', '反串', '能演的', '会盘时间线的', '第六人'],
    moment: ['第二幕', '搜证那轮', '最后陈词', '密室那段', '公聊那轮'],
    goal: ['猜中一次凶手', '不剧透地开完一本', '演一次反派', '开满一车人', '读完线索再说话'],
  },
  dragon: {
    mode: ['团本', '小队本', '世界首领', '日常本', '开荒本'],
    role: ['奶妈', '坦克', '输出', '指挥', '替补'],
    moment: ['老三那段', '转火那波', '拉怪那下', '最后百分之二', '跑圈那段'],
    goal: ['过老五', '毕业一件武器', '一次不灭地推完', '凑齐套装', '全队带满药水'],
  },
} as const satisfies Partial<Readonly<Record<Subject, SubjectWords>>>;

/** The same of every hall: `time` for a meeting, `food` for a break, `song` and `weather` for small talk. */
export const COMMON_WORDS = {
  time: ['七点半', '八点', '八点一刻', '八点半', '九点', '九点半', '十点', '十点半', '十一点'],
  food: ['泡面', '烤冷面', '炒粉', '小龙虾', '西瓜', '螺蛳粉', '烤串', '绿豆汤', '煎饼', '酸奶'],
  song: ['老歌', '粤语歌', '钢琴曲', '民谣', '电子乐', '动画片头曲', '爵士', '雨声'],
  weather: ['下雨', '起雾', '打雷', '刮风', '闷热'],
  thing: ['耳机', '鼠标', '键盘', '椅子', '麦克风', '手柄', '显示器', '路由器'],
} as const;

/** Fills blanks like `{time}`. A blank stands for the same word in every text that one filler fills. */
export function filledWords(
  words: Readonly<Record<string, readonly string[]>> | null,
  random: Random,
): (text: string) => string {
  const common: Readonly<Record<string, readonly string[]>> = COMMON_WORDS;
  const chosen = new Map<string, string>();
  const wordFor = (blank: string) => {
    const word = chosen.get(blank) ?? random.pick(words?.[blank] ?? common[blank] ?? []);
    chosen.set(blank, word);
    return word;
  };
  return (text) => (text.includes('{') ? text.replace(/\{(\w+)\}/g, (_, blank: string) => wordFor(blank)) : text);
}
