import type { Gift, Nameplate, Room, RoomId, RoomMember, RoomSeat, SeatDecoration, UserNo } from '@miczero/contracts';
import type { LinkStatus } from '../../realtime/kernel/link-actions.ts';
import type { FeedbackText } from '../feedback/index.ts';
import type { AcceptedApplications } from './applications.model.ts';
import type { RoomLineModel } from './chat-lines.model.ts';
import { emptyEffects, type GiftEffects } from './gift-effects.model.ts';

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

/** A room as it is kept: without what events keep true beside it. */
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

/** What the join has given. */
export interface JoinedRoom {
  readonly info: RoomInfo;
  /** 1 owner, 3 ordinary member, any other number a manager (open point A5). */
  readonly role: number;
  readonly nameplate: Nameplate | null;
  /** Token of the audio provider. */
  readonly sig: string;
}

/** Where creating a room stands. */
export type CreateStep = 'idle' | 'checking' | 'realName' | 'form';

export interface RoomState {
  readonly place: RoomPlace;
  /** The room whose password is asked for; null asks for none. */
  readonly lockPrompt: RoomId | null;
  /** Why the last join failed; null when it did not. */
  readonly joinError: { readonly code: number | null; readonly text: FeedbackText } | null;
  readonly create: CreateStep;
  readonly members: readonly RoomMember[];
  readonly sliders: { readonly text: readonly Room[]; readonly mic: readonly Room[] };
  /** Audience count. */
  readonly clout: number;
  readonly is_speak: boolean;
  readonly s_room_notice: string;
  readonly background_web: string;
  /** Closed by the operators; the text that says why, or null. */
  readonly forbidden: string | null;
  readonly seats: readonly RoomSeat[];
  readonly decorations: readonly SeatDecoration[];
  readonly heart_on: boolean;
  /** Applications that wait, for managers. */
  readonly applications: readonly SeatApplication[];
  readonly apply_count: number;
  readonly accepted: AcceptedApplications;
  /** The seat that the viewer has applied for; null is none. */
  readonly applied: number | null;
  readonly lines: readonly RoomLineModel[];
  readonly effects: GiftEffects;
  /** The latest gift across the whole screen, and the latest confession; null shows none. */
  readonly screenGift: string | null;
  readonly confession: string | null;
  /** Gifts to choose from, and the viewer's coins; null until they are known. */
  readonly panel: { readonly gifts: readonly Gift[]; readonly money: number } | null;
  readonly voice: { readonly isMuted: boolean };
  readonly link: LinkStatus;
  /** socket.room.error-flag */
  readonly networkError: boolean;
}

export interface SeatApplication {
  readonly apply_id: UserNo;
  readonly nick: string;
  readonly header: string;
  readonly mic_number: number;
  readonly time: number;
}

export interface RoomRoot {
  readonly room: RoomState;
}

export const initialState: RoomState = {
  place: { kind: 'out' },
  lockPrompt: null,
  joinError: null,
  create: 'idle',
  members: [],
  sliders: { text: [], mic: [] },
  clout: 0,
  is_speak: true,
  s_room_notice: '',
  background_web: '',
  forbidden: null,
  seats: [],
  decorations: [],
  heart_on: false,
  applications: [],
  apply_count: 0,
  accepted: {},
  applied: null,
  lines: [],
  effects: emptyEffects,
  screenGift: null,
  confession: null,
  panel: null,
  voice: { isMuted: false },
  link: { kind: 'idle' },
  networkError: false,
};

/** room-flow.leave.*: everything of the room goes; what belongs to the person, and the link that they move on with, stays. */
export function outOfRoom(state: RoomState): RoomState {
  const { sliders, panel, create, lockPrompt, joinError, link, networkError } = state;
  return { ...initialState, sliders, panel, create, lockPrompt, joinError, link, networkError };
}
