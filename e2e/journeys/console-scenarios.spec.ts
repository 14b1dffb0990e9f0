import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { consoleOf, eventRow, panel, violationsOn } from '../console-page.ts';
import { expect, test, World } from '../fixtures.ts';
import { PORT } from '../running-platform.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Plays a file as `npm run scenario -- run FILE` does, and returns what it prints. Rejects when an expectation fails. */
async function runScenarioFile(file: string): Promise<string> {
  const command = ['--import', 'tsx', 'scenarios/src/main.ts', 'run', file, '--origin', `http://localhost:${PORT}`];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout;
}

test('a scenario is found, stepped, played and stopped in the console, and what was done by hand is played again', async ({
  world,
  page,
}) => {
  const played = new World(`p${process.pid}-${test.info().workerIndex}`);
  const replace = (name: string) =>
    page
      .getByRole('dialog', { name: `重建世界「${name}」？` })
      .getByRole('button', { name: '重建并播放' })
      .press('Enter');
  await page.goto(consoleOf(world.name));
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '剧本' }).press('Enter');
  const library = panel(page, '剧本');
  await library.getByRole('searchbox').fill('抢麦');
  await expect(library.getByRole('listitem')).toHaveCount(1);
  await library.getByRole('button', { name: /抢麦/ }).press('Enter');
  const scenario = panel(page, '抢麦');
  const steps = scenario.getByRole('region', { name: '步骤' }).getByRole('listitem');
  await expect(steps).toHaveCount(13);
  await expect(steps.nth(7)).toContainText('小满 同意上麦');

  // Step by step, in a world of the seed that was asked for; the log shows what passes meanwhile.
  await scenario.getByLabel('在哪个世界播放').fill('main');
  await expect(scenario.getByRole('button', { name: '播放' })).toBeDisabled();
  await scenario.getByLabel('在哪个世界播放').fill(world.name);
  const { sha256 } = await world.control('worlds.digest');
  await scenario.getByRole('button', { name: '播放' }).press('Enter');
  await page
    .getByRole('dialog', { name: `重建世界「${world.name}」？` })
    .getByRole('button', { name: '取消' })
    .press('Enter');
  await expect(world.control('worlds.digest')).resolves.toMatchObject({ sha256 });
  await scenario.getByLabel('在哪个世界播放').fill(played.name);
  await scenario.getByLabel('随机种子').fill('5');
  await scenario.getByRole('button', { name: '单步' }).press('Enter');
  const at = scenario.locator('[aria-current="step"]');
  await expect(at).toContainText('团子 进入房间');
  await expect(steps.first().getByRole('img', { name: '通过' })).toBeVisible();
  await expect(steps.nth(1).getByRole('img', { name: '等待' })).toBeVisible();
  await scenario.getByRole('button', { name: '单步' }).press('Enter');
  await expect(at).toContainText('老周 进入房间');
  await expect(panel(page, '线上记录').getByRole('log')).toContainText('roomJoined');
  expect(await violationsOn(page)).toEqual([]);
  // Another scenario waits, begins at its top, and leads back to the one that is being played.
  const list = page.getByRole('region', { name: '步骤' });
  await list.evaluate((element) => {
    element.scrollTop = 60;
  });
  await library.getByRole('searchbox').fill('');
  await library.getByRole('button', { name: 'acks-withheld' }).press('Enter');
  await expect(panel(page, '确认迟迟不到')).toBeVisible();
  expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
  await expect(library.getByRole('listitem').filter({ hasText: '播放中' })).toContainText('抢麦');
  await page.getByRole('button', { name: '去看它' }).press('Enter');
  await scenario.getByRole('button', { name: '继续' }).press('Enter');
  await expect(scenario.getByRole('status').getByText('通过', { exact: true })).toBeVisible();
  await expect(scenario.getByRole('status')).toContainText('13 步中 11 步通过');
  // A run that has ended shows its last step.
  await expect(steps.last()).toBeInViewport();
  expect(await violationsOn(page)).toEqual([]);
  await expect(steps.nth(9).getByRole('link', { name: '打开页面自己看' })).toHaveAttribute(
    'href',
    `http://${played.name}.localhost:${PORT}/app/room/600001`,
  );
  const download = page.waitForEvent('download');
  await scenario.getByRole('button', { name: '下载报告' }).press('Enter');
  const report = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { seed: number; held: boolean };
  expect(report).toMatchObject({ seed: 5, held: true, stopped: false, digests: { end: expect.any(String) } });
  await expect(played.control('worlds.digest')).resolves.toMatchObject({ sha256: expect.any(String) });

  // At the pace of eyes, held and stopped.
  await scenario.getByLabel('速度').selectOption('实时');
  await scenario.getByRole('button', { name: '再播一次' }).press('Enter');
  await scenario.getByRole('button', { name: '暂停' }).press('Enter');
  await scenario.getByRole('button', { name: '停止' }).press('Enter');
  await expect(scenario.getByRole('status')).toContainText('已停止');

  // What was done by hand in a world is a scenario of its own.
  await page.goto(consoleOf(world.name));
  await eventRow(page, 'systemMessage').click();
  await panel(page, '发送事件').getByRole('button', { name: '发送', exact: true }).click();
  await page.getByRole('button', { name: '+1 分' }).click();
  await panel(page, '连接').getByRole('button', { name: '故障' }).click();
  const faults = page.getByRole('form', { name: '添加故障' });
  await faults.getByLabel('对谁').selectOption('10001');
  await faults.getByLabel('随机种子').press('Enter');
  await expect(page.getByRole('list', { name: '正在生效的故障' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '存为剧本 3' })).toBeEnabled();
  await page.reload();
  await page.getByRole('button', { name: '存为剧本 3' }).click();
  const dialog = page.getByRole('dialog', { name: '把做过的操作存为剧本' });
  await expect(dialog.getByRole('listitem')).toContainText([/大厅系统消息/, /过去 1(?:\.\d)? 分钟/, /小满:.*丢弃消息/]);
  await dialog.getByLabel('标题').fill('问候');
  await dialog.getByLabel('标题').press('Enter');
  const own = panel(page, '问候');
  await expect(own.getByRole('region', { name: '步骤' }).getByRole('listitem').first()).toContainText('大厅系统消息');
  await own.getByLabel('在哪个世界播放').fill(played.name);
  // The page was opened anew and knows no run that made the world.
  await own.getByRole('button', { name: '单步' }).press('Enter');
  await replace(played.name);
  await expect(own.locator('[aria-current="step"]')).toContainText(/过去 1(?:\.\d)? 分钟/);
  await own.getByRole('button', { name: '继续' }).press('Enter');
  await expect(own.getByRole('status').getByText('通过', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: '看这个世界' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`world=${played.name}`));
  await expect(panel(page, '线上记录').getByRole('log')).toContainText('systemMessage');
  await expect(panel(page, '连接')).toContainText('没有打开的连接');

  // Downloaded, it replays green without the console, and opens in it again after it was removed.
  await page.goto(consoleOf(world.name));
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '剧本' }).press('Enter');
  await library.getByRole('button', { name: /问候/ }).press('Enter');
  const saving = page.waitForEvent('download');
  await own.getByRole('button', { name: '下载剧本' }).press('Enter');
  const file = test.info().outputPath((await saving).suggestedFilename());
  await (await saving).saveAs(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    actors: { 小满: { phone: '13800000001' } },
    steps: [{ emit: 'systemMessage' }, { wait: expect.any(Number) }, { fault: 'drop', as: '小满' }],
  });
  const replayed = await runScenarioFile(file);
  expect(replayed).toContain('3 of 3');
  const asking = page.getByRole('dialog', { name: '删除剧本「问候」？' });
  await own.getByRole('button', { name: '删除' }).press('Enter');
  await asking.getByRole('button', { name: '取消' }).press('Enter');
  await expect(library.getByRole('button', { name: /问候/ })).toHaveCount(1);
  await own.getByRole('button', { name: '删除' }).press('Enter');
  await asking.getByRole('button', { name: '删除' }).press('Enter');
  await expect(library.getByText('问候', { exact: true })).toHaveCount(0);
  await expect(library.locator('[aria-current]')).toBeFocused();
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '打开剧本或抓包（HAR）' }).press('Enter');
  await (await opening).setFiles(file);
  await own.getByLabel('在哪个世界播放').fill(played.name);
  await own.getByRole('button', { name: '播放' }).press('Enter');
  await replace(played.name);
  await expect(own.getByRole('status').getByText('通过', { exact: true })).toBeVisible();

  // A failed expectation shows the actual value, and a file that is no scenario shows the position of its fault.
  await page.goto(`http://localhost:${PORT}/__console?view=scenarios&scenario=own/gone`);
  const open = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '打开剧本或抓包（HAR）' }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  const head = `"format":1,"title":{"zh":"错","en":"wrong"},"actors":{"小满":{"phone":"13800000001"}}`;
  await open('wrong.json', `{${head},\n"steps":[{"cal":"x"}]}`);
  await expect(page.getByRole('alert')).toContainText('wrong.json:2:10 第 1 步（steps[0]）：步骤必须有其中一个：');
  await page.getByRole('alert').getByRole('button', { name: '关闭' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open('evening.recording', 'not a scenario');
  await expect(page.getByRole('alert')).toHaveText(/是录像。请到「世界」用「导入录像」打开/);
  await open('evening.har', '{}');
  await expect(page.getByRole('alert')).toContainText('evening.har: 不是 HAR 文件');
  // A capture becomes a scenario, and says what of it does not.
  const [frame] = HALL_EVENT_FIXTURES.systemMessage;
  const messages = [`42${JSON.stringify(['message', frame])}`, '42x'].map((data) => ({
    type: 'receive',
    time: 1_790_000_000,
    data,
  }));
  const socket = { request: { url: 'wss://hall.example.com/socket.io/?EIO=4' }, _webSocketMessages: messages };
  // A search for something else would hide it in the list.
  await library.getByRole('searchbox').fill('抢麦');
  await open('evening.har', JSON.stringify({ log: { entries: [socket] } }));
  await expect(library.getByRole('button', { name: /evening\.har/ })).toHaveAttribute('aria-current', /./);
  const captured = panel(page, 'evening.har');
  await expect(captured.getByText('这个剧本由 evening.har 生成')).toContainText(
    '1 个事件、0 句话、0 次接口调用；1 项不在其中',
  );
  await captured.getByText('换了的编号和不在其中的内容').press('Enter');
  await expect(captured).toContainText('不在剧本里：大厅连接第 2 帧（第 1 条记录）：不是 socket.io 的数据包');
  await expect(captured.getByRole('region', { name: '步骤' })).toContainText('systemMessage');
  // In a low window the steps keep their height below the notes and the verdict.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  const capture = new World(`capture-${played.name}`);
  await captured.getByLabel('在哪个世界播放').fill(capture.name);
  await captured.getByRole('button', { name: '播放' }).press('Enter');
  await expect(captured.getByRole('status')).toContainText('通过');
  const steps1024 = await captured.getByRole('region', { name: '步骤' }).boundingBox();
  expect(steps1024?.height).toBeGreaterThanOrEqual(160);
  if (size) await page.setViewportSize(size);
  await capture.control('worlds.delete');
  expect(await violationsOn(page)).toEqual([]);
  await library.getByRole('button', { name: /抢麦/ }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The same file again takes the place of its entry.
  for (const wait of [1, 2]) {
    await open(
      'twice.json',
      `{"format":1,"title":{"zh":"两次","en":"twice"},"actors":{},"steps":[{"wait":${wait}000}]}`,
    );
    await expect(panel(page, '两次').getByRole('region', { name: '步骤' })).toContainText(`${wait} 秒`);
  }
  await expect(library.getByText('两次', { exact: true })).toHaveCount(1);
  await open('wrong.json', `{${head},"steps":[{"call":"wallet.money","as":"小满","code":10002},{"wait":1}]}`);
  await panel(page, '错').getByLabel('在哪个世界播放').fill(played.name);
  await panel(page, '错').getByRole('button', { name: '播放' }).press('Enter');
  await replace(played.name);
  await expect(panel(page, '错').getByRole('status')).toContainText('失败');
  const wrong = panel(page, '错');
  const wrongSteps = wrong.getByRole('region', { name: '步骤' }).getByRole('listitem');
  await expect(wrongSteps.first()).toContainText('应有应答 10002实际应答 0');
  await expect(wrongSteps.nth(1).getByRole('img', { name: '未执行' })).toBeVisible();
  await expect(wrong.getByRole('status')).toContainText('1 步没有执行');
  expect(await violationsOn(page)).toEqual([]);
  // The file that was mended shows its own steps, without the result of the former one.
  await open('wrong.json', `{${head},"steps":[{"wait":3000}]}`);
  await expect(wrongSteps).toHaveCount(1);
  await expect(wrongSteps.first()).toContainText('3 秒');
  await expect(wrong.getByRole('status')).toBeEmpty();
  // What is left is the run of the capture.
  await expect(wrong.getByText(/^播放记录 \d$/)).toHaveText('播放记录 1');
  await open('wrong.json', `{${head},"steps":[{"call":"wallet.money","as":"小满","code":10002},{"wait":1}]}`);
  await wrong.getByRole('button', { name: '播放' }).press('Enter');
  await expect(wrong.getByRole('status')).toContainText('失败');
  // The results of earlier runs open again, each with its steps.
  await wrong.getByText(/^播放记录 \d$/).click();
  const runs = wrong.getByRole('list', { name: '这个页面最近的播放' }).getByRole('button');
  await expect(runs.first()).toContainText('错');
  await library.getByRole('button', { name: /抢麦/ }).press('Enter');
  await panel(page, '抢麦').getByLabel('在哪个世界播放').fill(played.name);
  await panel(page, '抢麦').getByRole('button', { name: '播放' }).press('Enter');
  await expect(scenario.getByRole('status')).toContainText('13 步中 11 步通过');
  await scenario.getByText(/^播放记录 \d$/).click();
  await scenario
    .getByRole('list', { name: '这个页面最近的播放' })
    .getByRole('button', { name: /错.*失败 · 种子 1/ })
    .press('Enter');
  await expect(wrong.getByRole('status')).toContainText('失败');
  await expect(wrongSteps.first()).toContainText('应有应答 10002实际应答 0');
  await expect(panel(page, '线上记录')).toContainText('这个世界后来又播放过');
  await panel(page, '错').getByRole('button', { name: '删除' }).press('Enter');
  await page.getByRole('dialog', { name: '删除剧本「错」？' }).getByRole('button', { name: '删除' }).press('Enter');
  await expect(library.getByText('错', { exact: true })).toHaveCount(0);

  // Worlds that plays have left go together.
  const left = new World(`play-${played.name}`);
  await left.control('worlds.create', { seed_world: 'empty', seed: 1 });
  await library.getByRole('button', { name: /删除播放留下的 \d+ 个世界/ }).press('Enter');
  const leaving = page.getByRole('dialog', { name: /删除这 \d+ 个播放用的世界？/ });
  await expect(leaving).toContainText(left.name);
  await leaving.getByRole('button', { name: '删除' }).press('Enter');
  await expect
    .poll(async () => (await left.control('worlds.list')).list.map(({ name }) => name))
    .not.toContain(left.name);
  await played.control('worlds.delete');
});

test('stored actions that do not parse are dropped with a notice, which can be closed', async ({ world, page }) => {
  await page.addInitScript(() => {
    // Only the first page finds it damaged: the console mends it.
    if (sessionStorage.getItem('opened') !== null) return;
    sessionStorage.setItem('opened', '1');
    localStorage.setItem('miczero_actions', '[["w",{"actions":7}]]');
  });
  await page.goto(consoleOf(world.name));
  const notice = page.getByRole('alert').filter({ hasText: '这个浏览器存下的操作读不了' });
  await expect(notice).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(panel(page, '发送事件')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
