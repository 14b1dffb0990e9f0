import { JOIN_DELAY_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GENERAL, GUIDES, HALL, messageAt } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH, line, saidTo } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { answerSlowly } from '../../../testing/open-channels.ts';

const SLOW_MS = 200;
const title = () => page.getByRole('heading', { level: 1 });

async function openSlowly(): Promise<MountedApp> {
  const app = await mountApp({ path: HALL_PATH, prepare: (fakes) => answerSlowly(fakes, SLOW_MS) });
  await app.clock.advance(2000);
  await expect.element(line('闲聊的话')).toBeVisible();
  return app;
}

describe('switching the channel', () => {
  test('[hall-flow.channel-join.check] the name and the composer of the next channel are there before any answer, and the lines of the one before are gone', async () => {
    const app = await openSlowly();
    const field = composer().element();
    await channelRow('攻略').click();
    await expect.element(title()).toHaveTextContent('攻略');
    expect(composer('攻略').element()).toBe(field);
    expect(line('闲聊的话').elements()).toEqual([]);
    expect(app.http.requests('channel.join').map(({ channel_id }) => channel_id)).toEqual([GENERAL]);
  });

  test('[chat.history.has-more] the first page is asked for beside check, join and detail: one answer later it is there', async () => {
    const app = await openSlowly();
    await channelRow('攻略').click();
    await app.clock.advance(SLOW_MS);
    await expect.element(line('攻略的话')).toBeVisible();
    await app.clock.advance(SLOW_MS * 3 + JOIN_DELAY_MS);
    expect(app.http.requests('channel.message').filter(({ channel_id }) => channel_id === GUIDES)).toHaveLength(1);
  });

  test('[hall-flow.channel-join.check] a channel that was open before shows its last page at once, and takes in what came meanwhile', async () => {
    const app = await openSlowly();
    await channelRow('攻略').click();
    await app.clock.advance(2000);
    app.http.on('channel.message', async ({ channel_id }) => {
      await app.clock.sleep(SLOW_MS);
      return { msg_list: [messageAt(1, { channel_id }), messageAt(2, { channel_id })] };
    });
    await channelRow('闲聊').click();
    await expect.element(line('闲聊的话')).toBeVisible();
    await app.clock.advance(SLOW_MS);
    await expect.element(line('text 2')).toBeVisible();
  });

  test('text typed during the switch is kept, and Enter sends it as soon as the channel is current', async () => {
    const app = await openSlowly();
    await channelRow('攻略').click();
    await expect.element(composer('攻略')).toHaveFocus();
    await userEvent.keyboard('马上到{Enter}');
    await app.clock.advance(SLOW_MS);
    expect(saidTo(app)).toEqual([]);
    await expect.element(composer('攻略')).toHaveValue('马上到');
    await app.clock.advance(JOIN_DELAY_MS + SLOW_MS);
    expect(saidTo(app).map(({ text }) => text)).toEqual(['马上到']);
    expect(app.server.sentNamed('sendChat')[0]?.envelope.channel).toBe(GUIDES);
    await expect.element(composer('攻略')).toHaveValue('');
  });

  test('[hall-flow.channel-join.check] each channel keeps its draft, with the caret at its end', async () => {
    const app = await openSlowly();
    await composer().fill('说到一半');
    await channelRow('攻略').click();
    await app.clock.advance(2000);
    await expect.element(composer('攻略')).toHaveValue('');
    await channelRow('闲聊').click();
    await expect.element(composer('闲聊')).toHaveValue('说到一半');
    await userEvent.keyboard('了');
    await expect.element(composer('闲聊')).toHaveValue('说到一半了');
  });

  test('[route.index-room.channel-id-optional] a channel that is opened is an entry of the history: Back leads to the one before', async () => {
    const app = await openSlowly();
    await channelRow('攻略').click();
    await app.clock.advance(2000);
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${GUIDES}`);
    window.history.back();
    await expect.element(title()).toHaveTextContent('闲聊');
    await app.clock.advance(2000);
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${GENERAL}`);
    await expect.element(composer('闲聊')).toBeVisible();
  });
});

describe('switching the hall', () => {
  test('[hall-flow.entry.opens-room-route] a hall that was open before shows its channels, its last page and its composer before any answer', async () => {
    const app = await openSlowly();
    await page.getByRole('link', { name: '发现大厅' }).click();
    await app.settle();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '小满的大厅' }).click();
    await expect.element(title()).toHaveTextContent('闲聊');
    await expect.element(line('闲聊的话')).toBeVisible();
    await expect.element(composer('闲聊')).toBeVisible();
    await expect.element(channelRow('攻略')).toBeVisible();
  });
});

describe('without the platform', () => {
  test('[hall-flow.channel-join.no-response] a channel that was read before stays readable: its page and its name, and one line that says why nothing is new', async () => {
    const app = await openSlowly();
    await channelRow('攻略').click();
    await app.clock.advance(2000);
    for (const call of ['channel.check_join', 'channel.message', 'hall.detail'] as const) app.http.vanish(call);
    await channelRow('闲聊').click();
    await app.settle();
    await expect.element(title()).toHaveTextContent('闲聊');
    await expect.element(line('闲聊的话')).toBeVisible();
    await expect.element(page.getByText(/暂时连不上.*网络异常/)).toBeVisible();
    expect(page.getByRole('region', { name: '通知' }).getByRole('alert').elements()).toEqual([]);
    // A line is kept for the way back, which the composer says; a change of it takes that back.
    const due = () => page.getByText('进入频道后自动发送', { exact: false });
    await composer('闲聊').fill('回来了');
    await expect.element(due()).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(due()).toBeVisible();
    await userEvent.keyboard('吗');
    await expect.element(due()).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}{Enter}');
    answerSlowly(app, SLOW_MS);
    await page.getByRole('button', { name: '重试' }).click();
    await app.clock.advance(2000);
    await expect.element(page.getByText(/暂时连不上/)).not.toBeInTheDocument();
    expect(saidTo(app).map(({ text }) => text)).toEqual(['回来了']);
  });
});
