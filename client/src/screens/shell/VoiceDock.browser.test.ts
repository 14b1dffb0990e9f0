import { CHANNEL_CALLS, channel } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { audioActions, voiceActions } from '../../features/audio/index.ts';
import { HALL, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { channelRow, HALL_PATH, joinVoice } from '../../testing/hall-page.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { answerJoin } from '../../testing/run-client.ts';
import { answerTeamLine } from '../../testing/team-lines.ts';

/** A page whose viewer is heard in the voice channel of the hall. */
async function inVoice(options: MountOptions = {}) {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    ...options,
    prepare: (fakes) => {
      answerTeamLine(fakes);
      answerJoin(fakes.http, { token: `${VIEWER}:send` });
      fakes.http.on('channel.user_list', { list: [] });
      fakes.http.on('hall.batch_user_card', { list: [] });
      options.prepare?.(fakes);
    },
  });
  await joinVoice(app);
  return app;
}

test('[api.lobby.op.current-location] a page that was loaded again shows the voice that stayed in another hall, and can end it', async () => {
  const app = await mountApp({
    path: '/index/more',
    signedIn: true,
    prepare: ({ http }) => {
      http.on('channel.current_channel', { hall_id: '8002', voice: '9202', text: '' });
      http.on('channel.detail', z.parse(channel, { id: '9202', hall_id: '8002', name: '五排车队', type: 2 }));
      http.on('channel.leave', {});
    },
  });
  await app.settle();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const place = dock.getByRole('link', { name: '五排车队' });
  await expect.element(place).toHaveAttribute('href', '/index/room/8002?channel_id=9202');
  // The sound stayed with the page that is gone.
  await expect.element(dock.getByRole('status')).toHaveTextContent('这里没有声音');
  await expect.element(dock.getByRole('button', { name: '加入语音' })).toBeVisible();
  // What would change nothing but its own icon is not there, and its key does nothing.
  const idle = ['静音', '取消静音', '静听（不播放声音）'];
  const buttons = () => idle.flatMap((name) => dock.getByRole('button', { name, exact: true }).elements());
  expect(buttons()).toEqual([]);
  await userEvent.keyboard('{Control>}{Shift>}m{/Shift}{/Control}');
  expect(app.client.store.getState().audio.isMuted).toBe(false);
  // The tab that has it says so, and this one can take it over.
  app.voiceTab.tellElsewhere(true);
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音在另一个标签页');
  await expect.element(dock.getByRole('button', { name: '切换到此标签页' })).toBeVisible();
  expect(buttons()).toEqual([]);
  app.voiceTab.tellElsewhere(false);
  await expect.element(dock.getByRole('status')).toHaveTextContent('这里没有声音');
  await dock.getByRole('button', { name: '离开语音频道' }).click();
  await app.settle();
  await expect.element(dock).not.toBeInTheDocument();
  expect(app.http.requests(CHANNEL_CALLS['channel.leave'].name)).toEqual([{ channel_id: '9202' }]);
});

test.each(['/invite', '/nowhere'])('a call keeps its dock on %s, a page without the rail', async (path) => {
  const app = await inVoice();
  app.ports.navigation.go(path);
  await app.settle();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock.getByRole('button', { name: '静音', exact: true })).toBeInViewport({ ratio: 1 });
  await expect.element(dock.getByRole('button', { name: '离开语音频道' })).toBeVisible();
});

test.each([
  [360, 'zh-CN'],
  [360, 'fa-IR'],
  [520, 'en-US'],
  [900, 'ja-JP'],
  [1440, 'fa-IR'],
] as const)('a voice place without sound is named at %i px, in %s', async (width, language) => {
  const app = await mountApp({
    path: '/index/more',
    signedIn: true,
    language,
    viewport: { width, height: 740 },
    prepare: ({ http }) => {
      http.on('channel.current_channel', { hall_id: '8002', voice: '9202', text: '' });
      http.on('channel.detail', z.parse(channel, { id: '9202', hall_id: '8002', name: '五排车队', type: 2 }));
    },
  });
  await app.settle();
  const place = page.getByRole('link', { name: '五排车队' });
  await expect.element(place).toBeVisible();
  const { width: drawn, height } = place.element().getBoundingClientRect();
  // All of its name, in one line.
  expect(drawn).toBeGreaterThan(50);
  expect(height).toBeLessThan(24);
  expect(await inspect(width)).toEqual([]);
});

