export interface Reach {
  readonly calls: {
    readonly total: number;
    readonly made: number;
    readonly missing: readonly string[];
    /** Calls that the client does without, with the reason of each (docs/unmade-calls.md). */
    readonly unmade: Readonly<Record<string, string>>;
    /** Calls that were made although docs/unmade-calls.md lists them: their lines must go. */
    readonly wronglyListed: readonly string[];
  };
  readonly events: { readonly total: number; readonly delivered: number; readonly missing: readonly string[] };
}

/** Compares what a run has seen with the names in the contracts. Ignores names that the contracts do not define. */
export function reachOf(
  calls: readonly string[],
  variants: readonly string[],
  seen: { readonly calls: readonly string[]; readonly events: readonly string[] },
  reasons: Readonly<Record<string, string>> = {},
): Reach {
  const missingOf = (all: readonly string[], met: readonly string[]) => {
    const known = [...new Set(all)].sort();
    return { total: known.length, missing: known.filter((name) => !met.includes(name)) };
  };
  const { total: callTotal, missing: neverCalled } = missingOf(calls, seen.calls);
  const { total: eventTotal, missing: neverDelivered } = missingOf(variants, seen.events);
  return {
    calls: {
      total: callTotal,
      made: callTotal - neverCalled.length,
      missing: neverCalled.filter((name) => !(name in reasons)),
      wronglyListed: Object.keys(reasons).filter((name) => seen.calls.includes(name)),
      unmade: Object.fromEntries(neverCalled.flatMap((name) => (reasons[name] ? [[name, reasons[name]]] : []))),
    },
    events: { total: eventTotal, delivered: eventTotal - neverDelivered.length, missing: neverDelivered },
  };
}

/** The reasons of a list of calls that are not made, by call. */
export function reasonsOf(list: string): Record<string, string> {
  return Object.fromEntries(
    [...list.matchAll(/^- `([\w.]+)` (.+)$/gm)].map(([, name = '', reason = '']) => [name, reason]),
  );
}
