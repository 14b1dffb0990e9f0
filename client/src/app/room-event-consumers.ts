import type { RoomEventName } from '@miczero/contracts';
import type { giftsEventHandlers } from '../features/gifts/index.ts';
import type { roomEventHandlers, roomWaysOut } from '../features/room/index.ts';
import type { roomChatEventHandlers } from '../features/room-chat/index.ts';
import type { seatsEventHandlers } from '../features/seats/index.ts';

interface Handlers {
  readonly gifts: typeof giftsEventHandlers;
  readonly room: typeof roomEventHandlers;
  readonly roomChat: typeof roomChatEventHandlers;
  readonly seats: typeof seatsEventHandlers;
  /** No state changes by these: the saga of the room leaves it, or says something (features/room/ways-out.saga.ts). */
  readonly waysOut: typeof roomWaysOut;
}

/** The features that handle a message of this name. */
type ConsumerOf<Name extends RoomEventName> = {
  [Consumer in keyof Handlers]: Name extends keyof Handlers[Consumer] ? Consumer : never;
}[keyof Handlers];

/** The consumers of each room message. A message without a consumer, or a consumer without a handler, does not compile. */
export const ROOM_EVENT_CONSUMERS = {
  previousRoomNotice: ['waysOut'],
  roomTakenOver: ['waysOut'],
  roomAccountBanned: ['waysOut'],
  roomKicked: ['waysOut'],
  roomForbidden: ['room'],
  roomRoleGranted: ['room', 'roomChat', 'seats'],
  roomRoleRevoked: ['room', 'roomChat', 'seats'],
  roomNoticeChanged: ['room'],
  roomNoticeShown: ['room'],
  roomNoticeLine: ['room', 'roomChat'],
  roomBackgroundChanged: ['room'],
  roomSeatsChanged: ['room', 'seats'],
  seatDecorationsChanged: ['seats'],
  roomChat: ['roomChat'],
  roomJoined: ['gifts', 'room', 'roomChat'],
  roomJoinedInStyle: ['gifts', 'room', 'roomChat'],
  roomJoinedFollowing: ['gifts', 'room', 'roomChat'],
  screenGift: ['gifts'],
  giftSent: ['gifts', 'roomChat'],
  roomUserMuted: ['room', 'roomChat'],
  roomUserUnmuted: ['room', 'roomChat'],
  roomChatCleared: ['roomChat'],
  confessionCompleted: ['gifts'],
  roomMessageRejected: ['roomChat'],
} as const satisfies {
  readonly [Name in RoomEventName]: readonly [ConsumerOf<Name>, ...ConsumerOf<Name>[]];
};
