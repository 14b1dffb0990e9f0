import { ERRORS } from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Im, ImBody, ImSessionId } from '../../../platform/ports/im.ts';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { audioActions } from '../../audio/index.ts';
import { imActions } from '../../im/index.ts';
import { messagesModal } from '../../person/index.ts';
import { clipsActions } from '../index.ts';

const OWN: ImSessionId = `p2p-${VIEWER}`;
const TALK: ImSessionId = `p2p-${OTHER}`;

const panel = () => page.getByRole('complementary', { name: '消息' });
const log = () => panel().getByRole('log');
const field = () => panel().getByRole('textbox', { name: '输入消息' });
const record = () => panel().getByRole('button', { name: '录制语音（可按住说话）' });
const bar = () => panel().getByRole('region', { name: '语音消息' });
const uploads = () => panel().getByRole('list', { name: '正在发送的语音和视频' });
const toast = (text: string) => page.getByRole('region', { name: '通知' }).getByText(text);

/** The open private session of the viewer with another person. */
async function open(options: MountOptions = {}, before: (peer: Im) => Promise<void> = async () => {}) {
  const app = await mountApp(options);
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await before(peer);
  await app.client.late.take('clips');
  app.dispatch(messagesModal.open({ to: null }));
  app.dispatch(imActions.sessionOpened(TALK));
  await app.settle();
  // The code of the panel arrives in its own time.
  await expect.poll(() => document.querySelector('[data-record]')).not.toBeNull();
  return { app, peer };
}

const bodies = async (peer: Im): Promise<ImBody[]> => (await peer.history(OWN, { limit: 50 })).map(({ body }) => body);

