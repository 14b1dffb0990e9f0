import { CONTROL, type ControlName } from '@miczero/contracts/control';
import type { StepLanguage } from '../format/step-language.ts';
import { firstSentence } from './call-words.ts';

/** Each control call in Chinese; in English the contract's summary is used. */
const CHINESE: Readonly<Record<ControlName, string>> = {
  'worlds.list': '列出世界',
  'worlds.create': '新建世界',
  'worlds.reset': '重置世界',
  'worlds.delete': '删除世界',
  'worlds.digest': '取状态指纹',
  'worlds.bots': '开关机器人',
  'worlds.export': '导出录像',
  'worlds.import': '导入录像',
  'worlds.branch': '从录像打开新世界',
  'worlds.history': '查看命令',
  'worlds.people': '查看人、大厅、房间',
  'worlds.seed': '查看种子里的人、大厅、房间',
  'clock.advance': '拨快世界时间',
  'events.emit': '发出大厅事件',
  'room-events.emit': '发出房间事件',
  'connections.list': '列出连接',
  'connections.close': '断开连接',
  'acks.set': '扣留或放行确认',
  'network.set': '断网或恢复网络',
  'members.set': '修改大厅成员',
  'accounts.set': '封禁或解封账号',
  'ops.set': '发布运营内容',
  'skills.set': '设置用户的游戏',
  'client_logs.read': '读取客户端日志',
  'captchas.read': '读取图形验证码',
  'messages.clear': '清空频道消息',
  'journal.read': '读取线上记录',
  'journal.receivers': '查找收到消息的人',
  'journal.reach': '读取覆盖情况',
  'faults.set': '设置消息故障',
  'faults.read': '读取消息故障',
  'connection_faults.set': '设置连接故障',
  'connection_faults.read': '读取连接故障',
  'call_faults.set': '设置接口故障',
  'call_faults.read': '读取接口故障',
  'calls.stall': '卡住接口的回复',
  'calls.read': '读取卡住的接口',
  'rooms.forbid': '封禁或解封房间',
  'money.give': '发放金币',
  'cashier.set': '设置收银台的结果',
  'cashier.callback': '收银台回调',
  'bag.give': '放礼物进背包',
  'codes.issue': '签发登录码',
  'people.set': '修改用户',
  'support.read': '读取反馈与举报',
  'sms.read': '读取短信',
};

/** Calls that do one of several things, by the value of a field. */
const DEEDS: Readonly<
  Record<string, { readonly field: string } & Record<StepLanguage, Readonly<Record<string, string>>>>
> = {
  'network.set': {
    field: 'blocked',
    zh: { true: '断网', false: '恢复网络' },
    en: { true: 'Cut off from the network', false: 'Give the network back' },
  },
  'acks.set': {
    field: 'action',
    zh: { hold: '扣留确认', release: '放行确认', drop: '丢弃确认' },
    en: {
      hold: 'Hold acknowledgements back',
      release: 'Release acknowledgements',
      drop: 'Drop the acknowledgements that were held back',
    },
  },
  'accounts.set': {
    field: 'banned',
    zh: { true: '封禁账号', false: '解封账号' },
    en: { true: 'Ban an account', false: 'Lift the ban of an account' },
  },
  'worlds.bots': {
    field: 'on',
    zh: { true: '打开机器人', false: '关闭机器人' },
    en: { true: 'Switch the bots on', false: 'Switch the bots off' },
  },
  'rooms.forbid': {
    field: 'forbidden',
    zh: { true: '封禁房间', false: '解封房间' },
    en: { true: 'Close a room', false: 'Open a closed room' },
  },
};

/** What a control call does. `fields` are those of its request, where it is known. */
export function controlInWords(
  name: string,
  language: StepLanguage,
  fields: Readonly<Record<string, unknown>> = {},
): string {
  if (!Object.hasOwn(CONTROL, name)) return name;
  const deed = DEEDS[name];
  const meant = deed?.[language][String(fields[deed.field])];
  if (meant !== undefined) return meant;
  const known = name as ControlName; // just looked up
  return language === 'zh' ? CHINESE[known] : firstSentence(CONTROL[known].summary);
}
