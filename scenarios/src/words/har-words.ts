import { READ_TEXTS, type ReadTexts } from '../format/read-texts.ts';
import type { StepLanguage } from '../format/step-language.ts';
import { counted } from './counted.ts';

type Kind = 'user' | 'hall' | 'channel' | 'room';
const EN_KINDS: Readonly<Record<Kind, string>> = { user: 'user', hall: 'hall', channel: 'channel', room: 'room' };
const ZH_KINDS: Readonly<Record<Kind, string>> = { user: '用户', hall: '大厅', channel: '频道', room: '房间' };

const areThey = (fields: readonly string[], what: string) =>
  `${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'} ${what}`;

/** Where something stands in a capture, and why it is not in the scenario. */
const en = {
  /** Of a file that is no JSON, or is none of a capture. */
  mistakes: READ_TEXTS.en as ReadTexts,
  entry: (entry: number) => `entry ${entry}`,
  frameAt: (socket: string, number: number, entry: number) => `${socket}, frame ${number} (entry ${entry})`,
  socket: 'socket',
  socketOf: (kind: 'hall' | 'room', user: string | undefined, room: string | undefined) =>
    [`${kind} socket`, user && `of user ${user}`, room && `in room ${room}`].filter((part) => part).join(' '),
  calls: (count: number) => counted(count, 'call'),
  otherProtocol: (count: number, isBinary: boolean) =>
    `a socket of another protocol, with ${counted(count, isBinary ? 'binary frame' : 'frame')}`,
  noEventTells: (names: string) => `no event tells of them: ${names}`,
  moved: 'called by the page: room.join: moved to the beginning, because events of the room came before it',
  noRequest: (call: string) => `called by the page: ${call}: the capture does not have its request`,
  callRefused: (call: string, code: number) => `called by the page: ${call}: it was refused with ${code}`,
  secret: (call: string, field: string) => `called by the page: ${call}: it has a ${field}`,
  callLacks: (call: string, field: string, id: string) =>
    `called by the page: ${call}: the seed has no ${field} ${id}; --map ${id}=ID chooses one`,
  callAtNoTime: (call: string) => `called by the page: ${call}, at no time`,
  callMisfit: (call: string, problems: string) => `called by the page: ${call}: ${problems}`,
  sent: (name: string) => `sent by the page: ${name}`,
  sentUnknown: 'sent by the page: an unknown request',
  lineRefused: (name: string) => `sent by the page: ${name}, which was refused`,
  lineWithoutText: (name: string) => `sent by the page: ${name} without a text`,
  lineOfType: (name: string, type: string) =>
    `sent by the page: ${name} of type ${type}: an actor says plain lines only`,
  lineWithMentions: (name: string) => `sent by the page: ${name} with mentions: an actor says plain lines only`,
  lineLacks: (name: string, id: string) =>
    `sent by the page: ${name}: the seed has no place ${id}; --map ${id}=ID chooses one`,
  lineMisfit: (name: string, problems: string) => `sent by the page: ${name}: ${problems}`,
  ofBrowser: (type: string, data: string) => `"${type}" of the browser: ${data}`,
  noContract: (name: string) => `${name} is in no contract`,
  noContractForType: (type: string) => `type ${type} is in no contract`,
  noEnvelope: (fields: string) => `no envelope of the wire: ${fields}`,
  bodyNotJson: (name: string) => `${name}: the body is not JSON`,
  bodyMisfit: (name: string, fields: string) => `${name}: the body does not fit: ${fields}`,
  eventMisfit: (name: string, problems: string) => `${name}: ${problems}`,
  notAnObject: 'it is no object',
  missing: (fields: readonly string[]) => areThey(fields, 'missing'),
  ofAnotherKind: (fields: readonly string[]) => areThey(fields, 'of another kind'),
  noPacket: 'no packet of socket.io',
  packetEvent: (name: string) => `event "${name}" of socket.io`,
  notJson: 'not JSON',
  noHar: (where: string, message: string) => `no HAR file: ${where === '' ? '' : `${where}: `}${message}`,
  nothingOfIt: 'it has no WebSocket frames and no calls: save the capture with the page open',
  standsFor: (kind: Kind, from: string, to: string) => `${EN_KINDS[kind]} ${from} of the capture is ${to}`,
  clash: (kind: Kind, { id, name }: { id: string; name: string | undefined }, meant: { kind: Kind; name: string }) =>
    `warning: ${EN_KINDS[kind]} ${id}${name === undefined ? '' : `, "${name}",`} of the capture stays ${id}, which is the ${EN_KINDS[meant.kind]} "${meant.name}" of the seed; --map ${id}=ID chooses another`,
  leftOut: (place: string, reason: string) => `not in the scenario: ${place}: ${reason}`,
  counts: ({ events, lines, calls }: { events: number; lines: number; calls: number }) =>
    `${counted(events, 'event')}, ${counted(lines, 'line')}, ${counted(calls, 'call')}`,
  notInIt: (count: number) => `${counted(count, 'item', 'be')} not in it`,
  nothingForIt: 'it has no event, line or call for a scenario',
  noFile: 'no file is written',
  otherContent: (file: string) =>
    `${file}: is there already, with other content; --out names another file, and --replace overwrites this one`,
};

