import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { noticeOf } from '../../../testing/notices.ts';
import { mountStandings } from '../../../testing/people.ts';

const banner = () => page.getByRole('region', { name: '公告', exact: true });
const dialog = () => page.getByRole('dialog', { name: '大厅公告' });

test('[hall-event.1010] a notice that was added shows as a banner and in the list, and goes when it was deleted', async () => {
  const app = await mountStandings('member', 'owner');
  expect(banner().elements()).toEqual([]);
  app.server.emit('noticeChanged', { type: 1, notice: noticeOf('1', '今晚八点开黑') }, { to: HALL });
  await app.clock.advance(40);
  await banner().getByRole('button', { name: '今晚八点开黑' }).click();
  await app.settle();
  await expect.element(dialog().getByRole('listitem').getByText('今晚八点开黑')).toBeVisible();
  expect(dialog().getByRole('button', { name: '删除公告' }).elements()).toEqual([]);
  app.server.emit('noticeChanged', { type: 2, notice: noticeOf('1', '今晚八点开黑') }, { to: HALL });
  await app.clock.advance(40);
  await expect.element(dialog().getByText('还没有公告')).toBeVisible();
  expect(banner().elements()).toEqual([]);
});

test('[hall-flow.notice.remembered] a banner that was put away stays so for the day, also after a reload', async () => {
  const app = await mountStandings('member', 'owner', {
    prepare: ({ http }) => http.on('notice.list', { notice_list: [noticeOf('1', '今晚八点开黑')] }),
  });
  await banner().getByRole('button', { name: '今天不再显示' }).click();
  await app.clock.advance(0);
  expect(banner().elements()).toEqual([]);
  await app.reload();
  expect(banner().elements()).toEqual([]);
});

test('[api.lobby.notice.create][api.lobby.notice.del] a manager publishes a notice, and deletes one after a question', async () => {
  const app = await mountStandings('manager', 'member', {
    prepare: ({ http }) => {
      http.on('notice.list', { notice_list: [noticeOf('1', '旧公告')] });
      http.on('notice.create', { notice: noticeOf('2', '新公告') });
      http.on('notice.del', {});
    },
  });
  await banner().getByRole('button', { name: '旧公告' }).click();
  await app.settle();
  await dialog().getByRole('textbox', { name: '公告内容' }).fill('新公告');
  await dialog().getByRole('button', { name: '发布公告' }).click();
  await app.clock.advance(0);
  expect(app.http.requests('notice.create')).toEqual([{ hall_id: HALL, content: '新公告' }]);
  await expect.element(page.getByText('公告已发布')).toBeVisible();
  await expect.element(dialog().getByRole('textbox', { name: '公告内容' })).toHaveValue('');
  expect(await inspect(1440)).toEqual([]);
  await dialog().getByRole('button', { name: '删除公告' }).click();
  await app.settle();
  await page.getByRole('dialog', { name: '删除这条公告？' }).getByRole('button', { name: '删除公告' }).click();
  await app.settle();
  expect(app.http.requests('notice.del')).toEqual([{ hall_id: HALL, id: '1' }]);
});

test('[api.lobby.notice.create] the answer to a notice whose form was closed leaves the text of the next one', async () => {
  let answer = () => {};
  const app = await mountStandings('manager', 'member', {
    prepare: ({ http }) => {
      http.on('notice.list', { notice_list: [noticeOf('1', '旧公告')] });
      http.on(
        'notice.create',
        () => new Promise((resolve) => (answer = () => resolve({ notice: noticeOf('2', '新公告') }))),
      );
    },
  });
  const content = dialog().getByRole('textbox', { name: '公告内容' });
  const open = async () => {
    await banner().getByRole('button', { name: '旧公告' }).click();
    await app.settle();
  };
  await open();
  await content.fill('新公告');
  await dialog().getByRole('button', { name: '发布公告' }).click();
  await dialog().getByRole('button', { name: '关闭' }).click();
  await app.settle();
  await open();
  await content.fill('另一条');
  answer();
  await app.settle();
  await expect.element(page.getByText('公告已发布')).toBeVisible();
  await expect.element(content).toHaveValue('另一条');
});

const rail = () => page.getByRole('navigation', { name: '主导航' });

/** Lets time pass in the hall, leaves it and comes back. */
async function comeBackAfter(app: Awaited<ReturnType<typeof mountStandings>>, ms: number): Promise<void> {
  await app.clock.advance(ms);
  await rail().getByRole('link', { name: /发现/ }).click();
  await app.settle();
  await rail()
    .getByRole('link', { name: /小满的大厅/ })
    .click();
  await app.settle();
}

test('[hall-flow.notice.expiry-next-day] [screen.hall.notices] a banner that was put away stays away until the local day is over, and is there on the next', async () => {
  const app = await mountStandings('member', 'owner', {
    prepare: ({ http }) => http.on('notice.list', { notice_list: [noticeOf('1', '今晚八点开黑')] }),
  });
  const now = new Date(app.clock.now());
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  await banner().getByRole('button', { name: '今天不再显示' }).click();
  await comeBackAfter(app, midnight - app.clock.now() - 60_000);
  expect(banner().elements()).toEqual([]);
  await comeBackAfter(app, 120_000);
  await expect.element(banner().getByText('今晚八点开黑')).toBeVisible();
});

test('[hall-flow.notice.expiry-type-2] a notice of type 2 is there at each entry', async () => {
  const app = await mountStandings('member', 'owner', {
    prepare: ({ http }) => http.on('notice.list', { notice_list: [{ ...noticeOf('1', '每次都说'), type: 2 }] }),
  });
  await banner().getByRole('button', { name: '今天不再显示' }).click();
  await app.clock.advance(0);
  expect(banner().elements()).toEqual([]);
  await comeBackAfter(app, 1000);
  await expect.element(banner().getByText('每次都说')).toBeVisible();
});
