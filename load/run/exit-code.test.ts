import { expect, test } from 'vitest';
import { exitCodeOf } from './exit-code.ts';
import { NoK6 } from './find-k6.ts';
import { Interrupted } from './interruption.ts';
import { UsageError } from './options.ts';
import { UnusablePlatform } from './running-platform.ts';

test('a run that could not begin for want of k6, of a platform or of an option ends with 2, and not with the code of a failure', () => {
  expect([new NoK6(), new UnusablePlatform(), new UsageError()].map(exitCodeOf)).toEqual([2, 2, 2]);
  expect([exitCodeOf(new Interrupted()), exitCodeOf(new Error('k6 ended'))]).toEqual([130, 1]);
});
