import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { HALL, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { answerExplore } from '../../../testing/explore.ts';
import { composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { noticeOf } from '../../../testing/notices.ts';
import { openRoomPage } from '../../../testing/room-page.ts';
import { openRoomList } from '../../../testing/rooms-page.ts';
import { answerJoin } from '../../../testing/run-client.ts';
import { feedbackActions } from '../../feedback/index.ts';
import { GUIDES } from '../index.ts';

const tip = (name: string) => page.getByRole('dialog', { name });
const anyTip = () => document.querySelectorAll('[data-guide-tip]').length;
/** A page is searched for what a guide points at once it has settled, in real time. */
const SOON = { timeout: 6000 };
/** How long the preview of a message shows. */
const PREVIEW_MS = 6000;
const seen = (app: MountedApp) =>
  (['more', 'piazza', 'invite', 'voice', 'notice', 'kh', 'setting', 'create_room'] as const).filter(
    (guide) => app.storage.read(`guide_${guide}`) !== null,
  );

test('a new user is shown one thing at a time, each once, also over a reload', async () => {
  const app = await mountApp({ isNew: true });
  await expect.element(tip('从这里找大厅'), SOON).toBeVisible();
  expect(anyTip()).toBe(1);
  expect(seen(app)).toEqual(['more']);
  expect(await inspect(1440)).toEqual([]);
  await tip('从这里找大厅').getByRole('button', { name: '知道了' }).click();
  await expect.element(tip('开黑找队友'), SOON).toBeVisible();
  expect(seen(app)).toEqual(['more', 'kh']);
  await app.reload();
  await expect.poll(() => document.querySelector('[data-guide="more"]'), SOON).not.toBeNull();
  expect(tip('从这里找大厅').elements()).toEqual([]);
});

test('skipping ends all guides', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  await tip('把朋友叫来').getByRole('button', { name: '跳过引导' }).click();
  await expect.element(tip('把朋友叫来')).not.toBeInTheDocument();
  expect(seen(app)).toHaveLength(8);
});

test('a guide is reached by the landmark key and closed with Esc, and leaves the focus to the page', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  const box = tip('把朋友叫来').element();
  expect(box.contains(document.activeElement)).toBe(false);
  for (let step = 0; step < 8 && !box.contains(document.activeElement); step += 1)
    await userEvent.keyboard('{Control>}{F6}{/Control}');
  expect(box.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(tip('点一下就能语音'), SOON).toBeVisible();
  expect(seen(app)).toEqual(['invite', 'voice']);
});

test('a guide gives way while the viewer writes, and is there again afterwards', async () => {
  await mountApp({ path: HALL_PATH, isNew: true });
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  await composer().fill('大家好');
  await expect.element(tip('把朋友叫来')).not.toBeInTheDocument();
  await composer().fill('');
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
});

test('a toast that comes covers no guide', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  app.dispatch(
    feedbackActions.toastRequested({ tone: 'error', text: { server: '网络异常，请检查网络后再试一次，'.repeat(3) } }),
  );
  await app.settle();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const isApart = () => {
    const [toast, guide] = [box('[data-toasts] > *'), box('[data-guide-tip]')];
    const isBeside = toast.right <= guide.left || guide.right <= toast.left;
    return toast.height > 0 && guide.height > 0 && (isBeside || toast.bottom <= guide.top || guide.bottom <= toast.top);
  };
  await expect.poll(isApart, SOON).toBe(true);
});

test('on a phone the preview of a message waits until the guide has gone, and then has its whole time', async () => {
  const app = await mountApp({ isNew: true, viewport: { width: 360, height: 740 } });
  await expect.element(tip('从这里找大厅'), SOON).toBeVisible();
  const from = { name: '阿狸', picture: '', line: [{ server: '开黑吗' }], counted: 'common.notifications' } as const;
  const ask = feedbackActions.toastRequested;
  app.dispatch(ask({ tone: 'info', text: { server: '发来了新消息' }, cause: 'messages of p2p-1', from }));
  app.dispatch(ask({ tone: 'error', text: { server: '发送失败' } }));
  await app.settle();
  const preview = page.getByRole('status').filter({ hasText: '开黑吗' });
  // What the viewer's own press has brought about does not wait.
  await expect.element(page.getByRole('alert').filter({ hasText: '发送失败' })).toBeVisible();
  await expect.element(preview).not.toBeInTheDocument();
  await app.clock.advance(PREVIEW_MS + 1);
  await page.getByRole('button', { name: '跳过引导' }).click();
  await expect.element(preview).toBeVisible();
  await app.clock.advance(PREVIEW_MS - 1);
  await expect.element(preview).toBeVisible();
  await app.clock.advance(1);
  await expect.element(preview).not.toBeInTheDocument();
});

