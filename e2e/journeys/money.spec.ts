import type { Page } from '@playwright/test';
import { expect, test, XIAOMAN } from '../fixtures.ts';

const wallet = (page: Page) => page.getByRole('dialog', { name: '钱包' });
const payment = (page: Page) => page.getByRole('dialog', { name: /选择支付方式|支付订单|^充值$/ });
const balance = (page: Page) => wallet(page).getByRole('region', { name: '金币余额' });

async function openWallet(page: Page): Promise<void> {
  await page.getByRole('button', { name: '小满 的菜单' }).first().click();
  await page.getByRole('menuitem', { name: /钱包/ }).click();
}
async function coins(page: Page): Promise<number> {
  const amount = balance(page).locator('strong');
  await expect(amount).toHaveText(/\d/);
  return Number(((await amount.textContent()) ?? '').replace(/[^\d]/g, ''));
}

test('[screen.money.payment-choice] [screen.money.wallet] [modal.payment-choice] one order through a double click, a reload, a second tab and a cashier that tells twice: one charge; then a failure, a cancelled order and the package', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN);
  await openWallet(page);
  const before = await coins(page);
  await wallet(page)
    .getByRole('button', { name: /¥30\.00/ })
    .click();
  await payment(page)
    .getByRole('radio', { name: /网银支付/ })
    .check();
  await payment(page).getByRole('button', { name: '支付 ¥30.00' }).dblclick();
  await expect(payment(page).getByRole('link', { name: '打开收银台' })).toBeVisible();
  await page.reload();
  await openWallet(page);

  // The second tab finds the same order, and buying there continues it.
  const second = await page.context().newPage();
  await second.goto(page.url());
  await openWallet(second);
  await wallet(second)
    .getByRole('button', { name: /¥6\.00/ })
    .click();
  const link = payment(second).getByRole('link', { name: '打开收银台' });
  await expect(payment(second).getByText('¥30.00')).toBeVisible();
  const [cashier] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(cashier.getByText('¥30.00')).toBeVisible();
  await cashier.getByRole('button', { name: /平台收到两次通知/ }).click();
  await expect(cashier.getByText(/支付成功/)).toBeVisible();
  await cashier.close();

  // Both tabs ask for themselves. Here the order is on no dialog, so a toast tells, for a while only; there its dialog does.
  await expect(page.getByRole('region', { name: '通知' }).getByText('充值成功，315 金币已到账')).toBeVisible();
  await expect(payment(second).getByText('315 金币已到账')).toBeVisible();
  await expect.poll(() => coins(page)).toBe(before + 315);
  await second.close();

  await wallet(page)
    .getByRole('button', { name: /¥6\.00/ })
    .click();
  await payment(page)
    .getByRole('radio', { name: /网银支付/ })
    .check();
  await payment(page).getByRole('button', { name: '支付 ¥6.00' }).click();
  const [failing] = await Promise.all([
    page.context().waitForEvent('page'),
    payment(page).getByRole('link', { name: '打开收银台' }).click(),
  ]);
  await failing.getByRole('button', { name: /支付失败/ }).click();
  await expect(failing.getByText(/支付失败，请回到应用/)).toBeVisible();
  await failing.close();
  await expect(payment(page).getByText('没有扣款，可以换一种方式再试')).toBeVisible();
  await payment(page).getByRole('button', { name: '重新支付' }).click();
  await payment(page).getByRole('button', { name: '取消订单' }).click();
  await expect(payment(page).getByText('订单已关闭')).toBeVisible();
  await page.keyboard.press('Escape');

  // An order that is paid by a code goes to the cashier at once, whose payer scans it within seconds.
  await wallet(page)
    .getByRole('button', { name: /¥6\.00/ })
    .click();
  await payment(page)
    .getByRole('radio', { name: /扫码支付/ })
    .check();
  await payment(page).getByRole('button', { name: '支付 ¥6.00' }).click();
  await expect(payment(page).getByText('60 金币已到账')).toBeVisible();
  await page.keyboard.press('Escape');

  await wallet(page).getByRole('tab', { name: '礼包' }).click();
  await wallet(page).getByRole('button', { name: '领取' }).click();
  await expect(wallet(page).getByText('已领取')).toBeVisible();
  await expect.poll(() => coins(page)).toBe(before + 315 + 60 + 66);
  await wallet(page).getByRole('tab', { name: '订单' }).click();
  await expect(wallet(page).getByRole('listitem')).toHaveText([
    /60 金币.*已到账/,
    /已关闭/,
    /支付失败/,
    /315 金币.*已到账/,
  ]);
});
