import { type ControlData, RECORDING_MAX_BYTES } from '@miczero/contracts/control';
import { InvalidRequest } from '../http/failures.ts';
import { type LogEntry, NoHistory } from '../log/log.ts';
import { journalText } from '../realtime/gateway/journal-text.ts';
import { type Recording, spanOf, UnusableRecording } from '../recording/recording.ts';
import { readRecordingInTurns, writeRecording } from '../recording/recording-text.ts';
import type { ControlServices } from './services.ts';
import { type ControlHandlers, factsOf, requireFreeName, runnerNamed } from './world-calls.ts';

const INPUT_SHOWN = 400;

/** Takes the recordings of worlds out and brings them in. */
export const recordingCalls: ControlHandlers<'worlds.export' | 'worlds.import' | 'worlds.branch' | 'worlds.history'> = {
  'worlds.export': async (services, world) => {
    const recorded = await recordingOf(services, world);
    const recording = await writeRecording(recorded);
    requireSize(recording, 'world: its recording');
    return { recording, ...spanOf(recorded), sha256: recorded.sha256 };
  },
  'worlds.import': async (services, world, { recording, at }) => {
    requireFreeName(services, world);
    requireSize(recording, 'recording: it');
    return openAt(services, world, await told('recording', () => readRecordingInTurns(recording)), at);
  },
  'worlds.branch': async (services, world, { name, at }) => {
    requireFreeName(services, name);
    const runner = runnerNamed(services, world);
    const { sequence: last } = runner.world;
    const past = await told('world', () => runner.pastUntil(Math.min(at, last)));
    requireWithin(at, { first: spanOf(past).first, last });
    return answerOf(services, at, await services.worlds.openPast(name, past, at));
  },
  'worlds.history': async (services, world, { from, count }) => {
    const { first, last, entries } = await told('world', () =>
      runnerNamed(services, world).passage(Math.max(1, Number(from)), Number(count)),
    );
    return { first, last, list: entries.map(shown) };
  },
};

/** One bound for both ways: everything that is exported can be imported. */
function requireSize(recording: string, what: string): void {
  if (Buffer.byteLength(recording) <= RECORDING_MAX_BYTES) return;
  throw new InvalidRequest([`${what} is larger than ${RECORDING_MAX_BYTES} bytes`]);
}

function recordingOf(services: ControlServices, world: string): Promise<Recording> {
  return told('world', () => runnerNamed(services, world).record());
}

async function openAt(services: ControlServices, name: string, recording: Recording, at = spanOf(recording).last) {
  requireWithin(at, spanOf(recording));
  return answerOf(services, at, await told('recording', () => services.worlds.openRecording(name, recording, at)));
}

function requireWithin(at: number, { first, last }: ReturnType<typeof spanOf>): void {
  if (at < first || at > last) throw new InvalidRequest([`at: the recording has positions ${first} to ${last}`]);
}

type Opened = Awaited<ReturnType<ControlServices['worlds']['openPast']>>;
const answerOf = (services: ControlServices, at: number, { runner, sha256 }: Opened) => ({
  ...factsOf(services, runner),
  opened_at: at,
  sha256,
});

/** Answers the problem of a recording as an invalid request. */
async function told<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnusableRecording || error instanceof NoHistory)) throw error;
    throw new InvalidRequest([`${place}: ${error.message}`]);
  }
}

function shown({
  position,
  command: { at, name, actor, input },
}: LogEntry): ControlData<'worlds.history'>['list'][number] {
  return {
    position,
    at,
    name,
    by: actor?.no ?? '',
    input: journalText(input, Number.POSITIVE_INFINITY).slice(0, INPUT_SHOWN),
  };
}
