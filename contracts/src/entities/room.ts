import * as z from 'zod/mini';
import {
  counter,
  epochMillis,
  giftId,
  jsonString,
  looseInt,
  optionalFlag,
  orNull,
  type RoomId,
  roomId,
  text,
  tolerantList,
  userNo,
  wireCode,
} from '../kernel/codecs.ts';
import { idOrNone, knownCode, optionalId } from '../kernel/known-values.ts';
import { CLIENT_CHATTYPE, SEATS_DEFAULT, SEATS_MAX } from '../limits.ts';

/** The badge beside a name (`nameplate`). An empty id means none. */
export const nameplate = z
  .object({ id: text, name: text, image: text })
  .register(z.globalRegistry, { id: 'Nameplate' });
export type Nameplate = z.output<typeof nameplate>;

/** A user as a room shows them. */
export const roomPerson = z
  .object({
    id: userNo,
    /** URL of the picture; empty shows the initial. */
    header: text,
    nick: text,
  })
  .register(z.globalRegistry, { id: 'RoomPerson' });
export type RoomPerson = z.output<typeof roomPerson>;

/** Room roles. The specification shows only 1 and 3; the others are ours (open point A5). */
export const ROOM_ROLE = { owner: 1, manager: 2, member: 3, reception: 4 } as const;
/** 1 owner, 3 ordinary member, any other number a manager (open point A5). */
export const roomRole = knownCode(ROOM_ROLE, 'manager');
export type RoomRole = z.output<typeof roomRole>;

/** Number of a seat, from 0. */
export const seatNumber = z.pipe(looseInt, z.int().check(z.gte(0)));

/**
 * entity.room. The specification does not say whether a server sends `room_no` or `group_id`: at least one (open point
 * C18).
 */
export const room = z
  .object({
    room_no: z.optional(roomId),
    group_id: z.optional(roomId),
    /** Ours: name and cover on the room's card. */
    name: text,
    cover: text,
    /** Owner's user number; ours. */
    owner: optionalId(userNo),
    is_lock: optionalFlag,
    /** Id of the category, from room.cate_type. */
    room_class: text,
    /** Audience count. */
    clout: counter,
    /** const.seats-10: number of seats, including the host's (open point B13). A view draws as many: no server can ask for more than there are. */
    mic_num: z.codec(z.optional(z.nullable(z.union([z.string(), z.number()]))), z.int(), {
      decode: (value) => Math.min(SEATS_MAX, Math.max(0, Math.trunc(Number(value ?? 0)))) || SEATS_DEFAULT,
      encode: (value) => value,
    }),
    background_web: text,
    nameplate: orNull(nameplate),
    s_room_notice: text,
    /** The caller's role: 1 owner, 3 ordinary member, any other number a manager (open point A5). */
    role: z._default(roomRole, ROOM_ROLE.member),
    is_speak: optionalFlag,
  })
  .check(z.refine((value) => roomIdOf(value) !== undefined, { path: ['room_no'], message: 'room_no or group_id' }))
  .register(z.globalRegistry, { id: 'Room' });
export type Room = z.output<typeof room>;

/** The room's number, from whichever field carries it. */
export function roomIdOf(value: { readonly room_no?: RoomId | undefined; readonly group_id?: RoomId | undefined }) {
  return value.room_no ?? value.group_id;
}

/** Seat states. `forbidden` is entity.room-seat.status-2: muted for the user on the seat, closed to others. */
export const SEAT_STATUS = { open: 1, forbidden: 2 } as const;

/** entity.room-seat; the host is on seat 0. */
export const roomSeat = z
  .object({
    mic_number: seatNumber,
    mic_status: wireCode([1, 2]),
    member: orNull(roomPerson),
    /** Voice level of the user on the seat, 0 to 100; ours. */
    volume: counter,
  })
  .register(z.globalRegistry, { id: 'RoomSeat' });
export type RoomSeat = z.output<typeof roomSeat>;

