import { type RoomSeat, SEAT_STATUS, type UserNo } from '@miczero/contracts';

/** What has become of the viewer's own seat. */
export type OwnSeatNews =
  | { readonly kind: 'accepted' | 'ownSat' | 'ownMoved'; readonly mic_number: number }
  | { readonly kind: 'ownLeft' | 'ownTaken' | 'ownMuted' | 'ownUnmuted' };

export interface SeatScene {
  readonly seats: readonly RoomSeat[];
  /** The seat that the viewer has asked for; null is none. */
  readonly applied: number | null;
  /** The viewer has pressed to step down. */
  readonly stepsDown: boolean;
  /** A dialog tells the viewer of a seat that another user gave. */
  readonly isInvited: boolean;
}

export const isForbidden = ({ mic_status }: RoomSeat) => mic_status === SEAT_STATUS.forbidden;

/** Between two scenes. The first list of a visit is no news, and neither is its end. */
export function ownSeatNews(before: SeatScene, after: SeatScene, viewer: UserNo | null): readonly OwnSeatNews[] {
  if (before.seats.length === 0 || after.seats.length === 0 || before.seats === after.seats) return [];
  const own = ({ seats }: SeatScene) => seats.find(({ member }) => member !== null && member.id === viewer);
  const [was, is] = [own(before), own(after)];
  if (!is) return was ? [{ kind: before.stepsDown ? 'ownLeft' : 'ownTaken' }] : [];
  const { mic_number } = is;
  const muted: readonly OwnSeatNews[] =
    isForbidden(is) === (was ? isForbidden(was) : false) ? [] : [{ kind: isForbidden(is) ? 'ownMuted' : 'ownUnmuted' }];
  if (was?.mic_number === mic_number) return muted;
  if (was) return [{ kind: 'ownMoved', mic_number }, ...muted];
  if (after.isInvited) return muted;
  return [{ kind: before.applied === null ? 'ownSat' : 'accepted', mic_number }, ...muted];
}

const TOASTS: readonly string[] = ['accepted', 'ownTaken', 'ownMuted', 'ownUnmuted'];

/** What another user did to the viewer is seen, too: the viewer may look elsewhere. */
export const isToast = ({ kind }: { readonly kind: string }): boolean => TOASTS.includes(kind);
