import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { p95Threshold } from '../crowd/p95-limits.ts';
import { readOptions, UsageError } from './options.ts';

describe('the command line of npm run load', () => {
  test('a name gives its profile, options change it', () => {
    expect(readOptions(['dedupe'])).toMatchObject({
      name: 'dedupe',
      profile: { receivers: 1000, faults: { duplicate: 0.05 } },
      validations: ['sampled'],
      vus: availableParallelism(),
    });
    expect(
      readOptions(['hall-throughput', '--receivers', '3', '--rate=5', '--lose-every', '100', '--validation', 'all']),
    ).toMatchObject({
      profile: { receivers: 3, perSecond: 5, faults: { loseEvery: 100 } },
      validations: ['all'],
      vus: Math.min(3, availableParallelism()),
    });
  });

  test('a scenario is named by its file or its name in the library, and read before anything starts', () => {
    expect(readOptions(['scenario', 'seat-war', '--receivers', '3'])).toMatchObject({
      name: 'scenario',
      scenario: expect.stringContaining('抢麦'),
      profile: { receivers: 3 },
    });
    expect(readOptions(['soak', '--seconds', '60']).profile).toMatchObject({ seconds: 60, receivers: 500 });
    expect(readOptions(['room']).scenario).toBe('');
    expect(readOptions(['room', '--validation', 'each']).validations).toEqual(['off', 'sampled', 'all']);
  });

  test('a running platform is named by its origin, for every run', () => {
    expect(readOptions(['login-wave', '--origin', 'http://localhost:4000/', '--token', 'secret']).running).toEqual({
      origin: 'http://localhost:4000',
      token: 'secret',
    });
    expect(readOptions(['scenario', 'seat-war', '--origin', 'http://localhost:4000']).running?.token).toBe('');
    expect(readOptions(['dedupe']).running).toBe(null);
  });

  test('a run takes as many receivers as a world has people beside its senders', () => {
    expect(readOptions(['dedupe', '--receivers', '19980']).profile.receivers).toBe(19_980);
    expect(readOptions(['login-wave', '--receivers', '20000']).profile.receivers).toBe(20_000);
  });

  test('a limit of the user takes the place of the default of its kind', () => {
    expect(readOptions(['dedupe']).limits).toEqual({ delivery: 250, ack: null, gift: 250, entry: 1000, step: null });
    expect(readOptions(['dedupe', '--ack-p95', '80', '--delivery-p95', '40']).limits).toMatchObject({
      ack: 80,
      delivery: 40,
    });
    expect(readOptions(['scenario', 'seat-war', '--step-p95', '500']).limits.step).toBe(500);
    expect(p95Threshold('acknowledgement_ms', 80)).toEqual({ acknowledgement_ms: ['p(95)<80'] });
    expect(p95Threshold('acknowledgement_ms', null)).toEqual({});
  });

  test('a wave lasts as long as its people take to come', () => {
    expect(readOptions(['login-wave', '--receivers', '30', '--rate', '4']).profile.seconds).toBe(8);
  });

  test('mistakes are told in the language of the terminal, or in the one that is asked for', () => {
    const chinese = { LANG: 'zh_CN.UTF-8' };
    expect(() => readOptions(['hall-throughputt'], chinese)).toThrow(
      /^没有叫 hall-throughputt 的压测（是不是 hall-throughput？）。可用：/,
    );
    expect(() => readOptions(['dedupe', '--recievers', '5'], chinese)).toThrow(
      '没有选项 --recievers（是不是 --receivers？）。',
    );
    expect(() => readOptions(['dedupe', '--rate', 'x', '--lang', 'zh'])).toThrow('--rate：不是数字：x');
    expect(() => readOptions(['dedupe', '--rate', 'x', '--lang', 'en'], chinese)).toThrow('--rate: not a number: x');
  });

  test('the help speaks the language of the terminal, or the one that is asked for, and so does a line without a name', () => {
    const chinese = { LANG: 'zh_CN.UTF-8' };
    for (const [args, environment] of [
      [['--help'], chinese],
      [[], chinese],
      [['--help', '--lang', 'zh'], {}],
      [['--lang=zh'], {}],
    ] as const) {
      const help = () => readOptions(args, environment);
      expect(help).toThrow(/^npm run load -- 名字 \[选项\]/);
      expect(help).toThrow(/\n {2}soak +热闹的大厅，持续十分钟（--receivers 500 --rate 10 --seconds 600）\n选项：\n/);
      expect(help).toThrow(/\n {2}login-wave 只有 --receivers, --rate, --vus, --entry-p95。\n/);
    }
    expect(() => readOptions(['--help', '--lang', 'en'], chinese)).toThrow(/^npm run load -- NAME \[options\]/);
    expect(() => readOptions(['room', '--sed', '3', '--lang', 'zh'])).toThrow('没有选项 --sed');
  });

  test('the help names the options of a run that takes few', () => {
    expect(() => readOptions(['--help'])).toThrow(/login-wave takes only --receivers, --rate, --vus, --entry-p95\./);
  });

  test.each([
    [[], /NAME \[options\]/],
    [['nothing'], /^No run is named nothing\. There are: hall-throughput/],
    [['hall-throughputt'], /^No run is named hall-throughputt \(did you mean hall-throughput\?\)/],
    [['dedupe', '--receivers', '0'], /--receivers: a whole number/],
    [['dedupe', '--receivers', '20001'], /--receivers: a whole number from 1 to 20000/],
    [['dedupe', '--receivers', '19981'], /--receivers: needs 20001 people in all, and a world has at most 20000/],
    [['mixed-evening', '--receivers', '12000'], /--receivers: needs 20020 people in all/],
    [['soak', '--seconds', '1e6'], /--seconds: a whole number from 1 to 86400/],
    [['dedupe', '--rate', 'x'], /--rate: not a number: x/],
    [['dedupe', '--duplicate', '2'], /a part, 0 to 1/],
    [['dedupe', '--validation', 'some'], /off, sampled, all/],
    [['dedupe', '--sockets', '5'], /^There is no option --sockets\. --help lists the options\.$/],
    [['dedupe', '--recievers', '5'], /^There is no option --recievers \(did you mean --receivers\?\)\. --help/],
    [
      ['dedupe', '--rate', '-3'],
      /^--rate: needs a value; one that begins with a dash is written as --rate=VALUE\. --help/,
    ],
    [['dedupe', '--rate'], /^--rate: needs a value/],
    [['dedupe', '-x'], /^Unknown option '-x'\. --help lists the options\.$/],
    [['dedupe', '--lose-every', '2.5'], /--lose-every: a whole number of 2 or more/],
    [['dedupe', '--swap-every', '1'], /--swap-every: a whole number of 2 or more/],
    [['login-wave', '--validation', 'each'], /--validation: does nothing in login-wave, which takes --receivers/],
    [['login-wave', '--lose-every', '10'], /--lose-every: does nothing in login-wave/],
    [['login-wave', '--seconds', '10'], /--seconds: does nothing in login-wave/],
    [['scenario', 'seat-war', '--vus', '3'], /--vus: does nothing in scenario/],
    [['scenario', 'seat-war', '--duplicate', '0.1'], /--duplicate: does nothing in scenario/],
    [['dedupe', '--origin', 'localhost:4000'], /--origin: no address of a platform/],
    [['dedupe', '--origin', 'http://localhost:4000/page'], /--origin: no address of a platform/],
    [['dedupe', '--token', 'secret'], /--token: belongs to --origin/],
    [['dedupe', '--ack-p95', '0'], /--ack-p95: milliseconds, 1 to 60000/],
    [['dedupe', '--ack-p95', 'fast'], /--ack-p95: not a number: fast/],
    [['dedupe', '--gift-p95', '80'], /--gift-p95: does nothing in dedupe/],
    [['room', '--ack-p95', '80'], /--ack-p95: does nothing in room/],
    [['scenario'], /FILE or a name of the library/],
    [['scenario', 'nosuch'], /no scenario of the library/],
    [['scenario', 'seat-wr'], /has that name \(did you mean seat-war\?\)/],
    [['room', 'seat-war'], /^room: takes no further name: seat-war$/],
  ])('%j is refused with the possible values', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
