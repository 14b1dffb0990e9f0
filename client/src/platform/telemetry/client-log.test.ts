import { expect, test } from 'vitest';
import { createFakeHttp } from '../../testing/fakes/fake-http.ts';
import type { Entry } from './browser-telemetry.ts';
import { createClientLog } from './client-log.ts';

const entry = (context: Entry['context'], event = 'bug'): Entry => ({ at: 1, level: 'error', event, context });

function open() {
  const http = createFakeHttp();
  http.on('ops.client_log', {});
  const log = createClientLog(http, () => '/index/more');
  return { http, log, lines: () => http.requests('ops.client_log') };
}

test('[api.go.home.log.web] a problem is sent with its page and version, each text once', async () => {
  const { log, lines } = open();
  await log.add(entry({ area: 'view', text: 'TypeError: x', stack: 'at a' }));
  await log.add(entry({ area: 'view', text: 'TypeError: x', stack: 'at b' }));
  expect(lines()).toEqual([
    {
      level: 'error',
      message: 'bug: TypeError: x',
      detail: JSON.stringify({ version: '2.0.49', path: '/index/more', area: 'view', stack: 'at a' }),
    },
  ]);
});

test('a page sends 20 lines at most, one at a time, and a refused line does not end the log', async () => {
  const { http, log, lines } = open();
  let [under, most] = [0, 0];
  http.on('ops.client_log', async () => {
    under += 1;
    most = Math.max(most, under);
    await Promise.resolve();
    under -= 1;
    throw new Error('refused');
  });
  await Promise.all(Array.from({ length: 30 }, (_, index) => log.add(entry({ text: `problem ${index}` }))));
  expect([lines().length, most]).toEqual([20, 1]);
});

test('long texts and long details fit the call', async () => {
  const { log, lines } = open();
  await log.add(entry({ text: 'x'.repeat(900), stack: 's'.repeat(9000) }));
  await log.add(entry({ text: 'y', more: 'z'.repeat(9000), stack: 's' }));
  expect(
    lines().map(({ message, detail = '' }) => [message.length, detail.length <= 4000, detail.includes('s')]),
  ).toEqual([
    [500, true, true],
    [6, true, true],
  ]);
});
