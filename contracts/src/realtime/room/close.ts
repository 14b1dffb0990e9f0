/**
 * Close codes of the room socket and the audio socket after which a client must not reopen it as usual; after any other
 * code it reconnects. Ours: the specification does not show how the room socket ends.
 */
export const ROOM_SOCKET_CLOSE = {
  /** Access denied or revoked. The reason is the decimal code of the refusal; 10001 to 10010 end the session. */
  refused: 4401,
  /** Another device is in use, as 0x1007 announced. */
  takenOver: 4409,
} as const;
