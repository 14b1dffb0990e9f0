import { type ChannelId, ERRORS, type MicEntry } from '@miczero/contracts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { channelRow, HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { cardOf, standings } from '../../../testing/people.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';

const AT = 1_790_000_000_000;
const entry = (mic_uid: MicEntry['mic_uid'], nick: string, fields: Partial<MicEntry> = {}): MicEntry => ({
  mic_uid,
  mic_state: false,
  nick,
  avatar: '',
  ...fields,
});
const SECOND_VOICE = '9999' as ChannelId;
const me = entry(VIEWER, '小满');
const other = entry(OTHER, '阿澈', { apply_time: AT });
const pane = () => page.getByRole('region', { name: '频道里的人' });

/** The voice channel with the viewer and 阿澈 in it. */
async function mountVoice(role: 'manager' | 'member', users: readonly MicEntry[], options: MountOptions = {}) {
  const app = await mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    ...options,
    prepare: (fakes: FakePorts) => {
      const { http } = fakes;
      answerTeamLine(fakes);
      standings(fakes, role, 'member');
      http.on('channel.user_list', {
        list: [{ channel_id: VOICE, channel_user: [...users], user_count: users.length }],
      });
      http.on('hall.batch_user_card', {
        list: [cardOf({ mic_mute: true }), cardOf({ uid: VIEWER, nick: '小满', mic_mute: role === 'member' })],
      });
      http.on('seat.apply', {});
      http.on('seat.cancel', {});
      http.on('seat.agree', { mic_number: 0 });
      http.on('seat.clear_applications', { cleared: 1 });
      options.prepare?.(fakes);
    },
  });
  if (options.language !== 'fa-IR') await joinVoice(app);
  else await page.getByRole('button', { name: 'پیوستن به صدا' }).click();
  await app.settle();
  return app;
}
const tell = (app: Awaited<ReturnType<typeof mountVoice>>, body: MicEntry) =>
  app.server.emit('micListChanged', { mic_op: 1, channel_id: VOICE, ...body }, { to: HALL });

test('[role.hall-function.approve-mic] [role.hall-mic-mute] a muted member asks to be heard with a closed microphone, takes it back, and learns the answer', async () => {
  const app = await mountVoice('member', [entry(OTHER, '阿澈'), me]);
  const strip = page.getByRole('region', { name: '你的发言申请' });
  await expect.element(strip).toHaveTextContent('你已被管理员禁麦');
  await expect.element(pane().getByRole('button', { name: '静音' })).toBeVisible();
  await strip.getByRole('button', { name: '申请发言' }).click();
  await app.settle();
  expect(app.http.requests('seat.apply')).toEqual([{ group_id: VOICE, mic_number: 0 }]);
  // The approval comes at a moment that the viewer does not choose.
  await expect.element(pane().getByRole('button', { name: '取消静音' })).toBeVisible();
  tell(app, other);
  tell(app, { ...me, apply_time: AT + 1 });
  await app.settle();
  await expect.element(strip).toHaveTextContent('排在第 2 位');
  await expect.element(pane().getByRole('listitem').filter({ hasText: '小满' }).getByText('申请发言')).toBeVisible();
  // Members see who asks, and decide nothing.
  expect(pane().getByRole('button', { name: '同意 阿澈 发言' }).elements()).toEqual([]);
  expect(await inspect(1440)).toEqual([]);

  await strip.getByRole('button', { name: '撤回申请' }).click();
  await app.settle();
  tell(app, me);
  await app.settle();
  expect(app.http.requests('seat.cancel')).toEqual([{ group_id: VOICE }]);
  expect(page.getByText('管理员没有同意你的发言申请').elements()).toEqual([]);

  await strip.getByRole('button', { name: '申请发言' }).click();
  await app.settle();
  tell(app, { ...me, apply_time: AT + 2 });
  tell(app, me);
  await app.settle();
  await expect.element(page.getByText('管理员没有同意你的发言申请')).toBeVisible();

  await strip.getByRole('button', { name: '申请发言' }).click();
  await app.settle();
  tell(app, { ...me, apply_time: AT + 3 });
  app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx: '2' }, { to: HALL });
  tell(app, me);
  await app.settle();
  await expect.element(page.getByText('管理员同意了，打开麦克风就能发言')).toBeVisible();
  expect(strip.elements()).toEqual([]);
});

