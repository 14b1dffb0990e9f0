import { channelRow, expect, HALL, log, openChannel, test, XIAOMAN } from '../fixtures.ts';

test('a pane whose lines are refused as asked for too soon waits without a word while there is a place to come, says so when there is none, and a press asks again', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN);
  await openChannel(page);
  let left = Number.POSITIVE_INFINITY;
  let refused = 0;
  await page.route('**/go/lobby/channel/message', async (route) => {
    if (left === 0) {
      await route.continue();
      return;
    }
    left -= 1;
    refused += 1;
    const json = { code: 42_900, message: '操作过于频繁，请稍后再试', data: null };
    await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json });
  });
  const lines = log(page, HALL.guides);
  const words = page.getByRole('main').getByRole('alert');
  const isQuiet = async () => {
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect(lines).toHaveAttribute('aria-busy', 'true');
  };
  await channelRow(page, HALL.guides).click();
  await expect.poll(() => refused).toBe(2);
  await isQuiet();
  await expect(words).toContainText('消息没有加载出来');
  await expect(words).toContainText('操作过于频繁，请稍后再试');
  expect(refused).toBe(4);
  // Nothing asks by itself behind it.
  left = 1;
  await words.getByRole('button', { name: '重试' }).press('Enter');
  await expect.poll(() => refused).toBe(5);
  await isQuiet();
  await expect(lines).toHaveAttribute('aria-busy', 'false');
  await expect(words).toHaveCount(0);
  expect(refused).toBe(5);
});
