/** Of the seed `demo`, seed 1: the hall that everyone is in, the text channel where people talk, and a voice room. */
const HALL = '8001';
const CHANNEL = '9004';
const ROOM = '600001';

export const VISITS = ['out', 'in'] as const;
/** Signed out or signed in. */
export type Visit = (typeof VISITS)[number];

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly visits: readonly Visit[];
}

/** Every route that a link can open. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'discover', path: '/index/more', visits: VISITS },
  { name: 'lobby', path: `/index/room/${HALL}?channel_id=${CHANNEL}`, visits: VISITS },
  { name: 'piazza', path: '/index/piazza', visits: VISITS },
  { name: 'rooms', path: '/app/rooms', visits: VISITS },
  { name: 'room', path: `/app/room/${ROOM}`, visits: VISITS },
  { name: 'invite', path: `/invite?hall=${HALL}`, visits: VISITS },
  { name: 'login', path: '/login', visits: ['out'] },
  { name: 'not-found', path: '/nowhere', visits: VISITS },
];
