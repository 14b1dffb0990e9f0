import { expect, test } from 'vitest';
import { giftsEventHandlers } from '../features/gifts/index.ts';
import { roomEventHandlers, roomWaysOut } from '../features/room/index.ts';
import { roomChatEventHandlers } from '../features/room-chat/index.ts';
import { seatsEventHandlers } from '../features/seats/index.ts';
import { ROOM_EVENT_CONSUMERS } from './room-event-consumers.ts';

test('the table of consumers names every feature that takes a room message, and no other', () => {
  const tables = {
    gifts: giftsEventHandlers,
    room: roomEventHandlers,
    roomChat: roomChatEventHandlers,
    seats: seatsEventHandlers,
    waysOut: roomWaysOut,
  };
  for (const [event, consumers] of Object.entries(ROOM_EVENT_CONSUMERS)) {
    const taking = Object.entries(tables).flatMap(([feature, table]) => (event in table ? [feature] : []));
    expect([event, consumers]).toEqual([event, taking]);
  }
});
