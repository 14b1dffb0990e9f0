import { ERRORS, HALL_USER_PAGE_SIZE, type HallEventBody, type HallId } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { GENERAL, GUIDES, HALL, OTHER, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { membersOf } from '../../testing/members.ts';
import { inChannel, type Run, runClient, theHall } from '../../testing/run-client.ts';
import { audioActions, selectVoicePlace } from '../audio/index.ts';
import { channelActions, selectChannelTree, selectCurrentChannel, selectShownChannel } from '../channel/index.ts';
import { noticeModal } from '../modals/index.ts';
import { selectMembers, selectOpenHall, selectRail } from './halls.selectors.ts';
import { hallsActions } from './halls.slice.ts';

const ELSEWHERE = '8002' as HallId;
const current = (run: Run) => selectCurrentChannel(run.state());
const rail = (run: Run) => selectRail(run.state()).map(({ hall_id }) => hall_id);
const calls = (run: Run, name: 'hall.list' | 'hall.detail' | 'hall.user_list' | 'channel.join') =>
  run.http.requests(name).length;

/** Long enough for a changed hall to be fetched again. */
const REFRESH_MS = 1100;

const ownedByOther = ({ http }: FakePorts) => http.on('hall.detail', { ...theHall, user_id: OTHER });

describe('a hall that is dissolved', () => {
  const dissolve = async (run: Run, body: Partial<HallEventBody<'hallDissolved'>> = {}) => {
    run.server.emit('hallDissolved', { hall_id: HALL, hall_name: '小满的大厅', ...body }, { to: HALL });
    await run.clock.advance(0);
  };

  test('[hall-event.1003, hall-event.1003.no-current-channel, error.message.hall-dissolved] dissolving a hall without a current channel warns, names it, reloads the list, and leads home', async () => {
    const run = await inChannel({ prepare: ownedByOther });
    run.dispatch(channelActions.joinMoved({ type: 'left' }));
    run.http.on('hall.list', { list: [], page: 1, page_total: 1 });
    const lists = calls(run, 'hall.list');
    await dissolve(run);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'halls.dissolved' } }]);
    expect(run.state().feedback.toasts).toMatchObject([{ title: '小满的大厅' }]);
    expect(run.navigation.path()).toBe('/');
    expect(rail(run)).toEqual([]);
    await run.clock.advance(REFRESH_MS);
    expect(calls(run, 'hall.list')).toBe(lists + 1);
    expect(rail(run)).toEqual([]);
    expect(selectOpenHall(run.state())).toBeNull();
  });

  test('the owner reads of success', async () => {
    const run = await inChannel();
    run.dispatch(channelActions.joinMoved({ type: 'left' }));
    await dissolve(run);
    expect(run.toasts()).toEqual([
      { tone: 'success', text: { key: 'channel.dissolvedOwn', params: { hall: '小满的大厅' } } },
    ]);
  });

  test('[hall-event.1003.with-channel] dissolving a hall with a current channel leads on to the welcome channel', async () => {
    const run = await inChannel();
    await dissolve(run, { welcome_channel_id: GUIDES });
    await run.clock.advance(400);
    expect(current(run)?.channel_id).toBe(GUIDES);
    expect(run.toasts()).toEqual([]);
  });

  test('a welcome channel that is a voice channel shows, and its microphone waits for a press', async () => {
    const run = await inChannel();
    await dissolve(run, { welcome_channel_id: VOICE });
    await run.clock.advance(400);
    expect(selectShownChannel(run.state())).toMatchObject({ channel_id: VOICE, phase: 'offered' });
    expect(run.http.requests('channel.join').filter(({ channel_id }) => channel_id === VOICE)).toEqual([]);
  });

  test('[hall-event.1003.no-current-channel] when the welcome channel went with the hall: home, and no page loaded anew', async () => {
    const run = await inChannel({ prepare: ownedByOther });
    run.http.refuse('channel.check_join', ERRORS.channelUnknown.code, '频道不存在');
    await dissolve(run);
    expect(run.navigation.path()).toBe('/');
    expect(run.navigation.reloads).toEqual([]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'halls.dissolved' } }]);
  });

  test('[hall-event.1003] a dissolved hall that is not on screen leaves the list, and its voice ends', async () => {
    const run = await inChannel();
    run.dispatch(audioActions.entered({ hall_id: ELSEWHERE, channel_id: VOICE }));
    const path = run.navigation.path();
    await dissolve(run, { hall_id: ELSEWHERE });
    expect(run.navigation.path()).toBe(path);
    expect(run.toasts()).toEqual([]);
    expect(selectVoicePlace(run.state())).toBeNull();
    expect(current(run)?.channel_id).toBe(GENERAL);
  });
});

