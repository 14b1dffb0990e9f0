import type { UserNo } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { Misfit, Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import { coinsOf, incomeOf, type Ledger, type LedgerAccount, type LedgerEntry } from '../../state/ledger.ts';
import type { World } from '../../state/world.ts';

/** Entries remembered for each account of a person. */
const ENTRIES_PER_ACCOUNT = 200;
/**
 * Idempotency keys remembered in a world, for requests that are soon retried. That an order, a package or a gift moves money
 * only once also follows from their own state, for as long as it is stored.
 */
const KEYS_REMEMBERED = 5000;
/** Most coins in one entry or on one account: far below where whole numbers end. */
const LARGEST_AMOUNT = 1_000_000_000_000;

export interface Transfer {
  readonly from: LedgerAccount;
  readonly to: LedgerAccount;
  /** Whole units, above zero. */
  readonly amount: number;
  readonly reason: string;
  /** Idempotency key, unique in the world: the same transfer again moves nothing and answers the first entry. */
  readonly key: string;
}

/**
 * Moves money. Refuses with `balanceTooLow` when `from` has too little, with `requestInvalid` when the key belongs to
 * another transfer or the amount is none; a refusal moves nothing.
 */
export function transfer(turn: Turn, wanted: Transfer): LedgerEntry {
  checkTransfers(turn.world, [wanted]);
  return record(turn, wanted);
}

/** Moves money several times, or not at all. */
export function transferAll(turn: Turn, wanted: readonly Transfer[]): LedgerEntry[] {
  checkTransfers(turn.world, wanted);
  return wanted.map((each) => record(turn, each));
}

/** Checks what `transferAll` would do: for a command that checks everything first. */
export function checkTransfers({ ledger }: World, wanted: readonly Transfer[]): void {
  const changed = new Map<LedgerAccount, number>();
  const seen = new Map<string, Transfer>();
  const balance = (account: LedgerAccount) => changed.get(account) ?? ledger.balances.get(account) ?? 0;
  for (const each of wanted) {
    const former = seen.get(each.key) ?? ledger.keys.get(each.key);
    seen.set(each.key, each);
    if (former) {
      if (!isSame(former, each)) throw new Misfit('key: already used for another transfer');
      continue;
    }
    if (!isAmount(each.amount) || each.from === each.to) throw new Misfit('amount: not a transfer');
    if (each.from !== 'mint' && balance(each.from) < each.amount) throw new Refusal('balanceTooLow');
    changed.set(each.from, balance(each.from) - each.amount);
    changed.set(each.to, balance(each.to) + each.amount);
    if (Math.abs(balance(each.from)) > LARGEST_AMOUNT || Math.abs(balance(each.to)) > LARGEST_AMOUNT) {
      throw new Misfit('amount: more than an account holds');
    }
  }
}

function record(turn: Turn, { from, to, amount, reason, key }: Transfer): LedgerEntry {
  const { ledger } = turn.world;
  const former = ledger.keys.get(key);
  if (former) return former;
  ledger.last += 1;
  const entry: LedgerEntry = { id: ledger.last, from, to, amount, reason, at: turn.at };
  post(ledger, from, -amount, entry);
  post(ledger, to, amount, entry);
  ledger.keys.set(key, entry);
  forgetOldest(ledger.keys, KEYS_REMEMBERED);
  return entry;
}

function post(ledger: Ledger, account: LedgerAccount, change: number, entry: LedgerEntry): void {
  const balance = (ledger.balances.get(account) ?? 0) + change;
  // An account without money is not stored, which keeps a world small.
  if (balance === 0) ledger.balances.delete(account);
  else ledger.balances.set(account, balance);
  if (account === 'mint' || account === 'house') return;
  const own = ledger.entries.get(account) ?? [];
  ledger.entries.set(account, [...own, entry].slice(-ENTRIES_PER_ACCOUNT));
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= LARGEST_AMOUNT;
}

function isSame(former: Omit<Transfer, 'key' | 'reason'>, wanted: Transfer): boolean {
  return former.from === wanted.from && former.to === wanted.to && former.amount === wanted.amount;
}

/** A person's coins: what they can spend. */
export function balanceOf({ ledger }: World, no: UserNo): number {
  return ledger.balances.get(coinsOf(no)) ?? 0;
}

/** A person's gift points: what gifts of others have brought. */
export function giftIncomeOf({ ledger }: World, no: UserNo): number {
  return ledger.balances.get(incomeOf(no)) ?? 0;
}