test.each([
  [360, 'zh-CN', /^刷新后语音断开了/, '浏览器要你点一下', '继续语音', '加入后你是静音的'],
  [1440, 'en-US', /^The reload ended your call/, 'Your browser needs one click', 'Resume voice', 'You join muted'],
  [360, 'fa-IR', /^با بارگذاری دوباره/, 'مرورگر برای ادامهٔ', 'ادامهٔ صدا', 'بی‌صدا می‌پیوندید'],
  [1440, 'fa-IR', /^با بارگذاری دوباره/, 'مرورگر برای ادامهٔ', 'ادامهٔ صدا', 'بی‌صدا می‌پیوندید'],
] as const)(
  'a page that was loaded again during a call says why it is silent and that the viewer stays muted, and one press goes on, at %i px, in %s',
  async (width, language, state, why, goOn, muted) => {
    const app = await inVoice();
    app.dispatch(audioActions.muteToggled());
    app.page.leave();
    const again = await app.reload({
      language,
      viewport: { width, height: 740 },
      prepare: (fakes) => {
        answerTeamLine(fakes);
        answerJoin(fakes.http, { token: `${VIEWER}:send` });
        fakes.http.on('channel.user_list', { list: [] });
        fakes.http.on('hall.batch_user_card', { list: [] });
        fakes.http.on('channel.current_channel', { hall_id: HALL, voice: VOICE, text: '' });
        fakes.http.on('channel.leave', {});
      },
    });
    await expect.poll(() => again.http.requests('channel.leave')).toEqual([{ channel_id: VOICE }]);
    const dock = page.getByRole('button', { name: goOn }).last();
    await expect.element(page.getByRole('status').filter({ hasText: state })).toBeVisible();
    // In the dock, and where the button of the channel is.
    expect(page.getByText(why).elements()).toHaveLength(2);
    expect(page.getByText(muted).elements()).toHaveLength(2);
    await expect.element(page.getByText(muted).last()).toBeInViewport({ ratio: 0.95 });
    expect(page.getByRole('button', { name: goOn }).elements()).toHaveLength(2);
    expect(await inspect(width)).toEqual([]);
    await dock.click();
    await again.settle();
    expect(again.voiceTab.isHere()).toBe(true);
    expect(page.getByRole('button', { name: goOn }).elements()).toEqual([]);
  },
);

test('a speaker whose browser keeps the page silent reads until a press that the others do not hear them; one who is muted is only offered the sound', async () => {
  const app = await inVoice();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const unheard = dock.getByRole('alert').filter({ hasText: '别人还听不到你' });
  const enable = dock.getByRole('button', { name: '点击开启声音' });
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音已连接');
  await expect.element(enable).not.toBeInTheDocument();
  app.voices.block(VIEWER);
  await app.settle();
  await expect.element(unheard).toBeVisible();
  expect(await inspect(360)).toEqual([]);
  await page.getByRole('button', { name: '静音', exact: true }).click();
  await expect.element(unheard).not.toBeInTheDocument();
  await expect.element(enable).toBeVisible();
  await page.getByRole('button', { name: '取消静音' }).click();
  await expect.element(unheard).toBeVisible();
  await enable.click();
  await expect.element(unheard).not.toBeInTheDocument();
  await expect.element(enable).not.toBeInTheDocument();
});

test('while the browser is offline the dock says that it reconnects, and goes on as before once the network is back', async () => {
  const app = await inVoice();
  const state = page.getByRole('region', { name: '语音', exact: true }).getByRole('status');
  await expect.element(state).toHaveTextContent('语音已连接');
  app.page.connect(false);
  await app.settle();
  await expect.element(state).toHaveTextContent('重连中');
  app.page.connect(true);
  await app.settle();
  await expect.element(state).toHaveTextContent('语音已连接');
});

test('the dock turns the AI denoiser on and off; one that did not load says so and is loaded again by the same button', async () => {
  const app = await inVoice({ prepare: ({ http }) => http.on('voice.settings', {}) });
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const denoise = dock.getByRole('button', { name: 'AI 降噪', exact: true });
  const again = dock.getByRole('button', { name: '重新启动 AI 降噪' });
  const told = dock.getByText('AI 降噪没能启动，麦克风照常使用');
  await expect.element(denoise).toHaveAttribute('aria-pressed', 'false');
  app.voices.denoises(VIEWER, false);
  await denoise.click();
  await app.settle();
  expect(app.http.requests('voice.settings')).toMatchObject([{ voice_setting: { NoiseReduction: true } }]);
  await expect.element(told).toBeVisible();
  await expect.element(again).toHaveAttribute('aria-pressed', 'true');
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  app.voices.denoises(VIEWER, true);
  await again.click();
  await app.settle();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(denoise).toHaveAttribute('aria-pressed', 'true');
  await denoise.click();
  await app.settle();
  await expect.element(denoise).toHaveAttribute('aria-pressed', 'false');
  expect(app.http.requests('voice.settings')).toHaveLength(2);
});

