import type { BodyOf, RealtimeEvent } from '../../kernel/define-event.ts';
import * as people from './person-events.ts';
import * as requests from './requests.ts';
import * as room from './room-events.ts';

/** Every event of the room socket from platform to client, by name: the 24 types of spec section 4. */
export const ROOM_EVENTS = {
  previousRoomNotice: room.previousRoomNotice,
  roomForbidden: room.roomForbidden,
  roomTakenOver: people.roomTakenOver,
  roomAccountBanned: people.roomAccountBanned,
  roomRoleGranted: people.roomRoleGranted,
  roomRoleRevoked: people.roomRoleRevoked,
  roomNoticeChanged: room.roomNoticeChanged,
  roomNoticeShown: room.roomNoticeShown,
  roomNoticeLine: room.roomNoticeLine,
  roomBackgroundChanged: room.roomBackgroundChanged,
  roomSeatsChanged: room.roomSeatsChanged,
  seatDecorationsChanged: room.seatDecorationsChanged,
  roomChat: room.roomChat,
  roomKicked: people.roomKicked,
  roomJoined: people.roomJoined,
  roomJoinedInStyle: people.roomJoinedInStyle,
  roomJoinedFollowing: people.roomJoinedFollowing,
  screenGift: people.screenGift,
  giftSent: people.giftSent,
  roomUserMuted: people.roomUserMuted,
  roomUserUnmuted: people.roomUserUnmuted,
  roomChatCleared: room.roomChatCleared,
  confessionCompleted: people.confessionCompleted,
  roomMessageRejected: room.roomMessageRejected,
} as const satisfies Record<string, RealtimeEvent>;

/** Every request of the room socket from client to platform, except acknowledgements. */
export const ROOM_REQUESTS = {
  sendRoomChat: requests.sendRoomChat,
  roomPing: requests.roomPing,
} as const satisfies Record<string, RealtimeEvent>;

/** The reply to a ping. Not an event, never acknowledged. */
export const ROOM_HEARTBEAT = { roomPong: requests.roomPong } as const satisfies Record<string, RealtimeEvent>;

export type RoomEvents = typeof ROOM_EVENTS;
export type RoomEventName = keyof RoomEvents;
export type RoomEventBody<Name extends RoomEventName> = BodyOf<RoomEvents[Name]>;

export type RoomRequests = typeof ROOM_REQUESTS;
export type RoomRequestName = keyof RoomRequests;
export type RoomRequestBody<Name extends RoomRequestName> = BodyOf<RoomRequests[Name]>;
