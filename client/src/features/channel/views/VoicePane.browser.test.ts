import { DEFAULT_VOICE_SETTINGS, JOIN_DELAY_MS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HALL, OTHER, VIEWER, VOICE } from '../../../testing/chat-lines.ts';
import { channelRow, HALL_PATH, joinVoice } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { cardOf, relation } from '../../../testing/people.ts';
import { answerJoin, theHall } from '../../../testing/run-client.ts';
import { answerTeamLine } from '../../../testing/team-lines.ts';
import { voiceActions } from '../../audio/index.ts';

const mic = { mic_uid: OTHER, mic_state: true, nick: '阿澈', avatar: '' };
const tile = (name: string) =>
  page.getByRole('region', { name: '频道里的人' }).getByRole('listitem').filter({ hasText: name });
const person = () => tile('阿澈');

interface Cause {
  readonly talk?: boolean;
  readonly mute?: boolean;
}

const openVoice = (options: MountOptions = {}) =>
  mountApp({
    path: `${HALL_PATH}?channel_id=${VOICE}`,
    ...options,
    prepare: (fakes) => {
      const { http } = fakes;
      answerTeamLine(fakes);
      answerJoin(http, { token: `${VIEWER}:send` });
      const users = [mic, { ...mic, mic_uid: VIEWER, nick: '小满' }];
      http.on('channel.user_list', { list: [{ channel_id: VOICE, channel_user: users, user_count: 2 }] });
      http.on('hall.batch_user_card', { list: [cardOf({ role: 'manage' }), cardOf({ uid: VIEWER, nick: '小满' })] });
      http.on('hall.user_card', { card_info: cardOf({ role: 'manage' }) });
      http.on('account.isfollow', relation());
      options.prepare?.(fakes);
    },
  });
async function mountVoice(options: MountOptions = {}) {
  const app = await openVoice(options);
  await joinVoice(app);
  return app;
}

test('[api.lobby.op.card-info-for-mic-uids] [hall-event.user-change.type-1-other] the people of a voice channel show their role and a microphone that is forbidden, and follow both', async () => {
  const app = await mountVoice();
  expect(app.http.requests('hall.batch_user_card')).toEqual([{ hall_id: HALL, uid: `${OTHER},${VIEWER}` }]);
  await expect.element(person().getByText('管理员')).toBeVisible();
  const change = { msg: '', uid: OTHER } as const;
  app.server.emit('systemMessage', { ...change, type: 3, ctx: '1' }, { to: HALL });
  app.server.emit('systemMessage', { ...change, type: 1, ctx: '' }, { to: HALL });
  await app.settle();
  await expect.element(person().getByText('已被禁麦')).toBeInTheDocument();
  expect(person().getByText('管理员').elements()).toEqual([]);
  expect(await inspect(1440)).toEqual([]);
});

test('the channels show who speaks in the place of the viewer, beside the lines of another channel too, and whose microphone is off', async () => {
  const app = await mountVoice();
  await channelRow('闲聊').click();
  await app.clock.advance(JOIN_DELAY_MS);
  await app.settle();
  const row = (name: string) => {
    const found = page.getByRole('navigation', { name: '频道列表' }).getByRole('listitem').filter({ hasText: name });
    return found.last().element() as HTMLElement;
  };
  const look = (name: string) => {
    const [face, sign] = [row(name).firstElementChild, row(name).lastElementChild].map((each) =>
      getComputedStyle(each ?? document.body),
    );
    return { isRinged: face?.boxShadow !== 'none', isSigned: sign?.opacity !== '0' };
  };
  expect([look('阿澈'), look('小满')]).toEqual(Array(2).fill({ isRinged: false, isSigned: false }));
  app.dispatch(voiceActions.speakersChanged([OTHER]));
  await app.settle();
  expect([look('阿澈'), look('小满')]).toEqual([
    { isRinged: true, isSigned: true },
    { isRinged: false, isSigned: false },
  ]);
  app.dispatch(voiceActions.speakersChanged([]));
  app.server.emit('micListChanged', { mic_op: 1, channel_id: VOICE, ...mic, mic_state: false }, { to: HALL });
  await app.settle();
  expect(look('阿澈')).toEqual({ isRinged: false, isSigned: true });
});

