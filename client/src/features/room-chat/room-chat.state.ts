import type { RoomLineModel } from './chat-lines.model.ts';

export interface RoomChatState {
  /** The lines of the room, oldest first. */
  readonly lines: readonly RoomLineModel[];
  /** Ids of the gifts that were told in this visit, latest last. */
  readonly toldGifts: readonly string[];
  /** Greetings that the viewer may choose from; empty when none are offered. */
  readonly greetings: readonly { readonly id: string; readonly content: string }[];
  /** The lines that stood there as the page of the room was last on screen. */
  readonly seen: readonly RoomLineModel[];
}
export interface RoomChatRoot {
  readonly roomChat: RoomChatState;
}
export const initialRoomChat: RoomChatState = { lines: [], toldGifts: [], greetings: [], seen: [] };
