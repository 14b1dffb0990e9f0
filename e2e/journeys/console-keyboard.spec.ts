import type { Locator, Page } from '@playwright/test';
import { consoleOf, eventRow, panel, test } from '../console-page.ts';
import { ACHE, composer, expect, HALL, log, openChannel } from '../fixtures.ts';

/** More stops than the console has before any of its controls. */
const STOPS_MAX = 60;

/** Walks with Tab until a control has the focus. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

test('with the keyboard alone an event is found, aimed at a person, edited, sent, repeated and stopped', async ({
  world,
  signedIn,
  page,
}) => {
  const player = await signedIn(ACHE);
  await openChannel(player);
  await page.goto(consoleOf(''));
  const emit = panel(page, '发送事件');
  const status = page.getByRole('status');

  const worldRow = panel(page, '世界').getByRole('button', { name: new RegExp(`^${world.name}`) });
  await expect(worldRow).toBeVisible();
  await tabTo(page, worldRow);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consoleOf(world.name));
  await expect(panel(page, '连接')).toContainText('阿澈');

  // A person in the tree becomes the target.
  const tree = panel(page, '人、大厅、房间');
  await tabTo(page, tree.getByRole('searchbox', { name: '找人、大厅、频道、房间' }));
  await page.keyboard.type('阿澈');
  await page.keyboard.press('Tab');
  // The tree is one stop; the arrow keys walk through it.
  await expect(tree.locator('summary')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('button', { name: /阿澈/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '编号' })).toHaveValue('10002');

  // Found by its meaning; the arrow keys walk through what was found.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: '按名称、编号或含义' })).toBeFocused();
  // A slash that is typed there is a letter of the search.
  await page.keyboard.type('/');
  await expect(page.getByText('没有这样的事件。')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('系统消息');
  await page.keyboard.press('ArrowDown');
  await expect(eventRow(page, 'systemMessage')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(eventRow(page, 'systemMessage')).toHaveAttribute('aria-current', 'true');

  const body = page.getByRole('textbox', { name: '内容' });
  await tabTo(page, body);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"msg":"只用键盘"');
  await expect(emit.getByRole('button', { name: '发送', exact: true })).toBeDisabled();
  await page.keyboard.type('}');
  await page.keyboard.press('Control+Enter');
  await expect(status).toContainText('已发送');
  await expect(log(player).getByText('只用键盘')).toHaveCount(1);

  await tabTo(page, emit.getByRole('button', { name: '发送', exact: true }));
  await page.keyboard.press('Space');
  await expect(log(player).getByText('只用键盘')).toHaveCount(2);
  await tabTo(page, emit.getByRole('button', { name: '连续发送' }));
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/连续发送中：(?:[2-9]|\d{2,}) 条/);
  // The button that began it has the focus, and ends it.
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/连续发送结束：\d+ 条/);

  // Back to the target: the hall instead of the person.
  const kind = page.getByRole('combobox', { name: '发给' });
  await tabTo(page, kind, 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(kind).toHaveValue('hall');
  await expect(page.getByRole('combobox', { name: '编号' })).toHaveValue(HALL.id);

  // The log is reached, and a row of it opens to its body.
  const rows = page.getByRole('log', { name: '线上记录' }).getByRole('button', { name: 'systemMessage' });
  await tabTo(page, page.getByRole('searchbox', { name: '筛选' }));
  await page.keyboard.type('systemMessage');
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const bodies = page.getByRole('log', { name: '线上记录' }).locator('pre');
  await expect(bodies.first()).toContainText('只用键盘');
  await page.keyboard.press('Enter');
  await expect(bodies).toHaveCount(0);

  // Below the last row there is no room: its body comes into view.
  await page.getByRole('button', { name: '暂停' }).press('Enter');
  await rows.last().press('Enter');
  await expect(bodies).toBeInViewport({ ratio: 0.9 });
  await expect(rows.last()).toBeInViewport();
});

test('with the keyboard alone the clock of a world is moved, a person is cut off and restored, their socket is closed, and the world is reset', async ({
  world,
  besideConsole,
  page,
}) => {
  const player = await besideConsole(ACHE);
  const reset = page.getByRole('button', { name: '重置', exact: true });
  const before = await page.getByRole('group', { name: '世界时间' }).locator('time').getAttribute('datetime');
  const hour = page.getByRole('button', { name: '+1 小时', exact: true });
  await tabTo(page, hour);
  await page.keyboard.press('Enter');
  const passedMs = async () => {
    const after = await page.getByRole('group', { name: '世界时间' }).locator('time').getAttribute('datetime');
    return Date.parse(after ?? '') - Date.parse(before ?? '');
  };
  await expect.poll(passedMs).toBeGreaterThanOrEqual(3_600_000);
  await expect(hour).toBeFocused();

  const onAche = panel(page, '连接').getByRole('group', { name: '对 阿澈' });
  await tabTo(page, onAche.getByRole('button', { name: '断网' }));
  await page.keyboard.press('Space');
  // The button in its place has the focus, and ends it.
  await expect(onAche.getByRole('button', { name: '恢复网络' })).toBeFocused();
  expect((await world.control('worlds.people')).people.filter(({ cut_off }) => cut_off)).toMatchObject([
    { user: '10002' },
  ]);
  await page.keyboard.press('Space');
  await expect(onAche.getByRole('button', { name: '断网' })).toBeFocused();

  await tabTo(page, onAche.getByRole('button', { name: '断开' }));
  const idsOf = async () => (await world.control('connections.list')).list.map(({ id }) => id);
  const former = await idsOf();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await idsOf()).filter((id) => former.includes(id))).toEqual([]);
  await expect(composer(player)).toBeEditable();

  await tabTo(page, reset, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await tabTo(page, question.getByRole('button', { name: '重置' }));
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect.poll(passedMs).toBeLessThan(3_600_000);
});

test('the first stops of the page lead to its searches, and each list of it is one stop', async ({ world, page }) => {
  await page.goto(consoleOf(world.name));
  const tree = panel(page, '人、大厅、房间');
  await expect(tree.getByRole('button', { name: /阿澈/ })).toBeVisible();
  const skip = page.getByRole('navigation', { name: '直达' });
  await page.keyboard.press('Tab');
  await expect(skip.getByRole('button').first()).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: '按名称、编号或含义' })).toBeFocused();
  await page.keyboard.press('Tab');
  // The event that is chosen, and behind it what stands below the list.
  await expect(eventRow(page, 'systemMessage')).toBeFocused();
  await page.keyboard.press('End');
  await expect(eventRow(page, 'roomMessageRejected')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: '示例' }).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(eventRow(page, 'roomMessageRejected')).toBeFocused();
});