describe('my membership', () => {
  const tell = async (run: Run, body: Partial<HallEventBody<'membershipChanged'>>) => {
    run.server.emit(
      'membershipChanged',
      { type: 2, hall_id: HALL, hall_name: '小满的大厅', uid: VIEWER, msg: '', ...body },
      { to: VIEWER },
    );
    await run.clock.advance(0);
  };

  test.each([
    [
      '[hall-event.2000.type-2, error.message.hall-left, route.login.on-left-hall] left',
      2,
      '',
      { key: 'halls.left', params: { hall: '小满的大厅' } },
    ],
    [
      '[hall-event.2000.type-3, route.login.on-kicked-from-hall] kicked out',
      3,
      '',
      { key: 'halls.kicked', params: { hall: '小满的大厅' } },
    ],
    ['[hall-event.2000.type-3] kicked out with the server’s words', 3, '违规发言', { server: '违规发言' }],
  ] as const)('%s: a dialog, and away', async (_what, type, msg, text) => {
    const run = await inChannel();
    run.dispatch(audioActions.entered({ hall_id: HALL, channel_id: VOICE }));
    await tell(run, { type, msg });
    expect(noticeModal.select(run.state())).toMatchObject({ text });
    expect(run.navigation.path()).toBe('/login');
    expect(rail(run)).toEqual([]);
    expect(selectOpenHall(run.state())).toBeNull();
    expect([current(run), selectVoicePlace(run.state())]).toEqual([null, null]);
  });

  test('[hall-event.2000] membership of a hall that is not on screen changes the lists alone, and a kick is announced', async () => {
    const run = await inChannel({
      prepare: ({ http }) =>
        http.on('hall.list', { list: [theHall, { ...theHall, id: ELSEWHERE }], page: 1, page_total: 1 }),
    });
    await tell(run, { type: 3, hall_id: ELSEWHERE, hall_name: '别处' });
    expect(rail(run)).toEqual([HALL]);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'halls.kicked', params: { hall: '别处' } } }]);
    expect(current(run)?.channel_id).toBe(GENERAL);
    expect(noticeModal.select(run.state())).toBeNull();
  });

  test('[hall-event.2000] joined in another tab: the list is loaded again', async () => {
    const run = await inChannel();
    const lists = calls(run, 'hall.list');
    await tell(run, { type: 1, hall_id: ELSEWHERE });
    expect(calls(run, 'hall.list')).toBe(lists + 1);
    await tell(run, { type: 1, hall_id: HALL });
    expect(calls(run, 'hall.list')).toBe(lists + 1);
  });

  test('[hall-event.presence.state-3] another member who was removed leaves the member list', async () => {
    const run = await inChannel();
    run.server.emit('presenceChanged', { uid: OTHER, nick: '阿澈', avatar: '', role: '', state: 3 }, { to: HALL });
    await run.clock.advance(0);
    expect(selectMembers(run.state()).rows.map(({ uid }) => uid)).toEqual([VIEWER]);
    await tell(run, { type: 1, uid: OTHER });
    await run.clock.advance(REFRESH_MS);
    expect(selectMembers(run.state()).rows.map(({ uid }) => uid)).toEqual([VIEWER, OTHER]);
  });

  describe('another member who joined', () => {
    const two = membersOf(2 * HALL_USER_PAGE_SIZE);
    const shown = (run: Run) => selectMembers(run.state()).rows.map(({ uid }) => uid);
    const pageOf = (page: number) => ({
      online_count: two.length,
      offline_count: 0,
      page,
      page_total: 2,
      users: two.slice((page - 1) * HALL_USER_PAGE_SIZE, page * HALL_USER_PAGE_SIZE),
    });
    const inLargeHall = () =>
      inChannel({ prepare: ({ http }) => http.on('hall.user_list', ({ page }) => pageOf(page)) });
    const ids = two.map(({ id }) => id);

    test('[hall-event.2000] a crowd that joins costs about one call a second, and the list is whole at the end', async () => {
      const run = await inChannel();
      const before = calls(run, 'hall.user_list');
      run.http.on('hall.user_list', async ({ page }) => {
        await run.clock.sleep(300);
        return pageOf(page);
      });
      for (let joined = 0; joined < 50; joined += 1) {
        await tell(run, { type: 1, uid: OTHER });
        await run.clock.advance(200);
      }
      await run.clock.advance(2 * REFRESH_MS);
      expect(calls(run, 'hall.user_list') - before).toBeLessThan(15);
      expect(selectMembers(run.state()).load.status).toBe('ready');
      expect(shown(run)).toEqual(ids.slice(0, HALL_USER_PAGE_SIZE));
    });

    test('a reader who has scrolled on keeps the rows', async () => {
      const run = await inLargeHall();
      run.dispatch(hallsActions.membersPageRequested({ direction: 'below' }));
      await run.clock.advance(0);
      const before = calls(run, 'hall.user_list');
      await tell(run, { type: 1, uid: OTHER });
      await run.clock.advance(REFRESH_MS);
      expect(shown(run)).toEqual(ids);
      expect(calls(run, 'hall.user_list')).toBe(before);
    });

    test('a page that is being loaded is not given up for the new first page', async () => {
      const run = await inLargeHall();
      const answers: (() => void)[] = [];
      run.http.on(
        'hall.user_list',
        ({ page }) => new Promise((resolve) => void answers.push(() => resolve(pageOf(page)))),
      );
      await tell(run, { type: 1, uid: OTHER });
      await run.clock.advance(REFRESH_MS);
      run.dispatch(hallsActions.membersPageRequested({ direction: 'below' }));
      await run.clock.advance(0);
      for (const answer of answers) {
        answer();
        await run.clock.advance(0);
      }
      expect(answers).toHaveLength(2);
      expect(shown(run)).toEqual(ids);
    });
  });
});

