import {
  type DataOf,
  type Endpoints,
  type Room,
  type RoomId,
  type RoomMember,
  roomIdOf,
  type UserNo,
} from '@miczero/contracts';
import type { Action, PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import type { LinkStatus } from '../../realtime/kernel/link-actions.ts';
import { roomEventsArrived, roomLinkActions } from '../../realtime/room/room-events.ts';
import { sessionActions } from '../session/index.ts';
import { roomAnnouncements, roomIntents } from './room.actions.ts';
import { noted, roomEventHandlers } from './room.events.ts';
import { initialState, outOfRoom, type RoomState, roomInfo } from './room.state.ts';
import { staffIntents } from './staff.actions.ts';

interface Entry {
  readonly group_id: RoomId;
  readonly password: string;
  readonly follow_along: UserNo | null;
  /** Whether the viewer came by a press on the room (ADR 0191). */
  readonly isPressed: boolean;
}

const slice = defineSlice({
  name: 'room',
  initialState,
  reducers: {
    /** room-flow.entry.connecting-on, save-id, save-password */
    entryStarted: (
      state: RoomState,
      { payload: { group_id, password, follow_along } }: PayloadAction<Entry>,
    ): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: null,
      joinError: null,
      place: { kind: 'connecting', group_id, password, follow_along, joined: null },
    }),
    /** room-flow.entry.set-*: what the join and the member list have given. */
    entered: (
      state,
      {
        payload: { joined, members },
      }: PayloadAction<{
        readonly joined: DataOf<Endpoints['room.join']>;
        readonly members: RoomMember[];
        readonly viewer: UserNo;
      }>,
    ): RoomState => {
      if (state.place.kind === 'out') return state;
      const { room, role, nameplate, sig, is_speak } = joined;
      return {
        ...state,
        place: { ...state.place, joined: { info: roomInfo(room), role, nameplate, sig } },
        members,
        clout: room.clout,
        is_speak,
        s_room_notice: room.s_room_notice,
        background_web: room.background_web,
      };
    },
    /** room-flow.entry.connecting-off */
    entryFinished: (state): RoomState => {
      const { place } = state;
      if (place.kind !== 'connecting' || !place.joined) return state;
      return { ...state, place: { ...place, kind: 'in', joined: place.joined } };
    },
    /** The room is another than the one that was joined. */
    infoLoaded: (state, { payload }: PayloadAction<Room>): RoomState => {
      const { place } = state;
      if (place.kind === 'out' || !place.joined || place.group_id !== roomIdOf(payload)) return state;
      return { ...state, place: { ...place, joined: { ...place.joined, info: roomInfo(payload) } } };
    },
    micFreedomKnown: (state, { payload }: PayloadAction<boolean>): RoomState => ({ ...state, isMicFree: payload }),
    favouriteKnown: (state, { payload }: PayloadAction<boolean>): RoomState => ({ ...state, isFavourite: payload }),
    membersLoaded: (
      state,
      {
        payload: { group_id, list },
      }: PayloadAction<{
        readonly group_id: RoomId;
        readonly list: readonly RoomMember[];
        readonly viewer: UserNo;
      }>,
    ): RoomState =>
      state.place.kind !== 'out' && state.place.group_id === group_id ? { ...state, members: list } : state,
    /** What the list of the muted says of a user; null when it cannot tell. */
    muteKnown: (
      state,
      { payload: { no, isMuted } }: PayloadAction<{ readonly no: UserNo; readonly isMuted: boolean | null }>,
    ): RoomState => noted(state, no, isMuted),
    categoriesKnown: (state, { payload }: PayloadAction<RoomState['categories']>): RoomState => ({
      ...state,
      categories: payload,
    }),
    slidersLoaded: (state, { payload }: PayloadAction<{ readonly text: Room[]; readonly mic: Room[] }>): RoomState => ({
      ...state,
      sliders: payload,
    }),
    lockPrompted: (state, { payload }: PayloadAction<RoomId>): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: payload,
      joinError: null,
    }),
    joinFailed: (state, { payload }: PayloadAction<NonNullable<RoomState['joinError']>>): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: null,
      joinError: payload,
    }),
    /** room-flow.leave.reset-*: room state, gift effects, seat applications and voice at once. */
    left: (state): RoomState => outOfRoom(state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) => reduceEvents(state, payload, roomEventHandlers))
      .addCase(roomLinkActions.statusChanged, (state, { payload }) => ({
        ...state,
        link: payload,
        // Of what happened meanwhile no event tells.
        toldMutes: payload.kind === 'online' ? state.toldMutes : [],
        networkError: isInError(payload, state.networkError),
      }))
      .addCase(roomAnnouncements.pageShown, (state, { payload }) => ({ ...state, shown: payload }))
      .addCase(roomAnnouncements.pageLeft, (state) => ({ ...state, shown: null }))
      .addCase(sessionActions.signedOut, ({ shown }) => ({ ...initialState, shown }));
  },
});

/** socket.room.error-flag: set while the link is down; an attempt that is under way decides nothing. */
function isInError({ kind }: LinkStatus, before: boolean): boolean {
  if (kind === 'connecting') return before;
  return kind !== 'online' && kind !== 'idle';
}

/** The room that the viewer was in, or on the way into, is so no longer: everything of it is reset. */
export function isOutOfRoom(action: Action): boolean {
  const { entryStarted, lockPrompted, joinFailed, left } = slice.actions;
  return [entryStarted, lockPrompted, joinFailed, left].some(({ type }) => type === action.type);
}

export const roomReducer = slice.reducer;
export const roomActions = { ...slice.actions, ...roomIntents, ...staffIntents, ...roomAnnouncements };
