import type { HallEventName } from '@miczero/contracts';
import type { audioEventHandlers } from '../features/audio/index.ts';
import type { channelEventHandlers } from '../features/channel/index.ts';
import type { chatEventHandlers } from '../features/chat/index.ts';
import type { hallsEventHandlers } from '../features/halls/index.ts';
import type { personEventHandlers } from '../features/person/index.ts';
import type { quickEventHandlers } from '../features/quick-switch/index.ts';
import type { teamSquareEventHandlers } from '../features/team-square/index.ts';
import type { teamUpEventHandlers } from '../features/team-up/index.ts';

interface Handlers {
  readonly halls: typeof hallsEventHandlers;
  readonly audio: typeof audioEventHandlers;
  readonly channel: typeof channelEventHandlers;
  readonly chat: typeof chatEventHandlers;
  readonly person: typeof personEventHandlers;
  readonly quick: typeof quickEventHandlers;
  readonly teamSquare: typeof teamSquareEventHandlers;
  readonly teamUp: typeof teamUpEventHandlers;
  /** The link itself acts on it on arrival, because the connection closes with it (realtime/hall/hall-wire.ts). */
  readonly link: { readonly loggedInElsewhere: unknown };
}

/** The features that handle an event of this name. */
type ConsumerOf<Name extends HallEventName> = {
  [Consumer in keyof Handlers]: Name extends keyof Handlers[Consumer] ? Consumer : never;
}[keyof Handlers];

/** The consumers of each hall event. An event without a consumer, or a consumer without a handler, does not compile. */
export const HALL_EVENT_CONSUMERS = {
  chatMessage: ['chat', 'halls', 'teamUp'],
  chatAcknowledged: ['chat'],
  presenceChanged: ['chat', 'halls', 'person'],
  micListChanged: ['channel', 'teamSquare'],
  memberBanned: ['audio', 'chat'],
  systemMessage: ['channel', 'chat', 'halls', 'person', 'teamSquare'],
  messagesCleared: ['chat'],
  voiceMembershipChanged: ['audio', 'channel'],
  unreadSynced: ['halls'],
  channelUnread: ['halls'],
  sendForbidden: ['channel', 'chat', 'halls', 'person', 'teamSquare'],
  hallDissolved: ['audio', 'chat', 'halls', 'quick', 'teamSquare'],
  hallEdited: ['audio', 'channel', 'halls', 'quick'],
  noticeChanged: ['halls'],
  teamUpdated: ['chat', 'teamSquare', 'teamUp'],
  membershipChanged: ['audio', 'chat', 'halls', 'quick', 'teamSquare'],
  voicePasswordChanged: ['halls'],
  loggedInElsewhere: ['link'],
  errorReported: ['chat'],
} as const satisfies {
  readonly [Name in HallEventName]: readonly [ConsumerOf<Name>, ...ConsumerOf<Name>[]];
};
