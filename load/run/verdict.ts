import { COMPARED, COUNTS, type ComparedName, type CountName, NAMED, TIMES, type TimeName } from './figures.ts';
import { displayWidth } from './words/display-width.ts';
import { LOAD_WORDS, type LoadLanguage, type LoadWords } from './words/load-words.ts';

/** The parts that are read of k6's summary at the end of a run. */
export interface Summary {
  readonly metrics: Readonly<Record<string, Metric>>;
}
interface Metric {
  readonly values: Readonly<Record<string, number>>;
  readonly thresholds?: Readonly<Record<string, { readonly ok: boolean }>>;
}

const WIDTH = 31;
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
    'swaps_impossible',
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
    'room_swaps_impossible',
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
  const times = TIMES.filter((name) => metrics[name]?.values['count'] === 0);
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
export function verdict({ metrics }: Summary, ends: readonly string[] = [], language: LoadLanguage = 'en'): Verdict {
  const words = LOAD_WORDS[language];
  const unmeasured = unmeasuredIn(metrics);
  const mark = (name: string) => {
    if (unmeasured.has(name)) return '–';
    const thresholds = Object.values(metrics[name]?.thresholds ?? {});
    return thresholds.length === 0 ? ' ' : thresholds.every(({ ok }) => ok) ? '✓' : '✗';
  };
  const count = (name: string) => metrics[name]?.values['count'] ?? 0;
  const row = (name: CountName | TimeName, label: string, figure: string) => {
    const value = unmeasured.has(name) ? words.notMeasured : figure;
    return `${mark(name)} ${padded(label)}${value}${limitsOf(metrics[name], unmeasured.has(name), words)}`;
  };
  // Each script has figures of its own.
  const counts = COUNTS.filter((name) => metrics[name]).map((name) =>
    row(name, words.counts[name], String(count(name))),
  );
  const times = TIMES.filter((name) => metrics[name]).map((name) => {
    const values = metrics[name]?.values ?? {};
    const cells = ['med', 'p(95)', 'p(99)', 'max'].map((key) => `${key} ${(values[key] ?? Number.NaN).toFixed(1)} ms`);
    return row(name, words.times[name], cells.join('  '));
  });
  // k6 cannot compare two metrics.
  const compared = COMPARED.filter(([made]) => metrics[made]).map(([made, found]) => {
    const claim = words.compared[made];
    const because = (reason: string) => `${claim}${words.colon}${reason}`;
    if (unmeasured.has(made)) return `– ${because(words.notMeasured)}`;
    if (mark(made) === '✗') return `✗ ${because(words.nonePlanted)}`;
    if (count(made) !== count(found)) return `✗ ${claim}`;
    // Nothing to find proves nothing about what finds it.
    return count(made) === 0 ? `– ${because(words.noneMeasured)}` : `✓ ${claim}`;
  });
  const begun = count('scenarios_begun');
  const unfinished = begun - count('scenarios_held') - count('scenarios_failed');
  const plays = metrics['scenarios_begun'] ? [playsLine(begun, unfinished, words)] : [];
  const early = unmeasured.size > 0 && ends.length === 0 ? [words.endedEarly] : [];
  const lines = [...counts, ...times, ...compared, ...plays, ...[...ends, ...early].map((reason) => `✗ ${reason}`)];
  const isFine = !lines.some((line) => line.startsWith('✗'));
  const planted = COMPARED.filter(
    ([made, found]) => isPlanted(made) && count(made) > 0 && count(made) === count(found),
  );
  const named = NAMED.filter((name) => metrics[name]).map((name) => {
    if (unmeasured.has(name)) return `${words.counts[name]} ${words.notMeasured}`;
    const isAsPlanted = planted.some(([, found]) => found === name);
    return `${words.counts[name]} ${count(name)}${isAsPlanted ? words.asPlanted : ''}`;
  });
  const outcome = { isFine, isPlanted: planted.length > 0, isLagging: mark('generator_lag_ms') === '✗' };
  const unchecked = count('steps_left_out');
  const figures = `${named.join(words.comma)}${unchecked === 0 ? '' : words.notChecked(unchecked)}`;
  return { lines: [...lines, conclusion(outcome, figures, words)], isFine };
}

/** Copies are a part of usual runs, and no defect. */
const isPlanted = (made: ComparedName) => made.endsWith('planted');

/** A limit as k6 writes it: `count==0`, `p(95)<250`. */
const LIMIT = /^(count|p\(\d+\))([<>=]+)(\d+(?:\.\d+)?)$/;

/** The limits of a figure, each with whether it held; empty for a figure that none judges. */
function limitsOf(metric: Metric | undefined, isUnmeasured: boolean, words: LoadWords): string {
  const limits = Object.entries(metric?.thresholds ?? {}).map(([written, { ok }]) =>
    words.limit(boundIn(written), isUnmeasured ? null : ok),
  );
  return limits.length === 0 ? '' : words.limits(limits);
}

function boundIn(written: string): string {
  const [, of, relation = '', value = ''] = LIMIT.exec(written) ?? [];
  if (of === undefined) return written;
  if (of !== 'count') return `${of} ${relation} ${value} ms`;
  return relation === '==' ? value : `${relation} ${value}`;
}

function padded(label: string): string {
  return `${label}${' '.repeat(Math.max(1, WIDTH - displayWidth(label)))}`;
}

function playsLine(begun: number, unfinished: number, words: LoadWords): string {
  const claim = words.everyPlayEnded;
  if (begun === 0) return `– ${claim}${words.colon}${words.noneMeasured}`;
  return unfinished === 0 ? `✓ ${claim}` : `✗ ${claim}${words.colon}${words.unfinished(unfinished)}`;
}

interface Outcome {
  readonly isFine: boolean;
  readonly isPlanted: boolean;
  readonly isLagging: boolean;
}

function conclusion({ isFine, isPlanted, isLagging }: Outcome, figures: string, words: LoadWords): string {
  if (isFine) return isPlanted ? words.heldPlanted(figures) : words.held(figures);
  // A late generator measures itself: its delays say nothing about the platform.
  return isLagging ? words.invalid : words.failed(figures);
}
