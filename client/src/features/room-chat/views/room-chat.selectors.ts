import { createSelector } from '@reduxjs/toolkit';
import type { RoomChatState } from '../index.ts';
import { roomRows } from './room-rows.ts';

export interface RoomChatRoot {
  readonly roomChat: RoomChatState;
}

export const selectRoomRows = createSelector([({ roomChat }: RoomChatRoot) => roomChat.lines], roomRows);
