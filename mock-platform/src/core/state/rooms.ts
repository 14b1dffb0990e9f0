import type { RoomChatLine, RoomId, RoomLineGift, UserNo } from '@miczero/contracts';

/** Voice rooms: their visitors, seats and messages. */
export interface Rooms {
  last_room: number;
  last_line: number;
  rooms: Map<RoomId, Room>;
  /** One room an owner. */
  owned: Map<UserNo, RoomId>;
  /** The room that each person is in. */
  places: Map<UserNo, RoomId>;
  /** Open room sockets by connection id. */
  connections: Map<string, RoomSocket>;
  /** How many room sockets each session has open. */
  sockets: Map<string, number>;
  /** Audio sockets in the audio of a room, each entry of one a link of its own. */
  audio_links: Map<string, RoomAudioLink>;
  /** Moment since which a person in a room has no socket. */
  vanished: Map<UserNo, number>;
  /** Sessions whose visit ended while they had no socket, with the room: they do not know it yet. Absent before the first. */
  untold?: Map<string, RoomId>;
  /** Rooms visited lately, the latest last. Bounded. */
  traces: Map<UserNo, Map<RoomId, number>>;
  /** Favourite rooms, the latest last. Bounded. */
  favourites: Map<UserNo, Map<RoomId, number>>;
  /** Lines of each person by their own mid: the idempotency keys. Bounded. */
  sent: Map<UserNo, Map<string, SentLine>>;
}

export interface RoomSocket {
  readonly no: UserNo;
  readonly sid: string;
  /** The lease of the node that holds the socket. */
  readonly node: string;
}

/** What carries the sound of a session in a room. */
export interface RoomAudioLink extends RoomSocket {
  readonly room: RoomId;
}

export interface Room {
  readonly id: RoomId;
  readonly owner: UserNo;
  readonly created: number;
  name: string;
  cover: string;
  /** A category, see categories.ts. */
  room_class: string;
  /** Empty when the room is open. */
  password: string;
  background_web: string;
  s_room_notice: string;
  /** Whether members sit down without an application. */
  mic_free: boolean;
  /** Whether gifts raise the heart values of those on the seats. */
  heart_on: boolean;
  /** Closed by operations; `until` 0 is until further notice. */
  forbidden: { msg: string; until: number } | null;
  /** People who are there. */
  members: Map<UserNo, Visitor>;
  staff: Map<UserNo, 'manager' | 'reception'>;
  black: Map<UserNo, number>;
  /** Who may not write. */
  muted: Map<UserNo, number>;
  /** By number from 0, none missing. The host's is 0. */
  seats: Map<number, Seat>;
  applications: Map<UserNo, Application>;
  /** Moment since which a person on a seat has no audio link any more; absent where none has lost one. */
  unheard?: Map<UserNo, number>;
  /** Oldest first; bounded. */
  lines: RoomLine[];
  /** The latest gifts as lines, oldest first; absent in a room of an older snapshot. Apart, so that a rain of gifts drops no words. */
  gifts?: RoomLine[];
}

export interface Visitor {
  /** The session that came in; empty for people of the seeds. */
  sid: string;
  /** Audio token of the latest join; absent for users of the seeds. */
  sig?: string;
  at: number;
  /** Whether the greeting window has been used. */
  greeted: boolean;
  /** Muted on a seat, and on the next one of the visit; absent before the first mute. */
  silenced?: boolean;
}

export interface Seat {
  no: UserNo | '';
  /** Muted for the person on it, closed to others (mic_status 2). */
  forbidden: boolean;
  volume: number;
  /** Coins that gifts have brought since the person sat down. */
  heart: number;
}

export interface Application {
  readonly mic_number: number;
  readonly at: number;
}

export interface RoomLine {
  readonly id: number;
  readonly from: UserNo;
  readonly at: number;
  readonly type: RoomChatLine['type'];
  readonly c_mid: string;
  readonly content: string;
  readonly gift?: Pick<RoomLineGift, 'gift_id' | 'gift_name' | 'gift_num'> & { readonly to: readonly UserNo[] };
}

/** A line as its sender's mid stands for it. */
export interface SentLine extends RoomLine {
  readonly room: RoomId;
}

export function emptyRooms(): Rooms {
  return {
    last_room: 600_000,
    last_line: 0,
    rooms: new Map(),
    owned: new Map(),
    places: new Map(),
    connections: new Map(),
    sockets: new Map(),
    audio_links: new Map(),
    vanished: new Map(),
    traces: new Map(),
    favourites: new Map(),
    sent: new Map(),
  };
}

export function emptySeat(): Seat {
  return { no: '', forbidden: false, volume: 0, heart: 0 };
}

export function emptySeats(count: number): Map<number, Seat> {
  return new Map(Array.from({ length: count }, (_, number) => [number, emptySeat()]));
}

/** The number of a person's seat; -1 is none. */
export function seatOf(room: Room, no: UserNo): number {
  for (const [number, seat] of room.seats) if (seat.no === no) return number;
  return -1;
}
