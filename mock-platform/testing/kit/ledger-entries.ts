import type { LedgerAccount, LedgerEntry } from '../../src/core/state/ledger.ts';
import type { World } from '../../src/core/state/world.ts';

/** The latest movements of an account, newest first. */
export function entriesOf({ ledger }: World, account: LedgerAccount): readonly LedgerEntry[] {
  return (ledger.entries.get(account) ?? []).toReversed();
}
