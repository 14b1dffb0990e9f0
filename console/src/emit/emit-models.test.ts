import { readScenario } from '@miczero/scenarios/player';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMITTABLE, eventsFor } from '../events/events.ts';
import { candidatesOf, TARGET_KINDS } from '../events/target.ts';
import { OVERVIEW, SURROUNDINGS } from '../testing/overview.ts';
import { checkBody } from './check-body.ts';
import { fitted } from './fitted.ts';
import { RecentRate } from './recent-rate.ts';
import { type Emission, scenarioStep, sequenceSteps } from './scenario-step.ts';
import { SENDS_MAX, startSteadySending } from './steady-sending.ts';

const eventOf = (name: string) => {
  const found = EMITTABLE.find((event) => event.name === name);
  if (!found) throw new Error(`no event ${name}`);
  return found;
};

const scenarioWith = (step: string) =>
  readScenario(
    `{"format":1,"title":{"zh":"一","en":"one"},"world":{"seed_world":"every-role","seed":1},"actors":{"小满":{"phone":"13800000001"}},"steps":[${step}]}`,
  );

describe('events', () => {
  test('a search finds by name, code and words of either language', () => {
    const first = (search: string) => eventsFor(search)[0]?.name;
    expect([first('systemmess'), first('1008'), first('0x4012'), first('解散')]).toEqual([
      'systemMessage',
      'systemMessage',
      'roomSeatsChanged',
      'hallDissolved',
    ]);
    expect(eventsFor('nothing like it')).toEqual([]);
    expect(eventsFor('')).toHaveLength(43);
  });

  test('every preset of every event can be sent to every kind of target, and reads back as a scenario step', () => {
    for (const event of EMITTABLE) {
      for (const preset of event.presets) {
        for (const kind of TARGET_KINDS[event.socket]) {
          const to = { kind, id: candidatesOf(OVERVIEW, kind)[0]?.id ?? '' };
          const checked = checkBody(event, JSON.stringify(fitted(preset, to, SURROUNDINGS)), 'en');
          expect([event.name, kind, checked]).toEqual([event.name, kind, { ok: true, body: expect.anything() }]);
          if (!checked.ok) continue;
          const emission: Emission = {
            name: event.name,
            to,
            content: { body: checked.body },
            from: '10001',
            mid: 'm-1',
          };
          const read = scenarioWith(scenarioStep(emission));
          expect(read).toMatchObject({ ok: true });
          expect(read.ok && read.scenario.steps[0]).toEqual({
            emit: event.name,
            to: { [kind]: to.id },
            body: checked.body,
            from: '10001',
            mid: 'm-1',
          });
        }
      }
    }
  });

  test('a body that is wrong on purpose is copied as a step that sends the same text', () => {
    const raw = '{"msg": 1,';
    const to = { kind: 'hall', id: '8001' } as const;
    const read = scenarioWith(scenarioStep({ name: 'systemMessage', to, content: { raw }, from: '', mid: '' }));
    expect(read).toMatchObject({
      ok: true,
      scenario: { steps: [{ emit: 'systemMessage', to: { hall: '8001' }, raw }] },
    });
  });

  test('a sequence is copied with its delays, and its lines with ids of their own or by hand as they are sent', () => {
    const line = { name: 'roomChat', to: { kind: 'room', id: '600001' }, from: '', mid: '' } as const;
    const body = { list: [{ mid: '31', type: 1, chatType: 2, body: '{"content":"一"}' }] };
    const byHand: Emission = { ...line, content: { body } };
    const sequence = [
      { sendable: byHand, delay: 0 },
      { sendable: { ...byHand, ownIds: true } as const, delay: 300 },
    ];
    const read = scenarioWith(sequenceSteps(sequence));
    expect(read.ok && read.scenario.steps).toEqual([
      { emit: 'roomChat', to: { room: '600001' }, body },
      { wait: 300 },
      { emit: 'roomChat', to: { room: '600001' }, body, own_ids: true },
    ]);
  });

  test('the examples of one event have different names in both languages, which are short enough for a row', () => {
    for (const { name, presets } of EMITTABLE) {
      for (const language of ['zh', 'en'] as const) {
        const names = presets.map((preset) => preset.name[language]);
        expect([name, new Set(names).size]).toEqual([name, presets.length]);
        expect([name, names.includes('')]).toEqual([name, presets.length === 1]);
        for (const each of names) expect(each.length).toBeLessThan(24);
      }
    }
  });
});

