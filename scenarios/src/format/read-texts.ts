import type * as z from 'zod/mini';
import { JSON_MISTAKES } from './json-mistakes.ts';
import { misfitIn } from './misfit-words.ts';
import { nearestName } from './nearest-name.ts';
import type { StepLanguage } from './step-language.ts';

type NameKind = 'call' | 'control' | 'event' | 'request';

/** Messages for the author of a scenario that does not load. */
export interface ReadTexts {
  /** Words of zod for a value that does not fit. */
  readonly misfit: z.core.$ZodErrorMap;
  readonly empty: string;
  /** Of brackets in brackets beyond what a program can follow. */
  readonly tooDeep: string;
  /** `what`: the name that the JSON parser gives the mistake; those without words are told by it. */
  readonly notJson: (what: string) => string;
  /** Of a name or value without quotes. */
  readonly unquoted: (word: string) => string;
  readonly notAnObject: string;
  readonly doubledKey: string;
  readonly notSteps: string;
  readonly noSteps: string;
  /** The file ends before it is complete. */
  readonly cutOff: string;
  readonly trailingComma: string;
  /** `wanted`: the bracket that would close what is open; `written`: the one that stands there. */
  readonly otherBracket: (wanted: string, written: string) => string;
  /** `other`: the actor who has the phone already. */
  readonly samePhone: (other: string) => string;
  readonly noVerb: (verbs: string) => string;
  /** Of a second verb in a step. */
  readonly otherVerb: (verb: string, other: string) => string;
  /** Of a `type` that names the verb of its step. `isThere`: the step has that verb, too. */
  readonly namedByType: (verb: string, isThere: boolean) => string;
  /** Of a sign that looks like one of JSON. */
  readonly otherSign: (wanted: string, written: string) => string;
  /** `known`: the fields that there are. */
  readonly noField: (field: string, known: readonly string[]) => string;
  /** Of a value that is to be kept: its path, the path that was meant, and what is wrong. */
  readonly notKeptFrom: (path: string, meant: string | null, problem: string) => string;
  /** A text that stands for JSON, and is none. */
  readonly notJsonText: string;
  /** A value that would not arrive as it is written. `sent`: what would; empty for nothing. `known`: the values that there are. */
  readonly changed: (sent: string, known: readonly string[]) => string;
  readonly bodyOrRaw: string;
  readonly wantsList: string;
  readonly wantsObject: string;
  /** A list has places, and no field of this name. */
  readonly wantsIndex: (key: string) => string;
  readonly matchesTexts: string;
  readonly matchesLists: string;
  readonly matchesOneKind: string;
  /** `known`: the codes of the refusals that the call declares. */
  readonly noCode: (call: string, code: number, known: string) => string;
  readonly needsCode: string;
  readonly noData: string;
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
  readonly unknownFault: (name: string, known: string, near: string) => string;
  readonly noFaultField: (kind: string, known: string) => string;
  /** Of a fault of messages that clients send. `kinds`: those that there are. */
  readonly notInbound: (kinds: string) => string;
  /** Of an event in such a fault. `known`: what clients send. */
  readonly notSent: (known: string) => string;
  /** Of what clients send, in a fault of events. */
  readonly sentByClients: string;
  readonly needsDelay: string;
  readonly needsLate: string;
  readonly needsAfter: string;
  readonly idleSeed: string;
  /** Of a name that never comes over the socket of its fault. `carriers`: the sockets that it comes over. */
  readonly otherSocket: (socket: string, carriers: string) => string;
  readonly noHeartbeats: string;
  readonly namelessHandshake: string;
  readonly idleIds: string;
}

const KINDS: Readonly<Record<StepLanguage, Readonly<Record<NameKind, string>>>> = {
  zh: { call: '接口', control: '控制接口', event: '事件', request: '客户端消息' },
  en: { call: 'call', control: 'control call', event: 'event', request: 'frame of a client' },
};

const IS_IT: Readonly<Record<StepLanguage, (near: string) => string>> = {
  zh: (near) => `是不是「${near}」？`,
  en: (near) => `did you mean "${near}"? `,
};
/** The question whether another name is meant; empty for none. */
const isItIn = (language: StepLanguage, near: string) => (near === '' ? '' : IS_IT[language](near));

/** Letters that may differ in a short name of a field. */
const FIELD_SLIPS = 1;
function nearField(field: string, known: readonly string[]): string {
  return nearestName(field, Object.fromEntries(known.map((name) => [name, true])), FIELD_SLIPS);
}

