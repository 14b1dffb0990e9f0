import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apply } from '../../src/core/machine/apply.ts';
import { COMMANDS } from '../../src/core/machine/command-table.ts';
import { digestOf, readRecording, replayTo, spanOf } from '../../src/recording/index.ts';

const REPLAYS = 100;
const ADVICE = 'the fold has changed since this was recorded: README.md of the kept recordings says what to do';

const at = (name: string) => new URL(name, import.meta.url);
const ROW = /^\| (\S+\.recording) \| (\d+) \| `([0-9a-f]{64})` \|$/gm;
const kept = [...readFileSync(at('README.md'), 'utf8').matchAll(ROW)].map(([, name = '', commands, sha256 = '']) => ({
  name,
  commands: Number(commands),
  sha256,
}));
const recordingOf = (name: string) => readRecording(readFileSync(at(name), 'utf8'));

test('each kept recording has its row, and each row its recording', () => {
  const files = readdirSync(at('.')).filter((name) => name.endsWith('.recording'));
  expect(kept.map(({ name }) => name).sort()).toEqual(files.sort());
  expect(files).toHaveLength(2);
});

test.each(kept)('$name ends in the recorded state in each of 100 replays', ({ name, commands, sha256 }) => {
  const recording = recordingOf(name);
  expect({ commands: recording.commands.length, sha256: recording.sha256 }).toEqual({ commands, sha256 });
  for (let replay = 0; replay < REPLAYS; replay += 1) {
    expect(digestOf(replayTo(recording, spanOf(recording).last)), ADVICE).toBe(sha256);
  }
});

test('three quarters of all kinds of commands succeed in the kept recordings', () => {
  const succeeded = new Set<string>();
  for (const { name } of kept) {
    const recording = recordingOf(name);
    const { first, last } = spanOf(recording);
    // The fold up to the first command is the state before it, or the effect of that command.
    const world = replayTo(recording, first);
    for (const command of recording.commands.slice(first - last)) {
      if (apply(world, command).ok) succeeded.add(command.name);
    }
  }
  expect(succeeded.size).toBeGreaterThan(Object.keys(COMMANDS).length * 0.75);
});
