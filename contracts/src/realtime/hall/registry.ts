import type { BodyOf, RealtimeEvent } from '../../kernel/define-event.ts';
import * as events from './events.ts';
import * as management from './management-events.ts';
import * as requests from './requests.ts';

/** Every event of the hall socket from platform to client, by name. */
export const HALL_EVENTS = {
  chatMessage: events.chatMessageEvent,
  chatAcknowledged: events.chatAckEvent,
  presenceChanged: events.presenceEvent,
  micListChanged: events.micListEvent,
  memberBanned: events.bannedEvent,
  systemMessage: events.systemMessageEvent,
  messagesCleared: events.messagesClearedEvent,
  voiceMembershipChanged: events.voiceMembershipEvent,
  unreadSynced: events.unreadSyncedEvent,
  channelUnread: events.channelUnreadEvent,
  sendForbidden: events.sendForbiddenEvent,
  hallDissolved: management.hallDissolvedEvent,
  hallEdited: management.hallEditedEvent,
  noticeChanged: management.noticeChangedEvent,
  teamUpdated: management.teamUpdatedEvent,
  membershipChanged: management.membershipEvent,
  voicePasswordChanged: management.voicePasswordEvent,
  loggedInElsewhere: events.loggedInElsewhereEvent,
  errorReported: events.errorEvent,
} as const satisfies Record<string, RealtimeEvent>;

/** Every request of the hall socket from client to platform, by name. */
export const HALL_REQUESTS = {
  sendChat: requests.sendChat,
  requestUnread: requests.requestUnread,
  requestChannelUnread: requests.requestChannelUnread,
  readReceipt: requests.readReceipt,
} as const satisfies Record<string, RealtimeEvent>;

export type HallEvents = typeof HALL_EVENTS;
export type HallEventName = keyof HallEvents;
export type HallEventBody<Name extends HallEventName> = BodyOf<HallEvents[Name]>;

export type HallRequests = typeof HALL_REQUESTS;
export type HallRequestName = keyof HallRequests;
export type HallRequestBody<Name extends HallRequestName> = BodyOf<HallRequests[Name]>;
