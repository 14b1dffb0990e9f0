import { readScenario } from '@miczero/scenarios/player';
import { expect, test } from 'vitest';
import { SAVED_WORLD } from '../testing/world-facts.ts';
import { scenarioOfActions } from './scenario-of-actions.ts';
import type { Action } from './stored-actions.ts';

type Click = readonly [pause: number, call: string, input: Action['input']];

/** Actions with the real milliseconds before each. */
function at(...list: Click[]): readonly Action[] {
  let now = 1_795_000_000_000;
  return list.map(([pause, call, input]) => {
    now += pause;
    return { call, input, at: now };
  });
}

const line = (msg: string, to: object = { hall: '8001' }) => ({ name: 'systemMessage', to, body: { msg } });
const DROP = { kind: 'drop', rate: 1, user: '*', delay_ms: 0, jitter_ms: 0, seed: 1 };
const LATE = { ...DROP, kind: 'delay', user: '10002', delay_ms: 2500, events: ['chatAcknowledged'] };
const REFUSE = { kind: 'refuse', status: 404, after_ms: 0, times: 3, rate: 1, user: '10001', seed: 1 };

/** The scenario of some actions, as it is read. */
function saved(...list: Click[]) {
  const { text, leftOut } = scenarioOfActions('晚上', SAVED_WORLD, at(...list));
  const read = readScenario(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return {
    ...(JSON.parse(text) as { actors: object; steps: object[]; about: { zh: string; en: string } }),
    text,
    leftOut,
  };
}

test('a saved file is one that a person would have written', () => {
  const { text } = saved(
    [0, 'events.emit', line('维护', { user: '10002' })],
    [2300, 'faults.set', { list: [LATE] }],
    [100, 'connection_faults.set', { list: [REFUSE] }],
    [5200, 'clock.advance', { advance_ms: 60_000 }],
    [900, 'network.set', { user: '10001', blocked: true }],
    [40_400, 'network.set', { user: '10001', blocked: false }],
    [700, 'faults.set', { list: [] }],
    [30, 'connection_faults.set', { list: [] }],
  );
  expect(text).toBe(`{
  "format": 1,
  "title": { "zh": "晚上", "en": "晚上" },
  "about": { "zh": "由控制台保存：在世界「qa-7」里做过的操作。", "en": "Saved by the console: what was done to the world “qa-7”." },
  "world": { "seed_world": "two-friends", "seed": 3, "limits": { "burst": 5, "per_second": 2 } },
  "actors": { "阿澈": { "phone": "13800000002" }, "小满": { "phone": "13800000001" } },
  "steps": [
    { "emit": "systemMessage", "to": { "user": "10002" }, "body": { "msg": "维护" } },
    { "wait": 2500 },
    { "fault": "delay", "as": "阿澈", "events": ["chatAcknowledged"], "delay_ms": 2500 },
    { "fault": "refuse", "as": "小满", "times": 3, "status": 404 },
    { "wait": 66000 },
    { "control": "network.set", "with": { "user": "10001", "blocked": true } },
    { "wait": 40000 },
    { "control": "network.set", "with": { "user": "10001", "blocked": false } },
    { "wait": 1000 },
    { "fault": "none" }
  ]
}
`);
});

test('one of several faults ends by its fields, and the last one ends all', () => {
  const { steps } = saved(
    [0, 'faults.set', { list: [DROP, LATE] }],
    [1000, 'faults.set', { list: [LATE] }],
    [
      1000,
      'call_faults.set',
      { list: [{ kind: 'status', status: 502, user: '*', rate: 1, code: 50_000, delay_ms: 0, seed: 1 }] },
    ],
    [1000, 'calls.stall', { list: [{ calls: ['hall.list'], user: '10001' }] }],
    [1000, 'faults.set', { list: [] }],
    [0, 'call_faults.set', { list: [] }],
    [0, 'calls.stall', { list: [] }],
  );
  const wait = { wait: 1000 };
  const late = { fault: 'delay', as: '阿澈', events: ['chatAcknowledged'], delay_ms: 2500 };
  expect(steps).toEqual([
    { fault: 'drop' },
    late,
    wait,
    { fault: 'drop', ends: true },
    wait,
    { fault: 'status', status: 502 },
    wait,
    { fault: 'stall', as: '小满', calls: ['hall.list'] },
    wait,
    { fault: 'none' },
  ]);
});

test('steps that do nothing, and those that are taken back at once, are left out', () => {
  const { steps, actors } = saved(
    [0, 'faults.set', { list: [] }],
    [0, 'acks.set', { action: 'release', user: '10001' }],
    [100, 'network.set', { user: '10001', blocked: true }],
    [100, 'network.set', { user: '10001', blocked: false }],
    [100, 'faults.set', { list: [DROP] }],
    [100, 'faults.set', { list: [] }],
    [5000, 'events.emit', line('一')],
    [0, 'faults.set', { list: [{ ...LATE, delay_ms: 0 }] }],
  );
  expect({ steps, actors }).toEqual({
    steps: [{ wait: 5500 }, { emit: 'systemMessage', to: { hall: '8001' }, body: { msg: '一' } }],
    actors: {},
  });
});

test('an event that was repeated is repeated in the same time, and one that was sent by hand twice stands twice', () => {
  const steady = Array.from({ length: 40 }, (_, index) => [index === 0 ? 0 : 250, 'events.emit', line('雨')] as const);
  const { steps } = saved(
    ...steady,
    [3000, 'events.emit', { ...line('急'), times: 7 }],
    [0, 'events.emit', { ...line('急'), times: 5 }],
    [3000, 'events.emit', line('一')],
    [4000, 'events.emit', line('一')],
  );
  const emit = (msg: string) => ({ emit: 'systemMessage', to: { hall: '8001' }, body: { msg } });
  expect(steps).toEqual([
    { repeat: 40, every: 250, steps: [emit('雨')] },
    { wait: 3000 },
    { ...emit('急'), times: 12 },
    { wait: 3000 },
    emit('一'),
    { wait: 4000 },
    emit('一'),
  ]);
});

test('rounded pauses do not drift from the real times', () => {
  const list = Array.from(
    { length: 41 },
    (_, index) => [index === 0 ? 0 : 730, 'events.emit', line(`${index}`)] as const,
  );
  const waits = saved(...list).steps.flatMap((step) => ('wait' in step ? [Number(step.wait)] : []));
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(29_000);
});

test('actions that cannot be carried over are named in both languages, and the rest stays', () => {
  const { steps, about, leftOut } = saved(
    [0, 'connections.close', { connection: 'c1' }],
    [0, 'connections.close', { connection: 'c2' }],
    [0, 'connections.close', { user: '10002', socket: 'hall' }],
    [0, 'events.emit', line('一', { channel: '9999' })],
    [0, 'network.set', { user: '10099', blocked: true }],
    [0, 'faults.set', { list: [{ ...DROP, user: '10005' }] }],
    [2000, 'faults.set', { list: [] }],
  );
  expect(steps).toEqual([{ control: 'connections.close', with: { user: '10002', socket: 'hall' } }]);
  expect(leftOut).toEqual([
    { kind: 'socket', count: 2 },
    { kind: 'stranger', what: '9999', count: 1 },
    { kind: 'stranger', what: '10099', count: 1 },
    { kind: 'no-phone', what: '10005', count: 1 },
  ]);
  for (const what of ['2', '9999', '10099', '10005']) {
    expect(about.zh).toContain(what);
    expect(about.en).toContain(what);
  }
});

test('commands before the first action, and actions that were too many, are named', () => {
  const world = { ...SAVED_WORLD, missing: { past: 12, dropped: 34 } };
  const { text } = scenarioOfActions('一', world, at([0, 'clock.advance', { advance_ms: 60_000 }]));
  expect(JSON.parse(text)).toMatchObject({
    about: { en: expect.stringMatching(/12 commands.*34 actions/), zh: expect.stringMatching(/12.*34/) },
    steps: [{ wait: 60_000 }],
  });
});

test('people of one name, and one without a name, are told apart', () => {
  const to = (user: string) => [0, 'events.emit', line(user, { user })] as const;
  expect(saved(to('10001'), to('10004'), to('10003')).actors).toEqual({
    小满: { phone: '13800000001' },
    '小满 10004': { phone: '13800000004' },
    '10003': { phone: '13800000003' },
  });
});

test('texts that begin with a dollar and bodies that are wrong on purpose stay as they are', () => {
  const { text } = saved(
    [0, 'events.emit', { ...line('$5'), mid: '$m1', from: '10001' }],
    [0, 'events.emit', { name: 'systemMessage', to: { hall: '8001' }, raw: '$x{"msg":' }],
  );
  expect(readScenario(text)).toMatchObject({
    ok: true,
    scenario: {
      actors: { 小满: {} },
      steps: [{ body: { msg: '$$5' }, mid: '$$m1', from: '10001' }, { raw: '$$x{"msg":' }],
    },
  });
});

test('people enter what they viewed before an event is sent there, and a place without known viewers is named', () => {
  const sent = at(
    [0, 'events.emit', line('大厅')],
    [0, 'events.emit', line('频道', { channel: '9001' })],
    [0, 'room-events.emit', { name: 'roomNoticeLine', to: { room: '600001' }, body: { msg: '房间' } }],
  );
  const viewers = new Map([
    ['10001', { hall: '8001', channel: '9001' }],
    ['10002', { hall: '8002', channel: '9009' }],
    // Cannot sign in.
    ['10005', { hall: '8001', channel: '9001' }],
  ]);
  const { text, leftOut } = scenarioOfActions('晚上', { ...SAVED_WORLD, viewers }, sent);
  expect(readScenario(text)).toMatchObject({
    ok: true,
    scenario: {
      actors: { 小满: { phone: '13800000001' } },
      steps: [
        { call: 'channel.join', as: '小满', with: { channel_id: '9001' } },
        { emit: 'systemMessage', to: { hall: '8001' } },
        { emit: 'systemMessage', to: { channel: '9001' } },
        { emit: 'roomNoticeLine' },
      ],
    },
  });
  expect(leftOut).toEqual([{ kind: 'viewers', what: '600001', count: 1 }]);

  const inRoom = new Map([['10002', { room: '600001' }]]);
  const entered = scenarioOfActions('晚上', { ...SAVED_WORLD, viewers: inRoom }, sent.slice(2));
  expect(entered.text).toContain('{ "call": "room.join", "as": "阿澈", "with": { "group_id": "600001", "type": 1 } }');
  expect(entered.leftOut).toEqual([]);
});
