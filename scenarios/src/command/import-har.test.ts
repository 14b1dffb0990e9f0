import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importHar } from './import-har.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'har-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'evening.har');
const har = (data: string) => {
  const frame = { type: 'receive', time: 1_790_000_000, data };
  const entry = { request: { url: 'wss://room.example.com/ws' }, _webSocketMessages: [frame] };
  return JSON.stringify({ log: { entries: [entry] } });
};
const nothing = () => {};

test('a capture without a frame for a scenario is refused with the reasons, and no file is written', () => {
  writeFileSync(file, har('pong'));
  expect(() => importHar(file, [], nothing)).toThrow(
    `not in the scenario: entry 1, frame 1: not JSON\n${file}: it has no event for a scenario; no file is written`,
  );
  expect(existsSync(path.join(folder, 'evening.scenario.json'))).toBe(false);
});

test.each([
  ['<html>', 'not JSON'],
  ['{"log":{"entries":[]}}', 'it has no WebSocket frames'],
])('%s: the message names the file', (text, reason) => {
  writeFileSync(file, text);
  expect(() => importHar(file, [], nothing)).toThrow(`${file}: ${reason}`);
});

test('a file that is not there is named', () => {
  expect(() => importHar('no-such.har', [], nothing)).toThrow('no-such.har: there is no such file');
});