export const READ_TEXTS: Readonly<Record<StepLanguage, ReadTexts>> = {
  zh: {
    misfit: misfitIn('zh'),
    empty: '文件是空的',
    tooDeep: '嵌套太深了',
    notJson: (what) => `不是 JSON：${JSON_MISTAKES.zh[what] ?? what}`,
    unquoted: (word) => `不是 JSON：不认识 ${word}；名字和文字要加双引号`,
    notAnObject: '剧本必须是一个对象',
    doubledKey: '这个属性写了两次，后一个会盖住前一个',
    notSteps: '这里需要步骤列表',
    noSteps: '没有步骤：这样的剧本什么也不检查',
    cutOff: '不是 JSON：文件在这里结束了，还有括号或引号没有关闭；可能没有完整保存',
    trailingComma: '不是 JSON：最后一项后面多了一个逗号',
    otherBracket: (wanted, written) => `不是 JSON：这里应为 ${wanted}，而不是 ${written}`,
    samePhone: (other) => `和角色「${other}」是同一个账号；每个角色要有自己的账号`,
    noVerb: (verbs) => `步骤必须有其中一个：${verbs}`,
    otherVerb: (verb, other) => `这一步已经是 ${verb}，不能同时是 ${other}；请分成两步`,
    namedByType: (verb, isThere) =>
      `type 用来在页面上输入；${isThere ? `这一步已有 ${verb}，请去掉 type` : `请改写成 "${verb}": …`}`,
    otherSign: (wanted, written) => `不是 JSON：这里应为半角的 ${wanted}，而不是 ${written}`,
    noField: (field, known) =>
      `没有这个字段；${isItIn('zh', nearField(field, known))}可用：${known.join(', ') || '无'}`,
    notKeptFrom: (path, meant, problem) =>
      `“${path}”：${meant === null ? problem : `回复里没有这个字段；是不是想写“${meant}”？`}`,
    notJsonText: '不是 JSON，发不出去',
    changed: (sent, known) =>
      `${sent === '' ? '发不出去' : `会被发成 ${sent}`}${known.length > 0 ? `；可用：${known.join(', ')}` : ''}`,
    bodyOrRaw: 'body 和 raw 只能写一个',
    wantsList: '应为列表',
    wantsObject: '应为对象',
    wantsIndex: (key) => `列表要用序号，例如 0，而不是「${key}」`,
    matchesTexts: '$contains、$matches、$at_least、$at_most 只能用于文字和数字；里面的字段请直接写出来',
    matchesLists: '$some 只能用于列表',
    matchesOneKind: '$some 用于列表，不能和其他匹配写在一起',
    noCode: (call, code, known) =>
      `${call} 不会应答 ${code}；它的拒绝：${known || '无'}。由故障应答的，请写 "faulty": true`,
    needsCode: '没有写故障应答的 code',
    noData: '被拒绝的应答没有 data',
    noActor: (name, known) => `没有角色「${name}」；已有：${known || '无'}`,
    noPage: (name) => `角色「${name}」没有页面；请给它写 page`,
    notKept: (name) => `前面的步骤没有保存「${name}」`,
    unknownName: (kind, name, near) =>
      `没有名为「${name}」的${KINDS.zh[kind]}${near === '' ? '' : `；是不是「${near}」？`}`,
    oneWorld: '一个剧本只有一个世界；世界怎样开始写在 world',
    notOfTexts: '只能和一段文字一起用，不能和列表一起用',
    onePlace: 'user、hall、channel、room 必须正好写一个',
    roomPlace: '房间事件只能发给房间或用户',
    hallPlace: '大厅事件只能发给大厅、频道或用户',
    noFaultAlone: '"none" 结束所有故障，不能带其他字段',
    unknownFault: (name, known, near) => `没有名为「${name}」的故障；${isItIn('zh', near)}可用：${known}`,
    noFaultField: (kind, known) => `故障 ${kind} 没有这个字段；可用：${known}`,
    notInbound: (kinds) => `"direction": "in" 只能用于 ${kinds}`,
    notSent: (known) => `这是平台发出的事件；"direction": "in" 的故障作用于客户端发出的：${known}`,
    sentByClients: '这是客户端发出的；请加上 "direction": "in"',
    needsDelay: '没有延迟多久：请写 delay_ms 或 jitter_ms',
    needsLate: '没有写晚多久：请写 delay_ms',
    needsAfter: '没有写打开多久以后关闭：请写 after_ms，马上关闭写 0',
    idleSeed: '没有 rate 或 jitter_ms 时，seed 不起作用',
    otherSocket: (socket, carriers) => `"socket": "${socket}" 的连接上没有它；它在 ${carriers} 连接上`,
    noHeartbeats: '只有房间连接的心跳可以不回：请写 "socket": "room"，或者不写',
    namelessHandshake: 'im 连接握手时还不知道是谁，这个故障碰不到任何人：请去掉 as',
    idleIds: 'own_ids 只对 chatMessage 和 roomChat 的 body 起作用',
  },
  en: {
    misfit: misfitIn('en'),
    empty: 'the file is empty',
    tooDeep: 'nested too deeply',
    notJson: (what) => `not JSON: ${JSON_MISTAKES.en[what] ?? what}`,
    unquoted: (word) => `not JSON: an unknown word, ${word}; names and texts stand in double quotes`,
    notAnObject: 'a scenario is an object',
    doubledKey: 'stands here twice, and the last one would count',
    notSteps: 'a list of steps is needed',
    noSteps: 'no step: it would check nothing',
    cutOff: 'not JSON: the file ends here, with a bracket or quote still open; it may be cut off',
    trailingComma: 'not JSON: a comma stands behind the last item',
    otherBracket: (wanted, written) => `not JSON: a ${wanted} is needed here, not ${written}`,
    samePhone: (other) => `"${other}" has this account already; each actor needs one of its own`,
    noVerb: (verbs) => `a step has one of ${verbs}`,
    otherVerb: (verb, other) => `the step is a ${verb} and cannot be a ${other} as well; make two steps of it`,
    namedByType: (verb, isThere) =>
      `"type" types into a page; ${isThere ? `the step has "${verb}" already, leave "type" out` : `write "${verb}": … instead`}`,
    otherSign: (wanted, written) => `not JSON: a ${wanted} is needed here, not ${written}`,
    noField: (field, known) =>
      `no such field; ${isItIn('en', nearField(field, known))}there is ${known.join(', ') || 'no field'}`,
    notKeptFrom: (path, meant, problem) =>
      `"${path}": ${meant === null ? problem : `no such field in the reply; did you mean "${meant}"?`}`,
    notJsonText: 'not JSON: it would not be sent',
    changed: (sent, known) =>
      `would ${sent === '' ? 'not be sent' : `be sent as ${sent}`}${known.length > 0 ? `; there is ${known.join(', ')}` : ''}`,
    bodyOrRaw: 'one of body and raw',
    wantsList: 'a list stands here',
    wantsObject: 'an object stands here',
    wantsIndex: (key) => `a list has numbers, as 0, and no "${key}"`,
    matchesTexts:
      '$contains, $matches, $at_least and $at_most are about texts and numbers; name the fields inside instead',
    matchesLists: '$some is about lists',
    matchesOneKind: '$some is about lists, and stands with no other matcher',
    noCode: (call, code, known) =>
      `${call} never answers ${code}; it refuses with ${known || 'general codes only'}. For the code of a fault write "faulty": true`,
    needsCode: 'it does not say which code the fault answers: give code',
    noData: 'a refusal has no data',
    noActor: (name, known) => `no actor "${name}"; there is ${known || 'none'}`,
    noPage: (name) => `"${name}" has no page; give the actor a "page"`,
    notKept: (name) => `nothing kept "${name}" before this step`,
    unknownName: (kind, name, near) =>
      `no ${KINDS.en[kind]} is named "${name}"${near === '' ? '' : `; did you mean "${near}"?`}`,
    oneWorld: 'a scenario has one world; "world" says how it begins',
    notOfTexts: 'belongs to a single text, not to a list',
    onePlace: 'exactly one of user, hall, channel and room',
    roomPlace: 'a room event goes to a room or a user',
    hallPlace: 'a hall event goes to a hall, a channel or a user',
    noFaultAlone: '"none" ends all faults',
    unknownFault: (name, known, near) => `no fault is named "${name}"; ${isItIn('en', near)}there is ${known}`,
    noFaultField: (kind, known) => `a fault "${kind}" has no such field; there is ${known}`,
    notInbound: (kinds) => `only ${kinds} go with "direction": "in"`,
    notSent: (known) => `an event of the platform; with "direction": "in" a fault meets what clients send: ${known}`,
    sentByClients: 'sent by clients; add "direction": "in"',
    needsDelay: 'it does not say how late: give delay_ms or jitter_ms',
    needsLate: 'it does not say how late: give delay_ms',
    needsAfter: 'it does not say how long after the opening: give after_ms, which may be 0',
    idleSeed: 'without rate or jitter_ms the seed decides nothing',
    otherSocket: (socket, carriers) => `never comes over a socket "${socket}"; it comes over ${carriers}`,
    noHeartbeats: 'only the heartbeats of room sockets can stay unanswered: write "socket": "room", or leave it out',
    namelessHandshake:
      'the handshake of an im socket does not tell whose it is, so this would meet nothing: leave "as" out',
    idleIds: 'only lines in the body of a chatMessage or roomChat get ids of their own',
  },
};
