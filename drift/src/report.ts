import {
  ENDPOINTS,
  type Endpoint,
  HALL_EVENTS,
  type RealtimeEvent,
  ROOM_EVENTS,
  RTC_FRAMES,
  type RtcFrame,
} from '@miczero/contracts';
import { type CallFinding, checkCall, endpointOf, type PathOverrides } from './check-calls.ts';
import { audioName, checkFrame, checkOrder, type FrameFinding } from './check-frames.ts';
import type { Deviation } from './deviation.ts';
import type { Evidence } from './evidence.ts';

/** The evidence about one guess of the contracts. */
export interface Verdict {
  /** Name of the call or event. */
  readonly of: string;
  readonly what: 'path' | 'shape';
  readonly guess: string;
  readonly verdict: 'confirmed' | 'refuted' | 'no evidence';
}

export interface Report {
  readonly calls: number;
  readonly frames: number;
  /** Calls that were only refused, so their reply with code 0 was never observed. */
  readonly refused: number;
  /** Calls of the contract that were not made. */
  readonly notMade: number;
  /** Calls and frames outside the contract, with their counts. */
  readonly foreign: ReadonlyMap<string, number>;
  /** Each deviation once, however often it occurred. */
  readonly deviations: readonly (Deviation & { readonly times: number })[];
  readonly verdicts: readonly Verdict[];
}

/** Compares the evidence with the contracts. */
export function report(evidence: Evidence, paths: PathOverrides = {}): Report {
  const foreign = new Map<string, number>();
  const findings: CallFinding[] = [];
  for (const call of evidence.calls) {
    const endpoint = endpointOf(call, paths);
    if (endpoint) findings.push(checkCall(endpoint, call));
    // Pages, scripts and pictures of a capture are not calls.
    else if (call.contentType.includes('json'))
      foreign.set(`${call.method} ${call.path}`, (foreign.get(`${call.method} ${call.path}`) ?? 0) + 1);
  }
  for (const address of evidence.foreignSockets ?? []) foreign.set(address, (foreign.get(address) ?? 0) + 1);
  const frames = evidence.frames.map(checkFrame);
  const deviations = [
    ...findings.flatMap((finding) => finding.deviations),
    ...frames.flatMap((finding) => finding.deviations),
    ...checkOrder(evidence.frames),
    ...evidence.failures.map(
      ({ what, reason }): Deviation => ({
        where: what,
        path: '$',
        kind: 'unseen',
        expected: 'to be seen',
        seen: reason,
      }),
    ),
  ];
  const verdicts = [
    ...Object.values<Endpoint>(ENDPOINTS).flatMap((endpoint) => verdictsOf(endpoint, findings)),
    ...guessedMessages().map(({ of, guess }) => verdictOfMessage(of, guess, frames)),
  ];
  const made = new Set(findings.map(({ endpoint }) => endpoint.name));
  return {
    calls: evidence.calls.length,
    frames: frames.length,
    refused: findings.filter(({ isRefused }) => isRefused).length,
    notMade: Object.keys(ENDPOINTS).length - made.size,
    foreign,
    deviations: counted(deviations),
    verdicts,
  };
}

/** Every message whose shape is a guess. */
function guessedMessages(): { readonly of: string; readonly guess: string }[] {
  const events = [...Object.values<RealtimeEvent>(HALL_EVENTS), ...Object.values<RealtimeEvent>(ROOM_EVENTS)];
  return [
    ...events.flatMap(({ name, provisional }) => (provisional === undefined ? [] : [{ of: name, guess: provisional }])),
    ...Object.values<RtcFrame>(RTC_FRAMES).map((frame) => ({ of: audioName(frame), guess: frame.provisional })),
  ];
}

function verdictOfMessage(of: string, guess: string, frames: readonly FrameFinding[]): Verdict {
  const own = frames.filter((finding) => finding.of === of);
  const isRefuted = own.some(({ deviations }) => deviations.length > 0);
  return { of, what: 'shape', guess, verdict: verdictOf(own.length > 0, isRefuted) };
}

function verdictsOf(endpoint: Endpoint, findings: readonly CallFinding[]): Verdict[] {
  const own = findings.filter((finding) => finding.endpoint.name === endpoint.name);
  const of = endpoint.name;
  const verdicts: Verdict[] = [];
  if (endpoint.pathProvisional !== undefined) {
    const verdict = verdictOf(
      own.length > 0,
      own.some(({ isPathKnown }) => !isPathKnown),
    );
    verdicts.push({ of, what: 'path', guess: endpoint.pathProvisional, verdict });
  }
  if (endpoint.provisional !== undefined) {
    const shaped = own.filter(({ hasShape }) => hasShape);
    const verdict = verdictOf(
      shaped.length > 0,
      shaped.some(({ deviations }) => deviations.length > 0),
    );
    verdicts.push({ of, what: 'shape', guess: endpoint.provisional, verdict });
  }
  return verdicts;
}

function verdictOf(isSeen: boolean, isRefuted: boolean): Verdict['verdict'] {
  if (!isSeen) return 'no evidence';
  return isRefuted ? 'refuted' : 'confirmed';
}

/** Groups equal deviations with their count; list indexes are ignored. */
function counted(deviations: readonly Deviation[]): (Deviation & { times: number })[] {
  const kinds = new Map<string, Deviation & { times: number }>();
  for (const deviation of deviations) {
    const key = [deviation.where, deviation.path.replace(/\[\d+\]/g, '[]'), deviation.kind, deviation.expected].join(
      ' ',
    );
    const known = kinds.get(key);
    if (known) known.times += 1;
    else kinds.set(key, { ...deviation, times: 1 });
  }
  return [...kinds.values()];
}

export interface PrintOptions {
  /** Names confirmed guesses one by one, as refuted ones are. */
  readonly listsConfirmed?: boolean;
}

/** Formats the report as text. */
export function printed(
  { calls, frames, refused, notMade, foreign, deviations, verdicts }: Report,
  { listsConfirmed = false }: PrintOptions = {},
): string {
  const lines = [`Compared ${calls} calls and ${frames} frames.`];
  if (refused > 0) lines.push(`${refused} of the calls were refused: their data was not observed.`);
  if (notMade > 0)
    lines.push(`${notMade} of the ${Object.keys(ENDPOINTS).length} calls of the contract were not made.`);
  lines.push('');
  if (deviations.length === 0) lines.push('No deviation.');
  else {
    lines.push(`${deviations.length} deviation${deviations.length > 1 ? 's' : ''}:`);
    for (const { where, path, kind, expected, seen, times } of deviations) {
      const often = times > 1 ? ` (${times} times)` : '';
      lines.push(`  ${kind.padEnd(8)} ${where}  ${path}: expected ${expected}, seen ${seen}${often}`);
    }
  }
  const of = (verdict: Verdict['verdict']) => verdicts.filter((one) => one.verdict === verdict);
  lines.push('', `Guesses of the contracts: ${of('confirmed').length} confirmed, ${of('refuted').length} refuted,`);
  lines.push(`${of('no evidence').length} without evidence.`);
  for (const { of: name, what, guess } of of('refuted')) lines.push(`  refuted  ${what} of ${name}: ${guess}`);
  const named = listsConfirmed ? of('confirmed') : [];
  for (const { of: name, what } of named) lines.push(`  confirmed  ${what} of ${name}`);
  if (foreign.size > 0) {
    lines.push('', 'Not in the contracts:');
    for (const [what, times] of foreign) lines.push(`  ${what} (${times})`);
  }
  return `${lines.join('\n')}\n`;
}
