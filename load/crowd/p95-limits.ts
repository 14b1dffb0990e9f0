/** What 95 of 100 figures of a kind have to be below, in milliseconds; null: there is no limit. */
export interface P95Limits {
  /** From the sending of a message to its arrival, in halls and in rooms. */
  readonly delivery: number | null;
  /** From the sending of a message to its acknowledgement. */
  readonly ack: number | null;
  /** From the sending of a gift to its reply. */
  readonly gift: number | null;
  /** From the password of a person to the open socket of their halls. */
  readonly entry: number | null;
  /** One step of a scenario. */
  readonly step: number | null;
}

export const P95_LIMITS: P95Limits = { delivery: 250, ack: null, gift: 250, entry: 1000, step: null };

/** The threshold of k6 for a trend; none without a limit. */
export function p95Threshold(trend: string, limit: number | null): Record<string, string[]> {
  return limit === null ? {} : { [trend]: [`p(95)<${limit}`] };
}