/** Half a second of silence that every browser plays, at a pace that a test can follow. */
function silence(seconds: number): string {
  const rate = 8000;
  const bytes = new DataView(new ArrayBuffer(44 + rate * seconds));
  const words = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  words(0, 'RIFF');
  bytes.setUint32(4, 36 + rate * seconds, true);
  words(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  words(36, 'data');
  bytes.setUint32(40, rate * seconds, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

async function speak(app: MountedApp, ms: number) {
  for (let said = 0; said < ms; said += 1000) {
    app.recording.say(0.3);
    await app.clock.advance(1000);
  }
  app.recording.say(0.1);
  await app.settle();
}

/** The pointer goes down on the button that records, and moves with it. */
function press() {
  const { x, y } = record().element().getBoundingClientRect();
  const tell = (type: string, dx = 0) =>
    window.dispatchEvent(new PointerEvent(type, { pointerId: 7, clientX: x + dx, clientY: y, bubbles: true }));
  record()
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { pointerId: 7, clientX: x, clientY: y, bubbles: true, button: 0 }));
  return tell;
}

test('a voice message is recorded with the keyboard alone, heard again, and sent once it is uploaded', async () => {
  const { app, peer } = await open({
    prepare: ({ http }) => http.on('file.upload', { url: '/files/w/a.weba', type: 'weba', w: 0, h: 0, duration: 3000 }),
  });
  record().element().focus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(bar().getByRole('button', { name: '说完了' })).toHaveFocus();
  await expect.element(bar()).toHaveTextContent('正在录音，最长 60 秒');
  expect(field().query()).toBeNull();
  await speak(app, 3000);
  await expect.element(bar().getByRole('timer')).toHaveTextContent(/^0:0[34]$/);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  expect(app.recording.isOpen()).toBe(false);
  await expect.element(bar().getByRole('button', { name: '发送语音' })).toHaveFocus();
  await expect.element(bar().getByRole('slider', { name: '播放位置' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(record()).toHaveFocus();
  expect(app.http.requests('file.upload')).toEqual([{ scene: 'voice' }]);
  const [sent] = await bodies(peer);
  expect(sent).toMatchObject({ kind: 'voice', url: '/files/w/a.weba' });
  const ms = sent?.kind === 'voice' ? sent.durationMs : 0;
  expect(Math.round(ms / 1000)).toBe(4);
  await expect.element(log().getByRole('group', { name: '语音消息，4 秒' })).toBeVisible();
  await expect.element(uploads()).not.toBeInTheDocument();
});

test('a recording ends by itself after a minute with a countdown, by Escape without a trace, and one that is too short is not kept', async () => {
  const { app, peer } = await open();
  await record().click();
  await app.settle();
  await speak(app, 51_000);
  await expect.element(bar().getByRole('status')).toHaveTextContent(/^还可以说 \d 秒$/);
  await app.clock.advance(9000);
  await app.settle();
  await expect.element(bar().getByRole('button', { name: '发送语音' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(panel()).toBeVisible();
  await record().click();
  await app.settle();
  await speak(app, 2000);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  expect(app.recording.isOpen()).toBe(false);
  await expect.element(field()).toBeVisible();
  await record().click();
  await app.settle();
  await bar().getByRole('button', { name: '说完了' }).click();
  await app.settle();
  await expect.element(toast('说话时间太短')).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  expect([await bodies(peer), app.http.requests('file.upload')]).toEqual([[], []]);
});

test('a press that lasts records until it ends; one that slides away is given up', async () => {
  const { app } = await open();
  let tell = press();
  await app.settle();
  await expect.element(bar()).toHaveTextContent('松开结束，滑开取消');
  await speak(app, 2000);
  tell('pointermove', -90);
  await expect.element(bar()).toHaveTextContent('松开手指，取消录音');
  tell('pointermove', -10);
  await expect.element(bar()).toHaveTextContent('松开结束，滑开取消');
  tell('pointerup');
  await app.settle();
  await expect.element(bar().getByRole('button', { name: '发送语音' })).toBeVisible();
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  tell = press();
  await app.settle();
  await expect.element(bar()).toHaveTextContent('松开结束，滑开取消');
  tell('pointermove', 90);
  tell('pointerup', 90);
  await app.settle();
  await expect.element(bar()).not.toBeInTheDocument();
  expect(app.recording.isOpen()).toBe(false);
});

test('a microphone that is denied, missing, lost or not supported has its words and a way on', async () => {
  const { app } = await open();
  app.recording.ask();
  await record().click();
  await app.settle();
  await expect.element(bar().getByRole('status')).toHaveTextContent('请在浏览器中允许使用麦克风…');
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  app.recording.allow();
  await app.settle();
  expect(app.recording.isOpen()).toBe(false);
  for (const [reason, words] of [
    ['denied', '没有麦克风权限，请在浏览器地址栏中允许后重试'],
    ['no-device', '没有找到可用的麦克风，请检查后重试'],
  ] as const) {
    app.recording.refuse(reason);
    await record().click();
    await app.settle();
    await expect.element(bar().getByRole('alert')).toHaveTextContent(words);
    await expect.element(bar().getByRole('button', { name: '重试' })).toHaveFocus();
    app.recording.refuse(null);
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await speak(app, 1000);
    app.recording.lose();
    await app.settle();
    await expect.element(bar().getByRole('button', { name: '发送语音' })).toBeVisible();
    await bar().getByRole('button', { name: '放弃这段录音' }).click();
  }
  app.recording.leaveOut();
  await record().click();
  await app.settle();
  await expect.element(bar().getByRole('alert')).toHaveTextContent('这个浏览器不支持录音');
  expect(bar().getByRole('button', { name: '重试' }).query()).toBeNull();
  await bar().getByRole('button', { name: '关闭' }).click();
  await expect.element(field()).toBeVisible();
});

test('an upload that fails says why, keeps the recording and is sent again, by hand or with the next connection', async () => {
  const { app, peer } = await open({
    prepare: ({ http }) => http.refuse('file.upload', ERRORS.filesFull.code, ERRORS.filesFull.message),
  });
  await record().click();
  await app.settle();
  await speak(app, 2000);
  await bar().getByRole('button', { name: '说完了' }).click();
  await app.settle();
  await bar().getByRole('button', { name: '发送语音' }).click();
  await app.settle();
  await expect.element(uploads().getByRole('alert')).toHaveTextContent('存储空间已满');
  app.http.vanish('file.upload');
  await uploads().getByRole('button', { name: '重新发送' }).click();
  await app.settle();
  await expect.element(uploads().getByRole('alert')).toBeVisible();
  let answer = () => {};
  app.http.on(
    'file.upload',
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ url: '/files/w/b.weba', type: 'weba', w: 0, h: 0, duration: 2000 });
      }),
  );
  await app.ims.cut();
  await app.ims.mend();
  await app.settle();
  app.http.lastUpload()?.progress(0.4);
  await app.settle();
  await expect.element(uploads()).toHaveTextContent('已上传 40%');
  answer();
  await app.settle();
  await expect.element(uploads()).not.toBeInTheDocument();
  expect(await bodies(peer)).toMatchObject([{ kind: 'voice', url: '/files/w/b.weba' }]);
});

test('in a voice place the recording is silent for the others, with a microphone of its own, and a mute of the viewer stays', async () => {
  const { app } = await open();
  const isMuted = () => Reflect.get(app.state(), 'audio').isMuted;
  app.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '开黑' }));
  await record().click();
  await app.settle();
  expect([isMuted(), app.recording.isOpen()]).toEqual([true, true]);
  await expect.element(bar()).toHaveTextContent('正在录音，你在语音中已临时静音');
  await speak(app, 1000);
  await bar().getByRole('button', { name: '说完了' }).click();
  await app.settle();
  expect(isMuted()).toBe(false);
  // The viewer opens the microphone and closes it again meanwhile: that holds.
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  await record().click();
  await app.settle();
  app.dispatch(audioActions.muteToggled());
  app.dispatch(audioActions.muteToggled());
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  await app.settle();
  expect(isMuted()).toBe(true);
  // Muted before, and after.
  await record().click();
  await app.settle();
  await expect.element(bar()).toHaveTextContent('正在录音，最长 60 秒');
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  await app.settle();
  expect(isMuted()).toBe(true);
});

