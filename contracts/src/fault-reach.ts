import { ALL_USERS } from './control-fields.ts';
import { HALL_EVENTS, HALL_REQUESTS } from './realtime/hall/registry.ts';
import { ROOM_EVENTS, ROOM_REQUESTS } from './realtime/room/registry.ts';

/** What a fault can meet at all: one that would do nothing is refused before it is set. */

/** What faults call a private or group message, on its way to a client of the provider's SDK or from it. */
export const IM_MESSAGE = 'im_message';

/** A heartbeat comes to its platform whatever the faults are: `no-pong` leaves it unanswered. */
const { roomPing: _heartbeat, ...roomLines } = ROOM_REQUESTS;

/** The sockets whose messages faults meet. */
export const MESSAGE_SOCKETS = ['hall', 'room', 'im'] as const;
export type MessageSocket = (typeof MESSAGE_SOCKETS)[number];

const CARRIED: {
  readonly [Socket in MessageSocket]: { readonly in: readonly string[]; readonly out: readonly string[] };
} = {
  hall: { out: Object.keys(HALL_EVENTS), in: Object.keys(HALL_REQUESTS) },
  room: { out: Object.keys(ROOM_EVENTS), in: Object.keys(roomLines) },
  im: { out: [IM_MESSAGE], in: [IM_MESSAGE] },
};

/**
 * The names that a fault of messages can meet on a socket of this kind: events of the platform, or with `in` what clients send. Another
 * name never comes there.
 */
export function eventsOnSocket(socket: MessageSocket, direction?: 'in'): readonly string[] {
  return CARRIED[socket][direction ?? 'out'];
}

/** Whether sockets of this kind, or of any, have heartbeats that `no-pong` can leave unanswered. */
export function hasHeartbeats(socket: string | undefined): boolean {
  return socket === undefined || socket === 'room';
}

/** Whether a fault waits for a user at handshakes that name none: the first frame of an `im` socket does, and that is behind them. */
export function isOfNamelessHandshake({
  kind,
  socket,
  user = ALL_USERS,
}: {
  readonly kind: string;
  readonly socket?: string | undefined;
  readonly user?: string | undefined;
}): boolean {
  return socket === 'im' && user !== ALL_USERS && (kind === 'refuse' || kind === 'never-open');
}

/** Whether a fault that makes late makes late by no time. */
export function isInTime({
  kind,
  delay_ms = 0,
  jitter_ms = 0,
}: {
  readonly kind: string;
  readonly delay_ms?: number | undefined;
  readonly jitter_ms?: number | undefined;
}): boolean {
  return (kind === 'delay' || kind === 'late') && delay_ms === 0 && jitter_ms === 0;
}
