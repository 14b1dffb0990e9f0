export * from './client-config.ts';
export { ACCOUNT_CALLS } from './endpoints/account.ts';
export { CHANNEL_CALLS } from './endpoints/channel.ts';
export { FILE_CALLS } from './endpoints/file.ts';
export { HALL_CALLS } from './endpoints/hall.ts';
export { ENDPOINTS, type Endpoints } from './endpoints/index.ts';
export { LOGIN_CALLS } from './endpoints/login.ts';
export { PROFILE_CALLS } from './endpoints/profile.ts';
export { REAL_NAME_CALLS } from './endpoints/real-name.ts';
export { SOCIAL_CALLS } from './endpoints/social.ts';
export { SUPPORT_CALLS } from './endpoints/support.ts';
export { USER_CALLS } from './endpoints/user.ts';
export * from './entities/chat.ts';
export * from './entities/hall.ts';
export * from './entities/login.ts';
export * from './entities/people.ts';
export * from './entities/profile.ts';
export * from './entities/user.ts';
export {
  ERRORS,
  errorByCode,
  isSessionCode,
  type Presentation,
  type RefusalName,
  SESSION_INVALID_MESSAGE,
} from './errors.ts';
export * from './kernel/authorization.ts';
export {
  type Addressing,
  createCodec,
  type Decoded,
  type DecodeFailure,
  type DecodeResult,
  describeIssues,
} from './kernel/codec-table.ts';
export {
  type ChannelId,
  type ClientMid,
  channelId,
  clientMid,
  compareMsgIds,
  type HallId,
  hallId,
  jsonString,
  type MsgId,
  msgId,
  type UserNo,
  userNo,
} from './kernel/codecs.ts';
export type { DataOf, Encoding, Endpoint, Host, RequestOf } from './kernel/define-endpoint.ts';
export type { Audience, BodyOf, RealtimeEvent } from './kernel/define-event.ts';
export { type Envelope, envelope, type WireEnvelope } from './kernel/envelope.ts';
export { type NormalisedReply, normaliseReply, type ShowType } from './kernel/response.ts';
export * from './limits.ts';
export { type EndpointName, PATHS } from './paths/index.ts';
export type { Method } from './paths/path-entry.ts';
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
