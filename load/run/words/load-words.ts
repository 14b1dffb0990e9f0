import type { LoadProfile } from '../../crowd/load-plan.ts';
import type { ComparedName, CountName, TimeName } from '../figures.ts';

/** The languages that runs are told in. */
export type LoadLanguage = 'zh' | 'en';

interface Crowd {
  readonly receivers: number;
  readonly senders: number;
  readonly perSecond: number;
}

export interface LoadWords {
  readonly counts: Readonly<Record<CountName, string>>;
  readonly times: Readonly<Record<TimeName, string>>;
  /** What holds when as much was found as was made. */
  readonly compared: Readonly<Record<ComparedName, string>>;
  readonly notMeasured: string;
  readonly noneMeasured: string;
  readonly nonePlanted: string;
  readonly colon: string;
  readonly comma: string;
  readonly semicolon: string;
  readonly stop: string;
  /** Behind a figure: each of its limits, and whether it held; null where the figure was not measured. */
  readonly limits: (limits: readonly string[]) => string;
  readonly limit: (bound: string, isHeld: boolean | null) => string;
  readonly everyPlayEnded: string;
  readonly unfinished: (plays: number) => string;
  /** Behind the figures of the conclusion: steps of scenarios that only pages can play. */
  readonly notChecked: (steps: number) => string;
  readonly endedEarly: string;
  readonly held: (figures: string) => string;
  readonly heldPlanted: (figures: string) => string;
  readonly failed: (figures: string) => string;
  /** Behind a figure of the conclusion that is as high as what was planted. */
  readonly asPlanted: string;
  readonly invalid: string;
  /** Where the ✗ stand: above the conclusion in the terminal, below it in the report. */
  readonly above: string;
  readonly below: string;

  readonly crowds: { readonly [Script in LoadProfile['script']]: (crowd: Crowd) => string };
  readonly seconds: (seconds: number) => string;
  readonly validation: (validation: string) => string;
  readonly at: (origin: string, world: string, isOfPlays: boolean) => string;
  readonly defects: (kinds: readonly string[]) => string;
  readonly copies: (percent: number) => string;
  readonly every: Readonly<Record<'lost' | 'swapped' | 'repeated' | 'late', (every: number) => string>>;
  readonly k6From: (origin: string, sizes: string) => string;
  readonly progress: (seconds: number, talk: number) => string;
  readonly files: (report: string, figures: string) => string;
  readonly median: (validation: string, ms: string) => string;
  readonly mediansAgree: string;
  readonly mediansDiffer: string;

