import type { StepLanguage } from '../format/step-language.ts';
import type { PlainStep } from '../format/steps.ts';

type Answer = Extract<PlainStep, { readonly say: string }>['answer'];

interface StepTexts {
  readonly answers: Readonly<Record<Answer, string>>;
  readonly places: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<'day' | 'hour' | 'minute' | 'second' | 'ms', string>>;
  readonly say: (text: string, answer: string) => string;
  readonly sayInRoom: (text: string, answer: string) => string;
  readonly emit: (event: string, to: string) => string;
  readonly fault: (kind: string) => string;
  readonly faultEnds: (kind: string) => string;
  readonly noFault: string;
  readonly hear: (event: string) => string;
  readonly silence: (event: string) => string;
  readonly sent: (frame: string, times: number | undefined) => string;
  readonly seeInOrder: (texts: readonly string[]) => string;
  readonly see: (text: string, isGone: boolean, times: number | undefined) => string;
  readonly press: (name: string) => string;
  readonly type: (text: string, into: string, enter: boolean) => string;
  readonly open: string;
  readonly wait: (time: string) => string;
  readonly connect: string;
  readonly disconnect: string;
  readonly checkpoint: (name: string) => string;
  readonly repeat: (times: number, every: string) => string;
  readonly together: string;
  readonly replies: (code: number) => string;
  readonly has: (part: string) => string;
}

const oftenIn = (times: number | undefined) => (times === undefined ? '' : times === 1 ? ' once' : ` ${times} times`);

/** The words of steps. Names of events and calls are told by their own tables. */
export const STEP_TEXTS: Readonly<Record<StepLanguage, StepTexts>> = {
  zh: {
    answers: { acknowledged: '', refused: '，应被拒绝', none: '，不等应答' },
    places: { user: '用户', hall: '大厅', channel: '频道', room: '房间' },
    faults: {
      drop: '丢弃消息',
      delay: '延迟消息',
      duplicate: '重复消息',
      reorder: '打乱消息顺序',
      corrupt: '损坏消息内容',
      unknown: '改成未知类型',
      refuse: '拒绝新连接',
      'never-open': '连接永不打开',
      'half-open': '连接半开',
      'no-pong': '不回心跳',
      close: '打开后关闭连接',
      code: '接口返回业务错误码',
      status: '接口返回 HTTP 错误',
      late: '接口应答变慢',
      broken: '接口应答被截断',
      reset: '接口连接被重置',
      stall: '接口一直不应答',
    },
    units: { day: '天', hour: '小时', minute: '分钟', second: '秒', ms: '毫秒' },
    say: (text, answer) => `说「${text}」${answer}`,
    sayInRoom: (text, answer) => `在公屏说「${text}」${answer}`,
    emit: (event, to) => `平台向${to} 发出「${event}」`,
    fault: (kind) => `故障：${kind}`,
    faultEnds: (kind) => `结束故障：${kind}`,
    noFault: '结束所有故障',
    hear: (event) => `应收到「${event}」`,
    silence: (event) => `不应收到「${event}」`,
    sent: (frame, times) => `页面应发出「${frame}」${times === undefined ? '' : ` ${times} 次`}`,
    seeInOrder: (texts) => `页面上从上到下是${texts.map((text) => `「${text}」`).join('')}`,
    see: (text, isGone, times) =>
      isGone ? `页面上不再有「${text}」` : `页面上看到「${text}」${times === undefined ? '' : ` ${times} 次`}`,
    press: (name) => `点「${name}」`,
    type: (text, into, enter) => `在「${into}」里输入「${text}」${enter ? '并回车' : ''}`,
    open: '打开页面',
    wait: (time) => `过去 ${time}`,
    connect: '重新连接',
    disconnect: '断开连接',
    checkpoint: (name) => `记下状态指纹「${name}」`,
    repeat: (times, every) => `重复 ${times} 次${every === '' ? '' : `，每次隔 ${every}`}`,
    together: '同时进行',
    replies: (code) => `应答 ${code}`,
    has: (part) => `应有 ${part}`,
  },
  en: {
    answers: { acknowledged: '', refused: ', which is refused', none: ', without awaiting an answer' },
    places: { user: 'user', hall: 'hall', channel: 'channel', room: 'room' },
    faults: {
      drop: 'messages are dropped',
      delay: 'messages are delayed',
      duplicate: 'messages arrive twice',
      reorder: 'messages overtake each other',
      corrupt: 'bodies are corrupted',
      unknown: 'messages have an unknown type',
      refuse: 'new sockets are refused',
      'never-open': 'new sockets never open',
      'half-open': 'sockets are half open',
      'no-pong': 'heartbeats are not answered',
      close: 'sockets close after opening',
      code: 'calls answer with a business code',
      status: 'calls answer with an HTTP status',
      late: 'calls answer late',
      broken: 'answers of calls are cut off',
      reset: 'connections of calls are reset',
      stall: 'calls get no answer',
    },
    units: { day: 'd', hour: 'h', minute: 'min', second: 's', ms: 'ms' },
    say: (text, answer) => `says “${text}”${answer}`,
    sayInRoom: (text, answer) => `says “${text}” in the room${answer}`,
    emit: (event, to) => `The platform sends to ${to}: ${event}`,
    fault: (kind) => `Fault: ${kind}`,
    faultEnds: (kind) => `The fault ends: ${kind}`,
    noFault: 'All faults end',
    hear: (event) => `receives: ${event}`,
    silence: (event) => `does not receive: ${event}`,
    sent: (frame, times) => `The page has sent: ${frame}${oftenIn(times)}`,
    seeInOrder: (texts) => `The page shows, from top to bottom, ${texts.map((text) => `“${text}”`).join(', ')}`,
    see: (text, isGone, times) =>
      isGone ? `The page no longer shows “${text}”` : `The page shows “${text}”${oftenIn(times)}`,
    press: (name) => `presses “${name}”`,
    type: (text, into, enter) => `types “${text}” into “${into}”${enter ? ' and presses Enter' : ''}`,
    open: 'opens a page',
    wait: (time) => `${time} pass`,
    connect: 'connects again',
    disconnect: 'closes the sockets',
    checkpoint: (name) => `The state is noted as “${name}”`,
    repeat: (times, every) => `Repeat ${times} times${every === '' ? '' : `, every ${every}`}`,
    together: 'All at once',
    replies: (code) => `reply ${code}`,
    has: (part) => `has ${part}`,
  },
};
