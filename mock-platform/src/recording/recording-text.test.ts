import { expect, test } from 'vitest';
import { begun, runnerOn, sayMany } from '../../testing/kit/logged-world.ts';
import { checksumOf } from '../log/files/group-line.ts';
import { createMemoryLogs } from '../log/memory-log.ts';
import { readRecording, textOf } from './recording-text.ts';
import { requireSameEnd } from './replay.ts';

const runner = await begun(createMemoryLogs());
await sayMany(runner, 0, 250);
const recording = await runner.record();
const text = textOf(recording);
const lines = text.split('\n');
const withLine = (number: number, line: string) => lines.with(number - 1, line).join('\n');
const checked = (rest: string) => `${checksumOf(rest)} ${rest}`;
const head = lines[0]?.slice(9) ?? '';

test('a recording is read as it was written', async () => {
  expect(lines).toHaveLength(5);
  expect(readRecording(text)).toEqual(JSON.parse(JSON.stringify(recording)));
  await requireSameEnd(readRecording(text));
});

test.each([
  ['a page', '<!doctype html>\n<html></html>\n', 'line 1: this is no recording of a world'],
  ['nothing', '', 'line 1: this is no recording of a world'],
  ['a changed head', withLine(1, lines[0]?.replace('"world":"w"', '"world":"x"') ?? ''), 'line 1 does not fit'],
  [
    'a changed line',
    withLine(3, lines[2]?.replace('text c150', 'text c151') ?? ''),
    'line 3 does not fit its checksum',
  ],
  ['a line too few', lines.toSpliced(2, 1).join('\n'), 'line 3: command 101 is missing'],
  ['an end too early', lines.toSpliced(3, 1).join('\n'), 'the file is cut off after command 200 of 251'],
  ['half a line', text.slice(0, -40), 'line 4: the file is cut off within it'],
  [
    'another format',
    withLine(1, checked(head.replace('"mic_zero_recording":1', '"mic_zero_recording":9'))),
    'line 1: the recording is of format 9, this platform reads 1',
  ],
  ['a head that is not JSON', withLine(1, checked('{"mic_zero_recording":')), 'line 1 is not JSON'],
  ['a line that is not JSON', withLine(3, checked('101 100 [{"name":')), 'line 3 is not JSON'],
  ['a head without its end', withLine(1, checked(head.replace('"last"', '"lost"'))), 'line 1: world, start, last'],
  [
    'an unknown command',
    withLine(4, checked(lines[3]?.slice(9).replace('"name":"chat.send"', '"name":"chat.sing"') ?? '')),
    'command 201 is chat.sing, which this platform does not know',
  ],
  [
    'a command after the last moment of a clock',
    withLine(4, checked(lines[3]?.slice(9).replace(/"at":\d+/, '"at":8639999999999999') ?? '')),
    'command 201 is at 8639999999999999, and the clock of a world ends at 253402300799999',
  ],
])('%s is refused with its place', (_what, damaged, reason) => {
  expect(() => readRecording(damaged)).toThrow(reason);
});

test('a recording whose commands lead elsewhere is refused', async () => {
  const other = readRecording(withLine(4, checked(lines[3]?.slice(9).replaceAll('text c240', 'text c241') ?? '')));
  await expect(requireSameEnd(other)).rejects.toThrow('it was recorded by another version of the platform');
});

/** How often other work has its turn during this one. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

test('a long recording is folded and taken in piece by piece, so that a node answers in between', async () => {
  const long = await begun(createMemoryLogs());
  await sayMany(long, 0, 1500);
  const whole = await long.record();
  expect(await turnsDuring(() => requireSameEnd(whole))).toBeGreaterThanOrEqual(3);
  const copy = runnerOn(createMemoryLogs().open('copy'));
  await copy.open();
  expect(await turnsDuring(() => copy.adopt(whole, 1501))).toBeGreaterThanOrEqual(3);
});
