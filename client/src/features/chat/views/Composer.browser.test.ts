import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { HALL, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { composer, HALL_PATH, line, lines, saidTo, say } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { answerJoin } from '../../../testing/run-client.ts';
import { chatActions } from '../index.ts';
import { OUTGOING_LINES_MAX } from '../outbox.model.ts';

describe('Composer', () => {
  test('Enter sends the trimmed text and empties the field', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '  你好  ');
    expect(saidTo(app)).toEqual([{ text: '你好', mentions: {} }]);
    await expect.element(composer()).toHaveValue('');
    await expect.element(line('你好')).toBeVisible();
  });

  test('Enter that confirms pinyin does not send, Shift+Enter breaks the line, and Enter sends both lines as one', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().click();
    await cdp().send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
    await expect.element(composer()).toHaveValue('ni hao');
    // Chromium marks the Enter of a composition with the code 229.
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', windowsVirtualKeyCode: 229 });
    await cdp().send('Input.insertText', { text: '你好' });
    await expect.element(composer()).toHaveValue('你好');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}第二行');
    await expect.element(composer()).toHaveValue('你好\n第二行');
    expect(saidTo(app)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await app.clock.advance(0);
    expect(saidTo(app)).toEqual([{ text: '你好\n第二行', mentions: {} }]);
    await expect.element(lines().last()).toHaveTextContent('第二行');
  });

  test('an Enter that other browsers mark as composing sends nothing', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().fill('ni hao');
    const enter = { key: 'Enter', isComposing: true, bubbles: true };
    composer().element().dispatchEvent(new KeyboardEvent('keydown', enter));
    await app.clock.advance(0);
    expect(saidTo(app)).toEqual([]);
  });

  test('blank text is not sent, and the button says so by being disabled', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '   ');
    await say(app, '\u200b\u200b');
    expect(saidTo(app)).toEqual([]);
    await expect.element(page.getByRole('button', { name: '发送', exact: true })).toBeDisabled();
  });

  test('text beyond the limit is kept, counted and not sent', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '字'.repeat(503));
    expect(saidTo(app)).toEqual([]);
    await expect.element(composer()).toHaveValue('字'.repeat(503));
    await expect.element(page.getByText('超出 3 个字符')).toBeVisible();
  });

  test('the field of a line counts as the platform does: an emoji is one character', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '👨‍👩‍👧'.repeat(500));
    expect(saidTo(app)).toEqual([{ text: '👨‍👩‍👧'.repeat(500), mentions: {} }]);
    await composer().fill('👍🏽'.repeat(503));
    await expect.element(page.getByText('超出 3 个字符')).toBeVisible();
  });

  test('the count of a text that is too long stays inside its box on a narrow screen', async () => {
    const viewport = { width: 360, height: 740 };
    await mountApp({ path: HALL_PATH, viewport });
    await composer().fill('长'.repeat(3000));
    const count = page.getByText('超出 2500 个字符');
    await expect.element(count).toBeVisible();
    // The composer keeps a margin to the lower edge; its count stays above it.
    expect(count.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(viewport.height - 8);
  });

  test('a draft survives a reload, and a line that was sent does not come back', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().fill('还没写完的话');
    await app.clock.advance(5000);
    const again = await app.reload();
    await expect.element(composer()).toHaveValue('还没写完的话');
    await say(again, '写完了');
    await again.clock.advance(5000);
    await again.reload();
    await expect.element(composer()).toHaveValue('');
  });

  test('a muted user reads why the field is closed', async () => {
    await mountApp({ path: HALL_PATH, prepare: ({ http }) => answerJoin(http, { text_mute: 1 }) });
    await expect.element(composer()).toBeDisabled();
    await expect.element(page.getByPlaceholder('你已被禁言')).toBeVisible();
  });

  test('a draft does not hide why it cannot be sent, and stays in the field', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().fill('写到一半的话');
    const reason = page.getByRole('status').filter({ hasText: '你已被禁言' });
    expect(reason.elements()).toEqual([]);
    app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 2, ctx: '1' }, { to: HALL });
    await app.settle();
    await expect.element(reason).toBeVisible();
    await expect.element(composer()).toBeDisabled();
    await expect.element(composer()).toHaveValue('写到一半的话');
    app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 2, ctx: '2' }, { to: HALL });
    await app.settle();
    expect(reason.elements()).toEqual([]);
  });

  test('a colon offers emoticons; Enter takes the chosen one instead of sending', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().click();
    await userEvent.keyboard('真棒:鼓');
    await expect.element(page.getByRole('option', { name: '鼓掌' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(composer()).toHaveValue('真棒:鼓掌:');
    expect(saidTo(app)).toEqual([]);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('Esc closes the offers and keeps the text', async () => {
    await mountApp({ path: HALL_PATH });
    await composer().click();
    await userEvent.keyboard(':鼓');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(composer()).toHaveValue(':鼓');
  });

  test('a mention from a card goes to the caret and is sent with its number', async () => {
    const card_info = {
      uid: OTHER,
      nick: '阿澈',
      avatar: '',
      gender: 0,
      age: 0,
      sign: '',
      role: '',
      online: false,
      mic_mute: false,
      mic_muted_by: '',
      text_mute: false,
    } as const;
    const app = await mountApp({ path: HALL_PATH, prepare: ({ http }) => http.on('hall.user_card', { card_info }) });
    await composer().fill('早，');
    const members = page.getByRole('complementary', { name: '成员列表' });
    await members.getByRole('button', { name: /阿澈/ }).click();
    await app.clock.advance(0);
    await page.getByRole('button', { name: '提到 TA' }).click();
    await expect.element(composer()).toHaveValue('早，@阿澈 ');
    await composer().click();
    await userEvent.keyboard('{Enter}');
    await app.clock.advance(0);
    expect(saidTo(app)).toEqual([{ text: '早，@阿澈', mentions: { [OTHER]: '阿澈' } }]);
  });

  test('[modal.emoji-picker.opens-on-click] [modal.emoji-picker.size] [modal.emoji-picker.list-by-name] [modal.emoji-picker.insert] [const.emoji-set-29] the picker opens on a click, measures 325 by 235, names 29 emoticons of 36 px and inserts the chosen one at the caret', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().fill('前后');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('toolbar', { name: '表情' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '表情', exact: true }).click();
    const picker = page.getByRole('toolbar', { name: '表情' });
    await expect.element(picker).toBeVisible();
    const { width, height } = page.getByRole('dialog', { name: '表情' }).element().getBoundingClientRect();
    expect([Math.round(width), Math.round(height)]).toEqual([325, 235]);
    expect(picker.getByRole('button').elements()).toHaveLength(29);
    const choice = picker.getByRole('button', { name: '加油' });
    const drawing = choice.element().querySelector('svg, img')?.getBoundingClientRect();
    expect([drawing?.width, drawing?.height]).toEqual([36, 36]);
    await choice.click();
    await expect.element(composer()).toHaveValue('前:加油:后');
    await userEvent.keyboard('{Enter}');
    await app.clock.advance(0);
    await expect.element(lines().last().getByRole('img', { name: '加油' })).toBeVisible();
  });

  test('a file that is no picture is refused before anything is sent, and the text stays', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await composer().fill('看这个');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('the page has no file input');
    await userEvent.upload(input, new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' }));
    await app.settle();
    await expect.element(page.getByText('只支持 JPG、PNG、GIF、WebP 图片').first()).toBeVisible();
    await expect.element(composer()).toHaveValue('看这个');
    expect(app.http.requests('file.upload')).toEqual([]);
  });

  test('a line for which the outbox has no room stays in the field', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.server.drop();
    for (let index = 0; index < OUTGOING_LINES_MAX; index += 1) {
      app.dispatch(chatActions.sendRequested({ text: `line ${index}`, mentions: {} }));
    }
    await say(app, '你好');
    await expect.element(composer()).toHaveValue('你好');
  });
});
