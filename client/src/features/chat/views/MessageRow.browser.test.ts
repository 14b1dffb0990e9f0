import { clientMid, ERRORS, OUTGOING_LIST_CAP, SEND_ACK_TIMEOUT_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, idOf, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, lines, say, sentIds } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { acknowledge, hear } from '../../../testing/talk.ts';
import { chatActions } from '../chat.slice.ts';
import type { ChatRoot } from '../chat.state.ts';

const SCRIPTS = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  'https://example.com/"onmouseover="window.hacked=1',
];

async function openAndHear(fields: Record<string, unknown>) {
  const app = await mountApp({ path: HALL_PATH });
  hear(app, 7, fields);
  await app.clock.advance(0);
  return app;
}

describe('MessageRow', () => {
  test('[chat.list-cap-30] only the last thirty lines wait for an acknowledgement: the line before them is unconfirmed at once', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const awaited = () => app.client.store.getState() as unknown as ChatRoot;
    await say(app, '第1句');
    // Typed by hand, these would take half of the time that a test has.
    for (let count = 2; count <= OUTGOING_LIST_CAP; count += 1)
      app.client.store.dispatch(chatActions.sendRequested({ text: `第${count}句`, mentions: {} }));
    await app.clock.advance(0);
    await expect.element(line('第1句')).not.toHaveTextContent('未确认');
    await say(app, '最后一句');
    await expect.element(line('第1句').getByText('未确认')).toBeInTheDocument();
    await expect.element(line('第2句')).not.toHaveTextContent('未确认');
    expect(awaited().chat.outbox.wait).toHaveLength(OUTGOING_LIST_CAP);
  });

  test('[chat.ack-timeout] [error.send-no-ack] a line without an acknowledgement is unconfirmed after 3 s; a retry sends one copy, and a late acknowledgement heals it', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '听得到吗');
    await app.clock.advance(SEND_ACK_TIMEOUT_MS - 1);
    await expect.element(line('听得到吗')).not.toHaveTextContent('未确认');
    await app.clock.advance(1);
    await expect.element(line('听得到吗').getByText('未确认')).toBeVisible();
    await line('听得到吗').getByRole('button', { name: '重试' }).click();
    await app.clock.advance(SEND_ACK_TIMEOUT_MS);
    const [first, ...others] = sentIds(app);
    expect(others).toEqual([first]);
    await expect.element(line('听得到吗').getByText('未确认')).toBeVisible();
    acknowledge(app, String(first), 8);
    await app.clock.advance(0);
    await expect.element(line('听得到吗')).not.toHaveTextContent('未确认');
    expect(line('听得到吗').elements()).toHaveLength(1);
  });

  test('the clock of a line has the whole moment as its tooltip once the pointer is on it', async () => {
    await mountApp({ path: HALL_PATH });
    const clock = line('text 1').getByRole('time').first();
    await expect.element(clock).not.toHaveAttribute('title');
    await clock.hover();
    await expect.element(clock).toHaveAttribute('title', expect.stringMatching(/\d{4}年\d+月\d+日/));
  });

  test('an unconfirmed line can be deleted', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '听得到吗');
    await app.clock.advance(SEND_ACK_TIMEOUT_MS);
    await line('听得到吗').getByRole('button', { name: '删除' }).click();
    await expect.element(line('听得到吗')).not.toBeInTheDocument();
  });

  test('a line that was refused shows the reason of the server, and no retry', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '你好');
    const c_mid = z.parse(clientMid, sentIds(app)[0]);
    app.server.emit(
      'errorReported',
      { code: ERRORS.textMuted.code, msg: '你已被禁言', extra: '', c_mid, msg_id: idOf(9) },
      { to: VIEWER },
    );
    await app.clock.advance(SEND_ACK_TIMEOUT_MS);
    await expect.element(line('你好').getByText('你已被禁言')).toBeVisible();
    expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([]);
  });

  test('[hall-event.blocked-message.shows-extra] [hall-event.blocked-message.deletes-line] [error.110] a blocked message says why and its line goes', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '这里有违禁词');
    const c_mid = z.parse(clientMid, sentIds(app)[0]);
    const extra = '消息包含违规内容，发送失败';
    app.server.emit('errorReported', { code: ERRORS.sendBlocked.code, msg: 'm', extra, c_mid }, { to: VIEWER });
    await app.clock.advance(0);
    await expect.element(page.getByText(extra)).toBeVisible();
    await expect.element(line('这里有违禁词')).not.toBeInTheDocument();
  });

  test('a sent line needs no attention', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '你好');
    acknowledge(app, String(sentIds(app)[0]), 8);
    await app.clock.advance(SEND_ACK_TIMEOUT_MS);
    await expect.element(line('你好')).not.toHaveTextContent(/发送中|未确认/);
  });

  test('[rule.card-bad-json] [error.message.card-format] a card that cannot be read says 格式不支持', async () => {
    await openAndHear({ msg_type: '5', content: '{' });
    await expect.element(lines().last()).toHaveTextContent('格式不支持');
  });

  test('a picture of a card that does not load leaves its place as it is, in a colour of its own', async () => {
    const poster = (title: string, room_avatar: string) => JSON.stringify({ title, room_avatar });
    const app = await openAndHear({ msg_type: '5', content: poster('没到', '/files/gone.png') });
    hear(app, 8, { msg_type: '5', content: poster('到了', '/icon.svg') });
    await app.clock.advance(0);
    const pictureOf = (title: string) => page.getByText(title).element().closest('div')?.querySelector('img');
    await expect.poll(() => [pictureOf('没到')?.complete, pictureOf('没到')?.naturalWidth]).toEqual([true, 0]);
    const [gone, there] = ['没到', '到了'].map((title) => pictureOf(title)?.getBoundingClientRect());
    expect([gone?.width, gone?.height]).toEqual([there?.width, there?.height]);
    expect(getComputedStyle(pictureOf('没到') ?? document.body).backgroundColor).not.toMatch(/, 0\)$/);
  });

  test('[rule.emoji-code] [rule.emoji-unknown] [rule.links-anchors] emoticons are pictures, unknown codes text, links safe anchors', async () => {
    await openAndHear({ content: ':赞: :没有: https://a.example/x' });
    const last = lines().last();
    await expect.element(last.getByRole('img', { name: '赞' })).toBeVisible();
    await expect.element(last).toHaveTextContent(':没有:');
    const link = last.getByRole('link', { name: 'https://a.example/x' });
    await expect.element(link).toHaveAttribute('href', 'https://a.example/x');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  test('[rule.links-anchors] script in a message, a link or a nick is text, and anchors lead to http and https only', async () => {
    const app = await mountApp({ path: HALL_PATH });
    for (const [index, content] of SCRIPTS.entries()) {
      const author = { id: OTHER, nick: content, avatar: 'javascript:alert(1)', role: '' };
      hear(app, 7 + index, { content, extra: { author } });
    }
    app.server.emit('systemMessage', { msg: SCRIPTS[0] ?? '' }, { to: HALL });
    await app.clock.advance(0);
    await expect.element(line('<script>window.hacked=1</script>').first()).toBeVisible();
    await expect.element(line('onmouseover').first()).toBeVisible();
    for (const anchor of document.querySelectorAll('[role=log] a')) {
      expect(anchor.getAttribute('href')).toMatch(/^https?:\/\//);
    }
    expect(document.querySelector('[role=log] img[src=x]')).toBeNull();
    expect('hacked' in window).toBe(false);
  });

  test('an image has its room before it has loaded', async () => {
    const content = JSON.stringify({ url: '/f/a.jpg', type: 'jpg', w: 4000, h: 2000 });
    await openAndHear({ msg_type: '2', content });
    const box = page.getByRole('button', { name: '阿澈 发送的图片' });
    await expect.element(box).toBeVisible();
    const { width, height } = box.element().getBoundingClientRect();
    expect([width, height]).toEqual([360, 180]);
  });
});
