import { createAction, type PayloadAction } from '@reduxjs/toolkit';
import { defineSlice } from '../../lib/define-slice.ts';
import { reduceEvents } from '../../realtime/kernel/event-batch.ts';
import { roomEventsArrived } from '../../realtime/room/room-events.ts';
import { isOutOfRoom } from '../room/index.ts';
import { sessionActions } from '../session/index.ts';
import { type RoomLineModel, withLocal, withoutRejected } from './chat-lines.model.ts';
import { roomChatEventHandlers } from './room-chat.events.ts';
import { initialRoomChat, type RoomChatState } from './room-chat.state.ts';

const slice = defineSlice({
  name: 'roomChat',
  initialState: initialRoomChat,
  reducers: {
    lineQueued: (
      state: RoomChatState,
      { payload }: PayloadAction<Pick<RoomLineModel, 'c_mid' | 'content' | 'time' | 'author'>>,
    ): RoomChatState => ({ ...state, lines: withLocal(state.lines, payload) }),
    lineLost: (state, { payload }: PayloadAction<string>): RoomChatState => ({
      ...state,
      lines: withoutRejected(state.lines, payload),
    }),
    greetingsOffered: (state, { payload }: PayloadAction<RoomChatState['greetings']>): RoomChatState => ({
      ...state,
      greetings: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(roomEventsArrived, (state, { payload }) => reduceEvents(state, payload, roomChatEventHandlers))
      .addCase(sessionActions.signedOut, () => initialRoomChat)
      .addMatcher(isOutOfRoom, () => initialRoomChat);
  },
});

export const roomChatReducer = slice.reducer;
export const roomChatActions = {
  ...slice.actions,
  /** Intent: send one of the greetings that are offered. */
  greetRequested: createAction<{ readonly id: string }>('roomChat/greetRequested'),
  /** Intent: say this in the room. */
  sayRequested: createAction<{ readonly text: string }>('roomChat/sayRequested'),
};