/** From the nearest edge of one box to that of the other. */
function distance(a: DOMRect, b: DOMRect): number {
  const across = Math.max(0, a.left - b.right, b.left - a.right);
  return Math.hypot(across, Math.max(0, a.top - b.bottom, b.top - a.bottom));
}
const boxOf = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element.getBoundingClientRect();
};

const distanceToTip = () => distance(boxOf('[data-guide="invite"]'), boxOf('[data-guide-tip]'));

test.each(['zh-CN', 'fa-IR'] as const)(
  'a guide that made room for toasts is beside its target again once they are gone, in %s',
  async (language) => {
    const app = await mountApp({
      path: HALL_PATH,
      isNew: true,
      language,
      viewport: { width: 768, height: 900 },
    });
    // A pointer over the toasts would hold them.
    await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
    await expect.poll(anyTip, SOON).toBe(1);
    expect(distanceToTip()).toBeLessThan(20);
    for (const text of ['一', '二', '三']) {
      const words = { server: `${text}：网络异常，请检查网络后再试一次，`.repeat(9) };
      app.dispatch(feedbackActions.toastRequested({ tone: 'warning', text: words }));
    }
    await app.settle();
    await expect.poll(distanceToTip, SOON).toBeGreaterThan(40);
    await app.clock.advance(3000);
    await expect.poll(distanceToTip, SOON).toBeLessThan(20);
  },
);

test('a guide that stood off comes to its target once the place beside it is free', async () => {
  const wall = document.createElement('div');
  wall.setAttribute('role', 'alert');
  wall.textContent = '墙';
  Object.assign(wall.style, { position: 'fixed', inset: '0 auto 60% 0', inlineSize: '700px', blockSize: '60%' });
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  document.getElementById('root')?.append(wall);
  await expect.poll(anyTip, SOON).toBe(1);
  await app.settle();
  expect(distanceToTip()).toBeGreaterThan(40);
  wall.remove();
  await expect.poll(distanceToTip, SOON).toBeLessThan(20);
});

test('a guide never stands over a dialog: it goes while one is open', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  expect(anyTip()).toBe(0);
});

test('a guide ends with the page on which it began, although what it points at is on the next page, too', async () => {
  const app = await mountApp({ isNew: true });
  await expect.element(tip('从这里找大厅'), SOON).toBeVisible();
  await tip('从这里找大厅').getByRole('button', { name: '知道了' }).click();
  await expect.element(tip('开黑找队友'), SOON).toBeVisible();
  await page.getByRole('link', { name: '语音房' }).click();
  await app.settle();
  await expect.element(tip('开黑找队友')).not.toBeInTheDocument();
  // The next one is of the page on screen.
  await expect.element(tip('开一个自己的房间'), SOON).toBeVisible();
  expect(seen(app)).toEqual(['more', 'kh', 'create_room']);
});

test('a guide stands at the side of its target and covers no channel', async () => {
  for (const language of ['zh-CN', 'fa-IR'] as const) {
    await mountApp({ path: HALL_PATH, isNew: true, language });
    const shown = page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect.element(shown, SOON).toBeVisible();
    const box = shown.element().getBoundingClientRect();
    const anchor = document.querySelector('[data-guide="invite"]')?.getBoundingClientRect();
    if (!anchor) throw new Error('nothing to point at');
    expect(language === 'fa-IR' ? box.right <= anchor.left : box.left >= anchor.right).toBe(true);
  }
});

test('a guide stays beside its target over a full chat, and goes with it when the page moves it', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    isNew: true,
    viewport: { width: 1440, height: 900 },
    prepare: (fakes) => answerWithHistory(fakes, { count: 40, unread: 0 }),
  });
  await app.settle();
  await expect.element(tip('把朋友叫来'), SOON).toBeVisible();
  const anchor = document.querySelector<HTMLElement>('[data-guide="invite"]');
  if (!anchor) throw new Error('nothing to point at');
  const toTip = () => distance(anchor.getBoundingClientRect(), boxOf('[data-guide-tip]'));
  expect(toTip()).toBeLessThan(48);
  anchor.style.translate = '0 300px';
  await expect.poll(toTip).toBeLessThan(48);
  // It is still of use where the page has pushed it.
  expect(boxOf('[data-guide-tip]').bottom).toBeGreaterThan(300);
});

