import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, OTHER, OTHER_HALL, VIEWER } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH, say } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { acknowledge, channelsAnd, createHall, newHall } from '../../../testing/new-hall.ts';
import { theHall } from '../../../testing/run-client.ts';
import { smallTargets } from '../../../testing/touch-targets.ts';
import { GUIDES } from '../../guides/index.ts';
import { firstStepsActions } from '../index.ts';

const PHONE = { width: 360, height: 740 };
const NEW_CHANNEL = { id: '9103', name: '五排' };
const card = () => page.getByRole('region', { name: '开厅清单' });
const head = () => card().getByRole('button', { name: /^开厅清单/ });
const step = (name: string) => card().getByRole('button', { name: new RegExp(name) });
const doneStep = (name: string) => card().getByRole('button', { name: new RegExp(`${name}.*已完成`) });
const dismiss = () => card().getByRole('button', { name: '收起清单，不再显示' });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const progress = () => card().getByRole('progressbar');

async function press(app: MountedApp, button: ReturnType<typeof step>): Promise<void> {
  await button.click();
  await app.settle();
}
/** What is copied goes into the list that is answered. */
function clipboard(): readonly string[] {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  return copied;
}
async function doAll({ app, platform }: Awaited<ReturnType<typeof createHall>>): Promise<void> {
  await say(app, '欢迎');
  await acknowledge(app);
  await platform.change(app, { bg_img: '/new.png', intro: '今晚上分', channels: channelsAnd(NEW_CHANNEL) });
}
/** A new hall whose list shows all steps. */
async function unfolded(options?: Parameters<typeof createHall>[0]) {
  const created = await createHall(options);
  await press(created.app, head());
  return created;
}

