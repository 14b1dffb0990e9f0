import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { channelRow } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountStandings } from '../../../testing/people.ts';
import { hallSettingsModal } from '../index.ts';

const FAILED = '页面没有加载出来';
const failure = () => page.getByRole('dialog', { name: FAILED });
const hallName = () => page.getByRole('heading', { level: 2 }).getByRole('button', { name: '小满的大厅' });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

/** The lobby of an owner whose page cannot load what manages halls until it `comesBack`. */
async function withoutManagement(): Promise<{ readonly app: MountedApp; readonly comesBack: () => void }> {
  const app = await mountStandings('owner', 'member');
  const { late } = app.client;
  const away = vi.spyOn(late, 'take').mockRejectedValue(new TypeError('Failed to fetch'));
  return { app, comesBack: () => away.mockRestore() };
}

test('the menu of a hall that cannot load says so, and opens by a retry once the network is back', async () => {
  const { app, comesBack } = await withoutManagement();
  await hallName().click();
  await app.settle();
  await expect.element(failure().getByRole('alert')).toHaveTextContent(FAILED);
  expect(await inspect(1440)).toEqual([]);
  await failure().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(failure()).toBeVisible();
  comesBack();
  await failure().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(item('大厅设置')).toBeVisible();
  expect(failure().elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(hallName()).toHaveFocus();
});

test('a menu that was given up leaves its button ready, with the focus, and pressing it loads again', async () => {
  const { app, comesBack } = await withoutManagement();
  await hallName().click();
  await app.settle();
  await failure().getByRole('button', { name: '关闭' }).click();
  await expect.element(hallName()).toHaveFocus();
  await expect.element(hallName()).toHaveAttribute('aria-busy', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(failure()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(failure()).not.toBeInTheDocument();
  comesBack();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(item('大厅设置')).toBeVisible();
});

test('the menu of a channel says which items did not load, and gets them by a retry without closing', async () => {
  const { app, comesBack } = await withoutManagement();
  await channelRow('攻略').click({ button: 'right' });
  await app.settle();
  const retry = item(`${FAILED} — 重试`);
  await expect.element(retry).toBeEnabled();
  await expect.element(item('静音')).toBeVisible();
  comesBack();
  // By the keyboard: the item that goes does not take the focus out of the menu.
  await userEvent.keyboard('{End}');
  await expect.element(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(item('编辑频道')).toBeVisible();
  expect(retry.elements()).toEqual([]);
  await userEvent.keyboard('{End}');
  await expect.element(item('删除频道')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('a dialog whose part cannot load says so instead of closing', async () => {
  const { app, comesBack } = await withoutManagement();
  app.dispatch(hallSettingsModal.open({ startsAt: null }));
  await app.settle();
  await expect.element(failure()).toBeVisible();
  comesBack();
  await failure().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '大厅设置' })).toBeVisible();
});
