import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GENERAL, messageAt, OTHER } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const WORDS = { 'zh-CN': '这里是 闲聊 的开始', 'fa-IR': /اینجا آغاز .*闲聊.* است/ } as const;

test.each([
  [360, 'zh-CN'],
  [360, 'fa-IR'],
  [1440, 'zh-CN'],
  [1440, 'fa-IR'],
] as const)(
  'the beginning of a channel stands above its first line, in line with the faces, at %i px, in %s',
  async (width, language) => {
    const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
    await mountApp({
      path: HALL_PATH,
      language,
      viewport: { width, height: 740 },
      prepare: ({ http }) =>
        http.on('channel.message', { msg_list: [messageAt(1, { from_id: OTHER, channel_id: GENERAL, author })] }),
    });
    const beginning = page.getByText(WORDS[language]);
    await expect.element(beginning).toBeVisible();
    const words = beginning.element();
    const face = document.querySelector(
      '[role="log"] [data-author] [aria-hidden="true"], [role="log"] li [aria-hidden="true"]',
    );
    const [box, at] = [words.getBoundingClientRect(), face?.getBoundingClientRect() ?? new DOMRect()];
    expect(box.bottom).toBeLessThanOrEqual(at.top);
    // The sign of the channel begins where the face does.
    const { paddingInlineStart } = getComputedStyle(words);
    const start = Number.parseFloat(paddingInlineStart);
    const gap = language === 'fa-IR' ? box.right - start - at.right : at.left - (box.left + start);
    expect(Math.abs(gap)).toBeLessThanOrEqual(2);
    const sign = getComputedStyle(words, '::before');
    expect([sign.content, sign.inlineSize, sign.display]).toEqual(['"#" / ""', '56px', 'grid']);
    expect(Number.parseFloat(getComputedStyle(words).fontSize)).toBeGreaterThan(18);
  },
);

test('a channel without a line begins with a heading, and its button leads to the field', async () => {
  await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.on('channel.message', { msg_list: [] }) });
  await expect.element(page.getByRole('heading', { name: WORDS['zh-CN'], level: 2 })).toBeVisible();
  const button = page.getByRole('button', { name: '写一条消息' });
  // Where the first line comes, and not at the top of an empty page.
  const gap = composer().element().getBoundingClientRect().top - button.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(100);
  await button.click();
  await expect.element(composer()).toHaveFocus();
});
