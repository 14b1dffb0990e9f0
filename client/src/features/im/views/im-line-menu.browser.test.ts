import { RECALL_MS, REPORT_TEXT_MAX_CHARS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ImSessionId } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';

const VIEWER_SESSION: ImSessionId = `p2p-${VIEWER}`;
const WORDS = '加我领金币';

const panel = () => page.getByRole('complementary', { name: '消息' });
const line = (text: string) => panel().getByRole('log').getByRole('article').filter({ hasText: text });
const menu = () => page.getByRole('menu', { name: '消息操作' });
const item = (name: string) => menu().getByRole('menuitem', { name });

/** Opens the session in which `from` wrote to the viewer. */
async function open(from: string) {
  const app = await mountApp({
    prepare: ({ ims }) => {
      ims.store(from, VIEWER_SESSION, { kind: 'text', text: WORDS }, 'o1');
    },
  });
  await app.client.late.take('clips');
  await app.settle();
  await page.getByRole('button', { name: /^消息/ }).click();
  await app.settle();
  await panel()
    .getByRole('region', { name: '会话' })
    .getByRole('button', { name: new RegExp(WORDS) })
    .click();
  await app.settle();
  return app;
}

describe('the menu of a private message', () => {
  test('[modal.report] a message is reported by its menu, with its ids and its words; long words of the viewer leave the ids whole', async () => {
    const app = await open(OTHER);
    app.http.on('account.report', { id: 1 });
    const message = app.ims.messages[0]?.id;
    const ids = `[session p2p-${OTHER}, message ${message}]`;
    const most = REPORT_TEXT_MAX_CHARS - ids.length - 1;
    for (const words of ['骗子', '骗'.repeat(most)]) {
      await line(WORDS).getByText(WORDS).click({ button: 'right' });
      await app.settle();
      await item('举报').click();
      await app.settle();
      const dialog = page.getByRole('dialog', { name: '举报这条消息' });
      await expect.element(dialog.getByText(WORDS)).toBeVisible();
      await dialog.getByRole('textbox', { name: /补充说明/ }).fill(words);
      await expect.element(dialog.getByText(`${words.length}/${most}`)).toBeVisible();
      await dialog.getByRole('button', { name: '提交举报' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await app.settle();
    }
    const requests = app.http.requests('account.report') as { target: string; text: string }[];
    expect(requests.map(({ target }) => target)).toEqual([OTHER, OTHER]);
    expect(requests[0]?.text).toBe(`骗子\n${ids} ${WORDS}`);
    expect(requests[1]?.text).toHaveLength(REPORT_TEXT_MAX_CHARS);
    expect(requests[1]?.text).toMatch(new RegExp(`^骗+\\n${ids.replace(/[[\]]/g, '\\$&')}$`));
  });

  test('a button opens it, the keyboard reaches it, and the page stays accessible', async () => {
    const app = await open(OTHER);
    const more = line(WORDS).getByRole('button', { name: '消息操作' });
    expect(await inspect(1440)).toEqual([]);
    // The keyboard, not the mouse, moves the focus: the ring and the button show.
    await userEvent.tab();
    (more.element() as HTMLElement).focus();
    await expect.element(more).toHaveStyle({ opacity: '1' });
    await more.click();
    await app.settle();
    await expect.element(item('复制')).toBeVisible();
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await item('复制').click();
    await expect.element(page.getByText('已复制')).toBeVisible();
    expect(copied).toEqual([WORDS]);
  });

  test('an own message is taken back by its menu for two minutes, and then is only copied', async () => {
    const app = await open(OTHER);
    app.ims.clock = Date.now();
    await userEvent.fill(panel().getByRole('textbox'), '发错了');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await line('发错了').getByText('发错了').click({ button: 'right' });
    await app.settle();
    await item('撤回').click();
    await app.settle();
    await expect.element(panel().getByRole('log').getByText('你撤回了一条消息')).toBeVisible();
    app.ims.clock = Date.now() - RECALL_MS;
    await userEvent.fill(panel().getByRole('textbox'), '太晚了');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await line('太晚了').getByText('太晚了').click({ button: 'right' });
    await app.settle();
    await expect.element(item('复制')).toBeVisible();
    expect(item('撤回').elements()).toEqual([]);
  });

  test('a message of the platform can be copied, and has no author to report', async () => {
    const app = await open('ypb_system');
    await line(WORDS).getByText(WORDS).click({ button: 'right' });
    await app.settle();
    await expect.element(item('复制')).toBeVisible();
    expect(item('举报').elements()).toEqual([]);
  });
});
