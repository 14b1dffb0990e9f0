import type { HallId, UserNo } from '@miczero/contracts';

export interface Notices {
  /** Numbers given so far; none is given twice. */
  last: number;
  /** By hall, oldest first. Bounded by HALL_NOTICES_MAX. */
  of: Map<HallId, Map<string, Notice>>;
}

export interface Notice {
  readonly id: string;
  readonly type: 1 | 2;
  readonly title: string;
  readonly content: string;
  readonly from: UserNo;
  readonly at: number;
  /** Moment of its end; 0 is never. */
  readonly expired: number;
}

export function emptyNotices(): Notices {
  return { last: 0, of: new Map() };
}
