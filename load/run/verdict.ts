/** What k6 hands over at the end of a run, as far as it is read. */
export interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}
interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

const COUNTS = [
  ['messages_delivered', 'delivered'],
  ['messages_lost', 'lost'],
  ['messages_shown_twice', 'shown twice'],
  ['messages_out_of_order', 'out of order'],
  ['copies_injected', 'copies injected'],
  ['copies_recognised', 'copies recognised'],
  ['messages_unacknowledged', 'unacknowledged'],
  ['people_entered', 'people who came in'],
  ['logins_refused', 'logins refused'],
  ['sessions_doubled', 'sessions given twice'],
  ['sockets_silent', 'silent sockets'],
  ['sockets_unopened', 'sockets that did not open'],
  ['sockets_unreturned', 'sockets that did not return'],
  ['sockets_closed', 'sockets that closed'],
  ['contract_violations', 'contract violations'],
] as const;
const TIMES = [
  ['delivery_ms', 'delivery'],
  ['acknowledgement_ms', 'acknowledgement'],
  ['login_ms', 'login'],
  ['entering_ms', 'login and socket'],
  ['return_ms', 'return after the storm'],
  ['generator_lag_ms', 'generator lag'],
] as const;
const WIDTH = 28;

/** The lines of a verdict, and whether every threshold held. */
export function verdict({ metrics }: Summary): { readonly lines: readonly string[]; readonly isFine: boolean } {
  const mark = (name: string) => {
    const thresholds = Object.values(metrics[name]?.thresholds ?? {});
    return thresholds.length === 0 ? ' ' : thresholds.every(({ ok }) => ok) ? '✓' : '✗';
  };
  // Each script has figures of its own.
  const counts = COUNTS.filter(([name]) => metrics[name]).map(
    ([name, label]) => `${mark(name)} ${label.padEnd(WIDTH)}${metrics[name]?.values['count'] ?? 0}`,
  );
  const times = TIMES.filter(([name]) => metrics[name]).map(([name, label]) => {
    const values = metrics[name]?.values ?? {};
    const cells = ['med', 'p(95)', 'p(99)', 'max'].map((key) => `${key} ${(values[key] ?? Number.NaN).toFixed(1)} ms`);
    return `${mark(name)} ${label.padEnd(WIDTH)}${cells.join('  ')}`;
  });
  const count = (name: string) => metrics[name]?.values['count'] ?? 0;
  // k6 cannot compare two metrics: every copy that was made has to be recognised, neither more nor fewer.
  const isDeduped = count('copies_injected') === count('copies_recognised');
  const copies = metrics['copies_injected'] ? [`${isDeduped ? '✓' : '✗'} every copy was recognised`] : [];
  const lines = [...counts, ...times, ...copies];
  const isFine = !lines.some((line) => line.startsWith('✗'));
  return { lines: [...lines, conclusion(isFine, mark('generator_lag_ms') === '✗')], isFine };
}

function conclusion(isFine: boolean, isLagging: boolean): string {
  if (isFine) return 'Every threshold held.';
  // A late generator measures itself: its delays say nothing about the platform.
  if (isLagging) return 'INVALID: the generator could not keep up. Use fewer sockets, more cores or less validation.';
  return 'The run FAILED: see ✗ above.';
}

export function printVerdict(summary: Summary): boolean {
  const { lines, isFine } = verdict(summary);
  console.log(`\n${lines.join('\n')}`);
  return isFine;
}
