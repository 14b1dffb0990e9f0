import * as z from 'zod/mini';
import type { StepLanguage } from './step-language.ts';

type NameKind = 'call' | 'control' | 'event' | 'request';

/** Messages for the author of a scenario that does not load. */
export interface ReadTexts {
  /** Words of zod for a value that does not fit. */
  readonly misfit: z.core.$ZodErrorMap;
  readonly empty: string;
  /** `what`: the name that the JSON parser gives the mistake; those without words are told by it. */
  readonly notJson: (what: string) => string;
  readonly notAnObject: string;
  readonly notSteps: string;
  readonly noVerb: (verbs: string) => string;
  readonly noField: (known: string | null) => string;
  readonly noActor: (name: string, known: string) => string;
  readonly noPage: (name: string) => string;
  readonly notKept: (name: string) => string;
  /** `near`: the closest known name; empty for none. */
  readonly unknownName: (kind: NameKind, name: string, near: string) => string;
  readonly oneWorld: string;
  readonly notOfTexts: string;
  readonly onePlace: string;
  readonly roomPlace: string;
  readonly hallPlace: string;
  readonly noFaultAlone: string;
  readonly unknownFault: (name: string, known: string) => string;
  readonly noFaultField: (list: 'messages' | 'connections') => string;
}

const MISTAKES_ZH: Readonly<Record<string, string>> = {
  InvalidSymbol: '不认识的字符',
  InvalidNumberFormat: '数字写法不对',
  PropertyNameExpected: '这里要写属性名',
  ValueExpected: '这里要写值',
  ColonExpected: '缺少冒号',
  CommaExpected: '缺少逗号',
  CloseBraceExpected: '缺少 }',
  CloseBracketExpected: '缺少 ]',
  EndOfFileExpected: '后面还有多余的内容',
  InvalidCommentToken: '不能写注释',
  UnexpectedEndOfComment: '注释没有结束',
  UnexpectedEndOfString: '字符串没有结束',
  UnexpectedEndOfNumber: '数字没有写完',
  InvalidUnicode: 'Unicode 写法不对',
  InvalidEscapeCharacter: '转义字符不对',
  InvalidCharacter: '字符不对',
};

const KINDS: Readonly<Record<StepLanguage, Readonly<Record<NameKind, string>>>> = {
  zh: { call: '接口', control: '控制接口', event: '事件', request: '客户端消息' },
  en: { call: 'call', control: 'control call', event: 'event', request: 'frame of a client' },
};

export const READ_TEXTS: Readonly<Record<StepLanguage, ReadTexts>> = {
  zh: {
    misfit: z.locales.zhCN().localeError,
    empty: '内容为空',
    notJson: (what) => `不是 JSON：${MISTAKES_ZH[what] ?? what}`,
    notAnObject: '剧本必须是一个对象',
    notSteps: '这里需要步骤列表',
    noVerb: (verbs) => `步骤必须有其中一个：${verbs}`,
    noField: (known) => (known === null ? '没有这个字段' : `没有这个字段；可用：${known || '无'}`),
    noActor: (name, known) => `没有角色「${name}」；已有：${known || '无'}`,
    noPage: (name) => `角色「${name}」没有页面；请给它写 page`,
    notKept: (name) => `前面的步骤没有保存「${name}」`,
    unknownName: (kind, name, near) =>
      `没有名为「${name}」的${KINDS.zh[kind]}${near === '' ? '' : `；是不是「${near}」？`}`,
    oneWorld: '一个剧本只有一个世界；世界怎样开始写在 `world`',
    notOfTexts: '只能和一段文字一起用，不能和列表一起用',
    onePlace: 'user、hall、channel、room 必须正好写一个',
    roomPlace: '房间事件只能发给房间或用户',
    hallPlace: '大厅事件只能发给大厅、频道或用户',
    noFaultAlone: '"none" 结束所有故障，不能带其他字段',
    unknownFault: (name, known) => `没有名为「${name}」的故障；可用：${known}`,
    noFaultField: (list) => `${list === 'messages' ? '消息' : '连接'}故障没有这个字段`,
  },
  en: {
    misfit: z.locales.en().localeError,
    empty: 'empty',
    notJson: (what) => `not JSON: ${what}`,
    notAnObject: 'a scenario is an object',
    notSteps: 'a list of steps is needed',
    noVerb: (verbs) => `a step has one of ${verbs}`,
    noField: (known) => (known === null ? 'no such field' : `no such field; there is ${known || 'no field'}`),
    noActor: (name, known) => `no actor "${name}"; there is ${known || 'none'}`,
    noPage: (name) => `"${name}" has no page that sends; give the actor a "page"`,
    notKept: (name) => `nothing kept "${name}" before this step`,
    unknownName: (kind, name, near) =>
      `no ${KINDS.en[kind]} is named "${name}"${near === '' ? '' : `; did you mean "${near}"?`}`,
    oneWorld: 'a scenario has one world; `world` says how it begins',
    notOfTexts: 'belongs to a single text, not to a list',
    onePlace: 'exactly one of user, hall, channel and room',
    roomPlace: 'a room event goes to a room or a user',
    hallPlace: 'a hall event goes to a hall, a channel or a user',
    noFaultAlone: '"none" ends all faults',
    unknownFault: (name, known) => `no fault is named "${name}"; there is ${known}`,
    noFaultField: (list) => `a fault of ${list} has no such field`,
  },
};
