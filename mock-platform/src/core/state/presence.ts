import type { ChannelId, HallId, UserNo } from '@miczero/contracts';

/** Hall connections, and the places of the people behind them. */
export interface Presence {
  connections: Map<string, Connection>;
  /** Number of open connections of each person with at least one. */
  online: Map<UserNo, number>;
  places: Map<UserNo, Place>;
}

export interface Connection {
  readonly no: UserNo;
  readonly sid: string;
  /** The lease of the node that holds the socket (cluster/membership.ts): the connection ends with the lease. */
  readonly node: string;
}

export interface Place {
  hall_id: HallId | '';
  voice: ChannelId | '';
  text: ChannelId | '';
  /** Text channels looked at, latest first: one, or several if the person has several connections. */
  viewing: ChannelId[];
}

export function emptyPresence(): Presence {
  return { connections: new Map(), online: new Map(), places: new Map() };
}

/** A person's place, made at the first question. */
export function placeOf({ places }: Pick<Presence, 'places'>, no: UserNo): Place {
  const known = places.get(no);
  if (known) return known;
  const place: Place = { hall_id: '', voice: '', text: '', viewing: [] };
  places.set(no, place);
  return place;
}
