import type { Log } from '../../src/log/log.ts';

/** A log that does what another one does, but for these methods. */
export function logOver(log: Log, changes: Partial<Log>): Log {
  return {
    open: (restore, deliver, onDamage) => log.open(restore, deliver, onDamage),
    append: (commands) => log.append(commands),
    catchUp: () => log.catchUp(),
    begin: (snapshot) => log.begin(snapshot),
    history: (until) => log.history(until),
    passage: (from, count) => log.passage(from, count),
    saveSnapshot: (snapshot) => log.saveSnapshot(snapshot),
    foldSnapshot: (position) => log.foldSnapshot(position),
    close: () => log.close(),
    ...changes,
  };
}
