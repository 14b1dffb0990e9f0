/**
 * Close codes of the room socket, and of the audio's, after which it must not simply be opened again; any other one is a network to try again.
 * Ours: the specification does not show how the room socket ends.
 */
export const ROOM_SOCKET_CLOSE = {
  /** Not let in, or no longer: the reason is the decimal code of the refusal (10001 to 10010 end the session). */
  refused: 4401,
  /** Another device is in use; 0x1007 has told it. */
  takenOver: 4409,
} as const;
