/** A ring stays for this long after the last loud moment. */
export const RING_HOLD_MS = 300;
/** Sound that is louder counts as speech: the noise of a quiet room stays below. */
export const SPEAKING_LEVEL = 0.01;

/** When each person was loud for the last time. */
export type LoudTimes = ReadonlyMap<string, number>;

/** The times of last loud sound after new levels; people whose ring has ended are dropped. */
export function afterLevels(before: LoudTimes, levels: ReadonlyMap<string, number>, now: number): LoudTimes {
  const after = new Map([...before].filter(([, at]) => now - at < RING_HOLD_MS));
  for (const [uid, level] of levels) if (level >= SPEAKING_LEVEL) after.set(uid, now);
  return after;
}

/** Whether two lists of speakers differ. */
export function areOthers(before: readonly string[], after: readonly string[]): boolean {
  return before.length !== after.length || before.some((uid) => !after.includes(uid));
}