test('[role.hall-function.approve-mic] a viewer who moves to another channel, or whose mute ended meanwhile, is told of no answer', async () => {
  const app = await mountVoice('member', [entry(OTHER, '阿澈'), me]);
  const strip = page.getByRole('region', { name: '你的发言申请' });
  const told = page.getByRole('region', { name: '通知' }).getByText(/管理员(没有)?同意/);
  const apply = async (isListed: boolean) => {
    await strip.getByRole('button', { name: '申请发言' }).click();
    await app.settle();
    if (isListed) tell(app, { ...me, apply_time: AT });
    await app.settle();
  };
  const elsewhere = { channel_id: SECOND_VOICE };
  await apply(true);
  app.server.emit('micListChanged', { ...me, mic_op: 1, ...elsewhere }, { to: HALL });
  app.server.emit('micListChanged', { ...me, mic_op: 2, channel_id: VOICE }, { to: HALL });
  app.server.emit('micListChanged', { ...me, mic_op: 1, ...elsewhere }, { to: HALL });
  tell(app, me);
  await app.settle();
  expect(told.elements()).toEqual([]);
  // The call succeeds and lists nothing: there was nothing to ask for any more.
  await apply(false);
  app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx: '2' }, { to: HALL });
  tell(app, me);
  await app.settle();
  expect(strip.elements()).toEqual([]);
  expect(told.elements()).toEqual([]);
});

test('[role.hall-function.approve-mic] a manager sees who asks in order, approves one and declines the others, and a refusal of the platform is shown', async () => {
  const third = entry('3003' as MicEntry['mic_uid'], '阿北', { apply_time: AT - 1000 });
  const app = await mountVoice('manager', [me, other, third], {
    prepare: ({ http }) =>
      http.on('hall.batch_user_card', {
        list: [cardOf({ mic_mute: true }), cardOf({ uid: third.mic_uid, nick: '阿北', mic_mute: true })],
      }),
  });
  const queue = page.getByRole('region', { name: '申请发言（2）' });
  const names = () =>
    queue
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('strong')?.textContent);
  await expect.element(queue).toBeVisible();
  expect(names()).toEqual(['阿北', '阿澈']);
  await expect.element(page.getByRole('status').filter({ hasText: '阿北 申请发言，共 2 人在等' })).toBeInTheDocument();
  expect(await inspect(1440)).toEqual([]);
  expect(await inspect(360)).toEqual([]);

  await queue.getByRole('button', { name: '同意 阿北 发言' }).click();
  await app.settle();
  expect(app.http.requests('seat.agree')).toEqual([{ group_id: VOICE, to: third.mic_uid }]);
  await expect.element(page.getByText('阿北 可以开麦了')).toBeVisible();
  await queue.getByRole('button', { name: '全部拒绝' }).click();
  await app.settle();
  expect(app.http.requests('seat.clear_applications')).toEqual([{ group_id: VOICE }]);

  app.http.refuse('seat.clear_applications', ERRORS.seatApplicationUnknown.code, '该申请已失效');
  await queue.getByRole('button', { name: '拒绝 阿澈 的发言申请' }).click();
  await expect.element(page.getByText('该申请已失效')).toBeVisible();
  tell(app, entry(OTHER, '阿澈'));
  tell(app, entry(third.mic_uid, '阿北'));
  await app.settle();
  expect(page.getByRole('region', { name: /申请发言/ }).elements()).toEqual([]);
});

test('a user who asks to be heard and cannot be drawn costs that row', async () => {
  const third = entry('3003' as MicEntry['mic_uid'], '坏的', { apply_time: Number.MAX_VALUE });
  const app = await mountVoice('manager', [me, other, third], {
    prepare: ({ http }) =>
      http.on('hall.batch_user_card', {
        list: [cardOf({ mic_mute: true }), cardOf({ uid: third.mic_uid, nick: '坏的', mic_mute: true })],
      }),
  });
  const queue = page.getByRole('region', { name: '申请发言（2）' });
  await expect.element(queue.getByText('这部分暂时无法显示')).toBeVisible();
  await expect.element(queue.getByRole('button', { name: '同意 阿澈 发言' })).toBeVisible();
  expect(app.bugs.splice(0).length).toBeGreaterThan(0);
});

test('[role.hall-function.approve-mic] a manager is offered to decide about a user once the card says that it is no manager', async () => {
  let arrive = () => {};
  const isOnItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const app = await mountVoice('manager', [other, me], {
    prepare: ({ http }) =>
      http.on('hall.batch_user_card', async () => {
        await isOnItsWay;
        return { list: [cardOf({ mic_mute: true }), cardOf({ uid: VIEWER, nick: '小满', role: 'manage' })] };
      }),
  });
  const approve = page.getByRole('button', { name: '同意 阿澈 发言' });
  await expect.element(pane().getByRole('listitem').filter({ hasText: '阿澈' })).toBeVisible();
  expect(approve.elements()).toEqual([]);
  arrive();
  await app.settle();
  await expect.element(approve).toBeVisible();
});

