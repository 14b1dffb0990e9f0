import { expect, test } from 'vitest';
import { readScenario } from '../format/read-scenario.ts';
import { scenarioFiles } from '../library.ts';
import { loadScenario } from './load-scenario.ts';
import { seedWarnings } from './seed-warnings.ts';

const AS = '"as":"小满"';
function warningsOf(steps: readonly string[], actor = '"phone":"13800000001"', world = ''): readonly string[] {
  const text = `{"format":1,"title":{"zh":"一","en":"one"},${world}"actors":{"小满":{${actor}}},"steps":[\n${steps.join(',\n')}\n]}`;
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return seedWarnings({ scenario: read.scenario, file: 'mine.json', text });
}

test('an account, a place or a person that the seed lacks is told with its place', () => {
  const steps = [
    `{"say":"一",${AS},"in":"8001/4"}`,
    `{"call":"channel.join",${AS},"with":{"channel_id":"777777"}}`,
    `{"repeat":2,"steps":[{"emit":"systemMessage","to":{"user":"5"},"body":{"msg":"x"}}]}`,
    `{"together":[{"say-in-room":"一",${AS},"room":"6"}]}`,
    `{"open":"/index/room/7?channel_id=9002",${AS}}`,
  ];
  expect(warningsOf(steps, '"phone":"13900000009","page":"/index/room/8"')).toEqual([
    'warning: mine.json:1:67 actors.小满.phone: the seed every-role has no account 13900000009; see docs/generated/seeds.md',
    'warning: mine.json:1:88 actors.小满.page: the seed every-role has no user, hall, channel or room 8; see docs/generated/seeds.md',
    expect.stringMatching(/mine\.json:2:\d+ step 1 \(steps\[0\]\.in\): .* room 4;/),
    expect.stringMatching(/mine\.json:3:\d+ step 2 \(steps\[1\]\.with\.channel_id\): .* room 777777;/),
    expect.stringMatching(/mine\.json:4:\d+ step 3\.1 \(steps\[2\]\.steps\[0\]\.to\.user\): .* room 5;/),
    expect.stringMatching(/mine\.json:5:\d+ step 4\.1 \(steps\[3\]\.together\[0\]\.room\): .* room 6;/),
    expect.stringMatching(/mine\.json:6:\d+ step 5 \(steps\[4\]\.open\): .* room 7;/),
  ]);
});

test('lists of people, senders, control calls and invites are looked at as well', () => {
  const steps = [
    `{"call":"gift.send",${AS},"with":{"group_id":"600001","to":"10002,21","gift_id":"1","gift_num":1,"req_id":"q"}}`,
    '{"emit":"systemMessage","to":{"hall":"8001"},"from":"22","body":{"msg":"x","uid":"99"}}',
    '{"control":"members.set","with":{"hall":"8001","user":"23"}}',
    '{"control":"calls.stall","with":{"list":[{"calls":["hall.list"],"user":"*"},{"calls":["hall.list"],"user":"24"}]}}',
    '{"control":"events.emit","with":{"name":"systemMessage","body":{"msg":"x"},"to":{"user":"25"}}}',
    `{"open":"/invite?hall=26&channel=9002&from=27",${AS}}`,
    `{"open":"/index/more?shareHall=28&from=29",${AS}}`,
  ];
  expect(warningsOf(steps, '"phone":"13800000001","page":"/index/room/8001"')).toEqual([
    expect.stringMatching(/mine\.json:2:\d+ step 1 \(steps\[0\]\.with\.to\): .* room 21;/),
    expect.stringMatching(/mine\.json:3:\d+ step 2 \(steps\[1\]\.from\): .* room 22;/),
    expect.stringMatching(/mine\.json:4:\d+ step 3 \(steps\[2\]\.with\.user\): .* room 23;/),
    expect.stringMatching(/mine\.json:5:\d+ step 4 \(steps\[3\]\.with\.list\[1\]\.user\): .* room 24;/),
    expect.stringMatching(/mine\.json:6:\d+ step 5 \(steps\[4\]\.with\.to\.user\): .* room 25;/),
    expect.stringMatching(/mine\.json:7:\d+ step 6 \(steps\[5\]\.open\): .* room 26;/),
    expect.stringMatching(/mine\.json:7:\d+ step 6 \(steps\[5\]\.open\): .* room 27;/),
    expect.stringMatching(/mine\.json:8:\d+ step 7 \(steps\[6\]\.open\): .* room 28;/),
  ]);
});

test('warnings are told in Chinese where that is asked for', () => {
  const text = `{"format":1,"title":{"zh":"一","en":"one"},"actors":{},"steps":[\n{"emit":"systemMessage","to":{"user":"5"},"body":{"msg":"x"}}]}`;
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(seedWarnings({ scenario: read.scenario, file: 'mine.json', text }, 'zh')).toEqual([
    '提醒：mine.json:2:38 第 1 步（steps[0].to.user）：初始内容 every-role 里没有编号为 5 的用户、大厅、频道或房间；见 docs/generated/seeds.md',
  ]);
});

test('an id is told at its first place only', () => {
  const step = '{"emit":"systemMessage","to":{"hall":"8001"},"from":"22","body":{"msg":"x"}}';
  expect(warningsOf([step, step])).toHaveLength(1);
});

test('no warning is about what the seed has, what an earlier step kept, or a call that is to be refused', () => {
  const steps = [
    `{"say":"一",${AS},"in":"8001/9002"}`,
    `{"call":"hall.create",${AS},"with":{"name":"x"},"keep":{"hall":"hall_id"}}`,
    `{"call":"hall.leave",${AS},"with":{"hall_id":"$hall"}}`,
    `{"call":"channel.join",${AS},"with":{"channel_id":"777777"},"code":30001}`,
  ];
  expect(warningsOf([steps[0] ?? ''])).toEqual([]);
  expect(warningsOf(steps.slice(1, 3))).toEqual([]);
});

test('the size of the world counts', () => {
  const step = '{"emit":"systemMessage","to":{"user":"10600"},"body":{"msg":"x"}}';
  const world = (people: number) => `"world":{"seed_world":"crowded","seed":1,"people":${people}},`;
  expect(warningsOf([step], '"phone":"13800000001"', world(5)).join('\n')).toContain('10600');
  expect(warningsOf([step], '"phone":"13800000001"', world(2000)).join('\n')).not.toContain('10600');
});

test.each(scenarioFiles())('$name of the library has no warning', ({ name }) => {
  expect(seedWarnings(loadScenario(name))).toEqual([]);
});
