import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
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

  test.each([
    [[], /NAME \[options\]/],
    [['nothing'], /hall-throughput/],
    [['dedupe', '--receivers', '0'], /--receivers: a whole number/],
    [['dedupe', '--receivers', '20001'], /--receivers: a whole number from 1 to 20000/],
    [['soak', '--seconds', '1e6'], /--seconds: a whole number from 1 to 86400/],
    [['dedupe', '--rate', 'x'], /--rate: not a number: x/],
    [['dedupe', '--duplicate', '2'], /a part, 0 to 1/],
    [['dedupe', '--validation', 'some'], /off, sampled, all/],
    [['dedupe', '--sockets', '5'], /Unknown option/],
    [['scenario'], /FILE or a name of the library/],
    [['scenario', 'nosuch'], /no scenario of the library/],
    [['room', 'seat-war'], /NAME \[options\]/],
  ])('%j is refused with the possible values', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
