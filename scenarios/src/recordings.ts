import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ControlRefusal } from '@miczero/contracts/control-call';
import { digestOf, type Recording, readRecording, replayTo, spanOf } from '@miczero/mock-platform/recording';
import type { StepLanguage } from './format/step-language.ts';
import { worldNameOf } from './format/world-name.ts';
import { ControlClient } from './play/control-client.ts';
import { nodeRuntime } from './runtimes/node-runtime.ts';
import { readTextFile } from './runtimes/read-text-file.ts';
import { requireWritableFile } from './runtimes/require-writable.ts';
import { Unusable } from './runtimes/unusable.ts';
import { makeFolder } from './runtimes/writable.ts';
import { RECORDING_WORDS } from './words/recording-words.ts';

const FOLDER = 'reports/recordings';

/** What the tasks about recordings are told on the command line. */
export interface RecordingOptions {
  readonly origin: string;
  readonly token: string;
  readonly world?: string;
  readonly out?: string;
  readonly at?: number;
  readonly times?: number;
  /** Language of what is printed; absent: English. */
  readonly language?: StepLanguage;
}

type Print = (text: string) => void;

/** Writes a recording to the file that was asked for, or to one named after its world. Answers the path. */
export function keepRecording(text: string, name: string, out = path.join(FOLDER, `${name}.recording`)): string {
  makeFolder(path.dirname(out));
  // It holds the keys of sessions.
  writeFileSync(out, text, { mode: 0o600 });
  return out;
}

/** `export WORLD`: stores the recording of a running world. */
export async function exportWorld(world: string, options: RecordingOptions, print: Print) {
  const { origin, token, out, language = 'en' } = options;
  const words = RECORDING_WORDS[language];
  if (out !== undefined) requireWritableFile('--out', out, language);
  const client = new ControlClient({ origin, world }, token, nodeRuntime);
  const { list } = await client.call('worlds.list', {});
  if (!list.some(({ name }) => name === world)) {
    throw new Error(words.noWorld(origin, world, list.map(({ name }) => name).join(', ')));
  }
  const { recording, first, last, sha256 } = await client.call('worlds.export', {});
  print(words.exported(keepRecording(recording, world, out), first, last, sha256));
}

/** `import FILE`: opens a recording as a new world of a running platform. */
export async function importRecording(file: string, options: RecordingOptions, print: Print) {
  const { origin, token, at, world = worldOf(file, at), language = 'en' } = options;
  const words = RECORDING_WORDS[language];
  const request = { recording: readTextFile(file, language), ...(at !== undefined && { at }) };
  const client = new ControlClient({ origin, world }, token, nodeRuntime);
  const opened = await client.call('worlds.import', request).catch((error: unknown) => {
    throw error instanceof ControlRefusal ? new Unusable(`${file}: ${error.words}`) : error;
  });
  print(words.opened(world, opened.opened_at, opened.sha256));
  const { host, protocol } = new URL(origin);
  print(words.page(`${protocol}//${world}.${host}/`));
}

/** The world of a recording is named after its file. */
function worldOf(file: string, at: number | undefined): string {
  const words = path.basename(file).replace(/\..*$/, '');
  return worldNameOf(words, { after: at === undefined ? '' : `-at-${at}`, otherwise: 'imported' });
}

/**
 * `replay FILE …`: folds recordings here, without a platform. Answers whether all ended as they were recorded. A file that cannot be
 * used does not keep the others from being replayed; then throws `Unusable` with each of them.
 */
export function replayFiles(files: readonly string[], options: RecordingOptions, print: Print): boolean {
  const problems: string[] = [];
  const equal = files.map((file) => {
    try {
      return replayFile(file, options, print);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      problems.push(error.message);
      return false;
    }
  });
  if (problems.length > 0) throw new Unusable(problems.join('\n'));
  return equal.every(Boolean);
}

/**
 * Replays one recording. Answers whether each time the state was the recorded one; before the end there is none to compare with, and
 * all replays must agree. Throws `Unusable` with the file and the reason.
 */
function replayFile(file: string, options: RecordingOptions, print: Print): boolean {
  const text = readTextFile(file, options.language);
  try {
    return replay(file, readRecording(text), options, print);
  } catch (error) {
    throw new Unusable(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function replay(file: string, recording: Recording, options: RecordingOptions, print: Print): boolean {
  const { at, times = 1, language = 'en' } = options;
  const words = RECORDING_WORDS[language];
  const { last } = spanOf(recording);
  const position = at ?? last;
  const began = performance.now();
  const digests = Array.from({ length: times }, () => digestOf(replayTo(recording, position)));
  const ms = Math.round(performance.now() - began);
  const expected = position === last ? recording.sha256 : digests[0];
  const equal = digests.filter((digest) => digest === expected).length;
  print(words.position(file, position, last, commandAt(recording, position) ?? words.start));
  print(words.state(digests[0] ?? ''));
  print(words.replays(equal, times, position === last, ms));
  return equal === times;
}

function commandAt({ start, commands }: Recording, position: number): string | null {
  const command = commands[position - (start?.position ?? 0) - 1];
  if (!command) return null;
  const { name, actor, at, input } = command;
  return `${name} ${actor?.no ?? ''} ${new Date(at).toISOString()} ${JSON.stringify(input).slice(0, 200)}`;
}
