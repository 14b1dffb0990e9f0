import type { HallEventName, RoomEventName } from '@miczero/contracts';

/** The name of an example in the languages of the console. */
export interface PresetName {
  readonly zh: string;
  readonly en: string;
}

const named = (zh: string, en: string): PresetName => ({ zh, en });

/** The names of an event's examples, in the order of the contract. Without an entry there is one example, which needs no name. */
export const PRESET_NAMES: { readonly [Name in HallEventName | RoomEventName]?: readonly PresetName[] } = {
  chatMessage: [named('文字', 'Text'), named('图片', 'Picture'), named('组队', 'Team invite')],
  errorReported: [named('发送过快 30013', 'Too fast 30013'), named('内容违规 110', 'Blocked 110')],
  hallDissolved: [named('解散', 'Dissolved'), named('带去欢迎频道', 'To a welcome channel')],
  hallEdited: [
    named('改频道', 'A channel'),
    named('改大厅', 'The hall'),
    named('频道没了', 'A channel gone'),
    named('改列表', 'The list'),
  ],
  membershipChanged: [
    named('退出 2', 'Left 2'),
    named('被移出 3', 'Kicked 3'),
    named('移出带原因 3', 'Kicked, with why 3'),
    named('加入 1', 'Joined 1'),
  ],
  micListChanged: [named('开麦', 'Mic on'), named('下麦', 'Off the list'), named('申请上麦', 'Asks to speak')],
  noticeChanged: [named('发布 1', 'Added 1'), named('删除 2', 'Deleted 2')],
  presenceChanged: [
    named('上线 1', 'Online 1'),
    named('离线 2', 'Offline 2'),
    named('被移出 3', 'Removed 3'),
    named('新成员', 'New member'),
  ],
  sendForbidden: [
    named('禁言一人', 'Mute one'),
    named('解除一人', 'Unmute one'),
    named('全员禁言', 'Mute all'),
    named('解除全员', 'Unmute all'),
  ],
  systemMessage: [
    named('提示', 'Line'),
    named('成为管理员', 'Manager'),
    named('不再管理员', 'No manager'),
    named('禁言', 'Muted'),
    named('解除禁言', 'Unmuted'),
    named('禁麦', 'Mic muted'),
    named('禁麦无提示', 'Mic muted, silent'),
    named('解除禁麦', 'Mic unmuted'),
  ],
  teamUpdated: [
    named('开始 0', 'Started 0'),
    named('变更 1', 'Changed 1'),
    named('结束 2', 'Ended 2'),
    named('名片发布 0', 'Card posted 0'),
    named('名片变更 1', 'Card changed 1'),
    named('名片结束 2', 'Card ended 2'),
  ],
  voicePasswordChanged: [named('设密码', 'Set'), named('去密码', 'Removed')],
  voiceMembershipChanged: [named('进入 1', 'Joined 1'), named('离开 2', 'Left 2'), named('换端 3', 'Other device 3')],
  giftSent: [named('送一人', 'To one'), named('背包送多人', 'From the bag, to more')],
  roomBackgroundChanged: [named('换背景', 'Changed'), named('默认背景', 'Default')],
  roomChat: [
    named('一条', 'One line'),
    named('两条', 'Two lines'),
    named('礼物', 'Gift line'),
    named('空列表', 'Empty list'),
  ],
  roomForbidden: [named('封禁', 'Closed'), named('解封', 'Reopened')],
  roomJoinedFollowing: [named('跟随好友', 'Following'), named('没有跟随', 'Following none')],
  roomKicked: [named('移出', 'Removed'), named('移出并禁入', 'Banned')],
  roomNoticeLine: [named('改公告', 'Notice'), named('上锁', 'Locked')],
  roomRoleGranted: [named('管理员 2', 'Manager 2'), named('接待 4', 'Receptionist 4')],
  roomSeatsChanged: [named('带人数', 'With counts'), named('只有麦位', 'Seats only')],
  seatDecorationsChanged: [named('装扮与心动值', 'Frames and hearts'), named('清空', 'None')],
};