export type HarWords = typeof en;

const zh: HarWords = {
  mistakes: READ_TEXTS.zh,
  entry: (entry) => `第 ${entry} 条记录`,
  frameAt: (socket, number, entry) => `${socket}第 ${number} 帧（第 ${entry} 条记录）`,
  socket: '连接',
  socketOf: (kind, user, room) =>
    `${user ? `用户 ${user} 的` : ''}${ZH_KINDS[kind]}连接${room ? `（房间 ${room}）` : ''}`,
  calls: (count) => `${count} 次接口调用`,
  otherProtocol: (count, isBinary) => `别的协议的连接，有 ${count} 个${isBinary ? '二进制' : ''}帧`,
  noEventTells: (names) => `没有事件会说到它们：${names}`,
  moved: '页面调用的 room.join：移到了开头，因为房间的事件比它先到',
  noRequest: (call) => `页面调用的 ${call}：抓包里没有它的请求`,
  callRefused: (call, code) => `页面调用的 ${call}：被拒绝，返回 ${code}`,
  secret: (call, field) => `页面调用的 ${call}：里面有 ${field}`,
  callLacks: (call, field, id) => `页面调用的 ${call}：初始内容里没有 ${field} ${id}；用 --map ${id}=编号 换一个`,
  callAtNoTime: (call) => `页面调用的 ${call}：没有时间`,
  callMisfit: (call, problems) => `页面调用的 ${call}：${problems}`,
  sent: (name) => `页面发出的 ${name}`,
  sentUnknown: '页面发出的未知请求',
  lineRefused: (name) => `页面发出的 ${name}：被拒绝了`,
  lineWithoutText: (name) => `页面发出的 ${name}：没有文字`,
  lineOfType: (name, type) => `页面发出的 ${name}，类型 ${type}：角色只说普通文字`,
  lineWithMentions: (name) => `页面发出的 ${name}，提到了人：角色只说普通文字`,
  lineLacks: (name, id) => `页面发出的 ${name}：初始内容里没有 ${id}；用 --map ${id}=编号 换一个`,
  lineMisfit: (name, problems) => `页面发出的 ${name}：${problems}`,
  ofBrowser: (type, data) => `浏览器记下的“${type}”：${data}`,
  noContract: (name) => `契约里没有 ${name}`,
  noContractForType: (type) => `契约里没有类型 ${type}`,
  noEnvelope: (fields) => `不是消息的外层格式：${fields}`,
  bodyNotJson: (name) => `${name}：内容不是 JSON`,
  bodyMisfit: (name, fields) => `${name}：内容不符合契约：${fields}`,
  eventMisfit: (name, problems) => `${name}：${problems}`,
  notAnObject: '不是对象',
  missing: (fields) => `缺少 ${fields.join('、')}`,
  ofAnotherKind: (fields) => `${fields.join('、')} 的类型不对`,
  noPacket: '不是 socket.io 的数据包',
  packetEvent: (name) => `socket.io 的事件“${name}”`,
  notJson: '不是 JSON',
  noHar: (where, message) => `不是 HAR 文件：${where === '' ? '' : `${where}：`}${message}`,
  nothingOfIt: '没有 WebSocket 帧，也没有接口调用：请在页面打开时保存抓包',
  standsFor: (kind, from, to) => `抓包里的${ZH_KINDS[kind]} ${from} 换成了 ${to}`,
  clash: (kind, { id, name }, meant) =>
    `提醒：抓包里的${ZH_KINDS[kind]} ${id}${name === undefined ? '' : `「${name}」`}编号不变，而初始内容里它是${ZH_KINDS[meant.kind]}「${meant.name}」；用 --map ${id}=编号 换一个`,
  leftOut: (place, reason) => `不在剧本里：${place}：${reason}`,
  counts: ({ events, lines, calls }) => `${events} 个事件、${lines} 句话、${calls} 次接口调用`,
  notInIt: (count) => `${count} 项不在其中`,
  nothingForIt: '没有可以变成剧本的事件、话或接口调用',
  noFile: '没有写文件',
  otherContent: (file) => `${file}：已经有这个文件，内容不同；用 --out 写到别处，或用 --replace 覆盖它`,
};

export const HAR_WORDS: Readonly<Record<StepLanguage, HarWords>> = { en, zh };
