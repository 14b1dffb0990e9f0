import type { HallEventName } from '@miczero/contracts';
import type { channelEventHandlers } from '../features/channel/index.ts';
import type { chatEventHandlers } from '../features/chat/index.ts';
import type { hallsEventHandlers } from '../features/halls/index.ts';
import type { teamUpEventHandlers } from '../features/team-up/index.ts';

interface Handlers {
  readonly halls: typeof hallsEventHandlers;
  readonly channel: typeof channelEventHandlers;
  readonly chat: typeof chatEventHandlers;
  readonly teamUp: typeof teamUpEventHandlers;
  /** The link itself acts on it as it arrives, because the connection closes with it (hall-link.saga.ts). */
  readonly link: { readonly loggedInElsewhere: unknown };
}

/** Who has a handler for an event of this name. */
type ConsumerOf<Name extends HallEventName> = {
  [Consumer in keyof Handlers]: Name extends keyof Handlers[Consumer] ? Consumer : never;
}[keyof Handlers];

/** Who consumes each event of the hall. An event that nobody consumes, or a consumer that does not, does not compile. */
export const HALL_EVENT_CONSUMERS = {
  chatMessage: ['chat', 'halls'],
  chatAcknowledged: ['chat'],
  presenceChanged: ['chat', 'halls'],
  micListChanged: ['channel'],
  memberBanned: ['channel', 'chat'],
  systemMessage: ['channel', 'chat', 'halls'],
  messagesCleared: ['chat'],
  voiceMembershipChanged: ['channel'],
  unreadSynced: ['halls'],
  channelUnread: ['halls'],
  sendForbidden: ['channel', 'chat', 'halls'],
  hallDissolved: ['channel', 'halls'],
  hallEdited: ['channel', 'halls'],
  noticeChanged: ['halls'],
  teamUpdated: ['chat', 'teamUp'],
  membershipChanged: ['channel', 'halls'],
  voicePasswordChanged: ['halls'],
  loggedInElsewhere: ['link'],
  errorReported: ['chat'],
} as const satisfies {
  readonly [Name in HallEventName]: readonly [ConsumerOf<Name>, ...ConsumerOf<Name>[]];
};