test('[role.hall-mic-mute] a mute by a manager says by whom, on the tile and in the dock, and looks different from a microphone that is off', async () => {
  const app = await mountVoice();
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const mark = (name: string) => tile(name).element().querySelector('[data-mic]');
  app.server.emit('micListChanged', { mic_op: 1, channel_id: VOICE, ...mic, mic_state: false }, { to: HALL });
  await app.settle();
  expect(mark('阿澈')).toHaveAttribute('data-mic', 'muted');
  await expect.element(dock.getByRole('button', { name: '静音' })).toBeVisible();
  const by = { id: OTHER, nick: '老周' };
  app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx: '1', by }, { to: HALL });
  await app.settle();
  await expect.element(tile('小满').getByText('被 老周 禁麦')).toBeVisible();
  expect(mark('小满')).toHaveAttribute('data-mic', 'forbidden');
  const filled = (name: string) => getComputedStyle(mark(name) ?? document.body).backgroundColor;
  expect(filled('小满')).not.toBe(filled('阿澈'));
  await expect.element(dock.getByRole('status').filter({ hasText: '你被 老周 禁麦了' })).toBeVisible();
  await expect.element(dock.getByRole('button', { name: '你被 老周 禁麦了' })).toHaveAttribute('aria-disabled', 'true');
  expect(await inspect(1440)).toEqual([]);
  expect(await inspect(360)).toEqual([]);
  // A server that does not tell who it was.
  app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx: '2' }, { to: HALL });
  app.server.emit('systemMessage', { msg: '', uid: VIEWER, type: 3, ctx: '1' }, { to: HALL });
  await app.settle();
  await expect.element(dock.getByRole('status').filter({ hasText: '你已被管理员禁麦' })).toBeVisible();
});

test('a right-to-left page counts the people of a voice channel in the same order in its head and in the tree', async () => {
  const app = await openVoice({ language: 'fa-IR' });
  await app.settle();
  const text = (element: Element | null | undefined) => {
    const walker = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT);
    const digits: { readonly digit: string; readonly x: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [at, character] of [...(node.nodeValue ?? '')].entries()) {
        if (!/[\d۰-۹/]/.test(character)) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        digits.push({ digit: character, x: range.getBoundingClientRect().left });
      }
    }
    return digits
      .sort((a, b) => a.x - b.x)
      .map(({ digit }) => digit)
      .join('');
  };
  const head = document.querySelector('[data-voice-count]');
  const row = document.querySelector(`[data-place="${VOICE}"] [dir="ltr"]`);
  expect(text(head)).toBe('۲/۴');
  expect(text(row)).toBe('۲/۴');
});

test('[modal.profile-card] a person in a voice channel opens the card', async () => {
  const app = await mountVoice();
  await person().getByRole('button', { name: '阿澈 的名片' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '阿澈 的名片' }).getByText('随叫随到')).toBeVisible();
});

test('beside a voice channel no card offers a mention: there is no line to write it in', async () => {
  const app = await mountVoice();
  await page.getByRole('complementary', { name: '成员' }).getByRole('button', { name: /阿澈/ }).first().click();
  await app.settle();
  const card = page.getByRole('dialog', { name: '阿澈 的名片' });
  await expect.element(card).toBeVisible();
  expect(card.getByRole('button', { name: '提到 TA' }).elements()).toEqual([]);
});

test('the free places of a voice channel offer the link by which friends come to it', async () => {
  const app = await mountVoice();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await page.getByRole('button', { name: /叫朋友来.*还有 2 个空位/ }).click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: /^邀请朋友来“.+ · 开黑”$/ });
  await dialog.getByRole('button', { name: '复制链接' }).click();
  await expect.element(page.getByText('邀请链接已复制')).toBeVisible();
  expect(copied).toHaveLength(1);
  const query = new URL(copied[0] ?? '').searchParams;
  expect([query.get('hall'), query.get('channel')]).toEqual([HALL, VOICE]);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('a voice channel without a limit calls friends too, and leads to a team in it', async () => {
  const app = await mountVoice({ prepare: ({ http }) => http.on('hall.detail', theHall) });
  await page.getByRole('button', { name: '叫朋友来', exact: true }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: /^邀请朋友来/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await page.getByRole('region', { name: '频道里的人' }).getByRole('button', { name: '发起组队' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '发起组队' })).toHaveTextContent('开黑');
});

