import { room } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { HALL, OTHER } from '../../../testing/chat-lines.ts';
import { answerContacts, answerProfiles } from '../../../testing/contacts.ts';
import type { FakePorts } from '../../../testing/fakes/fake-ports.ts';
import { composer, HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountedApp, mountApp } from '../../../testing/mount-app.tsx';
import { cardOf, relation } from '../../../testing/people.ts';
import { openRoomPage } from '../../../testing/room-page.ts';
import { theHall } from '../../../testing/run-client.ts';
import { hear } from '../../../testing/talk.ts';
import { quickSwitcherModal } from '../../channel/index.ts';

const options = () => page.getByRole('option');
const ELSEWHERE = '8002' as typeof HALL;

/** A second hall of the viewer, which is never opened. */
function answerTwoHalls({ http }: Pick<FakePorts, 'http'>): void {
  const leaf = {
    type: 1 as const,
    hall_id: ELSEWHERE,
    unread: 0,
    last_message: null,
    limit_mic: 0,
    pass: false,
    token: '',
  };
  const other = {
    ...theHall,
    id: ELSEWHERE,
    name: '夜猫车队',
    welcome_channel_id: null,
    channels: [{ ...leaf, id: '9101' as never, name: '深夜电台' }],
  };
  http.on('hall.list', { list: [theHall, other], page: 1, page_total: 1 });
  http.on('channel.detail', { ...leaf, id: '9101' as never, name: '深夜电台' });
  http.on('hall.detail', ({ hall_id }) => (hall_id === ELSEWHERE ? other : theHall));
}

async function open(app: MountedApp, query = ''): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await app.settle();
  await page.getByRole('combobox').fill(query);
  await app.clock.advance(400);
}

test('Ctrl+K finds a channel by its pinyin and by its initials, with the name of its hall', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await open(app);
  for (const query of ['gonglue', 'gl']) {
    await page.getByRole('combobox').fill(query);
    await expect.element(options().first()).toHaveTextContent(/攻略.*小满的大厅/);
    expect(options().elements()).toHaveLength(2);
  }
});

test('[api.lobby.hall.detail] Ctrl+K finds the channels of a hall that was never opened, and leads there', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: answerTwoHalls });
  await open(app, 'sydt');
  await expect.element(options().first()).toHaveTextContent(/深夜电台.*夜猫车队/);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  expect(app.path()).toBe(`/index/room/${ELSEWHERE}?channel_id=9101`);
});

describe('keys that came before the field', () => {
  test('early keys are the text of the field, to which the next ones are added', async () => {
    const app = await mountApp({ path: HALL_PATH, prepare: answerTwoHalls });
    app.dispatch(quickSwitcherModal.open({ typed: 'sy' }));
    await app.settle();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await expect.element(page.getByRole('combobox')).toHaveValue('sy');
    await userEvent.keyboard('dt');
    await app.clock.advance(400);
    await expect.element(options().first()).toHaveTextContent(/深夜电台.*夜猫车队/);
  });

  test('[api.lobby.hall.detail] early keys that end with Enter open what answers the whole text', async () => {
    const app = await mountApp({ path: HALL_PATH, prepare: answerTwoHalls });
    app.dispatch(quickSwitcherModal.open({ typed: 'sydt\n' }));
    await app.settle();
    await app.clock.advance(400);
    await app.settle();
    expect(app.path()).toBe(`/index/room/${ELSEWHERE}?channel_id=9101`);
  });
});