describe('bodies', () => {
  test('an invalid body is reported with its place', () => {
    const event = eventOf('systemMessage');
    const problemsOf = (text: string, language: 'zh' | 'en' = 'en') => {
      const checked = checkBody(event, text, language);
      return checked.ok ? [] : checked.problems;
    };
    expect(problemsOf('{"msg":')).toEqual([{ at: '', message: expect.stringMatching(/JSON/) }]);
    // Chromium's own words for it are English.
    for (const wrong of ['{"msg":', '{"msg":1,}', '{msg}', ''])
      expect(problemsOf(wrong, 'zh')[0]?.message, wrong).not.toMatch(/expected|unexpected|position/i);
    expect(problemsOf('[]')).toHaveLength(1);
    expect(problemsOf('{"msg":{}}')).toContainEqual({ at: 'msg', message: expect.stringMatching(/./) });
    expect(problemsOf('{"msg":"hi","ctx":"boss"}')).toEqual([
      { at: 'ctx', message: 'would not be sent; there is manage, 1, 2' },
    ]);
    expect(problemsOf('{"msg":"hi","mgs":"hi"}')).toEqual([{ at: 'mgs', message: expect.stringMatching(/msg/) }]);
    for (const wrong of ['{"msg":', '{"msg":{}}', '{"mgs":"hi"}'])
      for (const { message } of problemsOf(wrong, 'zh')) expect(message, wrong).toMatch(/[\u4e00-\u9fff]/);
  });
});

test('the rate that is shown is the one of the last seconds, also when the platform becomes slower', () => {
  const rate = new RecentRate(0);
  let [now, count] = [0, 0];
  const shownAfter = (seconds: number, perSecond: number) => {
    const shown = Array.from({ length: seconds * 5 }, () => {
      now += 200;
      count += perSecond / 5;
      return rate.note(now, count);
    });
    return shown.at(-1);
  };
  expect(rate.note(0, 0)).toBe(0);
  expect(shownAfter(10, 1000)).toBe(1000);
  expect(shownAfter(4, 50)).toBe(50);
  expect(shownAfter(4, 0)).toBe(0);
});

describe('steady sending', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = (everyMs: number, send: (times: number) => Promise<void>) => {
    const ends: string[] = [];
    let state = { sent: 0, failed: 0 };
    const stop = startSteadySending({
      everyMs,
      send,
      onChange: (next) => {
        state = next;
      },
      onEnd: (reason) => void ends.push(reason),
      now: () => Date.now(),
    });
    return { stop, ends, state: () => state };
  };

  test('steady sending keeps its pace until stopped, at most 1000 a second', async () => {
    const slow = started(250, async () => {});
    let requests = 0;
    const fast = started(0, async () => {
      requests += 1;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.state().sent).toBe(5);
    expect(fast.state().sent).toBe(1001);
    // Events that are due together share a request.
    expect(requests).toBe(101);
    slow.stop();
    fast.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect([slow.state().sent, fast.state().sent]).toEqual([5, 1001]);
  });

  test('a platform that does not answer gets a bounded number of requests', async () => {
    let asked = 0;
    const hanging = started(1, () => {
      asked += 1;
      return new Promise(() => {});
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toBe(8);
    hanging.stop();
  });

  test('answers that come after the end or after a stop by hand end nothing, and what they accept counts as sent', async () => {
    const answers: { accept: () => void; refuse: () => void }[] = [];
    const slow = () =>
      new Promise<void>((accept, reject) => answers.push({ accept, refuse: () => reject(new Error('no')) }));
    const stopped = started(10, slow);
    await vi.advanceTimersByTimeAsync(25);
    stopped.stop();
    const [late, ...refusals] = answers.splice(0);
    late?.accept();
    for (const { refuse } of refusals) refuse();
    await vi.advanceTimersByTimeAsync(100);
    expect([stopped.ends, stopped.state(), answers.length]).toEqual([[], { sent: 1, failed: 0 }, 0]);

    const refused = started(10, slow);
    await vi.advanceTimersByTimeAsync(25);
    const [first, ...others] = answers.splice(0);
    first?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    for (const { accept, refuse } of others) {
      accept();
      refuse();
    }
    await vi.advanceTimersByTimeAsync(100);
    expect([refused.ends, refused.state(), answers.length]).toEqual([['failed'], { sent: 2, failed: 1 }, 0]);
  });

  test('a refusal ends it, and so does the limit', async () => {
    const refused = started(10, () => Promise.reject(new Error('no')));
    await vi.advanceTimersByTimeAsync(1000);
    expect([refused.ends, refused.state().failed]).toEqual([['failed'], 1]);
    const long = started(1, async () => {});
    await vi.advanceTimersByTimeAsync(SENDS_MAX * 2);
    expect([long.ends, long.state().sent]).toEqual([['limit'], SENDS_MAX]);
  });
});
