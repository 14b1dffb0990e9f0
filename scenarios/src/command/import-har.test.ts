import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { afterAll, expect, test } from 'vitest';
import { toldCapture } from '../har/told-capture.ts';
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
  expect(() => importHar(file, {}, nothing)).toThrow(
    `not in the scenario: room socket, frame 1 (entry 1): not JSON\n${file}: it has no event, line or call for a scenario; no file is written`,
  );
  expect(existsSync(path.join(folder, 'evening.scenario.json'))).toBe(false);
});

test.each([
  ['<html>', ':1:1 not JSON: ', ':1:1 不是 JSON：'],
  [
    '{\n  "log": {\n    "entries": [}\n',
    ':3:17 not JSON: a ] is needed here, not }',
    ':3:17 不是 JSON：这里应为 ]，而不是 }',
  ],
  [
    '{\n"log": { "entries": 5 }}',
    ':2:21 no HAR file: log.entries: a list is needed, not 5',
    ':2:21 不是 HAR 文件：log.entries：应为列表，而不是 5',
  ],
  [
    '{"log":{"entries":[{"request":{}}]}}',
    ':1:31 no HAR file: log.entries[0].request.url: missing',
    ':1:31 不是 HAR 文件：log.entries[0].request.url：缺少这个字段',
  ],
  ['{"log":{"entries":[]}}', ': it has no WebSocket frames', ': 没有 WebSocket 帧'],
])('%s: the message names the file, and the place where there is one, in both languages', (text, en, zh) => {
  writeFileSync(file, text);
  expect(() => importHar(file, {}, nothing)).toThrow(`${file}${en}`);
  expect(() => importHar(file, { language: 'zh' }, nothing)).toThrow(`${file}${zh}`);
});

test('a scenario that was finished by hand is overwritten only where that is asked for', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const message = { type: 'receive', time: 1_790_000_000, data: `42${JSON.stringify(['message', frame])}` };
  const entry = { request: { url: 'wss://hall.example.com/socket.io/?EIO=4' }, _webSocketMessages: [message] };
  writeFileSync(file, JSON.stringify({ log: { entries: [entry] } }));
  // Its folder is made.
  const out = path.join(folder, 'new', 'folder', 'mine.json');
  importHar(file, { out }, nothing);
  const made = readFileSync(out, 'utf8');
  importHar(file, { out }, nothing);
  writeFileSync(out, `${made}\n`);
  expect(() => importHar(file, { out }, nothing)).toThrow(
    `${out}: is there already, with other content; --out names another file, and --replace overwrites this one`,
  );
  expect(() => importHar(file, { out, language: 'zh' }, nothing)).toThrow(`${out}：已经有这个文件，内容不同`);
  expect(readFileSync(out, 'utf8')).toBe(`${made}\n`);
  importHar(file, { out, replace: true }, nothing);
  expect(readFileSync(out, 'utf8')).toBe(made);
  expect(() => importHar(file, { out: '/dev/null/x' }, nothing)).toThrow('--out: cannot be written: /dev/null/x');
});

test('an id of the capture stands for one that the seed has', () => {
  expect(() => importHar(file, { map: ['5512=99999'] }, nothing)).toThrow(
    '--map 5512=99999: the seed every-role has no user, hall, channel or room 99999',
  );
  for (const id of ['10002', '8002', '9007', '600002']) {
    writeFileSync(file, har('pong'));
    expect(() => importHar(file, { map: [`5512=${id}`] }, nothing), id).toThrow(
      'it has no event, line or call for a scenario',
    );
  }
});

test('an id that stands for itself is not told', () => {
  const none = new Map<string, string>();
  const ids = { hall: new Map([['8001', '8001']]), channel: new Map([['5512', '9002']]), room: none, user: none };
  const imported = { text: '', events: 1, lines: 0, calls: 0, leftOut: [], warnings: [], ids };
  expect(toldCapture(imported, 'en').notes).toEqual(['channel 5512 of the capture is 9002']);
});

test('a file that is not there is named', () => {
  expect(() => importHar('no-such.har', {}, nothing)).toThrow('no-such.har: there is no such file');
});

test('a capture is told in Chinese where that is asked for', () => {
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const messages = [`42${JSON.stringify(['message', frame])}`, '42["message",{}]', '42x'].map((data) => ({
    type: 'receive',
    time: 1_790_000_000,
    data,
  }));
  const entry = { request: { url: 'wss://hall.example.com/socket.io/?EIO=4' }, _webSocketMessages: messages };
  writeFileSync(file, JSON.stringify({ log: { entries: [entry] } }));
  const linesIn = (language: 'zh' | 'en') => {
    const lines: string[] = [];
    importHar(file, { language }, (line) => lines.push(line));
    return lines;
  };
  const zh = linesIn('zh');
  expect(zh.at(-1)).toMatch(/evening\.scenario\.json: 1 个事件、0 句话、0 次接口调用；2 项不在其中$/);
  expect(zh.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([]);
  expect(zh.filter((line) => line.startsWith('不在剧本里：大厅连接第 '))).toHaveLength(2);
  expect(linesIn('en').join('')).not.toMatch(/\p{Script=Han}/u);
});
