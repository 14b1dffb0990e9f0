import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createNode } from '@miczero/mock-platform';
import { afterAll, expect, test } from 'vitest';
import { ControlClient } from './play/control-client.ts';
import { exportWorld, importRecording, replayFiles } from './recordings.ts';
import { nodeRuntime } from './runtimes/node-runtime.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const ignore = () => {};

test('a recording that is not there is named', () => {
  expect(() => replayFiles(['no-such.recording'], { origin: '', token: '' }, ignore)).toThrow(
    'no-such.recording: there is no such file',
  );
});

test('a world that is not there is named, with those that are', async () => {
  const node = await createNode({ control: { token: '' } });
  try {
    const origin = await node.listen();
    await expect(exportWorld('no-such', { origin, token: '' }, ignore)).rejects.toThrow(
      `${origin} has no world no-such; there are: main`,
    );
    await expect(exportWorld('no-such', { origin, token: '', language: 'zh' }, ignore)).rejects.toThrow(
      `${origin} 没有世界 no-such；有：main`,
    );
  } finally {
    await node.close();
  }
});

test('each recording that cannot be used is named with its reason, and the others are replayed all the same', async () => {
  const node = await createNode({ control: { token: '' } });
  try {
    const origin = await node.listen();
    const { recording } = await new ControlClient({ origin, world: 'main' }, '', nodeRuntime).call('worlds.export', {});
    const [text, cut] = [fileWith('a.recording', '{}'), fileWith('b.recording', recording.slice(0, -5))];
    const whole = fileWith('c.recording', recording);
    const told: string[] = [];
    const options = { origin, token: '' };
    const replay = () => replayFiles([text, cut, 'no-such.recording', whole], options, (line) => told.push(line));
    expect(replay).toThrow(
      new RegExp(
        `^${text}: line 1: this is no recording of a world\\n${cut}: line \\d+: .*\\nno-such.recording: there is no such file$`,
      ),
    );
    expect(told).toEqual([
      expect.stringContaining(`${whole}: command `),
      expect.stringContaining('state '),
      expect.stringContaining('1 of 1 replays end in the recorded state'),
    ]);
    await expect(exportWorld('main', { ...options, out: '/dev/null/x' }, ignore)).rejects.toThrow(
      '--out: cannot be written: /dev/null/x',
    );
    expect(replayFiles([whole], options, ignore)).toBe(true);
    expect(() => replayFiles([whole], { ...options, at: 999_999 }, ignore)).toThrow(
      `${whole}: position 999999 is not in the recording`,
    );
    const inChinese: string[] = [];
    const zh = { ...options, language: 'zh' } as const;
    expect(replayFiles([whole], zh, (line) => inChinese.push(line))).toBe(true);
    expect(inChinese).toEqual([
      expect.stringMatching(/：第 \d+ 条命令，共 \d+ 条：/),
      expect.stringMatching(/^状态 /),
      expect.stringMatching(/^重放 1 次，1 次结束于录下的状态（\d+ 毫秒）$/),
    ]);
    expect(() => replayFiles(['no-such.recording'], zh, ignore)).toThrow('no-such.recording：没有这个文件');
    await expect(importRecording('no-such.recording', zh, ignore)).rejects.toThrow('no-such.recording：没有这个文件');
    await expect(exportWorld('main', { ...zh, out: '/dev/null/x' }, ignore)).rejects.toThrow('--out：写不进去：');
    await importRecording(whole, { ...zh, world: 'imported' }, (line) => inChinese.push(line));
    expect(inChinese.slice(3)).toEqual([
      expect.stringMatching(/^imported：停在第 \d+ 条命令之后，状态 /),
      expect.stringMatching(/^它的页面：/),
    ]);
    await importRecording(whole, { ...options, world: 'imported-too' }, (line) => told.push(line));
    expect(told.slice(3)).toEqual([
      expect.stringMatching(/^imported-too: as it was after command \d+, state /),
      expect.stringMatching(/^its page: /),
    ]);
    await expect(importRecording(text, { ...options, world: 'elsewhere' }, ignore)).rejects.toThrow(`${text}: `);
  } finally {
    await node.close();
  }
});
