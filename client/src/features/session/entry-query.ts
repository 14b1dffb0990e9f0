import { hallRoute, INVITE_ROUTE, roomRoute } from '../../lib/routes.ts';
import { type Arrival, readArrival } from './arrival.ts';

/**
 * The query parameters that the login entry reads (session.login-query.*, open point B26): how a user arrives
 * (arrival.ts), and where they land: hall/channel after a login, and shareHall/shareChannel.
 */
export interface EntryQuery {
  /** A voice room; only a link names one. */
  readonly room?: string;
  readonly hall?: string;
  readonly channel?: string;
  readonly shareHall?: string;
  readonly shareChannel?: string;
  /** Stored and reported only. */
  readonly action?: string;
  readonly from?: string;
}

const KEPT = ['hall', 'channel', 'shareHall', 'shareChannel', 'action', 'from'] as const;
/** Everything that must not stay in the address: history and analytics would keep it. */
const CODES = ['verify', 'room_no', 'phone', 'pcCode', 'pcCodeGame', 'code', 'state'] as const;
const REMOVED = [...KEPT, ...CODES] as const;

const ID = /^[0-9A-Za-z_-]{1,64}$/;

/** Reads an address once; `rest` is the address without the parameters that were meant for the login entry. */
export function readEntryQuery(address: string): {
  readonly entry: EntryQuery;
  readonly arrival: Arrival | null;
  readonly rest: string;
} {
  const url = new URL(address, 'http://page.invalid');
  const entry: Record<string, string> = {};
  for (const name of KEPT) {
    const value = url.searchParams.get(name);
    if (value !== null && ID.test(value)) entry[name] = value;
  }
  const arrival = readArrival(url.searchParams);
  // route.invite: the page presents the place itself, so its address keeps it and nothing lands there unasked.
  const isInvite = url.pathname === INVITE_ROUTE;
  for (const name of isInvite ? CODES : REMOVED) url.searchParams.delete(name);
  if (isInvite) return { entry: {}, arrival, rest: `${url.pathname}${url.search}${url.hash}` };
  return { entry, arrival, rest: `${url.pathname}${url.search}${url.hash}` };
}

/** Where a fresh session lands; null when the address asked for nothing. */
export function landingPath(entry: EntryQuery): string | null {
  if (entry.room !== undefined) return roomRoute(entry.room);
  const hall = entry.hall ?? entry.shareHall;
  if (hall === undefined) return null;
  const channel = entry.hall === undefined ? entry.shareChannel : entry.channel;
  return hallRoute(hall, channel);
}