test('a recording waits in its session when the viewer looks elsewhere', async () => {
  const { app } = await open();
  await record().click();
  await app.settle();
  await speak(app, 2000);
  app.dispatch(imActions.sessionOpened('p2p-4001'));
  await app.settle();
  expect(app.recording.isOpen()).toBe(false);
  await expect.element(field()).toBeVisible();
  // Another message that is made and discarded there takes nothing from it.
  await record().click();
  await app.settle();
  await speak(app, 1000);
  await bar().getByRole('button', { name: '放弃这段录音' }).click();
  await expect.element(field()).toBeVisible();
  app.dispatch(imActions.sessionOpened(TALK));
  await app.settle();
  await expect.element(bar().getByRole('button', { name: '发送语音' })).toBeVisible();
});

test('a video goes up behind its first frame, and files that are too large, too long or unreadable are refused in words', async () => {
  const asked: string[] = [];
  const { app, peer } = await open({
    prepare: ({ http }) =>
      http.on('file.upload', ({ scene }) => {
        asked.push(scene);
        return scene === 'video'
          ? { url: '/files/w/c.mp4', type: 'mp4', w: 640, h: 360, duration: 9000 }
          : { url: '/files/w/p.jpg', type: 'jpg', w: 640, h: 360 };
      }),
  });
  const choose = async (file: File) => {
    const input = panel().element().querySelector<HTMLInputElement>('input[type="file"]');
    const chosen = new DataTransfer();
    chosen.items.add(file);
    if (input) input.files = chosen.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await app.settle();
  };
  const video = new File(['video'], 'a.mp4', { type: 'video/mp4' });
  await choose(video);
  await expect.element(toast('这个视频无法播放，请换成 MP4 或 WebM 格式')).toBeVisible();
  const facts = { durationMs: 9000, w: 640, h: 360, poster: new Blob(['frame'], { type: 'image/jpeg' }) };
  app.recording.show({ ...facts, durationMs: 181_000 });
  await choose(video);
  await expect.element(toast('视频不能超过 3 分钟')).toBeVisible();
  const large = new File(['video'], 'a.mp4', { type: 'video/mp4' });
  Object.defineProperty(large, 'size', { value: 31 * 1024 * 1024 });
  app.dispatch(clipsActions.videoChosen(TALK, large));
  await app.settle();
  await expect.element(toast('视频不能超过 30 MB')).toBeVisible();
  expect(asked).toEqual([]);
  app.recording.show(facts);
  await choose(video);
  await app.settle();
  expect(asked).toEqual(['chat', 'video']);
  expect(await bodies(peer)).toEqual([
    { kind: 'video', url: '/files/w/c.mp4', durationMs: 9000, width: 640, height: 360, poster: '/files/w/p.jpg' },
  ]);
  const row = log().getByRole('group', { name: '视频消息，9 秒' });
  expect(row.element().querySelector('video')?.getAttribute('poster')).toContain('/files/w/p.jpg');
  await expect.element(row.getByRole('button', { name: '播放' })).toBeVisible();
});

