import {
  type Addressing,
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VER,
  type Envelope,
  type RoomId,
  roomAckCodeOf,
  roomRequestCodec,
  type UserNo,
  type WireEnvelope,
} from '@miczero/contracts';

/** What the client sends on the room socket. */

const addressed = (viewer: UserNo, at: number, mid: string, to: string): Addressing => ({
  platform: CLIENT_PLATFORM,
  mid,
  ver: CLIENT_VER,
  gate: CLIENT_GATE,
  time: at,
  from: viewer,
  to,
  channel: '',
});

export function roomChatFrame(viewer: UserNo, at: number, room: RoomId, c_mid: string, content: string): WireEnvelope {
  return roomRequestCodec.encode('sendRoomChat', addressed(viewer, at, c_mid, room), { content });
}

export function roomPingFrame(viewer: UserNo, at: number): WireEnvelope {
  return roomRequestCodec.encode('roomPing', addressed(viewer, at, '', ''), {});
}

/** socket.room.ack: the reply to a received message, with its mid and the code for its type; null for what gets none. */
export function roomAckFrame(
  viewer: UserNo,
  at: number,
  received: Pick<Envelope, 'type' | 'mid'> & { readonly name: string },
): WireEnvelope | null {
  const type = roomAckCodeOf(received);
  if (type === null) return null;
  return { ...addressed(viewer, Math.floor(at / 1000), received.mid, ''), type, body: '' };
}
