import { ACHE, expect, openChannel, row, say, test, World, XIAOMAN } from '../fixtures.ts';

test('two worlds on one platform do not see each other', async ({ signedIn, world, browser }) => {
  const other = new World(`${world.name}-b`);
  await other.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  try {
    const here = await signedIn(XIAOMAN);
    await openChannel(here);
    const there = await (await browser.newContext({ storageState: await other.signedIn(ACHE) })).newPage();
    await there.goto(other.origin);
    await openChannel(there);
    await say(here, '只在这个世界');
    await expect(row(here, '只在这个世界')).toBeVisible();
    await say(there, '另一个世界');
    await expect(row(there, '另一个世界')).toBeVisible();
    await expect(row(there, '只在这个世界')).toHaveCount(0);
    await expect(row(here, '另一个世界')).toHaveCount(0);
    await there.context().close();
  } finally {
    await other.control('worlds.delete');
  }
});
