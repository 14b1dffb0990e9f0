import type { Nameplate, Room, RoomId, RoomMember, RoomRole, UserNo } from '@miczero/contracts';
import type { LinkStatus } from '../../realtime/kernel/link-actions.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { RoomCensus } from './members.model.ts';

/** Where the viewer is: in no room, on the way into one (the connecting flag), or in one. */
export type RoomPlace =
  | { readonly kind: 'out' }
  | {
      readonly kind: 'connecting';
      readonly group_id: RoomId;
      readonly password: string;
      /** Whom the viewer followed here; null without (open point A4). */
      readonly follow_along: UserNo | null;
      readonly joined: JoinedRoom | null;
    }
  | {
      readonly kind: 'in';
      readonly group_id: RoomId;
      readonly password: string;
      readonly follow_along: UserNo | null;
      readonly joined: JoinedRoom;
    };

/** The stored form of a room: without the state that events update in other slices. */
export type RoomInfo = Omit<Room, 'clout' | 's_room_notice' | 'background_web' | 'role' | 'is_speak'>;

export function roomInfo({
  clout: _c,
  s_room_notice: _n,
  background_web: _b,
  role: _r,
  is_speak: _s,
  ...info
}: Room): RoomInfo {
  return info;
}

/** Result of the join. */
export interface JoinedRoom {
  readonly info: RoomInfo;
  /** 1 owner, 3 ordinary member, any other number a manager (open point A5). */
  readonly role: RoomRole;
  readonly nameplate: Nameplate | null;
  /** Token of the audio provider. */
  readonly sig: string;
}

export interface RoomState {
  readonly place: RoomPlace;
  /** The room whose page is on screen; null is another page. A visit goes on beside it (ADR 0215). */
  readonly shown: RoomId | null;
  /** The room whose password is asked for; null asks for none. */
  readonly lockPrompt: RoomId | null;
  /** Why the last join failed; null when it did not. */
  readonly joinError: { readonly code: number | null; readonly text: FeedbackText } | null;
  readonly members: readonly RoomMember[];
  /** Names of the categories, by id; empty until the platform has told them. */
  readonly categories: Readonly<Record<string, string>>;
  readonly sliders: { readonly text: readonly Room[]; readonly mic: readonly Room[] };
  /** Audience count. */
  readonly clout: number;
  readonly is_speak: boolean;
  /**
   * Whether users are muted in the chat, as far as events, or the question of a menu, have told; null where the question
   * had no answer. The newest last.
   */
  readonly toldMutes: readonly (readonly [no: UserNo, isMuted: boolean | null])[];
  readonly s_room_notice: string;
  readonly background_web: string;
  /** Whether members may take a seat without applying. */
  readonly isMicFree: boolean;
  /** Whether the room is one of the viewer's favourites; null until its card says so. */
  readonly isFavourite: boolean | null;
  /** Closed by the operators; the text that says why, or null. */
  readonly forbidden: string | null;
  /** Facts of the latest seat list about users; null before the first list. */
  readonly census: RoomCensus | null;
  readonly link: LinkStatus;
  /** socket.room.error-flag */
  readonly networkError: boolean;
}

export interface RoomRoot {
  readonly room: RoomState;
}

export const initialState: RoomState = {
  place: { kind: 'out' },
  shown: null,
  lockPrompt: null,
  joinError: null,
  members: [],
  categories: {},
  sliders: { text: [], mic: [] },
  clout: 0,
  is_speak: true,
  toldMutes: [],
  s_room_notice: '',
  background_web: '',
  isMicFree: false,
  isFavourite: null,
  forbidden: null,
  census: null,
  link: { kind: 'idle' },
  networkError: false,
};

/** room-flow.leave.*: everything of the room goes; what belongs to the person or to the screen, and the link that they move on with, stays. */
export function outOfRoom(state: RoomState): RoomState {
  const { shown, categories, sliders, lockPrompt, joinError, link, networkError } = state;
  return { ...initialState, shown, categories, sliders, lockPrompt, joinError, link, networkError };
}