describe('Enter', () => {
  /** A room of the platform that begins with the text, while the viewer's channel only holds it. */
  async function typeBeforeAnswer(): Promise<MountedApp> {
    const app = await mountApp({ path: HALL_PATH });
    await open(app);
    app.http.on('room.list', async ({ keyword = '' }) => {
      await app.clock.sleep(300);
      const rooms = [z.parse(room, { room_no: '600021', name: '略知一二', is_lock: 0, clout: 3 })];
      return { list: rooms.filter(({ name }) => name.includes(keyword)), page: 1, page_total: 1 };
    });
    await page.getByRole('combobox').fill('略');
    await expect.element(options().first()).toHaveTextContent('攻略');
    return app;
  }

  test('[api.room.v1.room-list] Enter waits for the results of the whole text', async () => {
    const app = await typeBeforeAnswer();
    await userEvent.keyboard('{Enter}');
    await app.clock.advance(100);
    await expect.element(page.getByRole('combobox')).toBeVisible();
    await app.clock.advance(200);
    await app.settle();
    expect(app.path()).toBe('/app/room/600021');
  });

  test('Enter takes the option that the arrows chose without waiting', async () => {
    const app = await typeBeforeAnswer();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(options().last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(page.getByRole('dialog', { name: '搜索' })).toBeVisible();
  });

  test('the first option counts as chosen when the arrows came back to it', async () => {
    const app = await typeBeforeAnswer();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await app.settle();
    expect(app.path()).toContain('/index/room/');
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });

  test('Enter waits no longer than a moment for a platform that does not answer', async () => {
    const app = await typeBeforeAnswer();
    app.http.on('room.list', () => app.clock.sleep(60_000).then(() => ({ list: [], page: 1, page_total: 1 })));
    await page.getByRole('combobox').fill('攻');
    await userEvent.keyboard('{Enter}');
    await app.clock.advance(1600);
    await app.settle();
    await expect.element(page.getByRole('combobox', { name: /搜索大厅/ })).not.toBeInTheDocument();
  });
});

test('the focus goes back to the field that had it, also when keys came before the field', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await composer().click();
  await userEvent.keyboard('{Control>}k{/Control}gl');
  await app.settle();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await expect.element(page.getByRole('combobox')).toHaveValue('gl');
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(composer()).toHaveFocus();
  expect(document.getElementById('early-keys')).toBe(null);
});

test('[modal.search] the last option searches the whole platform for the text', async () => {
  const app = await mountApp({ path: HALL_PATH });
  await open(app, '略');
  app.http.on('tourist.search', { halls: [theHall], users: [], hall_total: 1, user_total: 0 });
  app.http.on('room.list', { list: [], page: 1, page_total: 0 });
  expect(
    options()
      .elements()
      .map((option) => option.textContent),
  ).toEqual([expect.stringContaining('攻略'), '在全站搜索“略”']);
  await options().last().click();
  await app.settle();
  const field = page.getByRole('dialog', { name: '搜索' }).getByRole('combobox');
  await expect.element(field).toHaveValue('略');
  await expect.element(field).toHaveFocus();
  expect(app.http.requests('tourist.search')).toMatchObject([{ keyword: '略' }]);
  await expect.element(options().first()).toHaveTextContent('小满的大厅');
});

test('[api.lobby.hall.detail] members of a hall are fetched once, and again after the hall changed', async () => {
  const app = await mountApp({ path: HALL_PATH, prepare: answerTwoHalls });
  const asked = () => app.http.requests('hall.detail').filter(({ hall_id }) => hall_id === ELSEWHERE).length;
  await open(app);
  await userEvent.keyboard('{Escape}');
  await open(app);
  expect(asked()).toBe(1);
  await userEvent.keyboard('{Escape}');
  app.server.emit('hallEdited', { type: 1, hall_id: ELSEWHERE }, { to: ELSEWHERE });
  await app.settle();
  await open(app);
  expect(asked()).toBe(2);
});

