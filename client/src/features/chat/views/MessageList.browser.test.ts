import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VIEWER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, lines, log, saidTo, say } from '../../../testing/hall-page.ts';
import { answerWithHistory } from '../../../testing/long-history.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

function scrollUp(): void {
  let scroller = log().element().parentElement;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
  scroller?.scrollTo({ top: 0, behavior: 'instant' });
}

test('[chat.new-message-tip] [chat.new-message-tip.clears] a pill counts new lines while the reader is further up, and sending clears it', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (let index = 0; index < 8; index += 1) hear(app, 10 + index, { content: `长消息 ${index}\n\n\n\n\n第二段` });
  await app.settle();
  await expect.element(line('长消息 7')).toBeInViewport();
  scrollUp();
  await app.settle();
  hear(app, 20, { content: '下面还有' });
  await app.settle();
  const tip = page.getByRole('button', { name: /1 条新消息/ });
  await expect.element(tip).toBeVisible();
  await say(app, '看到了');
  await app.settle();
  expect(saidTo(app)).toHaveLength(1);
  await expect.element(tip).not.toBeInTheDocument();
  await expect.element(line('看到了')).toBeInViewport();
});

test('[chat.mention-cue] a mention that arrives while the reader is further up shows a cue, which leads to the line', async () => {
  const app = await mountApp({ path: HALL_PATH });
  for (let index = 0; index < 8; index += 1) hear(app, 10 + index, { content: `长消息 ${index}\n\n\n\n\n第二段` });
  await app.settle();
  scrollUp();
  await app.settle();
  hear(app, 20, { content: '@小满 快来', extra: { aiteuser: { [VIEWER]: '小满' } } });
  await app.settle();
  const cue = page.getByRole('button', { name: /有人提到你/ });
  await expect.element(cue).toBeVisible();
  await cue.click();
  await app.settle();
  await expect.element(line('@小满 快来')).toBeInViewport();
  await expect.element(cue).not.toBeInTheDocument();
});

test('the first line of a page shows its author; once a page comes before it, it joins the group of its author', async () => {
  const app = await mountApp({
    path: HALL_PATH,
    prepare: (fakes) => answerWithHistory(fakes, { count: 100, unread: 0 }),
  });
  await app.settle();
  const firstText = () => lines().first().element().textContent ?? '';
  const authorOf = (text: string) => line(text).element().querySelector('[data-author]');
  await expect.element(lines().first().getByRole('button', { name: 'n', exact: true })).toBeVisible();
  const before = /text \d+/.exec(firstText())?.[0] ?? '';
  // The second line says its author to those who do not see the group.
  expect(lines().nth(1).element().querySelector('[data-author]')).toBeNull();
  expect(lines().nth(1).element().textContent).toMatch(/^\d+:\d+n/);
  scrollUp();
  await app.settle();
  await expect.poll(firstText, { timeout: 5000 }).not.toContain(before);
  await expect.element(lines().first().getByRole('button', { name: 'n', exact: true })).toBeInTheDocument();
  expect(authorOf(before)).toBeNull();
});
