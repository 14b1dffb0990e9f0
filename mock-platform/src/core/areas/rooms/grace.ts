/** How long a person without a room socket stays in the room, and on a seat without the audio link that it had: two lost reconnects. */
export const ROOM_GRACE_MS = 45_000;