test('[modal.profile-card] [api.lobby.op.hall-user-list] Ctrl+K finds members, those that the platform knows too, and opens their card', async () => {
  const app = await mountApp({ path: HALL_PATH });
  app.http.on('hall.user_card', ({ uid }) => ({ card_info: cardOf({ uid, nick: uid === OTHER ? '阿澈' : '夜航船' }) }));
  app.http.on('account.isfollow', relation());
  app.http.on('hall.user_hall', { list: [], page: 1, page_total: 1 });
  app.http.on('channel.gaming_by_user', { gaming: null });
  await open(app, 'ac');
  await expect.element(options().first()).toHaveTextContent(/阿澈.*成员 · 小满的大厅/);
  const found = { ...cardOf(), id: '3007' as typeof OTHER, nick: '夜航船' };
  app.http.on('hall.user_list', { online_count: 0, offline_count: 1, page: 1, page_total: 1, users: [found] });
  await page.getByRole('combobox').fill('夜航');
  await app.clock.advance(400);
  expect(app.http.requests('hall.user_list').at(-1)).toEqual({
    hall_id: HALL,
    page: 1,
    page_size: 30,
    keyword: '夜航',
  });
  await expect.element(options().first()).toHaveTextContent('夜航船');
  expect(await inspect(1440)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await app.settle();
  const card = page.getByRole('dialog', { name: '夜航船 的名片' });
  await expect.element(card.getByText('随叫随到')).toBeVisible();
  await expect.element(card.getByRole('button', { name: '关注', exact: true })).toBeVisible();
  expect(await inspect(1440)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
});

describe('in a voice room', () => {
  const roomOf = (room_no: string, name: string) => z.parse(room, { room_no, name, is_lock: 0, clout: 3 });
  const [RECENT, KEPT, OF_FRIEND, OTHERS] = [
    roomOf('600011', '深夜唱片行'),
    roomOf('600012', '五排开黑'),
    roomOf('600001', '爵士角落'),
    roomOf('600013', '陌生的房间'),
  ];

  async function openInRoom(query: string): Promise<MountedApp> {
    const app = await openRoomPage({
      prepare: (fakes) => {
        answerContacts(fakes);
        answerProfiles(fakes);
        const one = { page: 1, page_total: 1 };
        fakes.http.on('room.trace', { list: [RECENT], ...one });
        fakes.http.on('favourite.list', { list: [KEPT, RECENT], ...one });
        fakes.http.on('room.list', ({ keyword = '' }) => ({
          list: [OF_FRIEND, OTHERS].filter(({ name, room_no }) => room_no === keyword || name.includes(keyword)),
          ...one,
        }));
      },
    });
    await open(app, query);
    return app;
  }

  test('[rule.friend-list-one-page] Ctrl+K finds friends by name, pinyin, initials and number: Enter opens the private session, Shift+Enter their page', async () => {
    const app = await openInRoom('ca');
    await expect.element(options().first()).toHaveTextContent(/长安.*好友/);
    for (const query of ['changan', '4002', '长']) {
      await page.getByRole('combobox').fill(query);
      await app.clock.advance(400);
      await expect.element(options().first()).toHaveTextContent(/长安/);
    }
    expect(await inspect(1440)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.poll(() => Reflect.get(app.state(), 'im')?.open).toBe('p2p-4002');
    await expect.element(page.getByRole('textbox', { name: '输入消息' })).toHaveFocus();
    await open(app, '长安');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await app.settle();
    expect(app.http.requests('account.profile').at(-1)).toMatchObject({ no: '4002' });
    await expect.element(page.getByRole('dialog', { name: /的主页/ })).toBeVisible();
  });

  test.each(['pressed', 'before the field'])(
    '[rule.friend-list-one-page] Shift+Enter that waits for the results opens the page of the friend, not the session: %s',
    async (how) => {
      const app = await openInRoom('');
      app.http.on('room.list', async () => {
        await app.clock.sleep(300);
        return { list: [], page: 1, page_total: 1 };
      });
      if (how === 'pressed') {
        await page.getByRole('combobox').fill('长安');
        await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
      } else {
        await userEvent.keyboard('{Escape}');
        await app.settle();
        app.dispatch(quickSwitcherModal.open({ typed: '长安\n\n' }));
      }
      await app.clock.advance(100);
      await expect.element(page.getByRole('combobox')).toBeVisible();
      await app.clock.advance(500);
      await app.settle();
      await expect.element(page.getByRole('dialog', { name: /的主页/ })).toBeVisible();
      expect(app.http.requests('account.profile').at(-1)).toMatchObject({ no: '4002' });
    },
  );

  test('[api.go.home.relation.statusList] a friend stands above the room that they are in', async () => {
    const app = await openInRoom('露露');
    await expect.element(options().nth(0)).toHaveTextContent(/露露.*好友/);
    await expect.element(options().nth(1)).toHaveTextContent(/爵士角落.*露露 在里面/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await app.settle();
    expect(app.path()).toBe('/app/room/600001');
  });

  test.each([
    ['a recent one by its initials', 'cph', /深夜唱片行.*语音房 · 600011/, '600011'],
    ['a kept one by its number', '600012', /五排开黑/, '600012'],
    ['that of a friend by its pinyin', 'jueshi', /爵士角落.*露露 在里面/, '600001'],
    ['any other by its name', '陌生', /陌生的房间/, '600013'],
  ])(
    '[api.room.v1.room-trace][api.account.fav.room][api.go.home.relation.statusList] Ctrl+K finds rooms, %s, and Enter leads there',
    async (_how, query, row, room_no) => {
      const app = await openInRoom(query);
      await expect.element(options().first()).toHaveTextContent(row);
      await userEvent.keyboard('{Enter}');
      await app.settle();
      expect(app.path()).toBe(`/app/room/${room_no}`);
    },
  );
});

test('@ finds people, and a colon emoticons, by pinyin', async () => {
  const app = await mountApp({ path: HALL_PATH });
  hear(app, 8, { extra: { author: { id: '1003', nick: '林夕', avatar: '', role: '' } } }, '1003');
  await app.settle();
  await composer().click();
  await userEvent.keyboard('@lx');
  await expect.element(options().first()).toHaveTextContent('林夕');
  await userEvent.keyboard('{Enter}:jy');
  await expect.element(options().first()).toHaveTextContent('加油');
});
