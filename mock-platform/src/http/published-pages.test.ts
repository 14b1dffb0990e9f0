import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCaller } from '../../testing/kit/test-caller.ts';
import { createNode, type PlatformNode } from '../node.ts';

let node: PlatformNode;
let caller: TestCaller;

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'demo', seed: 1 } });
  caller = new TestCaller(await node.listen());
  await caller.signIn('13800000001');
});
afterAll(() => node.close());

test('the pages that banners and downloads of the demo world lead to are there, and run no script', async () => {
  const { banners: home } = await caller.call('ops.banner_home', {});
  const { banners: recharge } = await caller.call('ops.banner_recharge', {});
  const { list: apps } = await caller.call('ops.app_download', {});
  const { url } = await caller.call('ops.download_url', {});
  const addresses = [...home, ...recharge].filter(({ type }) => type === 1).map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining(['/static/news', '/static/pack']));
  for (const address of [...addresses, ...apps.map((app) => app.url), url]) {
    const page = await fetch(`${caller.origin}${address}`);
    expect([address, page.status]).toEqual([address, 200]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('<h1>');
  }
});
