import { consoleOf, panel, test, violationsOn } from '../console-page.ts';
import { ACHE, expect, openChannel, row, say, XIAOMAN } from '../fixtures.ts';

test('faults of messages and of sockets are set, seen and ended from the console with the keyboard', async ({
  world,
  signedIn,
  page,
}) => {
  const [speaker, player] = [await signedIn(XIAOMAN), await signedIn(ACHE)];
  for (const each of [speaker, player]) await openChannel(each);
  await page.goto(consoleOf(world.name));
  const connections = panel(page, '连接');
  await expect(connections).toContainText('阿澈');
  // What stands on the page when the dialog opens stays readable behind it, and nothing else.
  await expect(page.getByRole('log', { name: '线上记录' })).toBeVisible();
  await connections.getByRole('button', { name: '故障' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '故障' });
  await expect(dialog).toContainText('没有故障');

  const form = dialog.getByRole('form', { name: '添加故障' });
  await expect(form.getByLabel('种类')).toBeFocused();
  // People with an open socket stand first, and those without a name last.
  const people = form.getByLabel('对谁').getByRole('option');
  await expect(people).toHaveText([
    '所有人',
    '— 有连接 —',
    '小满 10001',
    '阿澈 10002',
    '— 没有连接 —',
    '零号麦助手 10004',
    '— 没有名字 —',
    '未命名 10003',
  ]);
  // A network is one choice and one line, and ends as a whole.
  await form.getByLabel('种类').selectOption('地铁里');
  await form.getByLabel('对谁').selectOption('10002');
  await form.getByLabel('随机种子').press('Enter');
  const holding = dialog.getByRole('list', { name: '正在生效的故障' }).getByRole('listitem');
  await expect(holding).toHaveText([/地铁里阿澈 · 随机种子 1/]);
  expect(await violationsOn(page)).toEqual([]);
  expect((await world.control('faults.read')).list.map(({ kind, user }) => [kind, user])).toEqual([
    ['drop', '10002'],
    ['delay', '10002'],
  ]);
  await dialog.getByRole('button', { name: /结束 地铁里/ }).press('Enter');
  await expect(holding).toHaveCount(0);
  expect((await world.control('call_faults.read')).list).toEqual([]);
  await form.getByLabel('种类').selectOption('delay');
  await form.getByLabel('抖动').fill('500');
  await form.getByLabel('抖动').press('Enter');
  await expect(holding).toHaveText([/延迟阿澈 · 1000–1500 ms/]);
  await dialog.getByRole('button', { name: /结束 延迟/ }).press('Enter');
  await expect(holding).toHaveCount(0);
  await form.getByLabel('种类').selectOption('drop');
  await form.getByLabel('对谁').selectOption('10002');
  await form.getByLabel('哪种事件').selectOption('chatMessage');
  await form.getByLabel('随机种子').press('Enter');
  const active = dialog.getByRole('list', { name: '正在生效的故障' }).getByRole('listitem');
  await expect(active).toHaveText([/丢弃阿澈 · chatMessage/]);
  await form.getByLabel('种类').selectOption('refuse');
  await form.getByLabel('状态码').selectOption('404');
  await form.getByLabel('次数').fill('1');
  await form.getByLabel('哪种连接').selectOption('hall');
  await form.getByLabel('比例').fill('150');
  await expect(form.getByLabel('比例')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('比例')).toHaveAccessibleDescription('大于 0，最多 100');
  await form.getByLabel('比例').fill('0');
  await expect(dialog.getByRole('button', { name: '添加故障' })).toBeDisabled();
  await form.getByLabel('比例').fill('100');
  await form.getByLabel('比例').press('Enter');
  await expect(active).toHaveCount(2);
  await expect(active.last()).toContainText('拒绝连接阿澈 · 大厅 · 404 · 1 次');
  expect(await violationsOn(page)).toEqual([]);

  // What is dropped on the way to one page stands on the other, and in the log as dropped.
  await say(speaker, '路上丢了');
  await expect(row(speaker, '路上丢了')).toBeVisible();
  await expect(page.getByRole('log', { name: '线上记录' })).toContainText('已丢弃');
  await active
    .first()
    .getByRole('button', { name: /结束 丢弃/ })
    .press('Enter');
  await expect(active).toHaveCount(1);
  await expect(row(player, '路上丢了')).toHaveCount(0);

  // The socket comes back at the second attempt, with what it has missed.
  await world.control('connections.close', { user: '10002' });
  await say(speaker, '你不在的时候');
  await expect(row(player, '你不在的时候')).toBeVisible({ timeout: 20_000 });
  await expect(row(player, '路上丢了')).toBeVisible();
  await dialog.getByRole('button', { name: '全部结束' }).press('Enter');
  await expect(dialog).toContainText('没有故障');
  expect((await world.control('connection_faults.read')).list).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(connections.getByRole('button', { name: '故障', exact: true })).toBeVisible();
});

