/** The parts that are read of k6's summary at the end of a run. */
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
  ['people_missing', 'people who went missing'],
  ['members_entered', 'members of the room'],
  ['room_calls_refused', 'calls of members refused'],
  ['room_deliveries', 'delivered in the room'],
  ['room_lost', 'lost in the room'],
  ['room_shown_twice', 'shown twice in the room'],
  ['room_out_of_order', 'out of order in the room'],
  ['room_silent', 'members who heard nothing'],
  ['room_copies_injected', 'copies injected in the room'],
  ['room_copies_recognised', 'copies recognised in the room'],
  ['scenarios_held', 'scenarios that held'],
  ['scenarios_failed', 'scenarios that failed'],
  ['steps_played', 'steps played'],
  ['frames_received', 'frames received'],
  ['frames_doubled', 'frames that came twice'],
  ['lines_out_of_order', 'lines out of order'],
  ['dropped_iterations', 'plays left out'],
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
  ['room_delivery_ms', 'delivery in the room'],
  ['gift_ms', 'gift'],
  ['room_entering_ms', 'entering the room'],
  ['step_ms', 'step of a scenario'],
  ['scenario_ms', 'scenario'],
  ['acknowledgement_ms', 'acknowledgement'],
  ['login_ms', 'login'],
  ['entering_ms', 'login and socket'],
  ['return_ms', 'return after the storm'],
  ['generator_lag_ms', 'generator lag'],
] as const;
const WIDTH = 31;

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
  const copies = ['', 'room_'].flatMap((place) => {
    if (!metrics[`${place}copies_injected`]) return [];
    const isDeduped = count(`${place}copies_injected`) === count(`${place}copies_recognised`);
    return [`${isDeduped ? '✓' : '✗'} every copy was recognised${place === '' ? '' : ' in the room'}`];
  });
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
