import { HALL_USER_PAGE_SIZE, type HallUser, TOP_FLAG_LAST_PAGE, type UserNo } from '@miczero/contracts';
import { windowed } from '../../lib/list-window.ts';

/** A search for members is asked for this long after the last key. */
export const MEMBER_SEARCH_PAUSE_MS = 300;

/** The member list of one hall: a window of at most 60 rows over pages of 30, online people first. */
export interface Members {
  /** The first page has come. */
  readonly isKnown: boolean;
  readonly rows: readonly MemberRow[];
  readonly onlineCount: number;
  readonly offlineCount: number;
  /** Rows above the window can be paged in. */
  readonly hasAbove: boolean;
  readonly hasBelow: boolean;
  /** Pages loaded upwards in a row; after the third the top flag goes (hall-flow.top-flag-paging). */
  readonly upwardPages: number;
  readonly owner: UserNo | null;
}
/** What a row shows of a member; events of presence bring no more. */
export type Member = Omit<HallUser, 'age' | 'gender'>;
export interface MemberRow extends Member {
  /** The page that the row came with, 1 is the first. */
  readonly page: number;
}
export interface MembersPage {
  readonly users: readonly HallUser[];
  readonly page: number;
  readonly page_total: number;
  readonly online_count: number;
  readonly offline_count: number;
}

export const noMembers: Members = {
  isKnown: false,
  rows: [],
  onlineCount: 0,
  offlineCount: 0,
  hasAbove: false,
  hasBelow: false,
  upwardPages: 0,
  owner: null,
};

/** The next page in a direction, or null when there is none to ask for. */
export function pageTowards(members: Members, direction: 'above' | 'below'): number | null {
  const { rows } = members;
  if (direction === 'above') {
    const first = rows[0];
    if (!first || !members.hasAbove) return null;
    const whole = rows.filter(({ page }) => page === first.page).length >= HALL_USER_PAGE_SIZE;
    return whole ? Math.max(1, first.page - 1) : first.page;
  }
  const last = rows.at(-1);
  if (!last || !members.hasBelow) return null;
  const whole = rows.filter(({ page }) => page === last.page).length >= HALL_USER_PAGE_SIZE;
  return whole ? last.page + 1 : last.page;
}

/** Starts over with the first page. */
export function firstPage(page: MembersPage, owner: UserNo | null): Members {
  return withCounts(
    {
      ...noMembers,
      isKnown: true,
      owner,
      rows: page.users.map((user) => rowOf(user, 1)),
      hasBelow: page.page < page.page_total,
    },
    page,
  );
}

export function addPage(members: Members, page: MembersPage, direction: 'above' | 'below'): Members {
  const fresh = page.users.map((user) => rowOf(user, page.page));
  const ids = new Set(fresh.map(({ id }) => id));
  const kept = members.rows.filter(({ id }) => !ids.has(id));
  const counted = withCounts(members, page);
  if (direction === 'above') {
    const { rows, dropped } = windowed([...fresh, ...kept], 'end');
    const upwardPages = members.upwardPages + 1;
    // hall-flow.top-flag-paging: after the third page upwards the way up is "back to the first page".
    const hasAbove = page.page > 1 && upwardPages < TOP_FLAG_LAST_PAGE;
    return { ...counted, rows, upwardPages, hasAbove, hasBelow: members.hasBelow || dropped > 0 };
  }
  const { rows, dropped } = windowed([...kept, ...fresh], 'start');
  return {
    ...counted,
    rows,
    upwardPages: dropped > 0 ? 0 : members.upwardPages,
    hasAbove: members.hasAbove || dropped > 0,
    hasBelow: page.page < page.page_total,
  };
}

export type MemberChange = Partial<
  Pick<Member, 'nick' | 'avatar' | 'online' | 'role' | 'mic_mute' | 'mic_muted_by' | 'text_mute'>
>;

/** Changes a member in the window; other members change only the counts. */
export function changeMember(members: Members, id: string, change: MemberChange): Members {
  const index = members.rows.findIndex((row) => row.id === id);
  const row = members.rows[index];
  if (!row) return members;
  return sorted({ ...members, rows: members.rows.with(index, { ...row, ...change }) });
}

/** hall-event.presence.state-1, state-2: a member came online or went offline. `wasKnown` says that the counts include the person. */
export function changePresence(members: Members, person: Member): Members {
  const row = members.rows.find(({ id }) => id === person.id);
  if (row && row.online === person.online) return members;
  const step = person.online ? 1 : -1;
  const counted = {
    ...members,
    onlineCount: Math.max(0, members.onlineCount + step),
    offlineCount: Math.max(0, members.offlineCount - step),
  };
  if (row) return changeMember(counted, person.id, { online: person.online });
  return insertIfInside(counted, person);
}

/** A user became a member just now. */
export function addMember(members: Members, person: Member): Members {
  if (members.rows.some(({ id }) => id === person.id)) return changePresence(members, person);
  const counted = person.online
    ? { ...members, onlineCount: members.onlineCount + 1 }
    : { ...members, offlineCount: members.offlineCount + 1 };
  return insertIfInside(counted, person);
}

/** hall-event.presence.state-3: a user is no longer a member. */
export function removeMember(members: Members, id: UserNo): Members {
  const row = members.rows.find((candidate) => candidate.id === id);
  const wasOnline = row?.online ?? false;
  return {
    ...members,
    rows: members.rows.filter((candidate) => candidate.id !== id),
    onlineCount: wasOnline ? Math.max(0, members.onlineCount - 1) : members.onlineCount,
    offlineCount: wasOnline ? members.offlineCount : Math.max(0, members.offlineCount - 1),
  };
}

/** A person outside the window stays outside: only where the window ends may rows be missing. */
function insertIfInside(members: Members, person: Member): Members {
  const compare = byRank(members.owner);
  const first = members.rows[0];
  const last = members.rows.at(-1);
  if (members.hasAbove && first && compare(person, first) < 0) return members;
  if (members.hasBelow && last && compare(person, last) > 0) return members;
  const next = members.rows.find((row) => compare(person, row) < 0);
  const page = next?.page ?? last?.page ?? 1;
  const grown = sorted({ ...members, rows: [...members.rows, { ...person, page }] });
  const { rows, dropped } = windowed(grown.rows, 'end');
  return { ...grown, rows, hasBelow: grown.hasBelow || dropped > 0 };
}

function sorted(members: Members): Members {
  return { ...members, rows: members.rows.toSorted(byRank(members.owner)) };
}

/** The order of the platform: online first, then owner, managers, the rest, then by nick. */
const byRank =
  (owner: UserNo | null) =>
  (a: Member, b: Member): number =>
    Number(b.online) - Number(a.online) ||
    rank(a, owner) - rank(b, owner) ||
    (a.nick < b.nick ? -1 : a.nick > b.nick ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function rank(user: Member, owner: UserNo | null): number {
  if (user.id === owner) return 0;
  return user.role === 'manage' ? 1 : 2;
}

function rowOf({ age: _age, gender: _gender, ...person }: HallUser, page: number): MemberRow {
  return { ...person, page };
}

function withCounts(members: Members, page: MembersPage): Members {
  return { ...members, onlineCount: page.online_count, offlineCount: page.offline_count };
}
