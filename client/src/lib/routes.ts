/** Addresses that sagas and screens share. The route table itself is app/router.tsx. */

/** Signed out: the login modal over the landing page; signed in: on to the landing page (open point A11). */
export const LOGIN_ROUTE = '/login';
/** "Discover more", the landing after entry; also the room-list landing (open point B23). */
export const LANDING_ROUTE = '/index/more';

/** A voice room; the id is the room number (route.app-room, route.app-room.id-is-room-number). */
export function roomRoute(room_no: string): string {
  return `/app/room/${encodeURIComponent(room_no)}`;
}

export function hallRoute(hall_id: string, channel_id?: string | null): string {
  const path = `/index/room/${encodeURIComponent(hall_id)}`;
  return channel_id ? `${path}?channel_id=${encodeURIComponent(channel_id)}` : path;
}
