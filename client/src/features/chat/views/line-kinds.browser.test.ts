import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, messageAt, OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { HALL_PATH, line, lines, say, sentIds } from '../../../testing/hall-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { acknowledge, hear, inRoom } from '../../../testing/talk.ts';

const author = { id: OTHER, nick: '阿澈', avatar: '', role: '' } as const;
const shown = (text: string) => lines().filter({ hasText: text }).elements().length;
const arrive = async (app: MountedApp, emit: () => void) => {
  emit();
  await app.clock.advance(0);
};

describe('what arrives in a text channel', () => {
  test('[chat.type.1001] [hall-event.dedupe] a message shows its author, and shows once however often it arrives', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const fields = { content: '今晚开黑', extra: { author: { ...author, nick: '新来的' } } };
    await arrive(app, () => hear(app, 7, fields));
    await arrive(app, () => hear(app, 7, fields));
    await expect.element(line('今晚开黑')).toHaveTextContent('新来的');
    expect(shown('今晚开黑')).toBe(1);
  });

  test('[chat.type.1002] [chat.online-shown] presence without a state, or with state 3, is a line; other states are not', async () => {
    const app = await mountApp({ path: HALL_PATH });
    const before = lines().elements().length;
    for (const state of [1, 2] as const) {
      await arrive(app, () => app.server.emit('presenceChanged', { ...author, uid: OTHER, state }, { to: HALL }));
    }
    expect(lines().elements()).toHaveLength(before);
    for (const state of [undefined, 3] as const) {
      await arrive(app, () => app.server.emit('presenceChanged', { ...author, uid: OTHER, state }, { to: HALL }));
    }
    expect(lines().elements()).toHaveLength(before + 2);
    await expect.element(lines().last()).toHaveTextContent('阿澈');
  });

  test('[chat.type.1005] [chat.append.ban] [hall-event.1005] a ban without words is a line that names its author', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await arrive(app, () => app.server.emit('memberBanned', { author, msg: '' }, { to: HALL }));
    await expect.element(lines().last()).toHaveTextContent('阿澈');
  });

  test('[chat.append.system] [hall-event.1008] a system line shows in its own channel only', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await arrive(app, () => app.server.emit('systemMessage', { msg: '别处的话', channel_id: GUIDES }, { to: HALL }));
    await arrive(app, () => app.server.emit('systemMessage', { msg: '这里的话', channel_id: GENERAL }, { to: HALL }));
    await expect.element(line('这里的话')).toBeVisible();
    expect(shown('别处的话')).toBe(0);
  });

  test('[chat.type.9998] [chat.append.error] [hall-event.9998] an error is a line with its msg', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await arrive(app, () => app.server.emit('errorReported', { msg: '服务器开小差了', extra: '' }, { to: VIEWER }));
    await expect.element(lines().last()).toHaveTextContent('服务器开小差了');
  });

  test('[hall-event.1009] cleared messages go', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await expect.element(line('text 1')).toBeVisible();
    await arrive(app, () => app.server.emit('messagesCleared', { channel_id: GENERAL }, inRoom));
    await expect.element(line('text 1')).not.toBeInTheDocument();
  });

  test('[rule.date-separator] a separator divides lines more than five minutes apart', async () => {
    const at = (sequence: number, send_time: number) => messageAt(sequence, { send_time });
    const noon = Date.UTC(2026, 0, 2, 4, 0);
    await mountApp({
      path: HALL_PATH,
      prepare: ({ http }) =>
        http.on('channel.message', { msg_list: [at(1, noon), at(2, noon + 300_000), at(3, noon + 600_001)] }),
    });
    await expect.element(line('text 3')).toBeVisible();
    const hasSeparator = lines()
      .elements()
      .map((element) => element.firstElementChild?.tagName === 'P');
    expect(hasSeparator).toEqual([true, false, true]);
  });

  test('[chat.buffer-until-history] [chat.merge-buffer] lines that arrive before the history are merged into it in order, once each', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const app = await mountApp({
      path: HALL_PATH,
      prepare: ({ http }) =>
        http.on('channel.message', async () => {
          await answered;
          return { msg_list: [1, 2, 3].map((sequence) => messageAt(sequence)) };
        }),
    });
    await arrive(app, () => hear(app, 3));
    await arrive(app, () => hear(app, 4));
    expect(shown('text 4')).toBe(0);
    answer();
    await app.settle();
    await expect.element(line('text 4')).toBeVisible();
    const texts = lines()
      .elements()
      .map((element) => /text \d/.exec(element.textContent ?? '')?.[0]);
    expect(texts).toEqual(['text 1', 'text 2', 'text 3', 'text 4']);
  });
});

describe('own lines', () => {
  test('[chat.outgoing.wait] [chat.outgoing.ack-success] [chat.incoming.own-replaces-local] a line shows at once and stays one line when its acknowledgement and its copy arrive', async () => {
    const app = await mountApp({ path: HALL_PATH });
    await say(app, '我先说');
    await expect.element(line('我先说')).toBeVisible();
    const c_mid = String(sentIds(app)[0]);
    await arrive(app, () => acknowledge(app, c_mid, 8));
    await arrive(app, () =>
      hear(app, 8, { content: '我先说', c_mid, extra: { author: { ...author, id: VIEWER, nick: '小满' } } }, VIEWER),
    );
    expect(shown('我先说')).toBe(1);
    await app.clock.advance(5000);
    await expect.element(line('我先说')).not.toHaveTextContent('未确认');
  });

  test('[chat.admin-not-tracked] [role.channel-admin-no-tracking] a line of an official account never turns unconfirmed', async () => {
    const app = await mountApp({
      path: HALL_PATH,
      prepare: ({ http }) =>
        http.on('channel.join', ({ channel_id }) => ({
          hall_id: HALL,
          channel_id,
          role: 'admin' as const,
          type: 1 as const,
          token: '',
          text_mute: false,
          mute_all: false,
        })),
    });
    await say(app, '官方公告');
    await app.clock.advance(10_000);
    await expect.element(line('官方公告')).toBeVisible();
    await expect.element(line('官方公告')).not.toHaveTextContent('未确认');
  });
});