test('[session.storage.guide-create-room] the list of rooms points out the way to the teams, and then how to open a room', async () => {
  const app = await openRoomList({ isNew: true });
  const room = tip('开一个自己的房间');
  await expect.element(tip('开黑找队友'), SOON).toBeVisible();
  await tip('开黑找队友').getByRole('button', { name: '知道了' }).click();
  await expect.element(room, SOON).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await room.getByRole('button', { name: '知道了' }).click();
  await expect.element(room).not.toBeInTheDocument();
  expect(seen(app)).toEqual(['kh', 'create_room']);
});

test('[session.storage.guide-piazza] the team-up square points out how to call a team', async () => {
  const app = await mountApp({ path: '/index/piazza', isNew: true, theme: 'dark', prepare: answerExplore });
  await expect.element(tip('一键发起组队'), SOON).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  expect(seen(app)).toEqual(['piazza']);
});

test('[session.storage.guide-notice] a hall points out its notice once there is one', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true });
  for (const earlier of ['把朋友叫来', '点一下就能语音']) {
    await expect.element(tip(earlier), SOON).toBeVisible();
    await tip(earlier).getByRole('button', { name: '知道了' }).click();
  }
  await expect.element(tip('开黑找队友'), SOON).toBeVisible();
  app.server.emit('noticeChanged', { type: 1, notice: noticeOf('1', '今晚八点开黑') }, { to: HALL });
  await app.clock.advance(40);
  await expect.element(tip('大厅公告在这里'), SOON).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  expect(seen(app)).toEqual(['invite', 'voice', 'notice', 'kh']);
});

test('[session.storage.guide-setting] a hall points out the settings last', async () => {
  const app = await mountApp({ path: HALL_PATH, isNew: true, theme: 'dark' });
  for (const earlier of ['把朋友叫来', '点一下就能语音', '开黑找队友']) {
    await expect.element(tip(earlier), SOON).toBeVisible();
    await tip(earlier).getByRole('button', { name: '知道了' }).click();
  }
  await expect.element(tip('按你的习惯来'), SOON).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await page.getByRole('button', { name: '设置', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  expect(anyTip()).toBe(0);
  expect(seen(app)).toEqual(['invite', 'voice', 'kh', 'setting']);
});

test.each([
  ['zh-CN', 768],
  ['fa-IR', 768],
  ['zh-CN', 1024],
] as const)(
  'in a voice room no guide lies over a seat or over what it points at, in %s at %i px',
  async (language, width) => {
    await openRoomPage({ isNew: true, language, viewport: { width, height: 1024 } });
    const seats = () =>
      [...document.querySelectorAll('[role="grid"] button')].map((each) => each.getBoundingClientRect());
    expect(seats().length).toBeGreaterThan(5);
    const shown = () => document.querySelector('[data-guide-tip]');
    await expect.poll(shown, SOON).not.toBeNull();
    const box = shown()?.getBoundingClientRect() ?? new DOMRect(0, 0, width, 1024);
    const target = document.querySelector('[data-guide="kh"]')?.getBoundingClientRect();
    const covered = [...seats(), ...(target ? [target] : [])].filter(
      ({ left, top, right, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    expect(covered).toEqual([]);
  },
);

test.each([
  ['zh-CN', 1440, 900],
  ['fa-IR', 1440, 900],
  ['zh-CN', 1280, 720],
] as const)(
  'in a call of a hall the guide to the settings lies over no button of the voice, in %s at %i x %i px',
  async (language, width, height) => {
    const app = await mountApp({
      path: `${HALL_PATH}?channel_id=${VOICE}`,
      isNew: true,
      language,
      viewport: { width, height },
      prepare: (fakes) => {
        answerJoin(fakes.http, { token: `${VIEWER}:send` });
        fakes.http.on('channel.user_list', { list: [] });
        fakes.http.on('hall.batch_user_card', { list: [] });
        for (const other of GUIDES) if (other !== 'setting') fakes.storage.write(`guide_${other}`, '1');
      },
    });
    document.querySelector<HTMLElement>('main [data-primary]')?.click();
    await app.settle();
    const controls = () =>
      [...document.querySelectorAll('main [data-voice] button')].map((each) => each.getBoundingClientRect());
    await expect.poll(() => controls().length).toBeGreaterThan(2);
    await expect.poll(anyTip, SOON).toBe(1);
    // It follows what moves beside it.
    const covered = () => {
      const box = boxOf('[data-guide-tip]');
      const isUnder = ({ left, top, right, bottom }: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      return controls().filter(isUnder).length;
    };
    await expect.poll(covered, SOON).toBe(0);
    expect(distance(boxOf('[data-guide="setting"]'), boxOf('[data-guide-tip]'))).toBeLessThan(200);
  },
);
