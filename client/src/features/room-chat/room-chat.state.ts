import type { RoomLineModel } from './chat-lines.model.ts';

export interface RoomChatState {
  /** The lines of the room, oldest first. */
  readonly lines: readonly RoomLineModel[];
}
export const initialRoomChat: RoomChatState = { lines: [] };
