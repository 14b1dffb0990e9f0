import { Ledger } from './ledger.ts';
import { type Platform, startPlatform } from './platform.ts';
import type { Row } from './row.ts';

const ACKS_BEFORE_KILL = 300;

/** Kills the platform under load again and again; after each start every acknowledged line must be there once. */
export async function killAgainAndAgain(dataDir: string, kills: number): Promise<Row> {
  const ledger = new Ledger('killed');
  let platform = await startPlatform(dataDir);
  await ledger.begin(platform.origin);
  let [lost, doubled] = [0, 0];
  for (let kill = 0; kill < kills; kill += 1) {
    await talkUntilKilled(platform, ledger, kill);
    platform = await startPlatform(dataDir);
    const audit = await ledger.audit(platform.origin);
    // A closed world has lost everything.
    lost += audit?.lost ?? ledger.acknowledged;
    doubled += audit?.doubled ?? 0;
  }
  await platform.end('SIGTERM');
  return {
    trial: `${kills} kills under load`,
    acknowledged: ledger.acknowledged,
    lost,
    doubled,
    isReported: null,
    othersServe: null,
    faults: [],
  };
}

/** Every kill comes at another moment. */
async function talkUntilKilled(platform: Platform, ledger: Ledger, kill: number): Promise<void> {
  let acks = 0;
  let dying: Promise<void> | null = null;
  const limit = ACKS_BEFORE_KILL + 37 * kill;
  await ledger.talk(platform.origin, 100 * limit, () => {
    acks += 1;
    if (acks >= limit) dying ??= platform.end('SIGKILL');
  });
  await dying;
}