test('a voice place that is entered before its part has come shows its dock when the part is there, and costs no page', async () => {
  let firstScreenDone = () => {};
  const app = await mountApp({
    path: '/index/more',
    prepare({ page: fakePage, http }) {
      fakePage.onFirstScreenDone = (callback) => {
        firstScreenDone = callback;
        return () => {};
      };
      http.on('channel.current_channel', { hall_id: '', voice: '', text: '' });
    },
  });
  app.client.store.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, token: `${VIEWER}:send` }));
  await expect.element(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock).not.toBeInTheDocument();
  firstScreenDone();
  await expect.element(dock).toBeVisible();
});

test('[entity.voice-settings.key] the dock of push-to-talk without a key says that the viewer is not heard, and leads to the key', async () => {
  const app = await inVoice();
  app.http.on('voice.settings', {});
  app.dispatch(voiceActions.settingsRequested({ VoiceMode: 2, Key: '' }));
  await app.settle();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock.getByText('还没有说话键，别人听不到你')).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await dock.getByRole('button', { name: '还没有说话键，别人听不到你' }).click();
  await expect.element(page.getByRole('dialog', { name: '语音设置' })).toBeVisible();
});

test('on a phone the dock leaves the buttons to the page of its channel, and has them where that page does not', async () => {
  const app = await inVoice({ viewport: { width: 360, height: 740 } });
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const mute = page.getByRole('button', { name: '静音', exact: true });
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音已连接');
  expect([dock.getByRole('button').elements(), mute.elements()].map(({ length }) => length)).toEqual([0, 1]);
  expect(await inspect(360)).toEqual([]);
  // A text channel that does not answer is on screen: the page has no buttons for the voice, which goes on.
  app.http.on('channel.join', () => new Promise(() => {}));
  await page.getByRole('button', { name: '打开频道列表' }).click();
  await channelRow('闲聊').click();
  await app.settle();
  await expect.element(dock.getByRole('button', { name: '静音', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '打开频道列表' }).click();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发现大厅' }).click();
  await app.settle();
  await expect.element(dock.getByRole('button', { name: '静音', exact: true })).toBeVisible();
});

test('[error.message.check-microphone] a browser without voice says so, offers no second try, and leaves the call in text', async () => {
  const app = await inVoice({ prepare: ({ voices }) => voices.forbid(VIEWER) });
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音已断开');
  await expect.element(dock.getByText(/^请检查麦克风和摄像头的连接。这个浏览器不支持语音/)).toBeVisible();
  expect(dock.getByRole('button', { name: '重连语音' }).elements()).toEqual([]);
  await expect.element(dock.getByRole('button', { name: '离开语音频道' })).toBeVisible();
  expect(app.voice.hears(VIEWER)).toBe(0);
});

test('a voice place that carries no more people says so, and can be tried again', async () => {
  await inVoice({ prepare: ({ voices }) => voices.fill(VIEWER) });
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock.getByRole('status')).toHaveTextContent('语音已断开');
  await expect.element(dock.getByText('语音人数已满，请稍后再试')).toBeVisible();
  await expect.element(dock.getByRole('button', { name: '重连语音' })).toBeVisible();
});

test('the dock calls the microphone open only while there is one: not without the last one, and again with the next', async () => {
  const app = await inVoice();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const mute = dock.getByRole('button', { name: '静音', exact: true });
  const missing = dock.getByRole('button', { name: '没有找到麦克风，点击重试' });
  await expect.element(mute).toBeVisible();
  for (const id of ['mic-1', 'mic-2']) app.voice.unplug(id);
  await app.settle();
  await expect.element(missing).toBeVisible();
  expect(mute.elements()).toEqual([]);
  await missing.click();
  await app.settle();
  await expect.element(page.getByText('没有找到麦克风，你现在只能听。请接好麦克风')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await app.settle();
  app.voice.plug('mic-3');
  await app.settle();
  await expect.element(mute).toBeVisible();
  expect(missing.elements()).toEqual([]);
});

test('a microphone that the browser refuses shows the steps of this browser that allow it', async () => {
  const app = await inVoice({ prepare: ({ voice }) => voice.refuseMicrophone() });
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await dock.getByRole('button', { name: '麦克风被浏览器拒绝，点击查看解决办法' }).click();
  await app.settle();
  // The tests run in Chromium.
  const steps = '你现在只能听。请点击地址栏左侧的图标，打开“麦克风”权限，然后再点一次麦克风按钮。';
  await expect.element(page.getByRole('dialog').getByText(steps)).toBeVisible();
});
