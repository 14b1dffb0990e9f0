import { SEAT_STATUS } from '@miczero/contracts';

/** How a seat looks. Each has a shape, an icon and a text of its own, so that colour alone tells nothing. */
export type SeatLook = 'empty' | 'locked' | 'applying' | 'quiet' | 'off' | 'muted' | 'speaking';

interface SeatFacts {
  readonly mic_number: number;
  readonly mic_status: 1 | 2;
  readonly member: object | null;
  readonly isSpeaking: boolean;
  /** The user on the seat has turned the microphone off, or has none; known of the viewer only. */
  readonly isOff: boolean;
}

/** entity.room-seat.status-2: muted for the user on the seat, closed to others. `applied` is the seat that the viewer asks for. */
export function seatLook(
  { mic_number, mic_status, member, isSpeaking, isOff }: SeatFacts,
  applied: number | null,
): SeatLook {
  const isForbidden = mic_status === SEAT_STATUS.forbidden;
  if (member) return isForbidden ? 'muted' : isOff ? 'off' : isSpeaking ? 'speaking' : 'quiet';
  if (applied === mic_number) return 'applying';
  return isForbidden ? 'locked' : 'empty';
}
