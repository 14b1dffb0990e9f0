import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { composer, HALL_PATH, line, log } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { hear } from '../../../testing/talk.ts';

async function show(...contents: readonly string[]): Promise<MountedApp> {
  const app = await mountApp({ path: HALL_PATH });
  contents.forEach((content, index) => {
    hear(app, 10 + index, { content });
  });
  await app.settle();
  return app;
}

describe('a line', () => {
  test('[rule.emoji-unknown] a line with 498 line breaks is folded to 20 lines, and unfolds', async () => {
    await show(`高${'\n'.repeat(498)}低`);
    const height = () => line('高').element().getBoundingClientRect().height;
    expect(height()).toBeLessThan(640);
    await line('高').getByRole('button', { name: '展开全文' }).click();
    expect(height()).toBeGreaterThan(2000);
    await line('高').getByRole('button', { name: '收起' }).click();
    expect(height()).toBeLessThan(640);
  });

  test('a line of 20 lines is shown whole', async () => {
    await show(Array.from({ length: 20 }, (_, index) => `第 ${index}`).join('\n'));
    expect(page.getByRole('button', { name: '展开全文' }).elements()).toEqual([]);
  });

  test('stacked combining marks do not paint over neighbouring lines', async () => {
    await show(`Z${'\u0336\u0489\u035c'.repeat(60)}`);
    const text = log().element().querySelectorAll('li p[dir="auto"]');
    expect([...text].map((each) => getComputedStyle(each).overflow).at(-1)).toBe('clip');
  });

  test('lines of ordinary letters have no clip of their own, which every frame would carry', async () => {
    await show('今晚八点开黑 ok? 가자 さあ سلام 🎮');
    const text = [...log().element().querySelectorAll('li p[dir="auto"]')].at(-1);
    expect(text && [text.textContent, getComputedStyle(text).overflow]).toEqual([
      '今晚八点开黑 ok? 가자 さあ سلام 🎮',
      'visible',
    ]);
  });

  test('[rule.links-anchors] an address makes characters that reverse its direction visible', async () => {
    await show('看 https://example.com/\u202egpj.exe');
    await expect.element(page.getByRole('link', { name: /⟨U\+202E⟩/ })).toBeVisible();
  });
});

test('[rule.emoji-code] several selected lines are copied with names and emoticons, without ranks, times and buttons', async () => {
  await show('今晚 :加油:', '八点见');
  const ends = [line('今晚').element(), line('八点见').element()];
  const range = document.createRange();
  range.setStartBefore(ends[0] ?? document.body);
  range.setEndAfter(ends[1] ?? document.body);
  window.getSelection()?.removeAllRanges();
  window.getSelection()?.addRange(range);
  const copied = new DataTransfer();
  ends[0]?.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData: copied }));
  expect(copied.getData('text/plain')).toBe('阿澈\n今晚 :加油:\n阿澈\n八点见');
});

describe('the composer', () => {
  test('Ctrl+Z takes back an emoticon, and Ctrl+Shift+Z brings it again', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().click();
    await userEvent.keyboard('晚上');
    await page.getByRole('button', { name: '表情' }).click();
    await app.settle();
    await page.getByRole('toolbar', { name: '表情' }).getByRole('button').first().click();
    await app.settle();
    const field = composer().element() as HTMLTextAreaElement;
    expect(field.value).toMatch(/^晚上:.+:$/);
    const whole = field.value;
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(composer()).toHaveValue('晚上');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(composer()).toHaveValue(whole);
  });

  test('the list of suggestions stays within a view of 360 × 340 px', async () => {
    const app = await mountApp({ path: HALL_PATH, viewport: { width: 360, height: 340 } });
    for (let index = 0; index < 9; index += 1) {
      hear(
        app,
        20 + index,
        { extra: { author: { id: `20${index}`, nick: `路人${index}`, avatar: '', role: '' } } },
        `20${index}`,
      );
    }
    await app.settle();
    await composer().click();
    await userEvent.keyboard('@');
    const list = page.getByRole('listbox', { name: '要提到的成员' });
    await expect.element(list).toBeVisible();
    const header = page.getByRole('banner').element().getBoundingClientRect();
    expect(list.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  });

  test('the header of a phone names the hall beside the channel', async () => {
    await mountApp({ path: HALL_PATH, viewport: { width: 360, height: 640 } });
    await expect.element(page.getByRole('banner')).toHaveTextContent('小满的大厅');
  });
});

test('a file that is dropped beside the pane does not leave the page', async () => {
  await mountApp({ path: HALL_PATH });
  const dropped = new DataTransfer();
  dropped.items.add(new File(['x'], 'x.pdf'));
  for (const type of ['dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dropped });
    page.getByRole('navigation', { name: '主导航' }).element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
});

describe('sizes', () => {
  test('lines and composer share one measure at 1920 px', async () => {
    await mountApp({ path: HALL_PATH, viewport: { width: 1920, height: 1080 } });
    const lines = log().element().getBoundingClientRect();
    const box = document.querySelector('[data-composer]')?.getBoundingClientRect();
    expect([box?.left, box?.right]).toEqual([lines.left, lines.right]);
    expect(lines.width).toBeLessThanOrEqual(1040);
  });

  test('the pane keeps 480 px at a width of 768 px', async () => {
    await mountApp({ path: HALL_PATH, viewport: { width: 768, height: 1024 } });
    expect(page.getByRole('main').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(480);
  });
});
