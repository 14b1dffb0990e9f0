import {
  CLIENT_GATE,
  CLIENT_PLATFORM,
  CLIENT_VER,
  createCodec,
  ERRORS,
  encoderOf,
  type RefusalName,
  ROOM_EVENTS,
  ROOM_HEARTBEAT,
  type RoomEventName,
  type UserNo,
  type WireEnvelope,
} from '@miczero/contracts';
import type { CoreEvent, RoomEventOut } from '../../core/kernel/events.ts';
import { envelopeOfText } from '../gateway/envelope-of-text.ts';

const { encode } = createCodec({ ...ROOM_EVENTS, ...ROOM_HEARTBEAT }, encoderOf);

/** Encodes a room event of the core as the contract's envelope; `to` is the room, or the person who receives the event. */
export function roomEnvelopeOf(event: RoomEventOut): WireEnvelope {
  const addressing = {
    platform: event.from === '' ? 'server' : CLIENT_PLATFORM,
    mid: event.mid,
    ver: CLIENT_VER,
    gate: CLIENT_GATE,
    time: event.at,
    from: event.from,
    to: event.audience.kind === 'room' ? event.audience.room_id : event.audience.no,
    channel: event.room,
  };
  if (event.raw !== undefined) return envelopeOfText(ROOM_EVENTS[event.name].code, addressing, event.raw);
  // name and body belong together in each member of the union, which a generic call cannot see
  return encode(event.name, addressing, event.body as never);
}

export function roomCodeOf(name: RoomEventName): number {
  return ROOM_EVENTS[name].code;
}

/** The answer to a ping, the same bytes for every client. */
export function pongText(at: number): string {
  const addressing = {
    platform: 'server',
    mid: '',
    ver: CLIENT_VER,
    gate: CLIENT_GATE,
    time: at,
    from: '',
    to: '',
    channel: '',
  };
  return JSON.stringify(encode('roomPong', addressing, {}));
}

/** room-event.0x1007 for a session whose person continues on another device. */
export function takenOverRoomEvent({
  no,
  sid,
  at,
}: Extract<CoreEvent, { readonly kind: 'session-taken-over' }>): RoomEventOut {
  return {
    kind: 'room-event',
    name: 'roomTakenOver',
    body: { msg: '你的账号已在其他设备登录' },
    audience: { kind: 'session', no, sid },
    mid: `t${at.toString(36)}-${sid}`,
    from: '',
    room: '',
    at,
  };
}

/** room-event.0x1011: a line was not accepted. Its body's `mid` is the client's own id of the line. */
export function rejectionEvent(
  refusal: RefusalName,
  about: { readonly no: UserNo; readonly c_mid: string; readonly mid: string; readonly at: number },
): RoomEventOut {
  const { code, message } = ERRORS[refusal];
  return {
    kind: 'room-event',
    name: 'roomMessageRejected',
    body: { mid: about.c_mid, code, msg: message },
    audience: { kind: 'user', no: about.no },
    mid: about.mid,
    from: '',
    room: '',
    at: about.at,
  };
}