  readonly title: (name: string, isFine: boolean) => string;
  readonly ended: string;
  readonly figures: string;
  readonly missing: string;
  readonly upTo: (value: string) => string;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (count: number) => `every ${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`;

/** What a run says of itself: before it begins, in its verdict and around the charts of its report. */
export const LOAD_WORDS: Readonly<Record<LoadLanguage, LoadWords>> = {
  zh: {
    counts: {
      messages_delivered: '送达',
      messages_lost: '丢失',
      messages_shown_twice: '重复显示',
      messages_out_of_order: '乱序',
      messages_stale: '迟到（超过 3 秒）',
      copies_injected: '放入的副本',
      copies_recognised: '认出的副本',
      losses_planted: '埋下的丢失',
      repeats_planted: '埋下的重复',
      swaps_planted: '埋下的调换',
      swaps_impossible: '无法埋下的调换',
      delays_planted: '埋下的迟到',
      messages_unacknowledged: '没有确认',
      messages_acknowledged_twice: '确认两次',
      people_entered: '进来的人',
      people_missing: '失踪的人',
      members_entered: '房间成员',
      room_calls_refused: '被拒绝的成员调用',
      room_deliveries: '房间送达',
      room_lost: '房间丢失',
      room_shown_twice: '房间重复显示',
      room_out_of_order: '房间乱序',
      room_stale: '房间迟到',
      room_silent: '什么都没听到的成员',
      room_copies_injected: '房间放入的副本',
      room_copies_recognised: '房间认出的副本',
      room_losses_planted: '房间埋下的丢失',
      room_repeats_planted: '房间埋下的重复',
      room_swaps_planted: '房间埋下的调换',
      room_swaps_impossible: '房间无法埋下的调换',
      room_delays_planted: '房间埋下的迟到',
      scenarios_begun: '开始的剧本',
      scenarios_held: '通过的剧本',
      scenarios_failed: '失败的剧本',
      steps_played: '执行的步骤',
      steps_left_out: '需要页面，没有检查',
      frames_received: '收到的帧',
      frames_doubled: '来了两次的帧',
      lines_out_of_order: '乱序的消息',
      dropped_iterations: '没来得及播放',
      logins_refused: '被拒绝的登录',
      sessions_doubled: '重复发出的会话',
      sockets_silent: '沉默的连接',
      sockets_unopened: '没有打开的连接',
      sockets_unreturned: '没有恢复的连接',
      sockets_closed: '关闭的连接',
      contract_violations: '不符合契约',
    },
    times: {
      delivery_ms: '送达延迟',
      room_delivery_ms: '房间送达延迟',
      gift_ms: '送礼',
      room_entering_ms: '进入房间',
      step_ms: '剧本步骤',
      scenario_ms: '剧本',
      acknowledgement_ms: '确认延迟',
      login_ms: '登录',
      entering_ms: '登录并打开连接',
      return_ms: '风暴后恢复',
      generator_lag_ms: '压测端延迟',
    },
    compared: {
      copies_injected: '每个副本都认出来了',
      losses_planted: '埋下的丢失全部找到，没有多余的',
      repeats_planted: '埋下的重复全部找到，没有多余的',
      swaps_planted: '埋下的调换全部找到，没有多余的',
      delays_planted: '埋下的迟到全部找到，没有多余的',
      room_copies_injected: '房间里每个副本都认出来了',
      room_losses_planted: '房间里埋下的丢失全部找到，没有多余的',
      room_repeats_planted: '房间里埋下的重复全部找到，没有多余的',
      room_swaps_planted: '房间里埋下的调换全部找到，没有多余的',
      room_delays_planted: '房间里埋下的迟到全部找到，没有多余的',
    },
    notMeasured: '没有测量',
    noneMeasured: '没有测量，一个也没有',
    nonePlanted: '一个也没有埋下，这次运行的送达太少',
    colon: '：',
    comma: '，',
    semicolon: '；',
    stop: '。',
    limits: (limits) => `（${limits.join('；')}）`,
    limit: (bound, isHeld) => `限 ${bound}${isHeld === null ? '' : isHeld ? '，达标' : '，未达标'}`,
    everyPlayEnded: '开始的剧本都播放到了结尾',
    unfinished: (plays) => `${plays} 个没有`,
    notChecked: (steps) => `；${steps} 步需要页面，没有检查`,
    endedEarly: '运行在全部测完之前就结束了。',
    held: (figures) => `全部达标${figures === '' ? '' : `：${figures}`}。`,
    heldPlanted: (figures) => `全部达标，埋下的缺陷全部找到${figures === '' ? '' : `：${figures}`}。`,
    failed: (figures) => `运行失败${figures === '' ? '' : `：${figures}`}；见上面的 ✗。`,
    asPlanted: '（都是埋下的）',
    invalid: '结果无效：压测端跟不上。请减少连接、增加核心或减少校验。',
    above: '上面',
    below: '下面',

    crowds: {
      hall: ({ receivers, senders, perSecond }) =>
        `${receivers} 个连接在听，另有 ${senders} 个在说，合计每秒 ${perSecond} 条`,
      logins: ({ receivers, perSecond }) => `${receivers} 人登录，每秒 ${perSecond} 人`,
      room: ({ receivers, perSecond }) => `房间里 ${receivers} 人，合计每秒 ${perSecond} 条`,
      evening: ({ receivers, senders, perSecond }) =>
        `大厅里 ${receivers} 个连接在听，另有 ${senders} 个在说，合计每秒 ${perSecond} 条`,
      scenario: ({ receivers, perSecond }) => `每秒开始播放 ${perSecond} 次，最多同时 ${receivers} 次`,
    },
    seconds: (seconds) => `，${seconds} 秒`,
    validation: (validation) => `，校验 ${validation}`,
    at: (origin, world, isOfPlays) => `，平台 ${origin}，世界 ${world}${isOfPlays ? '-…' : ''}`,
    defects: (kinds) => `，缺陷：${kinds.join('、')}`,
    copies: (percent) => `${percent}% 到达两次`,
    every: {
      lost: (every) => `每 ${every} 次丢失一次`,
      swapped: (every) => `每 ${every} 次调换一次`,
      repeated: (every) => `每 ${every} 次重复一次`,
      late: (every) => `每 ${every} 次迟到一次`,
    },
    k6From: (origin, sizes) => `k6：${origin}；${sizes}`,
    progress: (seconds, talk) => `  k6 启动后 ${seconds} 秒；发言持续 ${talk} 秒`,
    files: (report, figures) => `报告：${report}，数据：${figures}`,
    median: (validation, ms) => `  校验 ${validation.padEnd(10)}中位数 ${ms} ms`,
    mediansAgree: '✓ 中位数相差不超过十分之一',
    mediansDiffer: '结果无效：校验本身改变了测量结果。请减少连接、增加核心或减少校验。',

    title: (name, isFine) => `${name}：${isFine ? '通过' : '失败'}`,
    ended: '，结束于',
    figures: '数据',
    missing: '没有测量',
    upTo: (value) => `最高 ${value}`,
  },
  en: {
    counts: {
      messages_delivered: 'delivered',
      messages_lost: 'lost',
      messages_shown_twice: 'shown twice',
      messages_out_of_order: 'out of order',
      messages_stale: 'stale: later than 3 s',
      copies_injected: 'copies injected',
      copies_recognised: 'copies recognised',
      losses_planted: 'losses planted',
      repeats_planted: 'repeats planted',
      swaps_planted: 'swaps planted',
      swaps_impossible: 'swaps that found no place',
      delays_planted: 'delays planted',
      messages_unacknowledged: 'unacknowledged',
      messages_acknowledged_twice: 'acknowledged twice',
      people_entered: 'people who came in',
      people_missing: 'people who went missing',
      members_entered: 'members of the room',
      room_calls_refused: 'calls of members refused',
      room_deliveries: 'delivered in the room',
      room_lost: 'lost in the room',
      room_shown_twice: 'shown twice in the room',
      room_out_of_order: 'out of order in the room',
      room_stale: 'stale in the room',
      room_silent: 'members who heard nothing',
      room_copies_injected: 'copies injected in the room',
      room_copies_recognised: 'copies recognised in the room',
      room_losses_planted: 'losses planted in the room',
      room_repeats_planted: 'repeats planted in the room',
      room_swaps_planted: 'swaps planted in the room',
      room_swaps_impossible: 'swaps without place in the room',
      room_delays_planted: 'delays planted in the room',
      scenarios_begun: 'scenarios that began',
      scenarios_held: 'scenarios that held',
      scenarios_failed: 'scenarios that failed',
      steps_played: 'steps played',
      steps_left_out: 'need a page, not checked',
      frames_received: 'frames received',
      frames_doubled: 'frames that came twice',
      lines_out_of_order: 'lines out of order',
      dropped_iterations: 'plays left out',
      logins_refused: 'logins refused',
      sessions_doubled: 'sessions given twice',
      sockets_silent: 'silent sockets',
      sockets_unopened: 'sockets that did not open',
      sockets_unreturned: 'sockets that did not return',
      sockets_closed: 'sockets that closed',
      contract_violations: 'contract violations',
    },
    times: {
      delivery_ms: 'delivery',
      room_delivery_ms: 'delivery in the room',
      gift_ms: 'gift',
      room_entering_ms: 'entering the room',
      step_ms: 'step of a scenario',
      scenario_ms: 'scenario',
      acknowledgement_ms: 'acknowledgement',
      login_ms: 'login',
      entering_ms: 'login and socket',
      return_ms: 'return after the storm',
      generator_lag_ms: 'generator lag',
    },
    compared: {
      copies_injected: 'every copy was recognised',
      losses_planted: 'every planted loss was found, and no other',
      repeats_planted: 'every planted repeat was found, and no other',
      swaps_planted: 'every planted swap was found, and no other',
      delays_planted: 'every planted delay was found, and no other',
      room_copies_injected: 'every copy was recognised in the room',
      room_losses_planted: 'every planted loss was found in the room, and no other',
      room_repeats_planted: 'every planted repeat was found in the room, and no other',
      room_swaps_planted: 'every planted swap was found in the room, and no other',
      room_delays_planted: 'every planted delay was found in the room, and no other',
    },
    notMeasured: 'not measured',
    noneMeasured: 'not measured, there was none',
    nonePlanted: 'none was planted, the run has too few deliveries',
    colon: ': ',
    comma: ', ',
    semicolon: '; ',
    stop: '.',
    limits: (limits) => `  (${limits.join('; ')})`,
    limit: (bound, isHeld) => `limit ${bound}${isHeld === null ? '' : isHeld ? ', held' : ', missed'}`,
    everyPlayEnded: 'every scenario that began came to its end',
    unfinished: (plays) => `${plays} did not`,
    notChecked: (steps) => `; ${steps} ${steps === 1 ? 'step needs' : 'steps need'} a page, not checked`,
    endedEarly: 'The run ended before it had measured everything.',
    held: (figures) => `Every threshold held${figures === '' ? '' : `: ${figures}`}.`,
    heldPlanted: (figures) =>
      `Every threshold held, and every planted defect was found${figures === '' ? '' : `: ${figures}`}.`,
    failed: (figures) => `The run FAILED${figures === '' ? '' : `: ${figures}`}; see ✗ above.`,
    asPlanted: ' as planted',
    invalid: 'INVALID: the generator could not keep up. Use fewer sockets, more cores or less validation.',
    above: 'above',
    below: 'below',

    crowds: {
      hall: ({ receivers, senders, perSecond }) =>
        `${receivers} sockets listen and ${senders} more talk, ${perSecond} messages a second together`,
      logins: ({ receivers, perSecond }) => `${receivers} people sign in, ${perSecond} a second`,
      room: ({ receivers, perSecond }) => `${receivers} members of a room, ${perSecond} lines a second together`,
      evening: ({ receivers, senders, perSecond }) =>
        `${receivers} sockets in the hall listen and ${senders} more talk, ${perSecond} messages a second together`,
      scenario: ({ receivers, perSecond }) => `${perSecond} plays begin a second, at most ${receivers} at once`,
    },
    seconds: (seconds) => `, ${seconds} s`,
    validation: (validation) => `, validation ${validation}`,
    at: (origin, world, isOfPlays) => ` at ${origin}, ${isOfPlays ? `worlds ${world}-…` : `world ${world}`}`,
    defects: (kinds) => `, defects: ${kinds.join(', ')}`,
    copies: (percent) => `${percent} % arrive twice`,
    every: {
      lost: (every) => `${ordinal(every)} lost`,
      swapped: (every) => `${ordinal(every)} swapped`,
      repeated: (every) => `${ordinal(every)} repeated`,
      late: (every) => `${ordinal(every)} late`,
    },
    k6From: (origin, sizes) => `k6 from ${origin}; ${sizes}`,
    progress: (seconds, talk) => `  ${seconds} s after the start of k6; the talk takes ${talk} s`,
    files: (report, figures) => `Report: ${report}, figures: ${figures}`,
    median: (validation, ms) => `  validation ${validation.padEnd(10)}med ${ms} ms`,
    mediansAgree: '✓ the medians agree within a tenth',
    mediansDiffer:
      'INVALID: checking what arrives changes what is measured. Use fewer sockets, more cores or less validation.',

    title: (name, isFine) => `${name}: ${isFine ? 'held' : 'failed'}`,
    ended: ', ended',
    figures: 'Figures',
    missing: 'Not measured',
    upTo: (value) => `up to ${value}`,
  },
};
