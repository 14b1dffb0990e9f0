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
  ['messages_stale', 'stale: later than 3 s'],
  ['copies_injected', 'copies injected'],
  ['copies_recognised', 'copies recognised'],
  ['losses_planted', 'losses planted'],
  ['repeats_planted', 'repeats planted'],
  ['swaps_planted', 'swaps planted'],
  ['delays_planted', 'delays planted'],
  ['messages_unacknowledged', 'unacknowledged'],
  ['messages_acknowledged_twice', 'acknowledged twice'],
  ['people_entered', 'people who came in'],
  ['people_missing', 'people who went missing'],
  ['members_entered', 'members of the room'],
  ['room_calls_refused', 'calls of members refused'],
  ['room_deliveries', 'delivered in the room'],
  ['room_lost', 'lost in the room'],
  ['room_shown_twice', 'shown twice in the room'],
  ['room_out_of_order', 'out of order in the room'],
  ['room_stale', 'stale in the room'],
  ['room_silent', 'members who heard nothing'],
  ['room_copies_injected', 'copies injected in the room'],
  ['room_copies_recognised', 'copies recognised in the room'],
  ['room_losses_planted', 'losses planted in the room'],
  ['room_repeats_planted', 'repeats planted in the room'],
  ['room_swaps_planted', 'swaps planted in the room'],
  ['room_delays_planted', 'delays planted in the room'],
  ['scenarios_begun', 'scenarios that began'],
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
const NOT_MEASURED = 'not measured';
const NONE_MEASURED = `${NOT_MEASURED}, there was none`;
/** What was made, where it has to show, and what holds when both are the same. */
const COMPARED = [
  ['copies_injected', 'copies_recognised', 'every copy was recognised'],
  ['losses_planted', 'messages_lost', 'every planted loss was found, and no other'],
  ['repeats_planted', 'messages_shown_twice', 'every planted repeat was found, and no other'],
  ['swaps_planted', 'messages_out_of_order', 'every planted swap was found, and no other'],
  ['delays_planted', 'messages_stale', 'every planted delay was found, and no other'],
  ['room_copies_injected', 'room_copies_recognised', 'every copy was recognised in the room'],
  ['room_losses_planted', 'room_lost', 'every planted loss was found in the room, and no other'],
  ['room_repeats_planted', 'room_shown_twice', 'every planted repeat was found in the room, and no other'],
  ['room_swaps_planted', 'room_out_of_order', 'every planted swap was found in the room, and no other'],
  ['room_delays_planted', 'room_stale', 'every planted delay was found in the room, and no other'],
] as const;

/**
 * What a crowd measures at one moment for all: its mark counts the virtual users that came so far, with a threshold of all of them. In
 * a run that ended before it, these figures are no zeros.
 */
const MEASURED_AT: Readonly<Record<string, readonly string[]>> = {
  hall_begun: ['sockets_unopened'],
  hall_returned: ['sockets_unreturned'],
  hall_ended: [
    'messages_lost',
    'messages_unacknowledged',
    'messages_acknowledged_twice',
    'sockets_silent',
    'copies_injected',
    'copies_recognised',
    'losses_planted',
    'repeats_planted',
    'swaps_planted',
    'delays_planted',
  ],
  room_ended: [
    'room_lost',
    'room_silent',
    'room_copies_injected',
    'room_copies_recognised',
    'room_losses_planted',
    'room_repeats_planted',
    'room_swaps_planted',
    'room_delays_planted',
  ],
  wave_ended: ['sessions_doubled', 'people_missing'],
};
/** What says something only about messages that arrived. */
const MEASURED_OF: Readonly<Record<string, readonly string[]>> = {
  messages_delivered: ['messages_shown_twice', 'messages_out_of_order', 'messages_stale'],
  room_deliveries: ['room_shown_twice', 'room_out_of_order', 'room_stale'],
};

/** The figures of a run that were never measured. */
function unmeasuredIn(metrics: Summary['metrics']): ReadonlySet<string> {
  const missed = Object.entries(MEASURED_AT).filter(([mark]) => isBroken(metrics[mark]));
  const empty = Object.entries(MEASURED_OF).filter(([of]) => metrics[of]?.values['count'] === 0);
  const times = TIMES.filter(([name]) => metrics[name]?.values['count'] === 0).map(([name]) => name);
  return new Set([...[...missed, ...empty].flatMap(([, names]) => names), ...times]);
}

