/** How long a person without a room socket stays in the room: two lost reconnects. */
export const ROOM_GRACE_MS = 45_000;

/** How long a seat waits for the audio link that it had: as long as a visit waits for its socket. */
export const SEAT_GRACE_MS = ROOM_GRACE_MS;
