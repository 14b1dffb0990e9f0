import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNode } from '@miczero/mock-platform';
import { nodeRuntime } from '@miczero/scenarios';
import { ControlClient } from '@miczero/scenarios/player';
import { expect, onTestFinished, test } from 'vitest';
import { deleteWorlds } from './delete-worlds.ts';

/** A platform with these worlds, behind a gateway that may answer a deletion itself. */
async function platform(names: readonly string[], gateway: (world: string) => Promise<string | null>) {
  const node = await createNode({ control: { token: '' } });
  onTestFinished(() => node.close());
  const origin = await node.listen();
  for (const world of names) await new ControlClient({ origin, world }, '', nodeRuntime).begin({});
  const forward = async (method: string, url: string, response: ServerResponse) => {
    const answer = method === 'DELETE' ? await gateway(url.replace(/.*\//, '')) : null;
    if (answer !== null) {
      response.writeHead(502).end(answer);
      return;
    }
    const forwarded = await fetch(`${origin}${url}`, { method });
    response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(await forwarded.text());
  };
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    forward(method, url, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    at: { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: '' },
    remove: (world: string) => new ControlClient({ origin, world }, '', nodeRuntime).end(),
    worlds: () => node.worlds.all().flatMap(({ name }) => (name.startsWith('load-') ? [name] : [])),
  };
}

test('a world that cannot be deleted is named, and every other one is deleted', async () => {
  const { at, worlds } = await platform(['load-a', 'load-a-1-0', 'load-a-1-1', 'load-b'], async (world) =>
    world === 'load-a-1-0' ? 'Bad Gateway' : null,
  );
  expect(await deleteWorlds(at, 'load-a')).toEqual([
    `The world load-a-1-0 stays at ${at.origin}: worlds.delete: status 502, which is not JSON: Bad Gateway`,
  ]);
  expect(worlds()).toEqual(['load-a-1-0', 'load-b']);
});

test('a world that its play deletes meanwhile is gone', async () => {
  const { at, remove, worlds } = await platform(['load-a-1-0', 'load-a-1-1'], async (world) => {
    if (world === 'load-a-1-0') await remove(world);
    return null;
  });
  expect(await deleteWorlds(at, 'load-a')).toEqual([]);
  expect(worlds()).toEqual([]);
});

test('a platform that does not list its worlds may keep them', async () => {
  expect(await deleteWorlds({ origin: 'http://127.0.0.1:1', token: '' }, 'load-a')).toEqual([
    expect.stringMatching(/^The worlds load-a… may stay at http:\/\/127\.0\.0\.1:1: .*does not answer/),
  ]);
});
