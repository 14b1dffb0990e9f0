import type { Page } from '@playwright/test';
import { ACHE, expect, openChannel, row, say, test, World, XIAOMAN } from '../fixtures.ts';
import { reach } from '../reach.ts';

const button = (page: Page) => page.getByRole('button', { name: /^消息/ }).first();
const panel = (page: Page) => page.getByRole('complementary', { name: '消息' });
const log = (page: Page) => panel(page).getByRole('log');
const field = (page: Page) => panel(page).getByRole('textbox', { name: '输入消息' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Chooses a video of a second that this browser draws. */
async function chooseVideo(page: Page): Promise<void> {
  await panel(page)
    .locator('input[type="file"]')
    .evaluate(async (input: HTMLInputElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 320;
      canvas.height = 180;
      const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
      recorder.start();
      const context = canvas.getContext('2d');
      for (let frame = 0; frame < 20; frame += 1) {
        context?.fillRect(frame * 16, 0, 16, 180);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      recorder.stop();
      await ended;
      const chosen = new DataTransfer();
      chosen.items.add(new File(parts, 'video.webm', { type: 'video/webm' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
}

/** The messages of the open session that carry the mark, in page order. */
async function marked(page: Page, mark: string): Promise<string[]> {
  const texts = await log(page).getByRole('article').filter({ hasText: mark }).allInnerTexts();
  return texts.map((text) => new RegExp(`${mark}-\\d+`).exec(text)?.[0] ?? '');
}

test('[modal.im-panel] [screen.social.private-conversations] [api.im.token] two people talk over the genuine SDK: counted, read, taken back; the platform is killed, and nothing is lost or doubled', async ({
  ownPlatform,
  signedInTo,
}) => {
  const platform = await ownPlatform();
  const foreign: string[] = [];
  const world = new World('messages', platform.port);
  await world.control('worlds.create', { seed_world: 'two-friends', seed: 1 });
  const open = async (phone: string) => {
    // The SDK sends no telemetry: every request goes to the platform.
    const page = await signedInTo(world, phone, async (context) => {
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        // A recording that waits to be sent has an address inside of the page.
        if (protocol !== 'blob:' && host !== new URL(world.origin).host) foreign.push(request.url());
      });
    });
    await openChannel(page);
    return page;
  };
  const [alice, bob] = [await open(XIAOMAN), await open(ACHE)];

  await alice.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).click();
  await alice.getByRole('button', { name: '对 阿澈 的更多操作' }).click();
  await alice.getByRole('menuitem', { name: '加好友' }).click();
  await alice.keyboard.press('Escape');

  // The card of a person leads to the private session.
  await say(alice, '有事私聊');
  await row(bob, '有事私聊').getByRole('button', { name: /小满/ }).first().click();
  await bob.getByRole('button', { name: '发消息' }).click();
  await expect(field(bob)).toBeFocused();
  await expect(panel(bob).getByRole('status').first()).toHaveText('已连接');

  // The unread sum shows on the button of a page that has not opened its panel.
  await write(bob, '在吗 :微笑:');
  await expect(button(alice)).toHaveAccessibleName('消息，1 条未读', { timeout: 15_000 });
  await expect(log(bob).getByText('未读')).toBeVisible();
  await button(alice).click();
  await panel(alice).getByRole('button', { name: /^阿澈/ }).click();
  await expect(log(alice).getByText('在吗')).toBeVisible();
  await expect(log(bob).getByText('已读')).toBeVisible();

  for (const text of ['一', '二', '三', '四', '这条很快']) {
    await write(bob, `${text}，这是一条`);
    // How soon exactly is measured by `npm run bench -- messages`.
    await expect(log(alice).getByText(`${text}，这是一条`)).toBeVisible({ timeout: 5000 });
  }

  await log(bob).getByRole('article').filter({ hasText: '这条很快' }).hover();
  await log(bob).getByRole('article').filter({ hasText: '这条很快' }).getByRole('button', { name: '撤回' }).click();
  await expect(log(bob).getByText('你撤回了一条消息')).toBeVisible();
  await expect(log(alice).getByText('对方撤回了一条消息')).toBeVisible();

  // A voice message, recorded by keyboard, and a video: made on one page, stored by the platform, played on the other.
  await panel(bob)
    .getByRole('button', { name: /录制语音/ })
    .press('Enter');
  const bar = panel(bob).getByRole('region', { name: '语音消息' });
  await expect(bar.getByRole('timer')).toHaveText(/^0:(?:0[2-9]|[1-5]\d)$/);
  await bar.getByRole('button', { name: '说完了' }).press('Enter');
  await bar.getByRole('button', { name: '发送语音' }).press('Enter');
  await chooseVideo(bob);
  for (const kind of [/^语音消息/, /^视频消息/]) {
    const clip = log(alice).getByRole('group', { name: kind });
    await clip.getByRole('button', { name: '播放' }).click();
    await expect
      .poll(() => clip.locator('video').evaluate((media: HTMLVideoElement) => media.currentTime))
      .toBeGreaterThan(0);
  }
  await expect(log(alice).getByText('未播放')).toHaveCount(0);

  // A group: made from friends, read by a member, and over with its end.
  await panel(alice).getByRole('button', { name: '返回会话列表' }).click();
  await panel(alice).getByRole('button', { name: '新建群聊' }).click();
  const making = alice.getByRole('dialog', { name: '新建群聊' });
  await making.getByRole('textbox', { name: '群名称' }).fill('周末开黑');
  await making.getByRole('combobox').fill('ache');
  // The list is there before the search, and empty until pinyin is loaded: a press waits for the friend, Enter would not.
  await making.getByRole('option', { name: /阿澈/ }).click();
  await making.getByRole('button', { name: '创建' }).click();
  await expect(panel(alice).getByRole('heading', { name: '周末开黑' })).toBeVisible();
  await write(alice, '八点上线');
  await expect(log(alice).getByRole('button', { name: '未读' })).toBeVisible();
  await panel(bob).getByRole('button', { name: '返回会话列表' }).click();
  await panel(bob)
    .getByRole('button', { name: /周末开黑/ })
    .click();
  await expect(log(bob).getByText('八点上线')).toBeVisible();
  await log(alice).getByRole('button', { name: '全部已读' }).click();
  await expect(alice.getByRole('dialog', { name: '消息阅读情况' }).getByRole('listitem')).toHaveText(/阿澈/);
  await alice.keyboard.press('Escape');
  // A mention in a group that is not open is marked in the list, until it is.
  await panel(alice).getByRole('button', { name: '返回会话列表' }).click();
  await write(bob, '@小满 上线了');
  await expect(panel(alice).getByText('[有人提到你]')).toBeVisible();
  await panel(alice)
    .getByRole('button', { name: /周末开黑/ })
    .click();
  await expect(log(alice).getByText('上线了')).toBeVisible();
  await expect(panel(alice).getByText('[有人提到你]')).toHaveCount(0);
  await panel(alice).getByRole('button', { name: '群成员' }).click();
  await panel(alice).getByRole('button', { name: '解散群聊' }).click();
  await alice.getByRole('dialog', { name: '解散群聊' }).getByRole('button', { name: '解散群聊' }).click();
  for (const page of [alice, bob]) await expect(panel(page).getByRole('button', { name: /周末开黑/ })).toHaveCount(0);
  await panel(alice).getByRole('button', { name: /^阿澈/ }).click();
  await panel(bob).getByRole('button', { name: /^小满/ }).click();

  // The platform dies in the middle of a talk and comes back.
  const count = 6;
  for (let index = 0; index < count / 2; index += 1) await write(bob, `ac-${index}`);
  await expect.poll(() => marked(alice, 'ac')).toHaveLength(count / 2);
  reach.keep(world.name, await world.control('journal.reach'));
  await platform.stop('SIGKILL');
  await expect(panel(bob).getByRole('status').first()).toHaveText('正在连接…');
  for (let index = count / 2; index < count; index += 1) await write(bob, `ac-${index}`);
  await expect(log(bob).getByText('未发送').first()).toBeVisible();
  await ownPlatform();
  const all = Array.from({ length: count }, (_, index) => `ac-${index}`);
  for (const page of [alice, bob]) {
    await expect.poll(() => marked(page, 'ac'), { timeout: 40_000 }).toEqual(all);
  }
  await expect(log(bob).getByText('未发送')).toHaveCount(0);
  await alice.reload();
  await openChannel(alice);
  await button(alice).click();
  await panel(alice).getByRole('button', { name: /^阿澈/ }).click();
  await expect.poll(() => marked(alice, 'ac'), { timeout: 20_000 }).toEqual(all);
  await expect(log(alice).getByText('这条很快')).toHaveCount(0);

  expect(foreign).toEqual([]);
});

test('[im.state.connecting] [im.state.connected] a page that is cut off for 30 s loses no message, doubles none, and keeps their order', async ({
  both,
  world,
}) => {
  const [alice, bob] = await both();
  const talkTo = async (page: Page, nick: string) => {
    await page
      .getByRole('complementary', { name: '成员' })
      .getByRole('button', { name: new RegExp(nick) })
      .click();
    await page.getByRole('button', { name: '发消息' }).click();
    await expect(panel(page).getByRole('status').first()).toHaveText('已连接');
  };
  await talkTo(alice, '阿澈');
  await talkTo(bob, '小满');
  const written: string[] = [];
  const writeNext = async (page: Page) => {
    const text = `cut-${written.length}`;
    written.push(text);
    await write(page, text);
    await expect(log(page).getByText(text, { exact: true })).toBeVisible();
  };
  await writeNext(alice);
  await expect.poll(() => marked(bob, 'cut')).toEqual(written);
  const ache = (await bob.evaluate(() => localStorage.getItem('ypb_uid'))) ?? '';

  await bob.clock.install();
  // A blocked socket hears nothing of its end, so the end comes first.
  await world.control('connections.close', { user: ache });
  await world.control('network.set', { user: ache, blocked: true });
  await expect(panel(bob).getByRole('status').first()).toHaveText('正在连接…');
  for (const page of [alice, alice, bob, bob]) await writeNext(page);
  await bob.clock.runFor(30_000);
  await world.control('network.set', { user: ache, blocked: false });
  await bob.clock.runFor(10_000);
  await bob.clock.resume();
  await expect(panel(bob).getByRole('status').first()).toHaveText('已连接', { timeout: 30_000 });
  // What is written as the connection comes back stands behind what waits.
  await writeNext(bob);
  for (const page of [alice, bob]) await expect.poll(() => marked(page, 'cut'), { timeout: 30_000 }).toEqual(written);
  await expect(log(bob).getByText('未发送')).toHaveCount(0);
});