test('[role.hall-function.mute-all] [api.lobby.channel.mute_all] a manager mutes all members of a voice channel after a question, and lifts that', async () => {
  const app = await mountVoice('manager', [entry(OTHER, '阿澈', { mic_state: true }), me], {
    prepare: ({ http }) => {
      http.on('hall.batch_user_card', { list: [cardOf(), cardOf({ uid: VIEWER, nick: '小满', role: 'manage' })] });
      http.on('channel.mute_all', {});
    },
  });
  await pane().getByRole('button', { name: '全员禁麦' }).click();
  await app.settle();
  const question = page.getByRole('dialog', { name: '要让频道里的成员全部禁麦吗？' });
  await expect.element(question).toHaveTextContent('厅主和管理员不受影响');
  expect(app.http.requests('channel.mute_all')).toEqual([]);
  await question.getByRole('button', { name: '全员禁麦' }).click();
  await app.settle();
  expect(app.http.requests('channel.mute_all')).toMatchObject([{ hall_id: HALL, channel_id: VOICE, mute: true }]);
  await expect.element(page.getByText('频道里的成员都已禁麦')).toBeVisible();
  const by = { id: VIEWER, nick: '小满' };
  app.server.emit('systemMessage', { msg: '', uid: OTHER, type: 3, ctx: '1', by }, { to: HALL });
  await app.settle();
  await expect.element(pane().getByText('被 小满 禁麦')).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  expect(await inspect(360)).toEqual([]);
  await pane().getByRole('button', { name: '解除全员禁麦' }).click();
  await app.settle();
  expect(app.http.requests('channel.mute_all').at(-1)).toMatchObject({ channel_id: VOICE, mute: false });
});

test.each([
  ['zh-CN', 360, /^(全员禁麦|发起组队)$/],
  ['fa-IR', 390, /^(.+ کردن همه|گردآوری تیم)$/],
] as const)('in %s at %i px the mute of all and the way to a team stand in one row', async (language, width, names) => {
  await mountVoice('manager', [entry(OTHER, '阿澈', { mic_state: true }), me], {
    language,
    viewport: { width, height: 740 },
    prepare: ({ http }) =>
      http.on('hall.batch_user_card', { list: [cardOf(), cardOf({ uid: VIEWER, nick: '小满', role: 'manage' })] }),
  });
  const boxes = page
    .getByRole('button', { name: names })
    .elements()
    .map((each) => each.getBoundingClientRect());
  expect(boxes.map(({ top }) => top)).toEqual([boxes[0]?.top, boxes[0]?.top]);
  // The keyboard goes the way of the eye.
  const [first = 0, second = 0] = boxes.map(({ left }) => left);
  expect(language === 'fa-IR' ? first > second : first < second).toBe(true);
  expect(await inspect(width)).toEqual([]);
});

test('[role.hall-function.mute-all] a member is not offered to mute all', async () => {
  const app = await mountVoice('member', [entry(OTHER, '阿澈', { mic_state: true }), me]);
  await app.settle();
  await expect.element(page.getByRole('region', { name: '你的发言申请' })).toBeVisible();
  expect(
    pane()
      .getByRole('button', { name: /全员禁麦/ })
      .elements(),
  ).toEqual([]);
});

test('a manager who looks at another channel is told who asks to speak, and is led to the list', async () => {
  const app = await mountVoice('manager', [entry(OTHER, '阿澈'), me]);
  const toasts = page.getByRole('region', { name: '通知' });
  tell(app, other);
  await app.settle();
  // The list is on the page.
  expect(toasts.getByText('阿澈 申请发言').elements()).toEqual([]);
  tell(app, entry(OTHER, '阿澈'));
  await channelRow('闲聊').click();
  await app.settle();
  tell(app, { ...other, apply_time: AT + 5 });
  await app.settle();
  await expect.element(toasts.getByText('阿澈 申请发言')).toBeVisible();
  await toasts.getByRole('button', { name: '查看' }).click();
  await app.settle();
  expect(app.path()).toBe(`${HALL_PATH}?channel_id=${VOICE}`);
  await expect.element(pane().getByRole('button', { name: '同意 阿澈 发言' })).toBeVisible();
});
