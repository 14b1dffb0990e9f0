import type { ProfileName } from '../../crowd/load-plan.ts';
import type { P95Limits } from '../../crowd/p95-limits.ts';
import type { LoadLanguage } from './load-words.ts';

/** The numbers and names that the text of `--help` quotes. */
interface Quoted {
  readonly most: Readonly<Record<'receivers' | 'rate' | 'seconds', number>>;
  readonly p95Most: number;
  readonly p95: P95Limits;
  readonly validations: readonly string[];
  /** The validation that runs once for each of the others. */
  readonly each: string;
}

export interface UsageWords {
  readonly head: string;
  /** What happens in each run. */
  readonly summaries: Readonly<Record<ProfileName, string>>;
  /** Behind a summary: `--receivers 1000 --rate 10`. */
  readonly defaults: (options: string) => string;
  readonly options: (quoted: Quoted) => readonly string[];
  readonly takesOnly: (name: string, options: string) => string;
}

const limitsWith = (limits: P95Limits, none: string, comma: string) =>
  Object.entries(limits)
    .map(([kind, ms]) => `${kind} ${ms ?? none}`)
    .join(comma);

export const USAGE_WORDS: Readonly<Record<LoadLanguage, UsageWords>> = {
  zh: {
    head: 'npm run load -- 名字 [选项]；名字和它的默认值如下，详见 docs/how-to/fill-a-hall.md：',
    summaries: {
      'hall-throughput': '很多人的大厅，20 个人说话，其他人在听',
      dedupe: '同样的大厅，二十条消息里有一条到达两次',
      'reconnect-storm': '大厅的连接同时全部断开，再回来',
      'login-wave': '很多人用密码登录，并打开他们共同大厅的连接',
      room: '语音房间：麦上八个人说话、送礼，其他人在听',
      'mixed-evening': '有人说话的大厅，旁边一个有礼物的语音房间，同时有人登录',
      scenario: '把一个文件或剧本库里的剧本一遍遍播放，最多同时 8 次，每次在自己的世界里',
      soak: '热闹的大厅，持续十分钟',
    },
    defaults: (options) => `（${options}）`,
    options: ({ most, p95Most, p95, validations, each }) => [
      '选项：',
      `  --receivers N      规模：在听的连接、登录的人、房间的成员，或同时播放的剧本（1 到 ${most.receivers}）`,
      `  --rate N           每秒的消息数，所有人合计（1 到 ${most.rate}）`,
      `  --seconds N        时长：说多久（1 到 ${most.seconds}）`,
      '  --vus N            分担这些连接的虚拟用户（每个核心一个）',
      `  --validation V     ${validations.join('、')}：按契约检查哪些帧（sampled）；`,
      `                     ${each}：运行三次，中位数相差超过十分之一则结果无效`,
      '  --duplicate P      到达两次的消息比例，0 到 1',
      '  --lose-every N、--swap-every N、--repeat-every N、--delay-every N',
      '                     在整个运行的每第 N 次送达里埋下一个缺陷（2 以上），运行必须找到它',
      '  --delivery-p95 MS、--ack-p95 MS、--gift-p95 MS、--entry-p95 MS、--step-p95 MS',
      `                     100 个里有 95 个要低于它，1 到 ${p95Most}（${limitsWith(p95, '无', '，')}）`,
      '  --origin URL       给正在运行的平台加压：一个节点，或几个节点前面的均衡器；在自己的世界里，',
      '                     结束后删除；不写则自己启动一个平台',
      '  --token TOKEN      那个平台的 CONTROL_TOKEN，平台在别的机器或代理后面时要写',
      '  --out DIR          报告的文件夹（reports/load）；会替换那里以前的报告',
      '  --lang zh|en       输出和报告的语言（LC_ALL、LC_MESSAGES 或 LANG 以 zh 开头时为 zh，否则 en）',
    ],
    takesOnly: (name, options) => `  ${name} 只有 ${options}。`,
  },
  en: {
    head: 'npm run load -- NAME [options]; NAME with its defaults, more in docs/how-to/fill-a-hall.md:',
    summaries: {
      'hall-throughput': 'a crowded hall that reads while 20 people talk',
      dedupe: 'the same hall while one message in twenty arrives twice',
      'reconnect-storm': 'a hall loses all its sockets at once and comes back',
      'login-wave': 'people sign in by password and open the socket of a hall that all of them are in',
      room: 'a voice room: eight people on seats talk and give, everyone else listens',
      'mixed-evening': 'a hall that talks, a voice room with gifts beside it, and people who sign in meanwhile',
      scenario:
        'FILE or a name of the library is played again and again, at most 8 at once, each in a world of its own',
      soak: 'a lively hall for ten minutes',
    },
    defaults: (options) => ` (${options})`,
    options: ({ most, p95Most, p95, validations, each }) => [
      'Options:',
      '  --receivers N      the size: sockets that read, people who sign in, members of the room, or players of the scenario',
      `                     (1 to ${most.receivers})`,
      `  --rate N           messages a second, of all senders together (1 to ${most.rate})`,
      `  --seconds N        the duration: how long they talk (1 to ${most.seconds})`,
      '  --vus N            virtual users that the sockets are spread over (one for each core)',
      `  --validation V     ${validations.join(', ')}: which frames are decoded by the contract (sampled);`,
      `                     ${each}: three runs, invalid when their medians differ by more than a tenth`,
      '  --duplicate P      part of the messages that arrive twice, 0 to 1',
      '  --lose-every N, --swap-every N, --repeat-every N, --delay-every N',
      '                     plants a defect in every Nth delivery of the whole run (2 or more), which the run must find',
      '  --delivery-p95 MS, --ack-p95 MS, --gift-p95 MS, --entry-p95 MS, --step-p95 MS',
      `                     what 95 of 100 stay below, 1 to ${p95Most} (${limitsWith(p95, 'none', ', ')})`,
      '  --origin URL       loads a running platform, a node or a balancer before several, in a world of its own, which is',
      '                     deleted afterwards; without it the run starts a platform of its own',
      '  --token TOKEN      the CONTROL_TOKEN of that platform, when it is on another machine or behind a proxy',
      '  --out DIR          the folder of the reports (reports/load); a run replaces its former report there',
      '  --lang zh|en       the language of what the run says and of its report (zh where LC_ALL, LC_MESSAGES or LANG begins with',
      '                     zh, else en)',
    ],
    takesOnly: (name, options) => `  ${name} takes only ${options}.`,
  },
};