describe('edits', () => {
  const edit = async (run: Run, body: Partial<HallEventBody<'hallEdited'>>) => {
    run.server.emit('hallEdited', { type: 1, hall_id: HALL, ...body }, { to: HALL });
    await run.clock.advance(0);
  };
  /** The hall without its general channel, and with another name. */
  const shrunk = {
    ...theHall,
    name: '新名字',
    welcome_channel_id: GUIDES,
    channels: theHall.channels.map((heading) => ({
      ...heading,
      children: heading.children
        ?.filter(({ id }) => id !== GENERAL)
        .map((child) => ({ ...child, name: `新${child.name}` })),
    })),
  };

  test('[hall-event.1006, hall-event.1006.type-1] an edited channel updates the tree and the title of the open channel', async () => {
    const run = await inChannel();
    const children = theHall.channels[0]?.children?.map((child) => ({ ...child, name: `新${child.name}` }));
    run.http.on('hall.detail', {
      ...theHall,
      channels: [{ ...theHall.channels[0], children }] as typeof theHall.channels,
    });
    await edit(run, { channel_id: GENERAL });
    await run.clock.advance(REFRESH_MS);
    const names = selectChannelTree(run.state()).flatMap(({ channels }) => channels.map(({ name }) => name));
    expect(names).toEqual(['新闲聊', '新攻略', '新开黑']);
    expect(current(run)).toMatchObject({ channel_id: GENERAL, name: '新闲聊' });
  });

  test('[hall-event.1006.type-2] an edited hall updates its name here and in the list', async () => {
    const run = await inChannel();
    const lists = calls(run, 'hall.list');
    run.http.on('hall.detail', { ...theHall, name: '新名字' });
    await edit(run, { type: 2 });
    await run.clock.advance(REFRESH_MS);
    expect(selectOpenHall(run.state())?.name).toBe('新名字');
    expect(calls(run, 'hall.list')).toBe(lists + 1);
  });

  test('[hall-event.1003, hall-event.1006.type-2] the list of halls is asked for after a while by chance, and once for many changes', async () => {
    const run = await inChannel();
    const lists = calls(run, 'hall.list');
    for (let count = 0; count < 10; count += 1) await edit(run, { type: 2 });
    run.server.emit('hallDissolved', { hall_id: ELSEWHERE, hall_name: '别处' }, { to: ELSEWHERE });
    // A fifth of a second, and half of the rest of the second.
    await run.clock.advance(599);
    expect(calls(run, 'hall.list')).toBe(lists);
    await run.clock.advance(1);
    expect(calls(run, 'hall.list')).toBe(lists + 1);
    await run.clock.advance(REFRESH_MS);
    expect(calls(run, 'hall.list')).toBe(lists + 2);
  });

  test('[hall-event.1006.type-2] a list that is slow to come is not asked for again before it is there', async () => {
    const run = await inChannel();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    run.http.on('hall.list', () => slow.then(() => ({ list: [], page: 1, page_total: 1, page_size: 100, total: 0 })));
    const lists = calls(run, 'hall.list');
    for (let count = 0; count < 5; count += 1) {
      await edit(run, { type: 2 });
      await run.clock.advance(REFRESH_MS);
    }
    expect(calls(run, 'hall.list')).toBe(lists + 1);
    answer();
    await run.clock.advance(0);
    expect(rail(run)).toEqual([]);
    await run.clock.advance(REFRESH_MS);
    expect(calls(run, 'hall.list')).toBe(lists + 2);
  });

  test('[hall-event.1006.type-3] a reset of the channels leads into the welcome channel', async () => {
    const run = await inChannel();
    run.http.on('hall.detail', shrunk);
    await edit(run, { type: 3, channel_id: GENERAL });
    expect([current(run), run.state().chat.channel]).toEqual([null, null]);
    await run.clock.advance(REFRESH_MS + 400);
    expect(current(run)?.channel_id).toBe(GUIDES);
  });

  test('[hall-event.1006.type-3] a reset without a channel concerns every viewer of the hall', async () => {
    const run = await inChannel();
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(400);
    await edit(run, { type: 3 });
    await run.clock.advance(REFRESH_MS + 400);
    expect(current(run)?.channel_id).toBe(GENERAL);
  });

  test('[hall-event.1006.type-3] a reset of another channel changes nothing', async () => {
    const run = await inChannel();
    const joins = calls(run, 'channel.join');
    await edit(run, { type: 3, channel_id: VOICE });
    await run.clock.advance(REFRESH_MS + 400);
    expect(current(run)?.channel_id).toBe(GENERAL);
    expect(calls(run, 'channel.join')).toBe(joins);
  });

  test('a channel that went while the link was down is left all the same', async () => {
    const run = await inChannel();
    run.http.on('hall.detail', shrunk);
    run.server.drop();
    await run.clock.advance(2000 + REFRESH_MS + 400);
    expect(current(run)?.channel_id).toBe(GUIDES);
  });

  test('many edits are fetched once, and once more for those that came meanwhile', async () => {
    const run = await inChannel();
    const before = calls(run, 'hall.detail');
    for (let count = 0; count < 10; count += 1) await edit(run, { channel_id: GENERAL });
    await run.clock.advance(3 * REFRESH_MS);
    expect(calls(run, 'hall.detail') - before).toBe(2);
  });

  test('[hall-event.2003] a new password shows at once, and the former one is forgotten', async () => {
    const run = await inChannel();
    const locks = () =>
      selectChannelTree(run.state()).flatMap(({ channels }) => channels.map(({ isLocked }) => isLocked));
    expect(locks()).toEqual([false, true, false]);
    const tell = async (channel_id: typeof GUIDES, pass: boolean) => {
      run.server.emit('voicePasswordChanged', { hall_id: HALL, channel_id, pass }, { to: HALL });
      await run.clock.advance(0);
    };
    await tell(GENERAL, true);
    await tell(GUIDES, false);
    expect(locks()).toEqual([true, false, false]);

    // Joined with a password that changes: after an outage it is not tried again.
    run.http.on('channel.check_join', { is_join: 1 });
    run.http.on('channel.check_password', {});
    run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
    await run.clock.advance(0);
    run.dispatch(channelActions.passwordSubmitted({ password: 'old' }));
    await run.clock.advance(400);
    await tell(GUIDES, true);
    run.server.drop();
    await run.clock.advance(2000);
    expect(run.http.requests('channel.join').at(-1)).toEqual({ channel_id: GUIDES });
  });
});

