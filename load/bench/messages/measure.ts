import { createNode } from '@miczero/mock-platform';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { buildClient } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { signedInPage } from '../client/measure.ts';
import { lineOf } from '../voice/report.ts';

const TIMES = Number(process.env['TIMES'] ?? 20);
/** A message that takes longer counts as lost. */
const LOST_AFTER_MS = 15_000;
const GOAL_MS = 200;
const HALL = '两个人的大厅';
const [XIAOMAN, ACHE] = [
  { phone: '13800000001', nick: '小满' },
  { phone: '13800000002', nick: '阿澈' },
];

const panel = (page: Page) => page.getByRole('complementary', { name: '消息' });

/**
 * `npm run bench -- messages`: two real pages of the built client with the genuine IM SDK in a private session, from the Enter key on one
 * to the text on the other, by turns: median and worst of 20. A median that misses its goal makes the run end with an error.
 */
export async function benchMessages(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildClient())) throw new Error('the client could not be built');
  const node = await createNode({ control: { token: '' }, pages: { clientDir: `${ROOT}client/dist` } });
  const origin = (await node.listen()).replace('127.0.0.1', 'localhost');
  const browser = await chromium.launch({ ...(executablePath !== '' && { executablePath }), args: BROWSER_FLAGS });
  try {
    const open = async (phone: string, other: string) => {
      const page = await signedInPage(browser, origin, phone);
      await openSession(page, other);
      // The compiler of this process names functions, also those that it hands to a page.
      await page.evaluate('globalThis.__name = (value) => value');
      return page;
    };
    const pages = [await open(XIAOMAN.phone, ACHE.nick), await open(ACHE.phone, XIAOMAN.nick)] as const;
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const [from, to] = time % 2 === 0 ? pages : pages.toReversed();
      if (from && to) times.push(await timed(from, to, `第 ${time} 条，这是一条`));
    }
    console.log(lineOf('from the Enter key to the text on the other page', times, GOAL_MS));
  } finally {
    await browser.close();
    await node.close();
  }
}

async function openSession(page: Page, nick: string): Promise<void> {
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(HALL) })
    .click();
  await page
    .getByRole('complementary', { name: '成员' })
    .getByRole('button', { name: new RegExp(nick) })
    .click();
  await page.getByRole('button', { name: '发消息' }).click();
  await panel(page).getByRole('status').first().getByText('已连接').waitFor();
}

/** Both pages run on one machine: their clocks agree. */
async function timed(from: Page, to: Page, text: string): Promise<number> {
  const list = await panel(to).getByRole('log').elementHandle();
  const seen = to.evaluate(
    ([region, wanted, lostAfterMs]) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => look());
        const lost = setTimeout(() => resolve(Number.POSITIVE_INFINITY), lostAfterMs);
        const look = () => {
          if (!region?.textContent?.includes(wanted)) return;
          observer.disconnect();
          clearTimeout(lost);
          resolve(Date.now());
        };
        if (region) observer.observe(region, { subtree: true, childList: true });
        look();
      }),
    [list, text, LOST_AFTER_MS] as const,
  );
  const field = panel(from).getByRole('textbox', { name: '输入消息' });
  await field.fill(text);
  const pressed = from.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener('keydown', () => resolve(Date.now()), { once: true, capture: true });
      }),
  );
  await field.press('Enter');
  return (await seen) - (await pressed);
}
