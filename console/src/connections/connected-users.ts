import type { Connection } from '../journal/journal.ts';

/** A user of the panel: with open sockets, or with a fault that is to be ended. */
export interface ConnectedUser {
  readonly user: string;
  readonly name: string;
  readonly cutOff: boolean;
  readonly held: boolean;
  readonly sockets: readonly Connection[];
}

export interface ConnectedUsers {
  /** Those with a fault first, then by their numbers. */
  readonly shown: readonly ConnectedUser[];
  readonly leftOut: number;
}

interface Broken {
  readonly user: string;
  readonly cut_off: boolean;
  readonly acks_held: boolean;
}

/** Users that are drawn at most: a crowd of thousands would hold up the page twice a second. A search finds the others. */
export const USERS_SHOWN = 100;

/** The users that a search finds by name or number; an empty one finds all. */
export function connectedUsers(
  connections: readonly Connection[],
  people: readonly Broken[],
  nicks: ReadonlyMap<string, string>,
  search: string,
): ConnectedUsers {
  const sockets = new Map<string, Connection[]>();
  for (const connection of connections) {
    const own = sockets.get(connection.user);
    if (own) own.push(connection);
    else sockets.set(connection.user, [connection]);
  }
  // A user who is cut off soon has no socket, and must stay in the list to be restored.
  const broken = new Map(
    people.filter(({ cut_off, acks_held }) => cut_off || acks_held).map((each) => [each.user, each]),
  );
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (user: string) => {
    const text = `${nicks.get(user) ?? ''} ${user}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const rest = [...sockets.keys()].filter((user) => !broken.has(user));
  const found = [...[...broken.keys()].sort(), ...rest.sort()].filter(isFound);
  const shown = found.slice(0, USERS_SHOWN).map((user) => ({
    user,
    name: nicks.get(user) ?? user,
    cutOff: broken.get(user)?.cut_off ?? false,
    held: broken.get(user)?.acks_held ?? false,
    sockets: sockets.get(user) ?? [],
  }));
  return { shown, leftOut: found.length - shown.length };
}
