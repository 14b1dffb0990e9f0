import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { audioActions } from '../../features/audio/index.ts';
import { HALL, idOf, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerExplore, gamingOf, inviteIn, windowOf } from '../../testing/explore.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { type MountedApp, type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { cardOf } from '../../testing/people.ts';
import { theHall } from '../../testing/run-client.ts';

const PIAZZA = '/index/piazza';
const card = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const open = (options: MountOptions = {}) =>
  mountApp({
    path: PIAZZA,
    ...options,
    prepare: (fakes) => {
      answerExplore(fakes);
      options.prepare?.(fakes);
    },
  });
const tell = async (app: MountedApp, status: 0 | 1 | 2, fields: object = { inv_id: idOf(70) }) => {
  app.server.emit('teamUpdated', { status, hall_id: HALL, channel_id: VOICE, uid: OTHER, ...fields }, { to: HALL });
  await app.clock.advance(600);
};
/** Two voice channels to choose from, one of them locked. */
const answerVoices = ({ http }: FakePorts) => {
  http.on('channel.invite', { inv_id: idOf(71) });
  http.on('channel.post_gaming', { gaming_id: '9' });
  http.on('channel.update_gaming', {});
  http.on('channel.close_gaming', {});
};
/** The hall belongs to another user, and the viewer has a role and perhaps a mute in it. */
function inHallOf({ http }: FakePorts, role: '' | 'manage', marks: { text_mute?: boolean; mute_all?: boolean } = {}) {
  const { text_mute = false, mute_all = false } = marks;
  http.on('hall.list', { list: [{ ...theHall, user_id: OTHER }], page: 1, page_total: 1 });
  http.on('hall.detail', { ...theHall, user_id: OTHER, mute_all });
  http.on('hall.user_card', ({ uid }) => ({ card_info: cardOf({ uid, role, text_mute }) }));
}
const choosePlace = async (app: MountedApp) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('大厅').selectOptions('小满的大厅');
  await app.clock.advance(0);
  await dialog.getByLabelText('语音频道').selectOptions('开黑');
};

