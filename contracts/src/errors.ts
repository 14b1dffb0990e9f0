/**
 * The error catalogue (spec section 8) as data. Codes that the specification names carry their rule. The others are the
 * mock platform's own and are marked `ours`: the specification says that codes exist without listing them.
 */
import { CODES } from './codes.ts';

interface ErrorEntry {
  readonly code: number;
  /** The platform's message for this code. */
  readonly message: string;
  readonly rules: readonly string[];
  readonly ours?: true;
}

export const SESSION_INVALID_MESSAGE = '用户信息已失效，请重新登录';

const session = <const Code extends number>(code: Code) => ({
  code,
  message: SESSION_INVALID_MESSAGE,
  rules: ['error.10001-10010', 'session.invalid-code.message'],
});

const ours = <const Code extends number>(code: Code, message: string) => ({
  code,
  message,
  rules: [],
  ours: true as const,
});

export const ERRORS = {
  // Session: any of these signs the user out.
  /** The request has no authorization header. */
  sessionMissing: session(10001),
  /** The platform knows no session of this id. */
  sessionUnknown: session(10002),
  /** The session is older than SESSION_LIFETIME_S. */
  sessionExpired: session(10003),
  /** The session was ended by a sign-out, here or everywhere, or by a new password. */
  sessionSignedOut: session(10004),
  /** The signature does not match the session's key and the request. */
  signatureInvalid: session(10005),
  /** The same device signed in again, or the user exceeds the number of sessions. */
  sessionTakenOver: session(10006),
  /** The account was banned. */
  accountBanned: session(CODES.accountBanned),
  /** The account of the session no longer exists. */
  accountUnknown: session(10008),
  /** The access token is not that of the session (account.chktoken). */
  tokenInvalid: session(10009),
  /** The client header names another device than the one that started the session. */
  deviceUnknown: session(10010),

  // Named by the specification.
  channelBanned: { code: CODES.channelBanned, message: '你已被禁止进入该频道', rules: ['error.50'] },
  hallProblem: { code: CODES.hallProblem, message: '大厅不存在或已被解散', rules: ['error.51'] },
  realNameNeeded: { code: CODES.realNameNeeded, message: '请先完成实名认证', rules: ['error.12010'] },
  sendBlocked: { code: CODES.sendBlocked, message: '消息包含违规内容，发送失败', rules: ['error.110'] },

  roomLocked: { code: CODES.roomLocked, message: '房间已上锁，请输入正确的密码', rules: ['error.12006'] },
  roomBanned: { code: CODES.roomBanned, message: '你已被禁止进入该房间', rules: ['error.12011'] },

  // The request itself. None of these ends the session.
  requestInvalid: ours(40000, '请求参数有误'),
  signatureSkewed: ours(40001, '设备时间与服务器相差过大，请校准后重试'),
  signatureReplayed: ours(40002, '请求已被处理，请勿重复提交'),
  requestTooLarge: ours(40003, '请求内容过大'),
  controlForbidden: ours(40300, '控制接口仅限本机，或需要令牌'),
  endpointUnknown: ours(40400, '接口不存在'),
  methodUnknown: ours(40500, '请求方法不受支持'),
  upgradeNeeded: ours(42600, '此地址仅供 WebSocket 连接'),
  worldUnknown: ours(40401, '世界不存在'),
  tooManyRequests: ours(CODES.tooManyRequests, '操作过于频繁，请稍后再试'),
  platformBroken: ours(50000, '服务器开小差了，请稍后再试'),
  platformStopping: ours(50300, '服务器正在重启，请稍后再试'),

  // Accounts.
  credentialsWrong: ours(20001, '账号或密码错误'),
  phoneTaken: ours(CODES.phoneTaken, '该手机号已注册'),
  smsCodeWrong: ours(20003, '验证码错误或已过期'),
  phoneUnknown: ours(CODES.phoneUnknown, '该手机号还没有注册，请先注册'),
  smsTooSoon: ours(20004, '验证码发送过于频繁，请稍后再试'),
  captchaWrong: ours(CODES.captchaWrong, '图形验证码错误'),
  nickInvalid: ours(20006, '昵称要有看得见的字符，不能含隐形字符、控制字符或违规词'),

  loginCodeWrong: ours(20008, '登录凭证无效或已过期'),
  phoneNeeded: ours(20009, '请先绑定手机号'),
  smsTooMany: ours(20010, '今日验证码次数已用完，请明天再试'),
  chatAccountTaken: ours(20011, '该聊天账号已绑定其他用户'),

  textBlocked: ours(20012, '内容包含违规信息，请修改后重试'),
  imageBlocked: ours(20013, '图片包含违规信息，请更换后重试'),
  realNameInvalid: ours(20014, '姓名或身份证号码有误'),
  realNamePending: ours(20015, '实名信息正在审核中'),
  realNameDone: ours(20016, '你已完成实名认证'),
  reportTargetUnknown: ours(20017, '举报对象不存在'),
  deviceNotInUse: ours(CODES.deviceNotInUse, '你的账号正在其他设备上使用'),

  // Relations.
  relationSelf: ours(21001, '不能对自己进行该操作'),
  relationRefused: ours(21002, '对方已将你拉黑'),
  relationBlocked: ours(21003, '请先将对方移出黑名单'),
  relationsFull: ours(21004, '数量已达上限'),

  // Conversations and groups.
  groupUnknown: ours(22001, '群不存在或已解散'),
  groupNotJoined: {
    code: CODES.groupNotJoined,
    message: '你已不在此群',
    rules: ['error.message.group-not-joined'],
    ours: true,
  },
  groupPermissionNeeded: ours(22003, '你没有权限进行该操作'),
  groupFull: ours(22004, '群成员已满'),
  messageUnknown: ours(22005, '消息不存在'),
  recallTooLate: ours(22006, '超过两分钟的消息不能撤回'),

  // Halls and channels.
  hallMembershipNeeded: ours(CODES.hallMembershipNeeded, '你还不是该大厅的成员'),
  channelUnknown: ours(30002, '频道不存在'),
  channelPasswordWrong: ours(30003, '频道密码错误'),
  channelFull: ours(30004, '频道麦位已满'),
  userUnknown: ours(CODES.userUnknown, '用户不存在'),
  permissionNeeded: ours(30006, '你没有权限进行此操作'),
  personProtected: ours(30007, '不能对大厅主人或管理员进行此操作'),
  ownerStays: ours(30008, '大厅主人不能退出大厅，如不再需要请解散大厅'),
  nameInvalid: ours(30009, '名称要有看得见的字符，不能含隐形字符、控制字符或违规词'),
  hallsFull: ours(30010, '你创建的大厅已达上限'),
  channelsFull: ours(30021, '频道数量已达上限'),
  welcomeChannelNeeded: ours(30022, '大厅需要一个不设密码的文字频道作为欢迎频道'),
  noticesFull: ours(30023, '公告数量已达上限'),
  noticeUnknown: ours(30024, '公告不存在或已删除'),
  voiceNeeded: ours(CODES.voiceNeeded, '请先进入该语音频道'),
  inviteRunning: ours(30026, '该频道已有进行中的组队邀请'),
  inviteUnknown: ours(30027, '组队邀请已结束'),
  gamingOpen: ours(30028, '你已发布过组队信息'),
  gamingUnknown: ours(30029, '组队信息已关闭'),
  micMuted: ours(CODES.micMuted, '你已被禁麦'),
  audioFull: ours(CODES.audioFull, '语音人数已满，请稍后再试'),

  // Orders of coins.
  optionUnknown: ours(33001, '充值选项不存在'),
  paymentUnknown: ours(33002, '支付方式不可用'),
  orderUnknown: ours(CODES.orderUnknown, '订单不存在'),
  orderClosed: ours(CODES.orderClosed, '订单已关闭，请重新下单'),
  orderPaid: ours(33005, '订单已支付'),
  ordersOpen: ours(33006, '你有未完成的订单，请先处理'),
  firstChargeNeeded: ours(33007, '完成首次充值后才能领取'),
  packageTaken: ours(CODES.packageTaken, '礼包已领取'),

  // Chat.
  messageTooLong: ours(30011, '消息过长'),
  messageEmpty: ours(30012, '消息不能为空'),
  sendTooFast: ours(CODES.sendTooFast, '发送过快，请稍后再试'),
  textMuted: ours(30014, '你已被禁言'),
  fileTooLarge: ours(30015, '文件过大'),
  fileTypeUnsupported: ours(30016, '不支持的文件类型'),
  filesFull: ours(30017, '存储空间已满'),
  fileUnknown: ours(30018, '文件不存在'),
  clipTooLong: ours(30032, '语音或视频时长超出限制'),

  // Voice rooms.
  roomUnknown: ours(CODES.roomUnknown, '房间不存在'),
  roomMembershipNeeded: ours(CODES.roomMembershipNeeded, '请先进入房间'),
  roomPermissionNeeded: ours(31003, '你没有权限进行该操作'),
  roomAlreadyOwned: ours(31004, '你已经有一个房间了'),
  roomNameInvalid: ours(31005, '房间名称要有看得见的字符，不能含隐形字符或控制字符'),
  roomForbidden: ours(CODES.roomForbidden, '房间已被封禁'),
  roomTextBlocked: ours(31007, '内容包含违规信息，请修改后重试'),
  roomChatMuted: ours(31008, '你已被禁言'),
  roomNoneFits: ours(31009, '暂时没有合适的房间'),
  roomFavouritesFull: ours(31010, '收藏的房间已达上限'),
  seatUnknown: ours(31021, '麦位不存在'),
  seatTaken: ours(31022, '该麦位已有人'),
  seatForbidden: ours(CODES.seatForbidden, '该麦位已被封禁'),
  seatEmpty: ours(CODES.seatEmpty, '你不在麦位上'),
  seatApplicationNeeded: ours(31025, '请先申请上麦'),
  seatApplicationUnknown: ours(31026, '该申请已失效'),
  seatHeld: ours(31027, '你已在麦位上'),

  // Gifts and money.
  balanceTooLow: ours(CODES.balanceTooLow, '余额不足，请先充值'),
  giftUnknown: ours(32002, '礼物不存在'),
  giftReceiverUnknown: ours(32003, '收礼人不在房间内'),
  bagTooLow: ours(32004, '背包礼物不足'),
} as const satisfies Record<string, ErrorEntry>;

export type RefusalName = keyof typeof ERRORS;

const BY_CODE = new Map<number, { readonly name: RefusalName } & ErrorEntry>(
  Object.entries(ERRORS).map(([name, entry]) => [entry.code, { name: name as RefusalName, ...(entry as ErrorEntry) }]),
);

/** The entry of a code, or undefined for an unassigned code. */
export function errorByCode(code: number) {
  return BY_CODE.get(code);
}
