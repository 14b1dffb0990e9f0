// @vitest-environment node
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientConfig } from '@miczero/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { createVirtualClock } from '../../testing/fakes/virtual-clock.ts';
import { createKeyRing } from '../key-ring.ts';
import { createHallSocket } from './socket-io.hall-socket.ts';

/** A server that takes the handshake and never answers it. */
const server = createServer();
const handshakes: URL[] = [];
server.on('upgrade', (request: IncomingMessage) => handshakes.push(new URL(request.url ?? '', 'http://hall')));

beforeEach(async () => {
  handshakes.length = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

function hallSocket() {
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const keyRing = createKeyRing();
  keyRing.keep({ no: VIEWER, sid: 'sid', secret_key: 'key' });
  const ids = { clientMid: () => 'c', deviceId: () => 'device', random: () => 'random01', chance: () => 0 };
  const config = z.parse(clientConfig, { hall_socket: { url: `http://127.0.0.1:${port}`, path: '/hall/' } });
  return createHallSocket({ config, clock: createVirtualClock(), ids, keyRing });
}

test('[socket.hall.url, const.client.version, const.client.platform, const.client.appid, const.client.gate] the handshake carries authorization, version, flag, appid and gate', async () => {
  const close = hallSocket().connect({ opened() {}, frame() {}, closed() {} });
  await once(server, 'upgrade');
  close();
  const [url] = handshakes;
  expect(url?.pathname).toBe('/hall/');
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    authorization: expect.stringContaining(VIEWER),
    version: '2.0.49',
    flag: 'web',
    appid: '0',
    gate: 'pc',
    transport: 'websocket',
  });
});

test('[socket.hall.connect-timeout] an attempt that is not answered within 4000 ms is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed: unknown[] = [];
  hallSocket().connect({ opened() {}, frame() {}, closed: (reason) => closed.push(reason) });
  await once(server, 'upgrade');
  await vi.advanceTimersByTimeAsync(3999);
  expect(closed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toEqual([{ kind: 'lost', detail: 'timeout' }]);
});
