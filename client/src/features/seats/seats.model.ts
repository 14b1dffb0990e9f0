import { type RoomSeat, SEAT_STATUS, type UserNo } from '@miczero/contracts';

/** Facts of the seat list about one user, and about the host. */
export interface SeatFacts {
  /** room-flow.seats.on-seat */
  readonly isOnSeat: boolean;
  /** room-flow.seats.number; null without a seat. */
  readonly mic_number: number | null;
  /** room-flow.seats.muted: the viewer's seat is muted. */
  readonly isMuted: boolean;
  /** room-flow.seats.host-present: seat 0 is taken. */
  readonly isHostPresent: boolean;
}

export function seatFacts(seats: readonly RoomSeat[], viewer: UserNo | null): SeatFacts {
  const own = viewer === null ? undefined : seats.find(({ member }) => member?.id === viewer);
  const host = seats.find(({ mic_number }) => mic_number === 0);
  return {
    isOnSeat: own !== undefined,
    mic_number: own?.mic_number ?? null,
    isMuted: own?.mic_status === SEAT_STATUS.forbidden,
    isHostPresent: Boolean(host?.member),
  };
}

/** room-flow.seats.speaking: the level is above zero. */
export function isSpeaking({ volume, mic_status }: RoomSeat): boolean {
  return volume > 0 && mic_status !== SEAT_STATUS.forbidden;
}