describe('roles and mutes', () => {
  const system = async (run: Run, body: Partial<HallEventBody<'systemMessage'>>) => {
    run.server.emit('systemMessage', { msg: '', uid: VIEWER, ...body }, { to: HALL });
    await run.clock.advance(0);
  };
  const forbid = async (run: Run, uid: string, ctx: 1 | 2) => {
    run.server.emit('sendForbidden', { uid, type: 2, ctx, msg: '' }, { to: HALL });
    await run.clock.advance(0);
  };
  const row = (run: Run, uid = OTHER) => selectMembers(run.state()).rows.find((each) => each.uid === uid);

  test('[hall-event.user-change.type-1-manage, hall-event.user-change.type-1-other, role.hall-manager] the viewer’s own role follows, in the list and in the channel', async () => {
    const run = await inChannel();
    await system(run, { type: 1, ctx: 'manage' });
    expect(current(run)?.role).toBe('manage');
    await system(run, { uid: OTHER, type: 1, ctx: 'manage' });
    expect(row(run)?.role).toBe('manage');
    await system(run, { type: 1, ctx: '' });
    expect(current(run)?.role).toBe('');
  });

  test('[role.hall-function.mute-all, hall-event.1016] muting all spares owner and managers, and a muted member stays muted afterwards', async () => {
    const run = await inChannel();
    await forbid(run, OTHER, 1);
    await forbid(run, '', 1);
    expect(current(run)).toMatchObject({ text_mute: false, mute_all: true });
    expect([row(run)?.text_mute, row(run, VIEWER)?.text_mute]).toEqual([true, false]);
    await forbid(run, '', 2);
    expect(current(run)).toMatchObject({ mute_all: false });
    expect(row(run)?.text_mute).toBe(true);
    await forbid(run, OTHER, 2);
    expect(row(run)?.text_mute).toBe(false);
  });

  test('[role.hall-mic-mute] a muted microphone shows in the member list', async () => {
    const run = await inChannel();
    await system(run, { uid: OTHER, type: 3, ctx: '1' });
    expect(row(run)?.mic_mute).toBe(true);
    await system(run, { uid: OTHER, type: 3, ctx: '2' });
    expect(row(run)?.mic_mute).toBe(false);
  });
});

test('a hall that is gone when it is fetched again goes the way of code 51', async () => {
  const run = await runClient();
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  await run.clock.advance(400);
  run.http.refuse('hall.detail', ERRORS.hallProblem.code, '大厅不存在');
  run.server.emit('hallEdited', { type: 2, hall_id: HALL }, { to: HALL });
  await run.clock.advance(REFRESH_MS);
  expect(run.navigation.path()).toBe('/login');
});