describe('the address of a voice channel', () => {
  const dock = page.getByRole('region', { name: '语音', exact: true });
  const pane = page.getByRole('region', { name: '频道里的人' });
  const join = pane.getByRole('button', { name: '加入语音' });
  const said = (text: string) => pane.getByRole('status').filter({ hasText: text });
  const joins = (app: MountedApp) => app.http.requests('channel.join');

  test.each([360, 768, 1440])(
    'a second press on 加入语音 does no harm: nothing to press comes in its place, and the tiles stay, at %i px',
    async (width) => {
      const app = await openVoice({ viewport: { width, height: 740 } });
      const at = join.element().getBoundingClientRect();
      const top = tile('阿澈').element().getBoundingClientRect().top;
      await join.click();
      const under = () => {
        const points = [at.left + 2, (at.left + at.right) / 2, at.right - 2].flatMap((x) =>
          [at.top + 2, (at.top + at.bottom) / 2, at.bottom - 2].map((y) => document.elementFromPoint(x, y)),
        );
        return points.filter((element) => element?.closest('fieldset button'));
      };
      expect(under()).toEqual([]);
      await app.settle();
      await expect.element(pane.getByRole('button', { name: '静听（不播放声音）' })).toBeVisible();
      expect(under()).toEqual([]);
      if (width >= 768) expect(tile('阿澈').element().getBoundingClientRect().top).toBe(top);
    },
  );

  test('[route.index-room.channel-id-optional] shows who is there and opens no microphone, whatever is pressed on the page, until 加入语音 is', async () => {
    const app = await openVoice();
    await expect.element(tile('阿澈')).toBeVisible();
    await expect.element(said('加入后麦克风会打开，大家能听到你')).toBeVisible();
    await page.getByRole('heading', { name: '开黑' }).click();
    await userEvent.keyboard('{Tab}');
    await app.settle();
    expect(joins(app)).toEqual([]);
    await expect.element(dock).not.toBeInTheDocument();
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
    await join.click();
    await app.settle();
    expect(joins(app)).toEqual([{ channel_id: VOICE }]);
    await expect.element(dock.getByRole('status')).toHaveTextContent('语音已连接');
    await expect.element(dock.getByRole('button', { name: '静音' })).toBeVisible();
    await expect.element(join).not.toBeInTheDocument();
  });

  test.each([
    ['the talk key of the account', '加入后按住按键说话时，大家能听到你', { talk: true }],
    ['a mute by a manager', '你已被管理员禁麦，加入后只能听', { mute: true }],
  ])('before the press the page says what %s makes of the microphone', async (_what, words, { talk, mute }: Cause) => {
    await openVoice({
      prepare: ({ http }) => {
        if (talk) http.on('voice.get', { voice_info: { ...DEFAULT_VOICE_SETTINGS, VoiceMode: 2, Key: 'KeyV,V' } });
        const own = cardOf({ uid: VIEWER, nick: '小满', ...(mute && { mic_mute: true }) });
        http.on('hall.batch_user_card', { list: [own] });
        http.on('channel.user_list', { list: [] });
      },
    });
    await expect.element(said(words)).toBeVisible();
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  });

  test('a second tab says that the call is in the first, and takes it only by the button that says so, not by the row of the channel', async () => {
    const app = await openVoice({
      prepare: ({ http }) => http.on('channel.current_channel', { hall_id: HALL, voice: VOICE, text: '' }),
    });
    app.voiceTab.tellElsewhere(true);
    await app.settle();
    await expect.element(said('你正在另一个标签页里通话')).toBeVisible();
    await expect.element(dock.getByRole('status')).toHaveTextContent('语音在另一个标签页');
    await channelRow('开黑').click();
    await app.settle();
    expect([joins(app), app.voiceTab.claims()]).toEqual([[], 0]);
    for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
    await pane.getByRole('button', { name: '切换到此标签页' }).click();
    await app.settle();
    await expect.element(dock.getByRole('status')).toHaveTextContent('语音已连接');
    expect([joins(app), app.voiceTab.isHere()]).toEqual([[{ channel_id: VOICE }], true]);
  });
});
