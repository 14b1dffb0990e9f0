import type { UserNo, UserStatus } from '@miczero/contracts';
import { hallRoute, roomRoute } from '../../../lib/routes.ts';

/** room-flow.join-type.follow-source: from a list of people, and from the card or the page of one (open point A4). */
export const FOLLOWED_FROM = { list: 11, person: 16 } as const;

export interface WayTo {
  readonly to: string;
  readonly isRoom: boolean;
  /** For the history entry: how the room is joined, and whom the viewer follows. */
  readonly state: { readonly joinType: number; readonly followed: UserNo } | null;
}

/** Where a user can be joined; null for nowhere. */
export function wayTo(
  no: UserNo,
  place: UserStatus | null | undefined,
  from: keyof typeof FOLLOWED_FROM,
): WayTo | null {
  if (place?.room_no) {
    return { to: roomRoute(place.room_no), isRoom: true, state: { joinType: FOLLOWED_FROM[from], followed: no } };
  }
  if (!place?.hall_id) return null;
  return { to: hallRoute(place.hall_id, place.channel_id || null), isRoom: false, state: null };
}

/** Whether an address shows what `target` leads to: its parameters may stand beside others, in any order. */
export function leadsHere(target: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path, query] = target.split('?');
  const here = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
}
