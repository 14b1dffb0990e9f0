import { ROOM_PASSWORD_MAX_CHARS } from '@miczero/contracts';

/** Whether a room takes this password: at most twelve letters and digits; empty opens the room. */
export const isRoomPassword = (password: string): boolean =>
  password.length <= ROOM_PASSWORD_MAX_CHARS && /^[0-9A-Za-z]*$/.test(password);

/** Numbers of seats that are offered, the host's included: the host alone, or rows of the grid that are full. */
export const SEAT_COUNTS = [2, 5, 6, 10, 11, 15, 16, 20] as const;
