/** Addresses that sagas and screens share. The route table itself is app/router.tsx. */

/** Signed out: the login modal over the landing page; signed in: on to the landing page (open point A11). */
export const LOGIN_ROUTE = '/login';
/** "Discover more", the landing after entry. */
export const LANDING_ROUTE = '/index/more';

/** The team-up square (route.index-piazza). */
export const PIAZZA_ROUTE = '/index/piazza';
/** The room-list landing (route.room-list-landing); the specification does not show its value (open point B23). */
export const ROOMS_ROUTE = '/app/rooms';
/** A team invite presents itself, without a layout (route.invite). */
export const INVITE_ROUTE = '/invite';

export interface InviteLink {
  readonly hall_id: string;
  readonly channel_id: string | null;
  /** Number of the user who shares it. */
  readonly from: string | null;
  /** End of a team invite in epoch milliseconds; 0 for a hall. A visitor cannot ask the platform for it. */
  readonly until: number;
}

/** The link to a hall or a team that is shared. */
export function inviteRoute({ hall_id, channel_id, from, until }: InviteLink): string {
  const query = new URLSearchParams({ hall: hall_id });
  if (channel_id !== null) query.set('channel', channel_id);
  if (from !== null) query.set('from', from);
  if (until > 0) query.set('until', String(Math.floor(until / 1000)));
  return `${INVITE_ROUTE}?${query}`;
}

/** A voice room; the id is the room number (route.app-room, route.app-room.id-is-room-number). */
export function roomRoute(room_no: string): string {
  return `/app/room/${encodeURIComponent(room_no)}`;
}

export function hallRoute(hall_id: string, channel_id?: string | null): string {
  const path = `/index/room/${encodeURIComponent(hall_id)}`;
  return channel_id ? `${path}?channel_id=${encodeURIComponent(channel_id)}` : path;
}
