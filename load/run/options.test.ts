import { describe, expect, test } from 'vitest';
import { readOptions, UsageError } from './options.ts';

describe('the command line of npm run load', () => {
  test('a name gives its profile, options change it', () => {
    expect(readOptions(['dedupe'])).toMatchObject({
      name: 'dedupe',
      profile: { receivers: 1000, nemesis: { duplicate: 0.05 } },
      validation: 'sampled',
      vus: 4,
    });
    expect(
      readOptions(['hall-throughput', '--receivers', '3', '--rate=5', '--lose-every', '100', '--validation', 'all']),
    ).toMatchObject({
      profile: { receivers: 3, perSecond: 5, nemesis: { loseEvery: 100 } },
      validation: 'all',
      vus: 3,
    });
  });

  test.each([
    [[], /NAME \[options\]/],
    [['nothing'], /hall-throughput/],
    [['dedupe', '--receivers', '0'], /--receivers: a whole number/],
    [['dedupe', '--rate', 'x'], /--rate: not a number: x/],
    [['dedupe', '--duplicate', '2'], /a part, 0 to 1/],
    [['dedupe', '--validation', 'some'], /off, sampled, all/],
    [['dedupe', '--sockets', '5'], /Unknown option/],
  ])('%j is refused with the possible values', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
