import type { Language } from '../words/words.ts';
import type { FieldChoice } from './form-fields.ts';

/** The fields of events in Chinese, by their names on the wire. English readers know them by these. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  addTime: '添加时间',
  apply_count: '上麦申请数',
  apply_id: '角色变动的用户',
  apply_time: '申请时间',
  author: '发送者',
  avatar: '头像',
  background_web: '背景图',
  banned: '是否封禁',
  body: '内容',
  by: '操作者',
  c_mid: '客户端消息编号',
  channel_id: '频道编号',
  chatType: '聊天类型',
  clout: '听众数',
  code: '错误码',
  combo: '连击数',
  content: '内容',
  create_time: '创建时间',
  ctx: '附加含义',
  effect: '进场效果',
  effects: '要播放的动画',
  enter_room: '进场文字',
  expired: '过期时间',
  extra: '附加内容',
  follow_along: '跟随的人',
  forbidden: '是否禁言',
  frame: '头像框',
  from: '送出者',
  gaming_id: '开黑编号',
  gift: '礼物',
  gift_effect: '礼物动画',
  gift_id: '礼物编号',
  gift_name: '礼物名',
  gift_num: '礼物数量',
  group_id: '房间编号',
  hall_id: '大厅编号',
  hall_name: '大厅名',
  header: '头像',
  heart: '心动值',
  heart_on: '是否显示心动值',
  id: '编号',
  image: '图片',
  inv_id: '组队邀请编号',
  is_bag: '是否来自背包',
  last_msg_id: '最新消息编号',
  list: '列表',
  listType: '动画列表',
  member: '麦上的人',
  mic_number: '麦位',
  mic_op: '上麦或下麦',
  mic_state: '麦克风是否打开',
  mic_status: '麦位状态',
  mic_uid: '麦上的用户',
  mid: '消息编号',
  msg: '提示文字',
  msg_id: '消息编号',
  msg_type: '消息类型',
  name: '名称',
  nameplate: '铭牌',
  nick: '昵称',
  notice: '公告内容',
  pass: '是否有密码',
  platform: '设备',
  retry: '能否重试',
  role: '角色',
  s_room_notice: '房间公告',
  send_time: '发送时间',
  state: '状态',
  status: '状态',
  time: '时间',
  title: '标题',
  to: '接收者',
  type: '类型',
  uid: '用户编号',
  unread: '未读数',
  until: '到什么时候',
  userid: '用户编号',
  vehicle: '座驾',
  volume: '音量',
  welcome_channel_id: '欢迎频道编号',
};

/** The values of choices in Chinese, by the contract's names for them or by themselves. */
export const CHOICE_WORDS: Readonly<Record<string, string>> = {
  admin: '管理员',
  gift: '礼物',
  greeting: '欢迎语',
  manage: '管理身份变动',
  manager: '管理员',
  member: '成员',
  notice: '公告',
  owner: '所有者',
  reception: '接待',
  room: '房间',
  text: '文字',
};

/** The values of fields whose numbers the contract does not name, with what they mean. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<Language, Readonly<Record<string, string>>>>>> = {
  msg_type: {
    zh: { 1: '文字', 2: '图片', 3: '语音', 4: '视频', 5: '组队' },
    en: { 1: 'text', 2: 'image', 3: 'voice', 4: 'video', 5: 'team' },
  },
};

/** A field by its name on the wire, and in Chinese also by its meaning. An item of a list has a number for a name. */
export function fieldInWords(name: string, language: Language): string {
  const words = language === 'zh' ? FIELD_WORDS[name] : undefined;
  return words === undefined ? name : `${name} · ${words}`;
}

/** A choice of a field by its value on the wire and what it means. */
export function choiceInWords({ value, name }: FieldChoice, language: Language, field = ''): string {
  const written = value === '' ? '""' : String(value);
  const named = language === 'zh' ? CHOICE_WORDS[name === '' ? written : name] : name;
  const words = VALUE_WORDS[field]?.[language][written] ?? named;
  return words === undefined || words === '' ? written : `${written} · ${words}`;
}
