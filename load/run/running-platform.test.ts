import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { nodeRuntime } from '@miczero/scenarios';
import { Caller } from '@miczero/scenarios/player';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { CROWD_DEVICE } from '../crowd/crowd-device.ts';
import { enterPlatform, UnusablePlatform } from './running-platform.ts';

const NO_PEOPLE = { inHall: 0, inRoom: 0, arriving: 0 };
const calm = new AbortController().signal;
const TOKEN = 'open sesame';
let node: PlatformNode;
let origin: string;

beforeAll(async () => {
  node = await createNode({ control: { token: TOKEN } });
  origin = await node.listen();
});
afterAll(() => node.close());

const loadWorlds = () => node.worlds.all().flatMap(({ name }) => (name.startsWith('load-') ? [name] : []));

/** A server that answers every request alike. */
async function serverThat(status: number, text: string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a run makes a world of its own on a running platform, with its people and a room, and deletes it', async () => {
  const people = { inHall: 3, inRoom: 2, arriving: 1 };
  const { place, end } = await enterPlatform({ origin, token: TOKEN }, people, 'load-a', calm);
  expect(place).toMatchObject({ origin, world: 'load-a', token: TOKEN, hall: '8001', channel: '9001' });
  expect([place.sessions.length, place.roomSessions.length, place.room]).toEqual([
    3,
    2,
    expect.stringMatching(/^\d+$/),
  ]);
  const caller = new Caller({ origin, world: 'load-a' }, nodeRuntime, CROWD_DEVICE);
  const [member] = place.sessions;
  if (!member) throw new Error('the hall is empty');
  caller.resume(member);
  expect(await caller.call('account.chktoken', {})).toMatchObject({ code: 0 });
  await end();
  expect(loadWorlds()).toEqual([]);
});

test('worlds that interrupted plays left are deleted, those of other runs stay', async () => {
  const { end } = await enterPlatform({ origin, token: TOKEN }, NO_PEOPLE, 'load-b', calm);
  for (const world of ['load-b-1-0', 'load-b2']) {
    await enterPlatform({ origin, token: TOKEN }, { ...NO_PEOPLE, arriving: 1 }, world, calm);
  }
  await end();
  expect(loadWorlds()).toEqual(['load-b2']);
});

test.each([
  [200, '<html>', /is not the control API: it answers 200 <html>/],
  [502, 'Bad Gateway', /it answers 502 Bad Gateway/],
  [404, '', /has no control API \(404\): start the platform with CONTROL=1/],
  [403, '', /needs --token, the CONTROL_TOKEN of the node/],
])('a server that answers %i %s is refused with what it lacks', async (status, text, message) => {
  const entering = enterPlatform({ origin: await serverThat(status, text), token: '' }, NO_PEOPLE, 'load-c', calm);
  await expect(entering).rejects.toThrow(message);
  await expect(entering).rejects.toThrow(UnusablePlatform);
});

test('a wrong token, and an origin at which no platform answers, are refused', async () => {
  const guarded = { origin: await serverThat(403, ''), token: 'guess' };
  await expect(enterPlatform(guarded, NO_PEOPLE, 'load-d', calm)).rejects.toThrow(/refuses this --token/);
  const nowhere = { origin: 'http://127.0.0.1:1', token: '' };
  await expect(enterPlatform(nowhere, NO_PEOPLE, 'load-d', calm)).rejects.toThrow(
    /^No platform answers at http:\/\/127\.0\.0\.1:1: bad port\. Start one with npm start, or leave --origin out/,
  );
  await expect(enterPlatform(nowhere, NO_PEOPLE, 'load-d', calm, 'zh')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1 没有平台应答：/,
  );
});

test('a world that the platform cannot make is refused with the reason', async () => {
  const many = { ...NO_PEOPLE, arriving: 30_000 };
  await expect(enterPlatform({ origin, token: TOKEN }, many, 'load-e', calm)).rejects.toThrow(
    /cannot make a world of 30000 people/,
  );
});

test('a run that is interrupted while its people sign in deletes its world', async () => {
  const abort = new AbortController();
  const entering = enterPlatform({ origin, token: TOKEN }, { ...NO_PEOPLE, inHall: 200 }, 'load-f', abort.signal);
  const refused = expect(entering).rejects.toThrow('enough');
  await expect.poll(loadWorlds, { interval: 1 }).toContain('load-f');
  abort.abort(new Error('enough'));
  await refused;
  expect(loadWorlds()).not.toContain('load-f');
});
