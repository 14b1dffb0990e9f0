import { ERRORS, JOIN_DELAY_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GENERAL, GUIDES, HALL, OTHER, VOICE } from '../../../testing/chat-lines.ts';
import { channelRow, composer, HALL_PATH, line } from '../../../testing/hall-page.ts';
import { mountApp } from '../../../testing/mount-app.tsx';
import { channelActions } from '../index.ts';

describe('joining a channel', () => {
  test('the tab stop of the channels follows a channel that opens without a press on its row, and stays where the keyboard is', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-label="频道列表"] [data-roving]')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent);
    const open = async (channel_id: typeof GUIDES) => {
      app.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id }));
      await app.settle();
      await app.clock.advance(JOIN_DELAY_MS);
      await app.settle();
    };
    await composer().click();
    expect(stops()).toEqual([expect.stringContaining('闲聊')]);
    await open(GUIDES);
    await expect.element(composer('攻略')).toBeVisible();
    expect(stops()).toEqual([expect.stringContaining('攻略')]);
    (channelRow('攻略').element() as HTMLElement).focus();
    await open(GENERAL);
    expect(stops()).toEqual([expect.stringContaining('攻略')]);
  });

  test('[hall-flow.channel-join.check] [hall-flow.channel-join.check-2] [hall-flow.channel-join.load-detail] [hall-flow.channel-join.wait-300ms] [hall-flow.channel-join.init-text] a click checks, joins, loads the detail and, 300 ms later, shows the text channel', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await channelRow('攻略').click();
    await app.clock.advance(JOIN_DELAY_MS - 1);
    expect(app.http.requests('channel.check_join').at(-1)).toMatchObject({ channel_id: GUIDES });
    expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES });
    expect(app.http.requests('channel.detail').at(-1)).toEqual({ channel_id: GUIDES });
    expect(app.path()).not.toContain(GUIDES);
    await app.clock.advance(1);
    await expect.element(composer('攻略')).toBeVisible();
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${GUIDES}`);
  });

  test('[hall-flow.channel-join.already-current] a click on the current channel asks nothing', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const before = app.http.requests('channel.check_join').length;
    await channelRow('闲聊').click();
    await app.settle();
    expect(app.http.requests('channel.check_join')).toHaveLength(before);
  });

  test('[hall-flow.channel-join.check-1] [hall-flow.channel-join.optional-password] [hall-flow.channel-join.reset-lock] a locked channel is joined with the password that its dialog asked for, and the dialog starts empty the next time', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.on('channel.check_join', { is_join: 1 });
    app.http.on('channel.check_password', {});
    await channelRow('攻略').click();
    await app.settle();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('频道密码').fill('8888');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES, password: '8888' });
    await expect.element(composer('攻略')).toBeVisible();
    await channelRow('闲聊').click();
    await app.settle();
    await expect.element(page.getByRole('dialog').getByLabelText('频道密码')).toHaveValue('');
  });

  test('[hall-flow.channel-join.check-1] a password is counted as the platform counts it: an emoji is one character, and a blank is one, too', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.on('channel.check_join', { is_join: 1 });
    app.http.on('channel.check_password', {});
    await channelRow('攻略').click();
    await app.settle();
    const dialog = page.getByRole('dialog');
    for (const [password, isSent] of [
      [`${'a'.repeat(32)} `, false],
      ['😀'.repeat(20), true],
    ] as const) {
      await dialog.getByLabelText('频道密码').fill(password);
      expect(dialog.getByText('超出 1 个字符').elements()).toHaveLength(isSent ? 0 : 1);
      await userEvent.keyboard('{Enter}');
      await app.settle();
      expect(app.http.requests('channel.check_password')).toEqual(isSent ? [{ channel_id: GUIDES, password }] : []);
    }
  });

  test('[hall-flow.channel-join.reset-chat] [hall-flow.channel-join.reset-text] [chat.reset] another channel shows its own lines and nothing of the one before', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await expect.element(line('text 1')).toBeVisible();
    app.http.on('channel.message', { msg_list: [] });
    await composer().fill('没写完');
    await channelRow('攻略').click();
    await app.settle();
    await expect.element(composer('攻略')).toHaveValue('');
    await expect.element(line('text 1')).not.toBeInTheDocument();
  });

  test('[hall-flow.channel-join.init-voice] [screen.hall.voice-channels] a voice channel is initialised as voice: the strip says where the voice is', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await channelRow('开黑').click();
    await app.settle();
    await expect.element(page.getByRole('region', { name: '语音' }).getByText('开黑').first()).toBeVisible();
  });

  test('[hall-flow.channel-join.failed-message] [hall-flow.channel-join.failed-reload] a refused join reloads the page without the channel, and the message shows after it', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.refuse('channel.join', ERRORS.channelFull.code, '频道麦位已满');
    await channelRow('攻略').click();
    await app.settle();
    expect(app.reloads).toEqual([`/index/room/${HALL}`]);
    await app.reload();
    await expect.element(page.getByText('频道麦位已满').first()).toBeVisible();
  });

  test('[hall-flow.banned-join.other] a failure that is no ban stays where the channel would be, after the reload too, with another attempt', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.refuse('channel.join', ERRORS.channelFull.code, '频道麦位已满');
    await channelRow('攻略').click();
    await app.settle();
    const again = await app.reload({
      prepare: ({ http }) => http.refuse('channel.join', ERRORS.channelFull.code, '频道麦位已满'),
    });
    await expect.element(page.getByRole('alert').getByText('频道麦位已满', { exact: true })).toBeVisible();
    expect(again.reloads).toEqual([]);
    again.http.on('channel.join', {
      hall_id: HALL,
      channel_id: GENERAL,
      role: '',
      type: 1,
      token: '',
      text_mute: false,
      mute_all: false,
    });
    await page.getByRole('button', { name: '重试' }).click();
    await again.settle();
    await expect.element(composer()).toBeEnabled();
  });

  test('[hall-flow.channel-join.no-response] a join without a response shows 网络异常 and reloads nothing', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.vanish('channel.join');
    await channelRow('攻略').click();
    await app.settle();
    await expect.element(page.getByText('网络异常').first()).toBeVisible();
    expect(app.reloads).toEqual([]);
  });

  test('[hall-flow.banned-join.code-50] [error.50] a ban shows its message where the channel would be', async () => {
    const app = await mountApp({ path: HALL_PATH });
    app.http.refuse('channel.join', ERRORS.channelBanned.code, '你已被禁止进入该频道');
    await channelRow('攻略').click();
    await app.settle();
    await expect.element(page.getByText('你已被禁止进入该频道')).toBeVisible();
    expect(app.reloads).toEqual([]);
  });
});

describe('voice channels', () => {
  test('[hall-event.1004.mic-op-1] [hall-event.1004.mic-op-2] [hall-event.1011.type-1] a person shows under a voice channel when they join and goes when they leave', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const mic = { channel_id: VOICE, mic_uid: OTHER, mic_state: true, nick: '阿澈', avatar: '' };
    const tree = page.getByRole('navigation', { name: '频道列表' });
    app.server.emit('micListChanged', { ...mic, mic_op: 1 }, { to: HALL });
    await app.clock.advance(0);
    await expect.element(tree.getByText('阿澈')).toBeVisible();
    app.server.emit('micListChanged', { ...mic, mic_op: 2 }, { to: HALL });
    await app.clock.advance(0);
    await expect.element(tree.getByText('阿澈')).not.toBeInTheDocument();
  });
});
