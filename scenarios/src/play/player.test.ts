import { getEventListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import { createNode } from '@miczero/mock-platform';
import { digestOf, readRecording, replayTo, spanOf } from '@miczero/mock-platform/recording';
import { nodeForAll } from '@miczero/mock-platform/testing-node';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readScenario } from '../format/read-scenario.ts';
import type { Scenario } from '../format/scenario.ts';
import type { Step } from '../format/steps.ts';
import { scenarioFiles } from '../library.ts';
import { nodeRuntime } from '../runtimes/node-runtime.ts';
import { join, say, scenarioOf } from '../testing/scenario-of.ts';
import { toldProblem } from '../words/problem-words.ts';
import { ControlClient } from './control-client.ts';
import { play } from './player.ts';

/** How often each recording is replayed: 100 times with `npm run deep`. */
const REPLAYS = process.env['DEEP'] === '1' ? 100 : 2;

const platform = nodeForAll();

function load(file: string): Scenario {
  const read = readScenario(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.scenario;
}

describe('the library holds on the platform', () => {
  test.each(scenarioFiles())('$name', async ({ file }) => {
    let recorded = '';
    const onRecorded = (text: string) => {
      recorded = text;
    };
    const report = await play(load(file), { runtime: nodeRuntime, origin: platform.origin, onRecorded });
    expect(report.steps.filter(({ fate }) => fate === 'failed')).toEqual([]);
    expect(report.held).toBe(true);
    // Its recording leads to the same state, byte for byte.
    const recording = readRecording(recorded);
    const replays = Array.from({ length: REPLAYS }, () => digestOf(replayTo(recording, spanOf(recording).last)));
    expect(new Set(replays)).toEqual(new Set([report.digests['end']]));
    // Each world that a scenario made is gone.
    expect(platform.node.worlds.get(report.world)).toBeUndefined();
  });

  test('every event of both sockets is heard in some scenario', () => {
    const heard = new Set(scenarioFiles().flatMap(({ file }) => load(file).steps.flatMap(heardIn)));
    const all = [...Object.keys(HALL_EVENTS), ...Object.keys(ROOM_EVENTS)];
    expect(all.filter((name) => !heard.has(name))).toEqual([]);
  });
});

function heardIn(step: Step): string[] {
  if ('hear' in step) return [step.hear];
  if ('repeat' in step) return step.steps.flatMap(heardIn);
  return 'together' in step ? step.together.flatMap(heardIn) : [];
}

test('faults of calls stand beside each other, and one ends by its fields', async () => {
  const failing = { fault: 'code', code: 30003, calls: ['wallet.money'], as: '小满' };
  const money = { call: 'wallet.money', as: '小满' };
  const halls = { call: 'hall.list', as: '阿澈', with: { page: 1, page_size: 5 } };
  const steps = [
    failing,
    { fault: 'code', code: 30001, calls: ['hall.list'] },
    { ...money, code: 30003, faulty: true },
    { ...halls, code: 30001, faulty: true },
    { ...failing, ends: true },
    money,
    { ...halls, code: 30001, faulty: true },
    { fault: 'none' },
    halls,
  ];
  const report = await play(scenarioOf(steps), { runtime: nodeRuntime, origin: platform.origin });
  expect(report.steps.filter(({ fate }) => fate === 'failed')).toEqual([]);
  expect(report.held).toBe(true);
  const ended = await play(scenarioOf([failing, { ...failing, code: 30004, ends: true }]), {
    runtime: nodeRuntime,
    origin: platform.origin,
  });
  expect(ended.steps.at(-1)).toMatchObject({ fate: 'failed', problem: { kind: 'fault-not-set', fault: 'code' } });
});

describe('an expectation that does not hold', () => {
  test.each([
    ['a reply with another code', [{ ...join('小满'), code: 30003 }], 'the reply has code 0'],
    [
      'a reply without the expected data',
      [{ call: 'channel.current_channel', as: '小满', expect: { hall_id: '1' } }],
      'the reply differs: ',
    ],
    [
      'an event that does not come',
      [{ hear: 'hallDissolved', as: '阿澈', within: 50 }],
      '阿澈 did not hear hallDissolved',
    ],
    [
      'an event with another body',
      [join('小满'), join('阿澈'), say('一'), { hear: 'chatMessage', as: '阿澈', body: { content: '二' }, within: 50 }],
      '阿澈 did not hear chatMessage {"content":"二"}; the closest one differs: content is "一", not "二"',
    ],
    [
      'an event that came twice is heard once',
      [
        join('小满'),
        join('阿澈'),
        say('一'),
        { hear: 'chatMessage', as: '阿澈' },
        { hear: 'chatMessage', as: '阿澈', within: 50 },
      ],
      'did not hear',
    ],
    [
      'an event that should not come',
      [join('小满'), join('阿澈'), say('一'), { silence: 'chatMessage', as: '阿澈' }],
      '阿澈 heard chatMessage',
    ],
    [
      'a line in a room that does not exist',
      [{ 'say-in-room': '一', as: '小满', room: '777777' }],
      'the line was not acknowledged: refused',
    ],
    [
      'a line in a room that was not entered',
      [{ 'say-in-room': '一', as: '阿澈', room: '600001' }],
      'the line was not acknowledged: refused',
    ],
    [
      'a line of a room that comes back, where a refusal is expected',
      [
        { call: 'room.join', as: '小满', with: { group_id: '600001', type: 1 } },
        { 'say-in-room': '一', as: '小满', room: '600001', answer: 'refused' },
      ],
      'the line was not refused: acknowledged',
    ],
    [
      'a line of a room that does not come back',
      [
        { call: 'room.join', as: '小满', with: { group_id: '600001', type: 1 } },
        { fault: 'drop', events: ['roomChat'] },
        { 'say-in-room': '一', as: '小满', room: '600001' },
      ],
      'the line was not acknowledged: no answer',
    ],
    [
      'a line in a room of one’s own that was not entered',
      [{ 'say-in-room': '一', as: '小满', room: '600001' }],
      'the line was not acknowledged: no answer; the actor has not entered the room (call room.join)',
    ],
    ['a line that is refused', [join('小满'), { ...say('一'), answer: 'refused' }], 'the line was not refused'],
    [
      'a value that the reply does not have',
      [
        {
          call: 'channel.message',
          as: '小满',
          with: { hall_id: '8001', channel_id: '9002' },
          keep: { x: 'msg_list.999.msg_id' },
        },
      ],
      'the reply has nothing at msg_list.999.msg_id',
    ],
  ])('%s fails its step, and the steps after it are not played', async (_, steps, words) => {
    const report = await play(scenarioOf([...steps, { checkpoint: 'never' }]), {
      runtime: nodeRuntime,
      origin: platform.origin,
    });
    expect(report.held).toBe(false);
    expect(report.steps.at(-1)).toMatchObject({ fate: 'failed', place: String(steps.length) });
    const problem = report.steps.at(-1)?.problem;
    expect(problem && toldProblem(problem, 'en').line).toContain(words);
    expect(Object.keys(report.digests)).toEqual(['end']);
  });
});

test('a line of a room may be expected to be refused, or to have no answer', async () => {
  const line = { 'say-in-room': '一', as: '小满', room: '777777' };
  const steps = [
    { ...line, answer: 'refused' },
    { ...line, answer: 'none' },
  ];
  const report = await play(scenarioOf(steps), { runtime: nodeRuntime, origin: platform.origin });
  expect(report.steps.map(({ problem }) => problem)).toEqual([null, null]);
});

describe('events are heard in the order of their arrival', () => {
  const hear = (content: string, fields: object = {}) => ({
    hear: 'chatMessage',
    as: '阿澈',
    body: { content },
    within: 1000,
    ...fields,
  });
  const lines = [join('小满'), join('阿澈'), say('一'), say('二')];
  const lastOf = async (...steps: object[]) => {
    const { steps: played } = await play(scenarioOf([...lines, ...steps]), {
      runtime: nodeRuntime,
      origin: platform.origin,
    });
    return played.at(-1);
  };

  test('an event that came before the one that was heard last is told to be early', async () => {
    expect(await lastOf(hear('二'), hear('一'))).toMatchObject({ fate: 'failed', problem: { kind: 'heard-early' } });
    expect(await lastOf(hear('一'), hear('二'))).toMatchObject({ fate: 'held' });
  });

  test('a step may hear one from anywhere, and steps that begin at once in any order', async () => {
    expect(await lastOf(hear('二'), hear('一', { anywhere: true }))).toMatchObject({ fate: 'held' });
    expect(await lastOf({ together: [hear('二'), hear('一')] })).toMatchObject({ fate: 'held' });
  });

  test('hall and room have an order each', async () => {
    const enter = { call: 'room.join', as: '阿澈', with: { group_id: '600001', type: 1 } };
    const chat = { 'say-in-room': '三', as: '阿澈', room: '600001' };
    const heard = { hear: 'roomChat', as: '阿澈' };
    expect(await lastOf(enter, chat, heard, hear('一'))).toMatchObject({ fate: 'held' });
  });
});

test('steps about pages are left out without pages, and said to be', async () => {
  const report = await play(scenarioOf([{ see: '样板大厅', as: '小满' }, { wait: 5000 }], '/'), {
    runtime: nodeRuntime,
    origin: platform.origin,
  });
  expect(report.steps.map(({ fate }) => fate)).toEqual(['left-out', 'held']);
});

test('a pause between rounds that cannot be made fails the repetition, and the report has what came before', async () => {
  // The clock of a world ends with the year 9999.
  const round = { repeat: 900, every: 315_360_000_000, steps: [{ checkpoint: 'round' }] };
  const report = await play(scenarioOf([round]), { runtime: nodeRuntime, origin: platform.origin });
  const [before, last] = report.steps.slice(-2);
  expect(before).toMatchObject({ place: '1.1', fate: 'held' });
  expect(last).toMatchObject({ place: '1', rounds: before?.rounds, fate: 'failed', problem: { kind: 'error' } });
  expect([report.held, report.planned]).toEqual([false, 900]);
});

test('a step that is under way as the run is ended is cut short, and neither played nor unreached', async () => {
  const stop = new AbortController();
  const waiting = { hear: 'hallDissolved', as: '小满', within: 600_000 };
  const steps = [{ repeat: 3, steps: [{ together: [{ wait: 5 }, waiting] }] }, { wait: 7 }];
  const report = await play(scenarioOf(steps), {
    runtime: nodeRuntime,
    origin: platform.origin,
    signal: stop.signal,
    onStep: () => stop.abort(),
  });
  expect([report.held, report.stopped, report.planned]).toEqual([false, true, 7]);
  expect(report.steps.map(({ place, fate }) => `${place} ${fate}`)).toEqual(['1.1.1 held']);
  expect(report.cutShort).toMatchObject([{ place: '1.1.2', rounds: [1], step: { hear: 'hallDissolved' } }]);
  expect(report.unplayed.map(({ place }) => place)).toEqual(['2']);
});

test('a run that has ended leaves nothing at the signal, which stops many runs one after the other', async () => {
  const { signal } = new AbortController();
  const heldWith = async (steps: readonly object[]) => {
    const { held } = await play(scenarioOf(steps), { runtime: nodeRuntime, origin: platform.origin, signal });
    return held;
  };
  expect(await heldWith([{ wait: 5 }])).toBe(true);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(await heldWith([{ call: 'wallet.money', as: '小满', with: {}, code: 30003, faulty: true }])).toBe(false);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  // An actor that has no account ends a run before its first step.
  const stranger = { ...scenarioOf([{ wait: 5 }]), actors: { 小满: { phone: '19900000000', password: 'unknown' } } };
  await expect(play(stranger, { runtime: nodeRuntime, origin: platform.origin, signal })).rejects.toThrow();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a wait moves the world’s clock without waiting', async () => {
  const began = performance.now();
  const report = await play(scenarioOf([{ wait: 86_400_000 }]), {
    runtime: nodeRuntime,
    origin: platform.origin,
    world: 'clock',
    keep: true,
  });
  expect(report.held).toBe(true);
  const skipped = (platform.node.worlds.get('clock')?.now() ?? 0) - Date.now();
  expect(Math.abs(skipped - 86_400_000)).toBeLessThan(60_000);
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a run counts what reached its actors: frames, copies and what no contract knows', async () => {
  const plain = await play(scenarioOf([join('小满'), join('阿澈'), say('一'), say('二'), say('三')]), {
    runtime: nodeRuntime,
    origin: platform.origin,
  });
  expect(plain.traffic).toMatchObject({ doubled: 0, outOfOrder: 0, violations: 0 });
  expect(plain.traffic.frames).toBeGreaterThan(6);
  const broken = [
    join('小满'),
    join('阿澈'),
    { fault: 'duplicate', as: '阿澈', events: ['chatMessage'] },
    say('一'),
    { hear: 'chatMessage', as: '阿澈' },
    { hear: 'chatMessage', as: '阿澈' },
    { fault: 'none' },
    { fault: 'unknown', as: '阿澈', events: ['chatMessage'] },
    say('二'),
    { silence: 'chatMessage', as: '阿澈' },
  ];
  const { traffic, held } = await play(scenarioOf(broken), { runtime: nodeRuntime, origin: platform.origin });
  expect([held, traffic.doubled, traffic.violations]).toEqual([true, 1, 1]);
});

test('a fault of a rate meets the same messages in every run of a scenario, whatever others do', async () => {
  const fault = { fault: 'drop', as: '阿澈', events: ['systemMessage'], rate: 0.5, seed: 7 };
  const message = (index: number) => ({ emit: 'systemMessage', body: { msg: String(index) }, to: { hall: '8001' } });
  const messages = Array.from({ length: 30 }, (_, index) => message(index));
  const droppedIn = async (world: string, before: readonly object[]) => {
    const options = { runtime: nodeRuntime, origin: platform.origin, world, keep: true };
    expect((await play(scenarioOf([fault, ...before, ...messages]), options)).held).toBe(true);
    return platform.node.journal
      .read(world)
      .filter(({ name, fate }) => name === 'systemMessage' && fate === 'dropped')
      .map(({ body }) => JSON.parse(body).msg as string);
  };
  const first = await droppedIn('run-1', []);
  expect(first.length).toBeGreaterThan(5);
  expect(first.length).toBeLessThan(25);
  expect(await droppedIn('run-2', [])).toEqual(first);
  expect(await droppedIn('run-3', [join('小满'), say('一'), say('二')])).toEqual(first);
});

test('a value that no step kept is not sent', async () => {
  // The reader refuses such a scenario; a program may make one.
  const step: Step = { call: 'channel.join', as: '小满', with: { channel_id: '$made' }, code: 0 };
  const report = await play({ ...scenarioOf([]), steps: [step] }, { runtime: nodeRuntime, origin: platform.origin });
  expect(report.steps).toMatchObject([{ fate: 'failed', problem: { kind: 'not-kept', name: 'made' } }]);
});

test('a platform that goes away is told by the step that it failed', async () => {
  const dying = await createNode({ control: { token: '' } });
  const options = {
    runtime: nodeRuntime,
    origin: await dying.listen(),
    before: (place: string) => (place === '2' ? dying.close() : undefined),
  };
  const report = await play(scenarioOf([join('小满'), join('阿澈')]), options);
  expect(report).toMatchObject({ held: false, digests: {}, steps: [{ fate: 'held' }, { fate: 'failed' }] });
  const problem = report.steps[1]?.problem;
  expect(problem && toldProblem(problem, 'en').line).toMatch(/ does not answer: .*(?:ECONNREFUSED|socket|closed)/);
});

test('the digest at the end is that of the recording, though the world goes on meanwhile', async () => {
  let recorded = '';
  const world = 'goes-on';
  const control = new ControlClient({ origin: platform.origin, world }, '', nodeRuntime);
  // The world takes a step before each look at its end.
  const runtime: typeof nodeRuntime = {
    ...nodeRuntime,
    request: async (url, init) => {
      if (/\/(?:digest|recording)$/.test(url)) await control.call('clock.advance', { advance_ms: 1000 });
      return nodeRuntime.request(url, init);
    },
  };
  const onRecorded = (text: string) => {
    recorded = text;
  };
  const report = await play(scenarioOf([{ wait: 1000 }]), { runtime, origin: platform.origin, world, onRecorded });
  expect(report.digests['end']).toBe(readRecording(recorded).sha256);
});

test('when one actor cannot sign in, no socket of the others stays open', async () => {
  const sockets: ReturnType<typeof nodeRuntime.open>[] = [];
  const runtime: typeof nodeRuntime = {
    ...nodeRuntime,
    request: (url, init) =>
      init.body?.includes('13800000002') ? Promise.reject(new Error('away')) : nodeRuntime.request(url, init),
    open: (url) => {
      const socket = nodeRuntime.open(url);
      sockets.push(socket);
      return socket;
    },
  };
  await expect(play(scenarioOf([join('小满')]), { runtime, origin: platform.origin })).rejects.toThrow('away');
  expect(sockets).toHaveLength(1);
  expect([WebSocket.CLOSING, WebSocket.CLOSED]).toContain(sockets[0]?.readyState);
});