const isBroken = (metric: Metric | undefined) => Object.values(metric?.thresholds ?? {}).some(({ ok }) => !ok);

export interface Verdict {
  /** Figures and comparisons, then the conclusion. */
  readonly lines: readonly string[];
  /** Every threshold held, and the run came to its own end. */
  readonly isFine: boolean;
}

/** The verdict of a run; `ends` are the reasons why it ended early. */
export function verdict({ metrics }: Summary, ends: readonly string[] = []): Verdict {
  const unmeasured = unmeasuredIn(metrics);
  const mark = (name: string) => {
    if (unmeasured.has(name)) return '–';
    const thresholds = Object.values(metrics[name]?.thresholds ?? {});
    return thresholds.length === 0 ? ' ' : thresholds.every(({ ok }) => ok) ? '✓' : '✗';
  };
  // Each script has figures of its own.
  const counts = COUNTS.filter(([name]) => metrics[name]).map(
    ([name, label]) =>
      `${mark(name)} ${label.padEnd(WIDTH)}${unmeasured.has(name) ? NOT_MEASURED : (metrics[name]?.values['count'] ?? 0)}`,
  );
  const times = TIMES.filter(([name]) => metrics[name]).map(([name, label]) => {
    if (unmeasured.has(name)) return `– ${label.padEnd(WIDTH)}${NOT_MEASURED}`;
    const values = metrics[name]?.values ?? {};
    const cells = ['med', 'p(95)', 'p(99)', 'max'].map((key) => `${key} ${(values[key] ?? Number.NaN).toFixed(1)} ms`);
    return `${mark(name)} ${label.padEnd(WIDTH)}${cells.join('  ')}`;
  });
  const count = (name: string) => metrics[name]?.values['count'] ?? 0;
  // k6 cannot compare two metrics.
  const compared = COMPARED.filter(([made]) => metrics[made]).map(([made, found, words]) => {
    if (unmeasured.has(made)) return `– ${words}: ${NOT_MEASURED}`;
    if (mark(made) === '✗') return `✗ ${words}: none was planted, the run has too few deliveries`;
    if (count(made) !== count(found)) return `✗ ${words}`;
    // Nothing to find proves nothing about what finds it.
    return count(made) === 0 ? `– ${words}: ${NONE_MEASURED}` : `✓ ${words}`;
  });
  const begun = count('scenarios_begun');
  const unfinished = begun - count('scenarios_held') - count('scenarios_failed');
  const plays = metrics['scenarios_begun'] ? [playsLine(begun, unfinished)] : [];
  const early = unmeasured.size > 0 && ends.length === 0 ? ['The run ended before it had measured everything.'] : [];
  const lines = [...counts, ...times, ...compared, ...plays, ...[...ends, ...early].map((reason) => `✗ ${reason}`)];
  const isFine = !lines.some((line) => line.startsWith('✗'));
  const isPlanted = compared.some((line) => line.startsWith('✓') && line.includes('planted'));
  return { lines: [...lines, conclusion({ isFine, isPlanted, isLagging: mark('generator_lag_ms') === '✗' })], isFine };
}

function playsLine(begun: number, unfinished: number): string {
  const words = 'every scenario that began came to its end';
  if (begun === 0) return `– ${words}: ${NONE_MEASURED}`;
  return unfinished === 0 ? `✓ ${words}` : `✗ ${words}: ${unfinished} did not`;
}

interface Outcome {
  readonly isFine: boolean;
  readonly isPlanted: boolean;
  readonly isLagging: boolean;
}

function conclusion({ isFine, isPlanted, isLagging }: Outcome): string {
  if (isFine && isPlanted) return 'Every threshold held, and every planted defect was found.';
  if (isFine) return 'Every threshold held.';
  // A late generator measures itself: its delays say nothing about the platform.
  if (isLagging) return 'INVALID: the generator could not keep up. Use fewer sockets, more cores or less validation.';
  return 'The run FAILED: see ✗ above.';
}
