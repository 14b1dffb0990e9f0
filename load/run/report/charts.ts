import type { LoadProfile } from '../../crowd/load-plan.ts';
import { chartText } from '../words/chart-words.ts';
import type { LoadLanguage } from '../words/load-words.ts';
import { type Recording, valuesOf } from './recording.ts';

type Script = LoadProfile['script'];
type Unit = 'a second' | 'ms' | 'sockets';

export interface Line {
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** A chart with its lines, or the reason why the run has none. */
export type Chart = { readonly title: string; readonly note: string } & (
  | { readonly unit: string; readonly lines: readonly Line[] }
  | { readonly missing: string }
);

interface Plan {
  readonly title: string;
  readonly unit: Unit;
  /** What the chart says, and what it does not. */
  readonly note: string;
  readonly lines: (recording: Recording) => readonly Line[];
  /** Why a run of this script does not measure it; absent where it does. */
  readonly without: Partial<Record<Script, string>>;
}

const perSecond = (name: string, label: string) => (recording: Recording) => ({
  label,
  values: valuesOf(recording, name, 'rate'),
});
const PERCENTILES = [
  ['med', 'half below'],
  ['p(95)', '95 % below'],
  ['p(99)', '99 % below'],
  ['max', 'the latest'],
] as const;
const spread =
  (name: string, what = '') =>
  (recording: Recording) =>
    PERCENTILES.map(([aggregate, label]) => ({
      label: what === '' ? label : `${what}: ${label}`,
      values: valuesOf(recording, name, aggregate),
    }));

const NO_LINES = 'a wave of logins sends no messages';
const OF_SCENARIO = 'a scenario checks each step instead of each delivery';

const PLANS: readonly Plan[] = [
  {
    title: 'Deliveries',
    unit: 'a second',
    note: 'Messages that arrived at a socket, each socket counted.',
    lines: (recording) => [
      perSecond('messages_delivered', 'in the hall')(recording),
      perSecond('room_deliveries', 'in the room')(recording),
      perSecond('frames_received', 'frames of scenarios')(recording),
    ],
    without: { logins: NO_LINES },
  },
  {
    title: 'Delay of deliveries',
    unit: 'ms',
    note: 'From the sending of a message to its arrival at a socket; a delay that the run plants is made after that.',
    lines: (recording) => {
      const hasBoth = recording.metrics.has('delivery_ms') && recording.metrics.has('room_delivery_ms');
      if (!hasBoth) return [...spread('delivery_ms')(recording), ...spread('room_delivery_ms')(recording)];
      // The median and the tail of each: eight lines would hide one another.
      const both = [spread('delivery_ms', 'hall'), spread('room_delivery_ms', 'room')];
      return both.flatMap((each) => each(recording).filter((_, index) => index % 2 === 0));
    },
    without: { logins: NO_LINES, scenario: OF_SCENARIO },
  },
  {
    title: 'Delay of acknowledgements',
    unit: 'ms',
    note: 'From the sending of a line in the hall to its acknowledgement at the sender.',
    lines: spread('acknowledgement_ms'),
    without: {
      logins: NO_LINES,
      scenario: OF_SCENARIO,
      room: 'lines of a voice room are acknowledged by coming back: see the delay of deliveries',
    },
  },
  {
    title: 'Acknowledgements',
    unit: 'a second',
    note: 'Lines in the hall that the platform has acknowledged.',
    lines: (recording) => [perSecond('messages_acknowledged', 'acknowledged')(recording)],
    without: {
      logins: NO_LINES,
      scenario: OF_SCENARIO,
      room: 'lines of a voice room are acknowledged by coming back: see deliveries',
    },
  },
  {
    title: 'Gifts and entries',
    unit: 'ms',
    note: 'From the giving of a gift to its arrival, and from the call to the place in the room.',
    lines: (recording) => [
      ...spread('gift_ms', 'gift')(recording).slice(1, 3),
      ...spread('room_entering_ms', 'entry')(recording).slice(1, 3),
    ],
    without: {
      hall: 'a hall has neither gifts nor entries',
      logins: 'a wave of logins enters no room',
      scenario: OF_SCENARIO,
    },
  },
  {
    title: 'Logins',
    unit: 'ms',
    note: 'The login alone, and until the socket of the hall is open.',
    lines: (recording) => [
      ...spread('login_ms', 'login')(recording).slice(0, 2),
      ...spread('entering_ms', 'with the socket')(recording).slice(0, 2),
    ],
    without: {
      hall: 'the people of a hall are signed in before the run',
      room: 'the members of the room are signed in before the run',
      scenario: 'logins are part of the steps',
    },
  },
  {
    title: 'Steps of scenarios',
    unit: 'ms',
    note: 'How long a step takes until it holds.',
    lines: spread('step_ms'),
    without: {
      hall: 'no scenario is played',
      logins: 'no scenario is played',
      room: 'no scenario is played',
      evening: 'no scenario is played',
    },
  },
  {
    title: 'Errors',
    unit: 'a second',
    note: 'What arrived twice, late or out of order, what was refused, and sockets that closed. What never arrived is known at the end only: the figures above say how much was lost.',
    lines: errorsIn,
    without: {},
  },
  {
    title: 'Open sockets',
    unit: 'sockets',
    note: 'Sockets of the crowd that have opened and not yet closed, senders included. After a storm also those that were open before each second and did not close in it.',
    lines: (recording) => [
      { label: 'open', values: openSockets(recording) },
      ...(cameBack(recording) ? [{ label: 'open throughout', values: keptSockets(recording) }] : []),
    ],
    without: {},
  },
  {
    title: 'Delay of the generator',
    unit: 'ms',
    note: 'How late the timers of k6 come. Above 50 ms the generator measures itself, and the delays say nothing about the platform.',
    lines: spread('generator_lag_ms'),
    without: {},
  },
];

const ERRORS = [
  ['messages_shown_twice', 'shown twice'],
  ['messages_out_of_order', 'out of order'],
  ['messages_stale', 'later than 3 s'],
  ['room_shown_twice', 'shown twice in the room'],
  ['room_out_of_order', 'out of order in the room'],
  ['room_stale', 'later than 3 s in the room'],
  ['frames_doubled', 'frames that came twice'],
  ['lines_out_of_order', 'lines out of order'],
  ['contract_violations', 'contract violations'],
  ['sockets_closed', 'sockets that closed'],
  ['logins_refused', 'logins refused'],
  ['room_calls_refused', 'calls refused'],
  ['scenarios_failed', 'scenarios that failed'],
] as const;

/** A line of each kind that there was; where there was none, one that says so. */
function errorsIn(recording: Recording): readonly Line[] {
  const lines = ERRORS.flatMap(([name, label]) =>
    recording.metrics.has(name) ? [perSecond(name, label)(recording)] : [],
  );
  const found = lines.filter(({ values }) => values.some((value) => value !== null && value > 0));
  const [first] = lines;
  return found.length > 0 || !first ? found : [{ label: 'none of any kind', values: first.values }];
}

/** Those that have opened until then, without those that have closed. */
function openSockets(recording: Recording): readonly (number | null)[] {
  const [opened, closed] = ['sockets_opened', 'sockets_ended'].map((name) => valuesOf(recording, name, 'count'));
  if (!opened || opened.length === 0) return [];
  let open = 0;
  return opened.map((count, at) => {
    open += (count ?? 0) - (closed?.[at] ?? 0);
    return open;
  });
}

/** Whether sockets opened after others had closed. */
function cameBack(recording: Recording): boolean {
  const [opened, closed] = ['sockets_opened', 'sockets_ended'].map((name) => valuesOf(recording, name, 'count') ?? []);
  const first = closed?.findIndex((count) => (count ?? 0) > 0) ?? -1;
  const hasOpened = (counts: readonly (number | null)[]) => counts.some((count) => (count ?? 0) > 0);
  return first > 0 && opened !== undefined && hasOpened(opened.slice(0, first)) && hasOpened(opened.slice(first));
}

/** Those that were open before each second, without those that closed in it: sockets that are back within a second would not show. */
function keptSockets(recording: Recording): readonly (number | null)[] {
  const closed = valuesOf(recording, 'sockets_ended', 'count');
  const open = openSockets(recording);
  return open.map((_, at) => Math.max(0, (open[at - 1] ?? 0) - (closed?.[at] ?? 0)));
}

/** Every chart of a run. One without a single value says why. */
export function chartsOf(recording: Recording, script: Script, language: LoadLanguage = 'en'): readonly Chart[] {
  const say = (text: string) => chartText(text, language);
  return PLANS.map(({ title, unit, note, lines, without }) => {
    const reason = without[script];
    const head = { title: say(title), note: say(note) };
    const drawn = lines(recording).filter(({ values }) => values.some((value) => value !== null));
    if (drawn.length === 0) return { ...head, missing: say(reason ?? 'the run ended before it was measured') };
    return { ...head, unit: say(unit), lines: drawn.map(({ label, values }) => ({ label: say(label), values })) };
  });
}

/** The fixed texts of all charts, whatever a run measures. */
export function textsOfCharts(): readonly string[] {
  return PLANS.flatMap(({ title, unit, note, without }) => [title, unit, note, ...Object.values(without)]);
}
