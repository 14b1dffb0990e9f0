import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived, roomLinkActions } from '../../realtime/room/room-events.ts';
import { isOutOfRoom, roomActions } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import type { RoomLineModel } from './chat-lines.model.ts';
import { withFailed, withLocal, withoutWaiting, withRepeated } from './own-lines.model.ts';
import { roomChatEventHandlers } from './room-chat.events.ts';
import { initialRoomChat, type RoomChatState } from './room-chat.state.ts';

interface OwnLine {
  readonly c_mid: string;
}

const intents = {
  /** Send one of the greetings that are offered. */
  greetRequested: createAction<{ readonly id: string }>('roomChat/greetRequested'),
  /** Say this in the room. */
  sayRequested: createAction<{ readonly text: string }>('roomChat/sayRequested'),
  /** Send a failed line again. */
  retryRequested: createAction<OwnLine>('roomChat/retryRequested'),
  discardRequested: createAction<OwnLine>('roomChat/discardRequested'),
};

const slice = defineSlice({
  name: 'roomChat',
  initialState: initialRoomChat,
  reducers: {
    lineQueued: (
      state: RoomChatState,
      { payload }: PayloadAction<Pick<RoomLineModel, 'c_mid' | 'content' | 'time' | 'author'>>,
    ): RoomChatState => ({ ...state, greetings: [], lines: withLocal(state.lines, payload) }),
    /** No acknowledgement came in time. */
    ackMissed: (state, { payload }: PayloadAction<string>): RoomChatState => ({
      ...state,
      lines: withFailed(state.lines, payload),
    }),
    lineRepeated: (state, { payload }: PayloadAction<string>): RoomChatState => ({
      ...state,
      lines: withRepeated(state.lines, payload),
    }),
    greetingsOffered: (state, { payload }: PayloadAction<RoomChatState['greetings']>): RoomChatState => ({
      ...state,
      greetings: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) => reduceEvents(state, payload, roomChatEventHandlers))
      .addCase(roomActions.pageLeft, (state) => ({ ...state, seen: state.lines }))
      .addCase(intents.discardRequested, (state, { payload }) => ({
        ...state,
        lines: withoutWaiting(state.lines, payload.c_mid),
      }))
      // A link that has given up opens only when the person asks for it.
      .addCase(roomLinkActions.statusChanged, (state, { payload }) =>
        payload.kind === 'refused' ? { ...state, lines: withFailed(state.lines, null) } : state,
      )
      .addCase(sessionActions.signedOut, () => initialRoomChat)
      .addMatcher(isOutOfRoom, () => initialRoomChat);
  },
});

export const roomChatReducer = slice.reducer;
export const roomChatActions = { ...slice.actions, ...intents };
