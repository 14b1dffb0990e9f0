import { FRIENDS_PAGE_SIZE, type UserNo } from '@miczero/contracts';

/** A person to the people on the other side, each with the serial number of the moment: oldest first. */
export type Links = Map<UserNo, Map<UserNo, number>>;

/** Follows, friends and blocks. Each pair is stored on both sides, so that both can be listed. */
export interface Social {
  /** Grows with every link; what cursors count. */
  serial: number;
  /** How many links of one kind a person may have: as many as one page shows. */
  most: number;
  follows: Links;
  fans: Links;
  friends: Links;
  blocks: Links;
  blocked_by: Links;
}

export function emptySocial(): Social {
  return {
    serial: 0,
    most: FRIENDS_PAGE_SIZE,
    follows: new Map(),
    fans: new Map(),
    friends: new Map(),
    blocks: new Map(),
    blocked_by: new Map(),
  };
}

const NO_LINKS: ReadonlyMap<UserNo, number> = new Map();

export function linksOf(links: Links, no: UserNo): ReadonlyMap<UserNo, number> {
  return links.get(no) ?? NO_LINKS;
}

export function isLinked(links: Links, from: UserNo, to: UserNo): boolean {
  return links.get(from)?.has(to) ?? false;
}

function put(links: Links, from: UserNo, to: UserNo, serial: number): void {
  const own = links.get(from) ?? new Map<UserNo, number>();
  // Again at the end: Maps keep the order of the first insertion.
  own.delete(to);
  links.set(from, own.set(to, serial));
}

function drop(links: Links, from: UserNo, to: UserNo): void {
  const own = links.get(from);
  own?.delete(to);
  if (own?.size === 0) links.delete(from);
}

/** Relations between two users: the side of the list, and the other one. */
const SIDES = {
  follow: ['follows', 'fans'],
  friend: ['friends', 'friends'],
  block: ['blocks', 'blocked_by'],
} as const satisfies Record<string, readonly [keyof Social, keyof Social]>;

export type LinkKind = keyof typeof SIDES;

export function link(social: Social, kind: LinkKind, from: UserNo, to: UserNo): void {
  const [near, far] = SIDES[kind];
  if (isLinked(social[near], from, to)) return;
  social.serial += 1;
  put(social[near], from, to, social.serial);
  put(social[far], to, from, social.serial);
}

export function unlink(social: Social, kind: LinkKind, from: UserNo, to: UserNo): void {
  const [near, far] = SIDES[kind];
  drop(social[near], from, to);
  drop(social[far], to, from);
}