describe('team-up square', () => {
  test('[route.index-piazza] [screen.hall.team-up-square] [screen.hall.invite-teams] [entity.team-invite] it shows the teams of own halls, games and players', async () => {
    const app = await open();
    await expect.element(page.getByRole('heading', { name: '组队广场', level: 1 })).toBeVisible();
    await expect.element(card('缺一个辅助').getByText('小满的大厅')).toBeVisible();
    await expect.element(card('缺一个辅助').getByText('还差 3 人')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /王者荣耀.*1 人在玩/ })).toBeVisible();
    await expect.element(page.getByText('南风')).toBeVisible();
    expect(app.http.requests('channel.invitation')).toEqual([{ hall_id: HALL, page_size: 99_999 }]);
  });

  test('the bar of an outage covers no heading of a page of 768 px', async () => {
    const app = await open({ language: 'fa-IR', viewport: { width: 768, height: 1024 } });
    await app.settle();
    app.page.connect(false);
    const bar = page.getByRole('status').filter({ hasText: 'اکنون برون‌خط هستید' });
    await expect.element(bar).toBeVisible();
    const first = page.getByRole('main').getByRole('heading').first();
    const [above, below] = [bar, first].map((each) => each.element().getBoundingClientRect());
    expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
    app.page.connect(true);
  });

  test.each([1440, 360])('nothing of it moves while it loads at %i px', async (width) => {
    let sendGames = () => {};
    let sendTeams = () => {};
    const games = new Promise<void>((resolve) => (sendGames = resolve));
    const teams = new Promise<void>((resolve) => (sendTeams = resolve));
    const app = await open({
      viewport: { width, height: 900 },
      prepare: ({ http }) => {
        const list = [{ game_id: 'g-1', game_name: '王者荣耀', icon: '', online: 1 }];
        http.on('game.match_entry', () => games.then(() => ({ list })));
        http.on('channel.invitation', () => teams.then(() => ({ inv_list: [inviteIn(600)] })));
      },
    });
    const heading = page.getByRole('heading', { name: '正在组队' });
    const top = () => heading.element().getBoundingClientRect().top;
    const before = top();
    sendGames();
    await expect.element(page.getByRole('button', { name: /王者荣耀.*1 人在玩/ })).toBeVisible();
    expect(top()).toBe(before);
    expect(page.getByRole('heading', { name: '大家在找队友' }).elements()).toHaveLength(0);
    sendTeams();
    await app.settle();
    await expect.element(card('缺一个辅助')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '大家在找队友' })).toBeVisible();
    expect(top()).toBe(before);
  });

  test.each(['zh-CN', 'fa-IR'] as const)(
    'the hall and the channel of a team stand together beside their picture on a phone, in %s',
    async (language) => {
      await open({ language, viewport: { width: 360, height: 740 } });
      const hall = card('缺一个辅助').getByText('小满的大厅');
      await expect.element(hall).toBeVisible();
      const [channel] = hall.element().closest('p')?.querySelectorAll('span') ?? [];
      const range = document.createRange();
      range.selectNodeContents(channel ?? document.body);
      const [above, below] = [hall.element().getBoundingClientRect(), range.getBoundingClientRect()];
      const side = language === 'fa-IR' ? 'right' : 'left';
      expect(Math.abs(above[side] - below[side])).toBeLessThanOrEqual(2);
      expect(below.top - above.bottom).toBeLessThan(10);
    },
  );

  test('[const.team-invite-3-tags] a card shows the first three tags', async () => {
    await open();
    const tags = card('缺一个辅助').getByRole('list', { name: '标签' }).getByRole('listitem');
    expect(tags.elements().map(({ textContent }) => textContent)).toEqual(['五排', '开麦', '钻石']);
  });

  test('[const.remaining-time] the remaining time counts down, and a team is gone when its time is over', async () => {
    const app = await open({
      prepare: ({ http }) => http.on('channel.invitation', { inv_list: [inviteIn(65)] }),
    });
    const shown = () => card('缺一个辅助').getByText(/剩余/).element().textContent ?? '';
    const before = shown();
    await app.clock.advance(1000);
    expect(shown()).not.toBe(before);
    expect(shown()).toMatch(/剩余 1分钟 [234]秒/);
    await app.clock.advance(70_000);
    expect(card('缺一个辅助').elements()).toHaveLength(0);
  });

  test('[hall-event.1015] [hall-event.1015.status-2] a team that begins is fetched and shown, one that ends is gone', async () => {
    const app = await open({ prepare: ({ http }) => http.on('channel.invitation', { inv_list: [] }) });
    await expect.element(page.getByText('现在没人组队，发起第一趟吧')).toBeVisible();
    app.http.on('channel.invitation', { inv_list: [inviteIn(600)] });
    await tell(app, 0);
    await expect.element(card('缺一个辅助')).toBeVisible();
    await tell(app, 2);
    expect(card('缺一个辅助').elements()).toHaveLength(0);
  });

  test('[hall-event.1004] free places are live, and a full team cannot be joined', async () => {
    const app = await open();
    const arrive = async (mic_op: 1 | 2, mic_uid: string) => {
      const entry = {
        mic_op,
        channel_id: VOICE,
        mic_uid: mic_uid as typeof OTHER,
        mic_state: true,
        nick: '',
        avatar: '',
      };
      app.server.emit('micListChanged', entry, { to: HALL });
      await app.clock.advance(40);
    };
    for (const uid of ['1011', '1012', '1013']) await arrive(1, uid);
    await expect.element(card('缺一个辅助').getByText('满员 5/5')).toBeVisible();
    expect(card('缺一个辅助').getByRole('link', { name: /上车/ }).elements()).toHaveLength(0);
    await arrive(2, '1012');
    await expect.element(card('缺一个辅助').getByText('还差 1 人')).toBeVisible();
  });

  test('one click joins the channel of the team', async () => {
    const app = await open();
    await card('缺一个辅助').getByRole('link', { name: '上车：缺一个辅助' }).click();
    await app.settle();
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
    expect(app.http.requests('channel.join').at(-1)).toEqual({ channel_id: VOICE });
  });

  test('the filters live in the address: a game, a tag, the size, free places', async () => {
    const solo = {
      game_info: '盖房子',
      tags: ['建筑'],
      inv_id: '71',
      channel: { ...inviteIn(1).channel, limit_mic: 20 },
    };
    const app = await open({
      prepare: ({ http }) => http.on('channel.invitation', { inv_list: [inviteIn(600), inviteIn(600, solo)] }),
    });
    await page.getByRole('button', { name: '建筑' }).click();
    await expect.poll(() => app.path()).toBe(`${PIAZZA}?tag=${encodeURIComponent('建筑')}`);
    await expect.element(card('缺一个辅助')).not.toBeInTheDocument();
    await app.reload();
    await expect.element(page.getByRole('button', { name: '建筑' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(card('缺一个辅助')).not.toBeInTheDocument();
    await page.getByRole('button', { name: '建筑' }).click();
    await page.getByRole('button', { name: '大团' }).click();
    await expect.element(card('盖房子')).toBeVisible();
    await expect.element(card('缺一个辅助')).not.toBeInTheDocument();
    await page.getByRole('button', { name: /王者荣耀/ }).click();
    await expect.element(page.getByText('没有符合条件的车队')).toBeVisible();
    await page.getByRole('button', { name: '清除筛选' }).click();
    await expect.poll(() => app.path()).toBe(PIAZZA);
    await expect.element(card('缺一个辅助')).toBeVisible();
  });

  test('[api.lobby.channel.invite] [entity.channel-invite-config] publishing joins the voice channel, invites with time_len and opens it', async () => {
    const app = await open({ prepare: answerVoices });
    await page.getByRole('button', { name: '发起组队' }).click();
    await choosePlace(app);
    const dialog = page.getByRole('dialog', { name: '发起组队' });
    await dialog.getByLabelText('玩什么、找什么样的队友').fill('  来个会玩的 ');
    await dialog.getByLabelText('标签').fill('五排，开麦 五排');
    await dialog.getByLabelText('持续时间').selectOptions('600');
    await dialog.getByRole('button', { name: '发布' }).click();
    await app.settle();
    expect(app.http.requests('channel.join')[0]).toEqual({ channel_id: VOICE });
    expect(app.http.requests('channel.invite')).toEqual([
      { channel_id: VOICE, time_len: 600, game_info: '来个会玩的', tags: ['五排', '开麦'] },
    ]);
    expect(app.path()).toBe(`/index/room/${HALL}?channel_id=${VOICE}`);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a team meets where the viewer is: the voice channel and its hall stand chosen, and the dialog names them', async () => {
    const app = await open({ prepare: answerVoices });
    const dialog = page.getByRole('dialog', { name: '发起组队' });
    await page.getByRole('button', { name: '发起组队' }).click();
    await choosePlace(app);
    await expect.element(dialog).toHaveTextContent('车队在“小满的大厅”的“开黑”集合，发布后你会进入这个语音频道');
    await userEvent.keyboard('{Escape}');
    app.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '开黑' }));
    for (const name of ['发起组队', '发布名片']) {
      await page.getByRole('button', { name }).click();
      await app.settle();
      await expect.element(page.getByRole('dialog').getByLabelText('大厅')).toHaveDisplayValue('小满的大厅');
      await expect.element(page.getByRole('dialog').getByLabelText('语音频道')).toHaveDisplayValue('开黑');
      if (name === '发起组队') await expect.element(dialog).toHaveTextContent('集合，你已经在里面');
      await userEvent.keyboard('{Escape}');
      await app.settle();
    }
  });

  test('a team may meet in a locked voice channel where the viewer is already', async () => {
    const app = await open({
      prepare: (fakes) => {
        answerVoices(fakes);
        const [group] = theHall.channels;
        const children = (group?.children ?? []).map((leaf) => (leaf.id === VOICE ? { ...leaf, pass: true } : leaf));
        fakes.http.on('hall.detail', { ...theHall, channels: group ? [{ ...group, children }] : [] });
      },
    });
    app.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE, name: '开黑' }));
    await page.getByRole('button', { name: '发起组队' }).click();
    const dialog = page.getByRole('dialog', { name: '发起组队' });
    await dialog.getByLabelText('玩什么、找什么样的队友').fill('差一个');
    await app.settle();
    const chosen = dialog.getByLabelText('语音频道').element() as HTMLSelectElement;
    expect(chosen.selectedOptions[0]?.disabled).toBe(false);
    await dialog.getByRole('button', { name: '发布' }).click();
    await app.settle();
    expect(app.http.requests('channel.invite')).toMatchObject([{ channel_id: VOICE }]);
  });

  test('a refused publication shows its reason in the form and keeps the input', async () => {
    const app = await open({
      prepare: (fakes) => {
        answerVoices(fakes);
        fakes.http.refuse('channel.invite', 30013, '这个频道已经有人在组队');
      },
    });
    await page.getByRole('button', { name: '发起组队' }).click();
    await choosePlace(app);
    const dialog = page.getByRole('dialog', { name: '发起组队' });
    await dialog.getByLabelText('玩什么、找什么样的队友').fill('差一个');
    await dialog.getByRole('button', { name: '发布' }).click();
    await app.clock.advance(0);
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('这个频道已经有人在组队');
    await expect.element(dialog.getByLabelText('玩什么、找什么样的队友')).toHaveValue('差一个');
  });

  test('[role.channel-invite-owner] the owner of an invite ends it with time_len 0; others have no such button', async () => {
    const app = await open({
      prepare: (fakes) => {
        answerVoices(fakes);
        inHallOf(fakes, '');
        const own = inviteIn(600, { uid: VIEWER, inv_id: '72', game_info: '我的车' });
        fakes.http.on('channel.invitation', { inv_list: [inviteIn(600), own] });
      },
    });
    expect(card('缺一个辅助').getByRole('button', { name: /结束/ }).elements()).toHaveLength(0);
    await card('我的车').getByRole('button', { name: '结束组队：我的车' }).click();
    await app.clock.advance(0);
    expect(app.http.requests('channel.invite')).toEqual([{ channel_id: VOICE, time_len: 0 }]);
  });

  test('[role.hall-owner] [role.hall-manager] owner and managers end the team and close the card of another user, each after a question; a member has no such button', async () => {
    for (const role of ['owner', 'manage', ''] as const) {
      const app = await open({
        prepare: (fakes) => {
          answerVoices(fakes);
          if (role !== 'owner') inHallOf(fakes, role);
        },
      });
      const end = card('缺一个辅助').getByRole('button', { name: '结束组队：缺一个辅助' });
      const close = card('王者荣耀').getByRole('button', { name: '收起 阿澈 的名片' });
      await expect.element(card('王者荣耀')).toBeVisible();
      if (role === '') {
        expect([...end.elements(), ...close.elements()]).toEqual([]);
        // A manager from now on.
        const news = { type: 1, uid: VIEWER, ctx: 'manage', msg: '' } as const;
        app.server.emit('systemMessage', news, { to: HALL });
        await app.clock.advance(40);
        await expect.element(end).toBeVisible();
        app.unmount();
        continue;
      }
      const question = page.getByRole('dialog', { name: /^(结束|收起)/ });
      await end.click();
      await expect.element(question).toHaveTextContent('发起人和大家都会看到组队已结束');
      expect(app.http.requests('channel.invite')).toEqual([]);
      await question.getByRole('button', { name: '结束' }).click();
      await app.settle();
      expect(app.http.requests('channel.invite')).toEqual([{ channel_id: VOICE, time_len: 0 }]);
      await close.click();
      await expect.element(question).toHaveTextContent('TA 可以重新发布');
      await question.getByRole('button', { name: '收起' }).click();
      await app.settle();
      expect(app.http.requests('channel.close_gaming')).toEqual([{ gaming_id: '1' }]);
      app.unmount();
    }
  });

  test.each([
    ['muted', { text_mute: true }],
    ['in a hall where all are muted', { mute_all: true }],
  ])(
    '[role.hall-text-mute] a member who is %s reads in the forms why neither a team nor a card can be posted there',
    async (_name, marks) => {
      const app = await open({
        prepare: (fakes) => {
          answerVoices(fakes);
          inHallOf(fakes, '', marks);
          fakes.http.on('channel.window_channel_info', (request) => ({
            ...windowOf(request),
            gaming_list: [gamingOf('9', { uid: VIEWER, game_name: '方块世界' })],
          }));
        },
      });
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: '发起组队' }).click();
      await dialog.getByLabelText('玩什么、找什么样的队友').fill('差一个');
      await dialog.getByLabelText('大厅').selectOptions('小满的大厅');
      await app.settle();
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('你在这个大厅被禁言');
      await expect.element(dialog.getByLabelText('语音频道')).toBeDisabled();
      await expect.element(dialog.getByRole('button', { name: '发布' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await card('方块世界').getByRole('button', { name: '编辑' }).click();
      await app.settle();
      await expect.element(dialog.getByRole('alert')).toHaveTextContent('你在这个大厅被禁言');
      await expect.element(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
      const news = { uid: 'mute_all' in marks ? '' : VIEWER, type: 2, ctx: 2, msg: '' } as const;
      app.server.emit('sendForbidden', news, { to: HALL });
      await app.clock.advance(40);
      await expect.element(dialog.getByRole('button', { name: '保存' })).toBeEnabled();
      expect(dialog.getByRole('alert').elements()).toEqual([]);
    },
  );

  test('[api.lobby.channel.post_gaming] [api.lobby.channel.update_gaming] [api.lobby.channel.close_gaming] [api.lobby.channel.gaming_by_user] a gaming card is posted, edited and closed', async () => {
    const app = await open({ prepare: answerVoices });
    await page.getByRole('button', { name: '发布名片' }).click();
    await choosePlace(app);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('游戏', { exact: true }).fill('方块世界');
    await dialog.getByLabelText('还缺几个人').fill('3');
    app.http.on('channel.gaming_by_user', {
      gaming: gamingOf('9', { uid: VIEWER, game_name: '方块世界', vacancy: 3 }),
    });
    await dialog.getByRole('button', { name: '保存' }).click();
    await app.settle();
    expect(app.http.requests('channel.post_gaming')[0]).toMatchObject({
      channel_id: VOICE,
      game_name: '方块世界',
      vacancy: 3,
    });
    await expect.element(card('方块世界').getByText('缺 3 人')).toBeVisible();
    expect(page.getByRole('button', { name: '发布名片' }).elements()).toHaveLength(0);
    await card('方块世界').getByRole('button', { name: '编辑' }).click();
    await page.getByRole('dialog').getByLabelText('还缺几个人').fill('1');
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
    await app.settle();
    expect(app.http.requests('channel.update_gaming')[0]).toMatchObject({ gaming_id: '9', vacancy: 1 });
    await card('方块世界').getByRole('button', { name: '收起' }).click();
    await app.clock.advance(0);
    expect(app.http.requests('channel.close_gaming')).toEqual([{ gaming_id: '9' }]);
    await tell(app, 2, { gaming_id: '9' });
    expect(card('方块世界').elements()).toHaveLength(0);
  });

  test('[api.lobby.channel.window_channel_info] [api.lobby.channel.get_gaming] cards of own halls are shown, and one that changes is fetched', async () => {
    const app = await open();
    await expect.element(card('王者荣耀').getByText('缺 2 人')).toBeVisible();
    app.http.on('channel.get_gaming', gamingOf('1', { vacancy: 1 }));
    await tell(app, 1, { gaming_id: '1' });
    expect(app.http.requests('channel.get_gaming')).toEqual([{ gaming_id: '1' }]);
    await expect.element(card('王者荣耀').getByText('缺 1 人')).toBeVisible();
    await card('王者荣耀').getByRole('button', { name: /^阿澈/ }).click();
    await expect.element(page.getByRole('dialog', { name: '阿澈 的主页' })).toBeVisible();
  });

  test('a visitor sees games and players, and is led to the login', async () => {
    await open({ signedIn: false });
    await expect.element(page.getByRole('button', { name: /王者荣耀/ })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await expect.element(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  });

  test('a player who looks for a team leads to their page', async () => {
    await open();
    await page.getByRole('button', { name: /南风/ }).click();
    await expect.element(page.getByRole('dialog', { name: '南风 的主页' })).toBeVisible();
  });

  test('teams that did not come say so and can be asked for again', async () => {
    const app = await open({ prepare: ({ http }) => http.vanish('channel.invitation') });
    await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
    // Nor have the gaming cards of these halls come.
    expect(page.getByText('你的大厅里还没有游戏名片').elements()).toEqual([]);
    answerExplore(app);
    await page.getByRole('button', { name: '重试' }).click();
    await app.settle();
    await expect.element(card('缺一个辅助')).toBeVisible();
  });
});
