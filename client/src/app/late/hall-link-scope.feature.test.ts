import type { EndpointName } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { inChannel } from '../../testing/run-client.ts';

/** What a hall shows beside its lines. */
const LISTS = [
  'hall.user_list',
  'notice.list',
  'channel.user_list',
  'channel.invitation',
] as const satisfies readonly EndpointName[];

test('the link that opens beside the first screen has its lists asked for again once that is done, and after an outage at once', async () => {
  const waiting: (() => void)[] = [];
  const run = await inChannel({
    prepare: ({ ports }) =>
      Object.assign(ports.page, {
        onFirstScreenDone(callback: () => void) {
          waiting.push(callback);
          return () => {};
        },
      }),
  });
  const counts = () => LISTS.map((name) => run.http.requests(name).length);
  await run.clock.advance(5000);
  expect([run.server.isOpen(), counts()]).toEqual([true, [1, 1, 1, 1]]);
  for (const callback of waiting.splice(0)) callback();
  await run.clock.advance(0);
  expect(counts()).toEqual([2, 2, 2, 2]);
  run.server.drop();
  await run.clock.advance(10_000);
  expect([run.server.isOpen(), counts()]).toEqual([true, [3, 3, 3, 3]]);
});
