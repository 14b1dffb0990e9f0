import type { HallEventBody, HallId, HallNotice } from '@miczero/contracts';
import type { FeedbackText } from '../feedback/index.ts';

/** The notices of the open hall, and which of them its member has not put away. */
export interface Notices {
  /** Whose notices the list has; null before they are known. */
  readonly hall_id: HallId | null;
  /** Why those of the open hall did not come the last time. */
  readonly failed: FeedbackText | null;
  /** Newest first. */
  readonly list: readonly HallNotice[];
  /** Ids of those to show. */
  readonly fresh: readonly string[];
  /** What halls had that were open before: shown in the frame in which one is opened again. */
  readonly kept: Readonly<Record<HallId, readonly HallNotice[]>>;
  /** hall-flow.notice.remembered: until when each notice that was put away stays so, by hall and id. */
  readonly seen: SeenNotices;
}
export type SeenNotices = Readonly<Record<HallId, Readonly<Record<string, number>>>>;

export const noNotices: Notices = { hall_id: null, failed: null, list: [], fresh: [], kept: {}, seen: {} };

/** hall-flow.notice.expiry-next-day, expiry-type-2: the coming local midnight, or the last one (open point B16). */
export function seenUntil(type: HallNotice['type'], now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + (type === 2 ? 0 : 1)).getTime();
}

function isSeen(seen: SeenNotices, { hall_id, id }: HallNotice, now: number): boolean {
  return now < (seen[hall_id]?.[id] ?? 0);
}

/** Halls whose notices are kept, without the open one; the one that was left first goes first. */
const KEPT_HALLS_MAX = 20;

/** The hall is left; what it had is kept. */
export function closedNotices({ hall_id, list, kept, seen }: Notices): Notices {
  if (hall_id === null) return { ...noNotices, kept, seen };
  const others = Object.entries(kept).filter(([id]) => id !== hall_id);
  const all = [...others, [hall_id, list] as const].slice(-KEPT_HALLS_MAX);
  return { ...noNotices, kept: Object.fromEntries(all), seen };
}

/** The notices of a hall that was entered. */
export function loadedNotices(notices: Notices, hall_id: HallId, list: readonly HallNotice[], now: number): Notices {
  const fresh = list.filter((notice) => !isSeen(notices.seen, notice, now)).map(({ id }) => id);
  return { ...notices, hall_id, failed: null, list, fresh };
}

/** hall-event.1010: one more, or one less. */
export function changedNotices(notices: Notices, { type, notice }: HallEventBody<'noticeChanged'>): Notices {
  if (notices.hall_id !== notice.hall_id) {
    const { [notice.hall_id]: _old, ...kept } = notices.kept;
    return { ...notices, kept };
  }
  const others = notices.list.filter(({ id }) => id !== notice.id);
  const fresh = notices.fresh.filter((id) => id !== notice.id);
  if (type === 2) return { ...notices, list: others, fresh };
  return { ...notices, list: [notice, ...others], fresh: [notice.id, ...fresh] };
}

/** The member dismissed a notice. Expired ones are dropped, so that the list does not grow. */
export function putAway(notices: Notices, id: string, now: number): Notices {
  const notice = notices.list.find((each) => each.id === id);
  if (!notice) return notices;
  const { hall_id, type } = notice;
  const until = seenUntil(type, now);
  const kept = Object.entries(notices.seen).flatMap(([hall, ids]) => {
    const living = Object.entries(ids).filter(([, end]) => now < end);
    return living.length > 0 ? [[hall, Object.fromEntries(living)] as const] : [];
  });
  const seen: SeenNotices = Object.fromEntries(kept);
  const fresh = notices.fresh.filter((each) => each !== id);
  if (until <= now) return { ...notices, fresh, seen };
  return { ...notices, fresh, seen: { ...seen, [hall_id]: { ...seen[hall_id], [id]: until } } };
}
