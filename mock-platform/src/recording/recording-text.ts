import { WORLD_CLOCK_MAX } from '@miczero/contracts/control';
import type { Command } from '../core/machine/command.ts';
import { COMMANDS } from '../core/machine/command-table.ts';
import { checksumOf, groupIn, lineOf } from '../log/files/group-line.ts';
import { atOnce, inTurns } from './in-turns.ts';
import { type Recording, spanOf, UnusableRecording } from './recording.ts';

/**
 * A recording as text. Every line begins with the CRC-32 of its rest in hex, as in the files of a log:
 *
 *     <checksum> {"mic_zero_recording":1,"world":…,"start":…,"last":…,"sha256":…}
 *     <checksum> <state>                                   only when the recording starts with a state
 *     <checksum> <first> <count> <JSON array of commands>  the lines of a log, to the end
 */
const FORMAT = 1;
const COMMANDS_A_LINE = 100;

interface Head {
  readonly mic_zero_recording: number;
  readonly world: string;
  /** Position of the state in the second line; 0 without one. */
  readonly start: number;
  readonly last: number;
  readonly sha256: string;
}

export const textOf = (recording: Recording): string => atOnce(writing(recording));

/** The same, with turns for other work after the state and each line of commands: a recording may have a hundred thousand. */
export const writeRecording = (recording: Recording): Promise<string> => inTurns(writing(recording));

function* writing(recording: Recording): Generator<undefined, string> {
  const { world, start, commands, sha256 } = recording;
  const { last } = spanOf(recording);
  const head: Head = { mic_zero_recording: FORMAT, world, start: start?.position ?? 0, last, sha256 };
  const lines = [checked(JSON.stringify(head)), ...(start ? [checked(start.state)] : [])];
  // A state may be large.
  yield;
  for (let index = 0; index < commands.length; index += COMMANDS_A_LINE) {
    const group = commands.slice(index, index + COMMANDS_A_LINE);
    const first = head.start + index + 1;
    lines.push(lineOf({ first, count: group.length, commands: JSON.stringify(group) }).toString());
    yield;
  }
  return lines.join('');
}

const checked = (rest: string) => `${checksumOf(rest)} ${rest}\n`;

/** Reads a recording. Throws an `UnusableRecording` for a file that is none, was changed or cut off, or is of another version. */
export const readRecording = (text: string): Recording => atOnce(reading(text));

/** The same, with turns for other work: after the lines are cut, after the state, and after each line of commands. */
export const readRecordingInTurns = (text: string): Promise<Recording> => inTurns(reading(text));

function* reading(text: string): Generator<undefined, Recording> {
  const lines = text.split('\n');
  const head = readHead(lines[0] ?? '');
  if (lines.at(-1) !== '') throw new UnusableRecording(`line ${lines.length}: the file is cut off within it`);
  const body = lines.slice(1, -1);
  const stateLine = head.start > 0 ? body.shift() : undefined;
  if (head.start > 0 && stateLine === undefined) throw new UnusableRecording('line 2: the file is cut off before it');
  const offset = head.start > 0 ? 3 : 2;
  yield;
  const start = stateLine === undefined ? null : { position: head.start, state: restOf(stateLine, 2) };
  yield;
  const commands: Command[] = [];
  for (const [index, line] of body.entries()) {
    const place = `line ${index + offset}`;
    const group = groupIn(Buffer.from(line));
    if (!group) throw new UnusableRecording(`${place} does not fit its checksum: the file was changed`);
    const next = head.start + commands.length + 1;
    if (group.first !== next) throw new UnusableRecording(`${place}: command ${next} is missing`);
    commands.push(...readGroup(group.commands, next, place));
    yield;
  }
  const recording = { world: head.world, start, commands, sha256: head.sha256 };
  const { last } = spanOf(recording);
  if (last !== head.last) throw new UnusableRecording(`the file is cut off after command ${last} of ${head.last}`);
  return recording;
}

function readHead(line: string): Head {
  const rest = /^[0-9a-f]{8} (\{"mic_zero_recording":.*)$/.exec(line)?.[1];
  if (rest === undefined) throw new UnusableRecording('line 1: this is no recording of a world');
  // Read before its form is known, checked below.
  const head = parsed(restOf(line, 1), 'line 1') as Partial<Head>;
  if (head.mic_zero_recording !== FORMAT) {
    throw new UnusableRecording(
      `line 1: the recording is of format ${head.mic_zero_recording}, this platform reads ${FORMAT}`,
    );
  }
  const { world, start, last, sha256 } = head;
  if (typeof world !== 'string' || typeof sha256 !== 'string' || !Number.isInteger(start) || !Number.isInteger(last)) {
    throw new UnusableRecording('line 1: world, start, last or sha256 is missing');
  }
  return head as Head;
}

function restOf(line: string, number: number): string {
  const [checksum, rest] = [line.slice(0, 8), line.slice(9)];
  if (checksum !== checksumOf(rest))
    throw new UnusableRecording(`line ${number} does not fit its checksum: the file was changed`);
  return rest;
}

function readGroup(text: string, first: number, place: string): readonly Command[] {
  const group = parsed(text, place) as Command[]; // what a platform wrote, by its checksum
  for (const [index, { name, at }] of group.entries()) {
    if (!Object.hasOwn(COMMANDS, name)) {
      throw new UnusableRecording(`command ${first + index} is ${name}, which this platform does not know`);
    }
    if (at > WORLD_CLOCK_MAX) {
      throw new UnusableRecording(
        `command ${first + index} is at ${at}, and the clock of a world ends at ${WORLD_CLOCK_MAX}`,
      );
    }
  }
  return group;
}

/** JSON with a checksum that fits is still text that some other program may have written. */
function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnusableRecording(`${place} is not JSON`);
  }
}
