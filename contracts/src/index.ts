export * from './client-config.ts';
export { CODES, isSessionCode, isWarning } from './codes.ts';
export { ACCOUNT_CALLS } from './endpoints/account.ts';
export { ACTIVITY_CONFIG } from './endpoints/activity-config.ts';
export { CHANNEL_CALLS, JOIN_CHECK } from './endpoints/channel.ts';
export { CHANNEL_MANAGEMENT_CALLS } from './endpoints/channel-management.ts';
export type { DataOf, Encoding, Endpoint, Host, RequestOf } from './endpoints/define-endpoint.ts';
export { FILE_CALLS } from './endpoints/file.ts';
export { GAME_CALLS } from './endpoints/game.ts';
export { GAMING_CALLS } from './endpoints/gaming.ts';
export { GIFT_CALLS } from './endpoints/gift.ts';
export { GROUP_CALLS } from './endpoints/group.ts';
export { HALL_CALLS } from './endpoints/hall.ts';
export { HALL_MANAGEMENT_CALLS } from './endpoints/hall-management.ts';
export { HOME_OPS_CALLS } from './endpoints/home-ops.ts';
export { HOME_PLAYERS } from './endpoints/home-players.ts';
export { IM_CALLS } from './endpoints/im.ts';
export { ENDPOINTS, type Endpoints } from './endpoints/index.ts';
export { INVITE_CALLS } from './endpoints/invite.ts';
export { LOGIN_CALLS } from './endpoints/login.ts';
export { LOGIN_LOG } from './endpoints/login-log.ts';
export { NOTICE_CALLS } from './endpoints/notice.ts';
export { OPS_CALLS } from './endpoints/ops.ts';
export { PAYMENT_CALLS } from './endpoints/payment.ts';
export { PERSON_CALLS } from './endpoints/person.ts';
export { PROFILE_CALLS } from './endpoints/profile.ts';
export { RANKING_CALLS } from './endpoints/ranking.ts';
export { REAL_NAME_CALLS } from './endpoints/real-name.ts';
export { RECHARGE_CALLS } from './endpoints/recharge.ts';
export { ROOM_CALLS } from './endpoints/room.ts';
export { SEAT_CALLS } from './endpoints/seat.ts';
export { SEAT_ACTION, SEAT_STAFF_CALLS } from './endpoints/seat-staff.ts';
export { SOCIAL_CALLS } from './endpoints/social.ts';
export { STAFF_CALLS } from './endpoints/staff.ts';
export { SUPPORT_CALLS } from './endpoints/support.ts';
export { TOURIST_CALLS } from './endpoints/tourist.ts';
export { USER_CALLS } from './endpoints/user.ts';
export { VISIT_CALLS } from './endpoints/visit.ts';
export { VOICE_CALLS } from './endpoints/voice.ts';
export { WALLET_CALLS } from './endpoints/wallet.ts';
export * from './entities/card.ts';
export * from './entities/chat.ts';
export * from './entities/group.ts';
export * from './entities/hall.ts';
export * from './entities/im.ts';
export * from './entities/im-gift.ts';
export * from './entities/login.ts';
export * from './entities/notice.ts';
export * from './entities/ops.ts';
export * from './entities/people.ts';
export * from './entities/profile.ts';
export * from './entities/room.ts';
export * from './entities/team.ts';
export * from './entities/user.ts';
export * from './entities/voice-settings.ts';
export * from './entities/wallet.ts';
export { ERRORS, errorByCode, type RefusalName, SESSION_INVALID_MESSAGE } from './errors.ts';
export * from './kernel/authorization.ts';
export { charactersOf, countChars } from './kernel/char-count.ts';
export {
  type Addressing,
  createCodec,
  type Decoded,
  type DecodeFailure,
  type DecodeResult,
} from './kernel/codec-table.ts';
export {
  type ChannelId,
  type ClientMid,
  channelId,
  clientMid,
  compareMsgIds,
  type GiftId,
  giftId,
  type HallId,
  hallId,
  jsonString,
  type MicGroupId,
  type MsgId,
  msgId,
  type RoomId,
  roomId,
  type UserNo,
  userNo,
} from './kernel/codecs.ts';
export type { Audience, BodyOf, RealtimeEvent } from './kernel/define-event.ts';
export { encoderOf } from './kernel/encoder.ts';
export { type Envelope, envelope, type WireEnvelope } from './kernel/envelope.ts';
export { firstChars, hasAtMost } from './kernel/first-chars.ts';
export { hasInk } from './kernel/ink.ts';
export { describeIssues } from './kernel/issue-words.ts';
export { type LossWords, lostValues } from './kernel/lost-values.ts';
export { type NormalisedReply, normaliseReply, type ShowType } from './kernel/response.ts';
export type { FieldPath, FieldProblem } from './kernel/shape-problems.ts';
export { strangeFields } from './kernel/strange-fields.ts';
export { type WireShape, wireShapeOf } from './kernel/wire-shape.ts';
export { endOf, literalsOf } from './kernel/written-values.ts';
export * from './limits.ts';
export { type EndpointName, PATHS } from './paths/index.ts';
export type { Method } from './paths/path-entry.ts';
export { STATIC_PAGE_PATHS } from './paths/static-pages.ts';
export * from './permissions/index.ts';
export { createDeduper } from './realtime/deduper.ts';
export type { EventName } from './realtime/event-name.ts';
export { hallEventCodec, hallRequestCodec } from './realtime/hall/codec.ts';
export {
  HALL_EVENTS,
  HALL_REQUESTS,
  type HallEventBody,
  type HallEventName,
  type HallEvents,
  type HallRequestBody,
  type HallRequestName,
  type HallRequests,
} from './realtime/hall/registry.ts';
export { ROOM_ACK_CODES, type RoomAckCodes, roomAckCodeOf } from './realtime/room/ack.ts';
export { ROOM_SOCKET_CLOSE } from './realtime/room/close.ts';
export { roomEventCodec, roomRequestCodec } from './realtime/room/codec.ts';
export {
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  ROOM_REQUESTS,
  type RoomEventBody,
  type RoomEventName,
  type RoomEvents,
  type RoomRequestBody,
  type RoomRequestName,
  type RoomRequests,
} from './realtime/room/registry.ts';
export {
  type AnyRtcFrame,
  RTC_FRAMES,
  type RtcFrame,
  type RtcFrameName,
  type RtcFrameOf,
  type RtcFrames,
  rtcFrame,
} from './realtime/rtc/frames.ts';
export { variantOf } from './realtime/variants.ts';
export { type GeneralRefusal, isGeneralRefusal, mayRefuse, statusOfRefusal } from './refusal-status.ts';
