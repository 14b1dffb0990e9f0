import { createSelector } from '@reduxjs/toolkit';
import { ROOM_LINES_MAX, type RoomChatRoot } from '../index.ts';
import { roomRows } from './room-rows.ts';

export const selectRoomRows = createSelector([({ roomChat }: RoomChatRoot) => roomChat.lines], (lines) =>
  roomRows(lines.slice(-ROOM_LINES_MAX)),
);

/** Lines before the first one that shows are gone. */
export const selectIsCut = ({ roomChat }: RoomChatRoot): boolean => roomChat.lines.length > ROOM_LINES_MAX;
