import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OTHER, VIEWER } from '../../testing/chat-lines.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { openRoomPage } from '../../testing/room-page.ts';
import { joinedAs } from '../../testing/run-room.ts';

const LONG = '一个名字很长很长的房间，长到一行放不下，只好在末尾省略';
const PHONE = { width: 360, height: 740 };
const WORDS = {
  'zh-CN': [/^消息，1 条未读$/, '更多操作', '邀请朋友'],
  'en-US': [/^Messages, 1 unread$/, 'More actions', 'Invite friends'],
  'fa-IR': [/^پیام‌ها، .* خوانده‌نشده$/, 'کارهای بیشتر', 'دعوت از دوستان'],
} as const;
const inHeader = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name, exact: true });

test.each(['zh-CN', 'en-US', 'fa-IR'] as const)(
  '[im.unread-sum] a phone has the way to the messages beside the long name of a room, in %s',
  async (language) => {
    const joined = joinedAs(3);
    const app = await openRoomPage({
      language,
      viewport: PHONE,
      prepare: ({ http, ims }) => {
        http.on('room.join', { ...joined, room: { ...joined.room, name: LONG } });
        ims.store(OTHER, `p2p-${VIEWER}`, { kind: 'text', text: '在吗' }, 'o1');
      },
    });
    await app.client.late.take('im');
    await app.settle();
    const [messages, more, share] = WORDS[language];
    const tools = [...page.getByRole('banner').element().querySelectorAll('button')];
    const boxes = tools.map((each) => each.getBoundingClientRect());
    expect(boxes.every(({ left, right, height }) => left >= 0 && right <= PHONE.width && height >= 44)).toBe(true);
    expect(page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().width).toBeGreaterThan(80);
    await inHeader(more).click();
    await expect.element(page.getByRole('menuitem', { name: share })).toBeVisible();
    await page.getByRole('menuitem').first().click();
    await app.settle();
    expect(app.http.requests('favourite.do')).toMatchObject([{ op: 1 }]);
    await inHeader(messages).click();
    await app.settle();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await inspect(PHONE.width)).toEqual([]);
  },
);