test('[api.lobby.hall.create] a hall that was created opens with the next of five steps below its channels, and no dialog', async () => {
  const { app } = await createHall();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(progress()).toHaveAttribute('aria-valuetext', '已完成 0 步，共 5 步');
  await expect.element(card().getByRole('heading', { name: /^开厅清单/ })).toBeVisible();
  expect(card().getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(step('换上大厅头像').getByText('让人在“发现”里认出你们')).toBeVisible();
  await press(app, head());
  expect(card().getByRole('listitem').elements()).toHaveLength(5);
  const tree = page.getByRole('navigation', { name: '频道列表' }).element();
  const place = card().element().compareDocumentPosition(tree);
  expect(place & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(card().element().getBoundingClientRect().right).toBeLessThanOrEqual(tree.getBoundingClientRect().right);
});

/** The button beside the name of the hall: before the step, which has the same name. */
const beside = () => page.getByRole('button', { name: '邀请朋友', exact: true }).first();
/** In the dialog of the invitation. */
const copyLink = () => dialog(/^邀请朋友来/).getByRole('button', { name: '复制链接' });

test.each([
  ['light', 'zh-CN'],
  ['dark', 'zh-CN'],
  ['light', 'fa-IR'],
  ['dark', 'bn-BD'],
] as const)('the list is accessible and fits at every width, %s, %s', async (theme, language) => {
  const { app } = await createHall({ theme, language });
  const list = page.getByRole('progressbar');
  await expect.element(list).toBeVisible();
  const problems: string[] = [];
  for (const width of [1920, 1440, 768]) problems.push(...(await inspect(width)));
  await page.viewport(PHONE.width, PHONE.height);
  await app.settle();
  document.querySelector<HTMLElement>('section:has(> [role="progressbar"]) [aria-expanded]')?.click();
  await app.settle();
  expect(document.querySelectorAll('section:has(> [role="progressbar"]) li')).toHaveLength(5);
  problems.push(...(await inspect(360)));
  expect(problems).toEqual([]);
});

test('a step that is done makes way for the next one', async () => {
  const { app, platform } = await createHall();
  await platform.change(app, { bg_img: '/new.png' });
  await expect.element(step('写一段介绍')).toBeVisible();
  expect(card().getByRole('listitem').elements()).toHaveLength(1);
});

test('the first step opens the settings at the picture, and is done once the hall has one', async () => {
  const { app, platform } = await unfolded();
  await press(app, step('换上大厅头像'));
  await expect.element(dialog('大厅设置').getByRole('button', { name: '更换头像' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  expect(doneStep('换上大厅头像').elements()).toEqual([]);
  await platform.change(app, { bg_img: '/new.png' });
  await expect.element(doneStep('换上大厅头像')).toBeVisible();
  await expect.element(progress()).toHaveAttribute('aria-valuenow', '1');
});

test('the second step opens the settings at the introduction; it is done once that is saved, and the list is back', async () => {
  const { app, platform } = await unfolded();
  await press(app, step('写一段介绍'));
  const intro = dialog('大厅设置').getByRole('textbox', { name: '大厅介绍' });
  await expect.element(intro).toHaveFocus();
  await intro.fill('今晚上分');
  app.http.on('hall.update', {});
  await press(app, dialog('大厅设置').getByRole('button', { name: '保存' }));
  await platform.change(app, { intro: '今晚上分' });
  await expect.element(doneStep('写一段介绍')).toBeVisible();
  // What is left comes next, and says why.
  await expect.element(step('换上大厅头像').getByText('让人在“发现”里认出你们')).toBeVisible();
});

test('the third step opens the dialog of a channel, over the list; it is done with a channel that the hall did not begin with', async () => {
  const { app, platform } = await unfolded();
  const list = card().element();
  await press(app, step('新建一个频道'));
  await expect.element(dialog('新建频道')).toBeVisible();
  const { left, top, width, height } = list.getBoundingClientRect();
  expect(list.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(false);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(step('新建一个频道')).toHaveFocus();
  expect(doneStep('新建一个频道').elements()).toEqual([]);
  await platform.change(app, { channels: channelsAnd(NEW_CHANNEL) });
  await expect.element(doneStep('新建一个频道')).toBeVisible();
  await platform.change(app, { channels: channelsAnd() });
  expect(doneStep('新建一个频道').elements()).toEqual([]);
});

test.each([
  ['the step itself', () => step('邀请朋友')],
  ['the button beside the name of the hall', () => beside()],
])('the fourth step is done with the link, copied by %s', async (_by, button) => {
  const { app } = await unfolded();
  const copied = clipboard();
  await press(app, button());
  await press(app, copyLink());
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(doneStep('邀请朋友')).toBeVisible();
  expect(copied.map((link) => new URL(link).searchParams.get('hall'))).toEqual([OTHER_HALL]);
});

test('no guide points at the invitation beside the list, which tells of it; one does after the list was dismissed', async () => {
  const { app } = await createHall({
    isNew: true,
    prepare: ({ storage }) => {
      for (const guide of GUIDES) if (guide !== 'invite') storage.write(`guide_${guide}`, '1');
    },
  });
  await expect.element(card()).toBeVisible();
  expect(beside().element().hasAttribute('data-guide')).toBe(false);
  await press(app, dismiss());
  await expect.element(dialog('把朋友叫来')).toBeVisible();
  await press(app, beside());
  clipboard();
  await press(app, copyLink());
  await expect.element(dialog('把朋友叫来')).not.toBeInTheDocument();
});

test('a link that the browser did not take leaves its step open', async () => {
  const { app } = await unfolded();
  const refuse = { writeText: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: refuse });
  const { execCommand } = document;
  document.execCommand = () => false;
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    document.execCommand = execCommand;
  });
  await press(app, step('邀请朋友'));
  await press(app, copyLink());
  await userEvent.keyboard('{Escape}{Escape}');
  await app.settle();
  expect(doneStep('邀请朋友').elements()).toEqual([]);
});

test('the fifth step leads into the composer, and is done once the platform has the line', async () => {
  const { app } = await unfolded();
  await press(app, step('说第一句话'));
  await expect.element(composer()).toHaveFocus();
  await say(app, '欢迎');
  expect(doneStep('说第一句话').elements()).toEqual([]);
  await acknowledge(app);
  await expect.element(doneStep('说第一句话')).toBeVisible();
});

test('the list goes with its last step, and says so', async () => {
  const created = await unfolded();
  await doAll(created);
  await expect.element(progress()).toHaveAttribute('aria-valuenow', '4');
  clipboard();
  await press(created.app, step('邀请朋友'));
  await press(created.app, copyLink());
  await expect.element(page.getByText('大厅布置好了，叫大家来开黑吧')).toBeVisible();
  expect(card().elements()).toEqual([]);
  const again = await created.app.reload();
  await again.settle();
  expect(card().elements()).toEqual([]);
});

test('the list, its steps and its fold survive a reload', async () => {
  const { app } = await unfolded();
  await say(app, '欢迎');
  await acknowledge(app);
  await press(app, head());
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  const again = await app.reload();
  await again.settle();
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  await press(again, head());
  await expect.element(doneStep('说第一句话')).toBeVisible();
  expect(doneStep('新建一个频道').elements()).toEqual([]);
});

test('one press dismisses the list, also after a reload', async () => {
  const { app } = await createHall();
  await press(app, dismiss());
  expect(card().elements()).toEqual([]);
  expect(app.storage.read('first_steps')).toBeNull();
  const again = await app.reload();
  await again.settle();
  expect(card().elements()).toEqual([]);
});

test('the keyboard reaches the list from the channels, folds it, takes a step, and dismisses it', async () => {
  const { app } = await unfolded();
  (beside().element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(head()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await expect.element(dismiss()).toHaveFocus();
  await userEvent.tab();
  await expect.element(step('换上大厅头像')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(dialog('大厅设置')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(step('换上大厅头像')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await app.settle();
  expect(card().elements()).toEqual([]);
  await expect.element(composer()).toHaveFocus();
});

const LIST = { channels: null, isInvited: false, hasSpoken: false, isFolded: null };
const stored = (account: string, hall: string) => JSON.stringify({ [account]: { [hall]: LIST } });

test.each([
  ['the owner of a hall with a list', VIEWER, stored(VIEWER, '8001'), 1],
  ['a member of a hall with a list', OTHER, stored(VIEWER, '8001'), 0],
  ['the owner of a hall without one', VIEWER, stored(VIEWER, '8002'), 0],
  ['an owner whose other account has one', VIEWER, stored(OTHER, '8001'), 0],
])('[role.hall-owner] %s sees as many lists as are due', async (_who, user_id, text, due) => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: ({ http, storage }) => {
      storage.write('first_steps', text);
      http.on('hall.detail', { ...theHall, user_id });
    },
  });
  await app.settle();
  expect(card().elements()).toHaveLength(due);
});

test('a list that comes after a reload moves no channel', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    viewport: { width: 1440, height: 900 },
    prepare: ({ http }) => http.on('hall.detail', { ...theHall, user_id: VIEWER }),
  });
  await app.settle();
  const tops = () => [...document.querySelectorAll('nav [data-place]')].map((row) => row.getBoundingClientRect().top);
  const before = tops();
  expect(before.length).toBeGreaterThan(1);
  expect(card().elements()).toEqual([]);
  await app.client.late.take('hallManagement');
  app.dispatch(firstStepsActions.recalled({ [HALL]: LIST }));
  await app.settle();
  await expect.element(card()).toBeVisible();
  expect(tops()).toEqual(before);
});

test('a phone has the list as one line above the lines; it unfolds by a press, and folds for the first word', async () => {
  const { app } = await createHall({ viewport: PHONE });
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  expect(card().element().getBoundingClientRect().height).toBeLessThanOrEqual(52);
  await press(app, head());
  expect(smallTargets()).toEqual([]);
  await press(app, step('说第一句话'));
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(composer()).toHaveFocus();
});

test('the first word is said in the first text channel when a voice channel is open', async () => {
  const { app } = await unfolded();
  await page.getByRole('navigation', { name: '频道列表' }).getByRole('button', { name: /语音/ }).last().click();
  await app.settle();
  expect(composer().elements()).toEqual([]);
  await press(app, step('说第一句话'));
  await app.clock.advance(400);
  await app.settle();
  await expect.element(composer('大厅')).toHaveFocus();
});

test('[api.lobby.hall.create] a hall that a phone creates from its drawer opens, and the drawer closes', async () => {
  const platform = newHall();
  const app = await mountApp({ path: '/index/more', viewport: PHONE, prepare: platform.answers });
  await page.getByRole('banner').getByRole('button').first().click();
  await app.settle();
  await press(app, page.getByRole('dialog').getByRole('button', { name: '创建大厅' }));
  await dialog('创建大厅').getByRole('textbox').first().fill('夜猫车队');
  await press(app, dialog('创建大厅').getByRole('button', { name: '创建', exact: true }));
  await app.clock.advance(1100);
  await app.settle();
  expect(app.path()).toContain(`/index/room/${OTHER_HALL}`);
  await expect.element(head()).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the list is the only card below the channels, and another one comes after it', async () => {
  const sync = JSON.stringify([{ title: '周末开黑夜', msg: '周六八点', href_web: '' }]);
  const { app } = await createHall({
    prepare: ({ http }) => http.on('activity.config', { id: '70003', state: 1, status: 1, sync }),
  });
  const activity = page.getByRole('region', { name: '平台活动' });
  await expect.element(card()).toBeVisible();
  expect(activity.elements()).toEqual([]);
  await press(app, dismiss());
  await expect.element(activity).toBeVisible();
});
