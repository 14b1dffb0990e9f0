import {
  type DataOf,
  type Endpoints,
  type Room,
  type RoomId,
  type RoomMember,
  roomIdOf,
  type UserNo,
} from '@miczero/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { reduceRoomEvents, roomEventsArrived, roomLinkActions } from '../../realtime/room/room-events.ts';
import { sessionActions } from '../session/index.ts';
import { withAccepted } from './applications.model.ts';
import { type RoomLineModel, withLocal, withoutRejected } from './chat-lines.model.ts';
import { withoutFirst } from './gift-effects.model.ts';
import { appliedFor } from './members.model.ts';
import { roomAnnouncements, roomIntents } from './room.actions.ts';
import { roomEventConsumers } from './room.events.ts';
import {
  type CreateStep,
  initialState,
  outOfRoom,
  type RoomState,
  roomInfo,
  type SeatApplication,
} from './room.state.ts';

interface Entry {
  readonly group_id: RoomId;
  readonly password: string;
  readonly follow_along: UserNo | null;
}

const slice = createSlice({
  name: 'room',
  initialState,
  reducers: {
    /** room-flow.entry.connecting-on, save-id, save-password */
    entryStarted: (state, { payload }: PayloadAction<Entry>): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: null,
      joinError: null,
      place: { kind: 'connecting', ...payload, joined: null },
    }),
    /** room-flow.entry.set-*: what the join and the member list have given. */
    entered: (
      state,
      {
        payload: { joined, members, viewer },
      }: PayloadAction<{
        readonly joined: DataOf<Endpoints['room.join']>;
        readonly members: RoomMember[];
        readonly viewer: UserNo;
      }>,
    ): RoomState => {
      if (state.place.kind !== 'connecting') return state;
      const { room, role, nameplate, sig, is_speak } = joined;
      return {
        ...state,
        applied: appliedFor(members, viewer, null),
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
    membersLoaded: (
      state,
      {
        payload: { group_id, list, viewer },
      }: PayloadAction<{
        readonly group_id: RoomId;
        readonly list: readonly RoomMember[];
        readonly viewer: UserNo;
      }>,
    ): RoomState =>
      state.place.kind !== 'out' && state.place.group_id === group_id
        ? { ...state, members: list, applied: appliedFor(list, viewer, state.applied) }
        : state,
    slidersLoaded: (state, { payload }: PayloadAction<{ readonly text: Room[]; readonly mic: Room[] }>): RoomState => ({
      ...state,
      sliders: payload,
    }),
    lockPrompted: (state, { payload }: PayloadAction<RoomId>): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: payload,
      joinError: null,
    }),
    lockPromptClosed: (state): RoomState => ({ ...state, lockPrompt: null }),
    joinFailed: (state, { payload }: PayloadAction<NonNullable<RoomState['joinError']>>): RoomState => ({
      ...outOfRoom(state),
      lockPrompt: null,
      joinError: payload,
    }),
    /** room-flow.leave.reset-*: room state, gift effects, seat applications and voice at once. */
    left: (state): RoomState => outOfRoom(state),
    createMoved: (state, { payload }: PayloadAction<CreateStep>): RoomState => ({ ...state, create: payload }),
    applied: (state, { payload }: PayloadAction<number | null>): RoomState => ({ ...state, applied: payload }),
    applicationsLoaded: (state, { payload }: PayloadAction<readonly SeatApplication[]>): RoomState => ({
      ...state,
      applications: payload,
    }),
    accepted: (
      state,
      { payload }: PayloadAction<{ readonly at: number; readonly to: UserNo; readonly mic_number: number }>,
    ): RoomState => {
      const { at, ...entry } = payload;
      return {
        ...state,
        accepted: withAccepted(state.accepted, at, entry),
        applications: state.applications.filter(({ apply_id }) => apply_id !== entry.to),
      };
    },
    lineQueued: (
      state,
      { payload }: PayloadAction<Pick<RoomLineModel, 'c_mid' | 'content' | 'time' | 'author'>>,
    ): RoomState => ({ ...state, lines: withLocal(state.lines, payload) }),
    lineLost: (state, { payload }: PayloadAction<string>): RoomState => ({
      ...state,
      lines: withoutRejected(state.lines, payload),
    }),
    panelLoaded: (state, { payload }: PayloadAction<NonNullable<RoomState['panel']>>): RoomState => ({
      ...state,
      panel: payload,
    }),
    effectPlayed: (state, { payload }: PayloadAction<'A' | 'B'>): RoomState => ({
      ...state,
      effects: withoutFirst(state.effects, payload),
    }),
    screenGiftShown: (state): RoomState => ({ ...state, screenGift: null }),
    confessionShown: (state): RoomState => ({ ...state, confession: null }),
    voiceMuteToggled: (state): RoomState => ({ ...state, voice: { isMuted: !state.voice.isMuted } }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) =>
        // Pure models: the draft is only read.
        reduceRoomEvents(state as RoomState, payload, roomEventConsumers),
      )
      .addCase(
        roomLinkActions.statusChanged,
        (state, { payload }): RoomState => ({
          ...(state as RoomState),
          link: payload,
          networkError: payload.kind === 'online' || payload.kind === 'idle' ? false : state.networkError,
        }),
      )
      // socket.room.error-flag
      .addCase(roomLinkActions.lost, (state): RoomState => ({ ...(state as RoomState), networkError: true }))
      .addCase(sessionActions.signedOut, () => initialState);
  },
});

export const roomReducer = slice.reducer;
export const roomActions = { ...slice.actions, ...roomIntents, ...roomAnnouncements };
