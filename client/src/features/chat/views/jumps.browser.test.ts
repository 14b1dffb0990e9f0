import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, log } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

const COUNT = 300;
const open = (unread: number) =>
  mountApp({ path: HALL_PATH, prepare: (fakes) => answerWithHistory(fakes, { count: COUNT, unread }) });

function scrollerOf(): HTMLElement {
  let scroller = log().element().parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  if (!scroller) throw new Error('nothing scrolls');
  return scroller;
}

const exactly = (text: string) => page.getByRole('log').getByText(text, { exact: true });

describe('the first unread line', () => {
  test('[chat.history.has-more] 12 unread lines that fit into the view show no pill', async () => {
    await open(12);
    await expect.element(page.getByText('新消息', { exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: '12 条未读' }).elements()).toEqual([]);
  });

  test.each([[45], [253]])(
    '[chat.history.has-more] the pill leads to the first of %i unread lines, puts the divider at the top of the view, and disappears',
    async (unread) => {
      const app = await open(unread);
      const pill = page.getByRole('button', { name: `${unread} 条未读` });
      await pill.click();
      await app.settle();
      const first = exactly(`text ${COUNT - unread + 1}`);
      await expect.element(first).toBeInViewport();
      await expect.element(pill).not.toBeInTheDocument();
      const divider = page.getByText('新消息', { exact: true }).element().getBoundingClientRect();
      const view = scrollerOf().getBoundingClientRect();
      expect(divider.top - view.top).toBeGreaterThanOrEqual(0);
      expect(divider.top - view.top).toBeLessThan(48);
    },
  );

  test('[chat.history.has-more] a jump without its page does not mark lines as seen', async () => {
    const app = await open(45);
    app.http.vanish('channel.message');
    const pill = page.getByRole('button', { name: '45 条未读' });
    await pill.click();
    await app.settle();
    await expect.element(pill).toBeVisible();
  });
});

describe('a mention', () => {
  const mentioning = { content: '@小满 在吗', extra: { aiteuser: { [VIEWER]: '小满' } } };

  async function readFarUp(): Promise<MountedApp> {
    const app = await open(253);
    await page.getByRole('button', { name: '253 条未读' }).click();
    await app.settle();
    return app;
  }

  test('[chat.mention-cue] that came while the reader was pages away is led to, and the cue goes when it is reached', async () => {
    const app = await readFarUp();
    answerWithHistory(app, {
      count: COUNT + 80,
      unread: 0,
      fields: (sequence) => (sequence === COUNT + 1 ? { body: { msg_type: '1', msg: '', ...mentioning } } : {}),
    });
    hear(app, COUNT + 1, mentioning);
    for (let sequence = COUNT + 2; sequence <= COUNT + 80; sequence += 1) hear(app, sequence);
    await app.settle();
    const cue = page.getByRole('button', { name: /有人提到你/ });
    await cue.click();
    await app.settle();
    await expect.element(line('@小满 在吗')).toBeInViewport();
    await expect.element(line('@小满 在吗').getByText('@小满')).toBeVisible();
    await expect.element(cue).not.toBeInTheDocument();
  });

  test('[chat.mention-cue] several are led to one after the other, the oldest first', async () => {
    const app = await open(0);
    scrollerOf().scrollTo({ top: 0, behavior: 'instant' });
    await app.settle();
    hear(app, COUNT + 1, { ...mentioning, content: '@小满 第一次' });
    for (let sequence = COUNT + 2; sequence <= COUNT + 30; sequence += 1)
      hear(app, sequence, { content: `闲话 ${sequence}` });
    hear(app, COUNT + 31, { ...mentioning, content: '@小满 第二次' });
    for (let sequence = COUNT + 32; sequence <= COUNT + 50; sequence += 1)
      hear(app, sequence, { content: `闲话 ${sequence}` });
    answerWithHistory(app, {
      count: COUNT + 50,
      unread: 0,
      fields: (sequence) => {
        const content = new Map([
          [COUNT + 1, '@小满 第一次'],
          [COUNT + 31, '@小满 第二次'],
        ]).get(sequence);
        return content === undefined ? {} : { body: { msg_type: '1', msg: '', ...mentioning, content } };
      },
    });
    await app.settle();
    await page.getByRole('button', { name: '2 条消息提到你' }).click();
    await app.settle();
    await expect.element(line('@小满 第一次')).toBeInViewport();
    await page.getByRole('button', { name: /有人提到你/ }).click();
    await app.settle();
    await expect.element(line('@小满 第二次')).toBeInViewport();
  });
});
