import type { RoomLineModel } from './chat-lines.model.ts';

export interface RoomChatState {
  /** The lines of the room, oldest first. */
  readonly lines: readonly RoomLineModel[];
  /** Ids of the gifts that were told in this visit, latest last. */
  readonly toldGifts: readonly string[];
  /** Greetings that the viewer may choose from; empty when none are offered. */
  readonly greetings: readonly { readonly id: string; readonly content: string }[];
  /** What others have said since another page took the place of the room's; null while that is on screen. */
  readonly unread: number | null;
}
export interface RoomChatRoot {
  readonly roomChat: RoomChatState;
}
export const initialRoomChat: RoomChatState = { lines: [], toldGifts: [], greetings: [], unread: null };
