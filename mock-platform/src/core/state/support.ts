import type { UserNo } from '@miczero/contracts';

export interface Report {
  readonly id: number;
  readonly from: UserNo;
  readonly at: number;
  /** 1 person, 2 hall, 3 room. */
  readonly type: 1 | 2 | 3;
  readonly target: string;
  readonly reason: 1 | 2 | 3 | 4 | 5 | 6;
  readonly text: string;
  readonly images: readonly string[];
}

export interface Feedback {
  readonly id: number;
  readonly from: UserNo;
  readonly at: number;
  readonly content: string;
  readonly contact: string;
  readonly images: readonly string[];
}

/** entity.login-log */
export interface LoginLogEntry {
  readonly no: UserNo;
  readonly at: number;
  readonly login_type: 1 | 2 | 3 | 4 | 5;
  readonly dev_model: string;
  readonly dev_imei: string;
  readonly os: string;
  readonly version: string;
}

/** Reports to operations. Every list is bounded: the oldest entry is dropped. */
export interface Support {
  serial: number;
  reports: Map<number, Report>;
  feedback: Map<number, Feedback>;
  logins: Map<number, LoginLogEntry>;
}

export function emptySupport(): Support {
  return { serial: 0, reports: new Map(), feedback: new Map(), logins: new Map() };
}