/** entity.room-member: one row of the member list. */
export const roomMember = z
  .object({
    id: userNo,
    /** The user's number while their seat application is pending, otherwise empty. */
    apply_id: idOrNone,
    header: text,
    nick: text,
    role: z._default(roomRole, ROOM_ROLE.member),
    /** The seat that the user applied for or sits on; -1 for none. */
    mic_number: z._default(z.pipe(looseInt, z.int().check(z.gte(-1))), -1),
    nameplate: orNull(nameplate),
  })
  .register(z.globalRegistry, { id: 'RoomMember' });
export type RoomMember = z.output<typeof roomMember>;

/** A gift that a chat line tells of. */
const roomLineGift = z.object({
  gift_id: optionalId(giftId),
  gift_name: text,
  /** Address of the picture; empty where the client has one of its own for the id. */
  image: text,
  gift_num: counter,
  to: tolerantList(roomPerson),
});
export type RoomLineGift = z.output<typeof roomLineGift>;

/** Content of a chat line. */
export const roomChatBody = z
  .object({
    content: text,
    /** Of a line that tells of a gift. Such a line comes only with the latest ones on entering: a new gift is a message of its own. */
    gift: z.optional(roomLineGift),
    author: z.optional(
      z.extend(roomPerson, { role: z._default(roomRole, ROOM_ROLE.member), nameplate: orNull(nameplate) }),
    ),
    /** The sender's own id, which replaces the local echo. */
    c_mid: text,
    /** Time of sending. */
    time: z.optional(epochMillis),
  })
  .register(z.globalRegistry, { id: 'RoomChatBody' });
export type RoomChatBody = z.output<typeof roomChatBody>;

/** Kinds of room chat lines; ours. */
export const ROOM_LINE = { text: 1, notice: 2, greeting: 3, gift: 4 } as const;
/** const.client.chattype */
export const CHAT_TYPE = { room: CLIENT_CHATTYPE } as const;

/** entity.room-chat-line */
export const roomChatLine = z
  .object({
    mid: text,
    /** See ROOM_LINE; an unknown kind shows as text. */
    type: knownCode(ROOM_LINE, 'text'),
    body: jsonString(roomChatBody),
    /** const.client.chattype: 2 is a room's chat. */
    chatType: knownCode(CHAT_TYPE, 'room'),
  })
  .register(z.globalRegistry, { id: 'RoomChatLine' });
export type RoomChatLine = z.output<typeof roomChatLine>;

/** entity.gift-effect: one animation, in list A (gifts) or B (entrances). */
export const giftEffect = z
  .object({
    addTime: epochMillis,
    listType: z.enum(['A', 'B']),
    gift_num: counter,
    /** Name of the gift's animation, or address of its file. */
    gift_effect: text,
    effect: z.object({
      /** Text of the entrance. */
      enter_room: text,
      /** Name of the vehicle, or address of its animation file. */
      vehicle: text,
    }),
    userid: userNo,
  })
  .register(z.globalRegistry, { id: 'GiftEffect' });
export type GiftEffect = z.output<typeof giftEffect>;

/** A gift in the catalogue. */
export const gift = z
  .object({
    gift_id: giftId,
    name: text,
    image: text,
    /** Price in whole coins. */
    price: counter,
    /** Name of the gift's animation; empty for none. */
    gift_effect: text,
    /** Plays across the whole screen (0x4039). */
    is_screen: optionalFlag,
    /** Completes a confession (0x68) when two users send it to each other. */
    is_confession: optionalFlag,
    /** Copies in the caller's bag. */
    bag_num: counter,
  })
  .register(z.globalRegistry, { id: 'Gift' });
export type Gift = z.output<typeof gift>;

/** Decorations of a user's seat. */
export const seatDecoration = z
  .object({
    mic_number: seatNumber,
    id: optionalId(userNo),
    /** Name of the frame around the picture; empty for none. */
    frame: text,
    nameplate: orNull(nameplate),
    /** Heart value: coins received while the counter runs. */
    heart: counter,
  })
  .register(z.globalRegistry, { id: 'SeatDecoration' });
export type SeatDecoration = z.output<typeof seatDecoration>;

/** One line of a ranking. */
export const rankEntry = z
  .object({ rank: counter, id: userNo, nick: text, header: text, score: counter })
  .register(z.globalRegistry, { id: 'RankEntry' });
export type RankEntry = z.output<typeof rankEntry>;
