export interface Reach {
  readonly calls: { readonly total: number; readonly made: number; readonly missing: readonly string[] };
  readonly events: { readonly total: number; readonly delivered: number; readonly missing: readonly string[] };
}

/** Compares what a run has seen with the names in the contracts. Ignores names that the contracts do not define. */
export function reachOf(
  calls: readonly string[],
  variants: readonly string[],
  seen: { readonly calls: readonly string[]; readonly events: readonly string[] },
): Reach {
  const missingOf = (all: readonly string[], met: readonly string[]) => {
    const known = [...new Set(all)].sort();
    return { total: known.length, missing: known.filter((name) => !met.includes(name)) };
  };
  const { total: callTotal, missing: neverCalled } = missingOf(calls, seen.calls);
  const { total: eventTotal, missing: neverDelivered } = missingOf(variants, seen.events);
  return {
    calls: { total: callTotal, made: callTotal - neverCalled.length, missing: neverCalled },
    events: { total: eventTotal, delivered: eventTotal - neverDelivered.length, missing: neverDelivered },
  };
}