test('a video of any shape that its sender claims stays a row that the reader can pass', async () => {
  const shapes = [
    [1, 65_535],
    [65_535, 1],
    [360, 640],
    [0, 0],
  ] as const;
  await open({}, async (writer) => {
    for (const [index, [width, height]] of shapes.entries()) {
      const body = { kind: 'video', url: '/files/a.mp4', durationMs: 9000, width, height, poster: '' } as const;
      await writer.send(OWN, body, `o${index}`);
    }
  });
  const rows = log().getByRole('group', { name: '视频消息，9 秒' });
  await expect.poll(() => rows.elements().length).toBe(shapes.length);
  const sizes = rows.elements().map((row) => row.getBoundingClientRect());
  for (const { width, height } of sizes) {
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThanOrEqual(480);
    expect(width).toBeGreaterThan(150);
    expect(width).toBeLessThanOrEqual(320);
  }
});

test('one voice message plays at a time; the dot of one that was played is gone, here and after a reload', async () => {
  const [first, second] = [silence(30), silence(30)];
  const write = async (writer: Im) => {
    await writer.send(OWN, { kind: 'voice', url: first, durationMs: 30_000 }, 'o1');
    await writer.send(OWN, { kind: 'voice', url: second, durationMs: 30_000 }, 'o2');
  };
  const { app } = await open({}, write);
  const rows = log().getByRole('group', { name: '语音消息，30 秒' });
  expect(rows.getByText('未播放').elements()).toHaveLength(2);
  const players = () => [...log().element().querySelectorAll('video')].map(({ paused }) => paused);
  await rows.first().getByRole('button', { name: '播放' }).click();
  await expect.poll(players).toEqual([false, true]);
  await rows.last().getByRole('button', { name: '播放' }).click();
  await expect.poll(players).toEqual([true, false]);
  await rows.last().getByRole('button', { name: '暂停' }).click();
  await expect.poll(players).toEqual([true, true]);
  await expect.element(log().getByText('未播放')).not.toBeInTheDocument();
  const next = await app.reload();
  const peer = next.ims.im();
  await peer.connect(OTHER, async () => next.ims.tokenOf(OTHER));
  await write(peer);
  await peer.send(OWN, { kind: 'voice', url: first, durationMs: 30_000 }, 'o3');
  await next.client.late.take('clips');
  next.dispatch(messagesModal.open({ to: null }));
  next.dispatch(imActions.sessionOpened(TALK));
  await next.settle();
  expect(rows.elements()).toHaveLength(3);
  expect(log().getByText('未播放').elements()).toHaveLength(1);
  expect(rows.last().getByText('未播放').elements()).toHaveLength(1);
});

for (const look of [
  { language: 'zh-CN', theme: 'light' },
  { language: 'fa-IR', theme: 'dark' },
] as const) {
  test(`making and playing clips is accessible and fits the window in ${look.language}, ${look.theme}`, async () => {
    const { app } = await open(look, async (writer) => {
      await writer.send(OWN, { kind: 'voice', url: '/files/a.weba', durationMs: 3000 }, 'o1');
      const video = {
        kind: 'video',
        url: '/files/a.mp4',
        durationMs: 9000,
        width: 360,
        height: 640,
        poster: '',
      } as const;
      await writer.send(OWN, video, 'o2');
    });
    const widths = async () => {
      for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
    };
    await widths();
    app.dispatch(clipsActions.recordRequested(TALK));
    await app.settle();
    await speak(app, 5000);
    await widths();
    app.http.vanish('file.upload');
    app.dispatch(clipsActions.finishRequested(TALK));
    await app.settle();
    await widths();
    app.dispatch(clipsActions.sendRequested(TALK));
    await app.settle();
    app.recording.refuse('denied');
    app.dispatch(clipsActions.recordRequested(TALK));
    await app.settle();
    await widths();
  });
}

test('a recorder that does not load says so and is tried again', async () => {
  const { app } = await open({
    prepare: ({ ports, recording }) => {
      const load = vi.fn(async () => recording.recorder).mockRejectedValueOnce(new Error('offline'));
      Object.assign(ports.late, { recorder: load });
    },
  });
  await record().click();
  await app.settle();
  await expect.element(bar().getByRole('alert')).toHaveTextContent('录音功能没有加载出来');
  await bar().getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(bar().getByRole('button', { name: '说完了' })).toBeVisible();
});
