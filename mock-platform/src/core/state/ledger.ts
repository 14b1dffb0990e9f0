import type { UserNo } from '@miczero/contracts';

/**
 * Where money can be: `mint` is where it comes from and goes to, the only account that may be below zero; `house` is the
 * platform's own; `user:<no>` are a person's coins, `income:<no>` the gift points that others' gifts have brought.
 */
export type LedgerAccount = 'mint' | 'house' | `user:${UserNo}` | `income:${UserNo}`;

/** One movement of money: it leaves one account and arrives at another, so that the sum of all balances stays zero. */
export interface LedgerEntry {
  /** Counts all entries of the world from 1. */
  readonly id: number;
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** Whole units (coins), above zero. */
  readonly amount: number;
  /** Why, for people: 'gift', 'recharge'. */
  readonly reason: string;
  readonly at: number;
}

/** Only `transfer.ts` changes this. */
export interface Ledger {
  /** Entries made so far. */
  last: number;
  balances: Map<LedgerAccount, number>;
  /** Latest entries of each person's accounts, oldest first. Bounded. */
  entries: Map<LedgerAccount, LedgerEntry[]>;
  /** Entries by idempotency key. Bounded: the oldest are forgotten. */
  keys: Map<string, LedgerEntry>;
}

export function emptyLedger(): Ledger {
  return { last: 0, balances: new Map(), entries: new Map(), keys: new Map() };
}

export const coinsOf = (no: UserNo): LedgerAccount => `user:${no}`;
export const incomeOf = (no: UserNo): LedgerAccount => `income:${no}`;