test('a fault that the console sets loses the lines of a page on their way to the platform', async ({
  world,
  besideConsole,
  page,
}) => {
  const speaker = await besideConsole(XIAOMAN);
  await panel(page, '连接').getByRole('button', { name: '故障' }).press('Enter');
  const form = page.getByRole('form', { name: '添加故障' });
  await form.getByLabel('对谁').selectOption('10001');
  await form.getByLabel('方向').selectOption('发往平台');
  await form.getByLabel('哪种事件').selectOption('sendChat');
  await form.getByLabel('随机种子').press('Enter');
  const active = page.getByRole('list', { name: '正在生效的故障' }).getByRole('listitem');
  await expect(active).toHaveText([/丢弃小满 · 发往平台 · sendChat/]);
  // A broken body is none of the platform's business: it would not know what came.
  await form.getByLabel('种类').selectOption('corrupt');
  await expect(form.getByLabel('方向')).toHaveCount(0);
  await say(speaker, '听得到吗');
  await expect
    .poll(async () => (await world.control('journal.read')).list.map(({ name, fate }) => `${name} ${fate}`))
    .toContain('sendChat dropped');
});

test('faults of calls are set and ended from the console, beside the calls that wait', async ({
  world,
  besideConsole,
  page,
}) => {
  const player = await besideConsole(ACHE);
  const connections = panel(page, '连接');
  await connections.getByRole('button', { name: '故障' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '故障' });
  const form = dialog.getByRole('form', { name: '添加故障' });
  const active = dialog.getByRole('list', { name: '正在生效的故障' }).getByRole('listitem');
  await form.getByLabel('种类').selectOption('status');
  await form.getByLabel('哪个接口').selectOption('hall.search');
  await form.getByLabel('状态码').selectOption('502');
  await form.getByLabel('次数').fill('1');
  await form.getByLabel('次数').press('Enter');
  await expect(active).toHaveText([/接口返回错误页所有人 · hall\.search · 502 · 1 次/]);
  await form.getByLabel('种类').selectOption('stall');
  await expect(dialog.getByRole('button', { name: '添加故障' })).toBeDisabled();
  await form.getByLabel('哪个接口').selectOption('user.getImToken');
  await dialog.getByRole('button', { name: '添加故障' }).press('Enter');
  await expect(active).toHaveCount(2);
  await expect(active.last()).toContainText('接口没有回复所有人 · user.getImToken');
  expect((await world.control('calls.read')).list).toEqual([{ calls: ['user.getImToken'], user: '*' }]);
  expect(await violationsOn(page)).toEqual([]);

  // A page meets it once.
  const statuses = await player.evaluate(async (path) => {
    const search = () =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"keyword":"","page":1,"page_size":5}',
      });
    return [(await search()).status, (await search()).status];
  }, '/go/lobby/hall/search');
  expect(statuses).toEqual([502, 200]);
  await dialog.getByRole('button', { name: '全部结束' }).press('Enter');
  await expect(dialog).toContainText('没有故障');
  expect((await world.control('call_faults.read')).list).toEqual([]);
  expect((await world.control('calls.read')).list).toEqual([]);
});
