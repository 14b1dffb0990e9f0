import type { Page } from '@playwright/test';
import { expect, openChannel, row, say, test } from '../fixtures.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: '消息' });
const gift = (page: Page) => panel(page).getByRole('log').getByRole('article').filter({ hasText: '玫瑰' });

test('[api.go.home.gift.chatPanel] [api.go.home.gift.chatSend] a gift in a private session is paid once, and told to both', async ({
  both,
  world,
}) => {
  const [alice, bob] = await both();
  await world.control('money.give', { user: '10002', amount: 100 });
  await openChannel(bob);
  await say(alice, '有事私聊');
  await row(bob, '有事私聊').getByRole('button', { name: /小满/ }).first().click();
  await bob.getByRole('button', { name: '发消息' }).click();
  await expect(panel(bob).getByRole('status').first()).toHaveText('已连接');

  await panel(bob).getByRole('button', { name: '送礼物' }).click();
  const gifts = bob.getByRole('dialog', { name: '送礼物' });
  const balance = gifts.getByText(/^余额/);
  const before = await whenKnown(() => balance.textContent());
  await gifts.getByRole('radio', { name: /玫瑰/ }).check();
  await gifts.getByRole('button', { name: '赠送' }).click();
  await expect(gifts.getByRole('status')).toContainText('已送出 玫瑰 ×1');
  await expect(balance).not.toHaveText(before);
  await bob.keyboard.press('Escape');
  await expect(gifts).toHaveCount(0);
  await expect(gift(bob)).toHaveText(/^你送给 小满玫瑰 ×1/);

  await alice.getByRole('button', { name: /^消息/ }).first().click();
  await panel(alice).getByRole('button', { name: /阿澈/ }).click();
  await expect(gift(alice)).toHaveText(/^阿澈 送给你玫瑰 ×1/);
});

/** A text with a number in it: a dash stands there until the number is known. */
async function whenKnown(read: () => Promise<string | null>): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await read()) ?? '';
      return text;
    })
    .toMatch(/\d/);
  return text;
}
