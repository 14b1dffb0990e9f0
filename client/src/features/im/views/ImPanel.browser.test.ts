import { barUser, imMessage } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Im, ImBody, ImSessionId } from '../../../platform/ports/im.ts';
import { OTHER, VIEWER } from '../../../testing/chat-lines.ts';
import { answerContacts } from '../../../testing/contacts.ts';
import { HALL_PATH } from '../../../testing/hall-page.ts';
import { inspect } from '../../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../../testing/mount-app.tsx';
import { me } from '../../../testing/run-client.ts';
import { messagesModal } from '../../person/index.ts';
import { preferencesActions } from '../../preferences/index.ts';
import { imActions } from '../index.ts';
import { OPEN_LINES_MAX } from '../thread.model.ts';

const barUserOf = (account: string) =>
  z.parse(barUser, { account, no: account.slice('bar_'.length), nick: '掌柜', avatar: '', gender: 0 });
const card = (fields: object): ImBody => ({ kind: 'custom', json: JSON.stringify(fields) });
/** A drawer that has room for the list beside the session. */
const BOTH_PANES = { width: 1200, height: 900 };
const TEXT = (text: string): ImBody => ({ kind: 'text', text });
const VIEWER_SESSION: ImSessionId = `p2p-${VIEWER}`;

/** Opens discover with messages taken in, and another person who can write. */
async function open(options: MountOptions = {}, before: (peer: Im, app: Prepared) => Promise<void> = async () => {}) {
  let prepared: Prepared | undefined;
  const app = await mountApp({
    ...options,
    prepare: (fakes) => {
      prepared = fakes;
      options.prepare?.(fakes);
    },
  });
  if (!prepared) throw new Error('the page was not prepared');
  const peer = app.ims.im();
  await peer.connect(OTHER, async () => app.ims.tokenOf(OTHER));
  await before(peer, prepared);
  await app.client.late.take('clips');
  await app.settle();
  return { app, peer };
}
type Prepared = Parameters<NonNullable<MountOptions['prepare']>>[0];

const button = () => page.getByRole('button', { name: /^消息/ });
/** A column of a wide page, else a drawer. */
const panel = () =>
  page.getByRole('complementary', { name: '消息' }).or(page.getByRole('dialog', { name: '消息', exact: true }));
const sessions = () => panel().getByRole('region', { name: '会话' });
const rows = () => sessions().getByRole('listitem');
const log = () => panel().getByRole('log');
const field = () => panel().getByRole('textbox', { name: '输入消息' });

async function openPanel(app: Awaited<ReturnType<typeof mountApp>>) {
  await button().click();
  await app.settle();
}

describe('the panel of messages', () => {
  test.each([360, 1440])('without a session the panel leads to the friends, at %i px', async (width) => {
    const { app } = await open({ viewport: { width, height: 740 }, prepare: answerContacts });
    await openPanel(app);
    await expect.element(sessions().getByText(/^还没有消息/)).toBeVisible();
    await sessions().getByRole('button', { name: '找好友聊天' }).click();
    await app.settle();
    await expect.element(page.getByRole('dialog', { name: '好友与关注' })).toBeVisible();
  });

  test('[modal.im-panel] [im.unread-sum] [screen.social.private-conversations] [const.session-history-50] a button with the unread sum opens the panel; a session shows its latest 50 messages and is then read', async () => {
    const { app, peer } = await open({}, async (writer) => {
      for (let n = 1; n <= 60; n += 1) await writer.send(VIEWER_SESSION, TEXT(`第${n}条`), `o${n}`);
    });
    const read: unknown[] = [];
    peer.on('read', (event) => read.push(event));
    await expect.element(page.getByRole('button', { name: '消息，60 条未读' })).toBeVisible();
    await openPanel(app);
    await expect.element(rows()).toHaveTextContent('第60条');
    await rows()
      .getByRole('button', { name: /第60条/ })
      .click();
    await app.settle();
    await expect.element(log().getByText('第60条')).toBeVisible();
    expect(log().getByRole('article').elements()).toHaveLength(50);
    expect(read).toHaveLength(1);
    log().element().scrollTo({ top: 0 });
    await app.settle();
    await app.settle();
    expect(log().getByRole('article').elements()).toHaveLength(60);
    await expect.element(log().getByText('第1条', { exact: true })).toBeInTheDocument();
    await panel().getByRole('button', { name: '关闭消息' }).last().click();
    await app.settle();
    await expect.element(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
  });

  test('a session whose end is on screen lets go of its oldest lines, and a reader further up keeps them', async () => {
    const { app } = await open({}, async (writer) => {
      await writer.send(VIEWER_SESSION, TEXT('在吗'), 'first');
    });
    await openPanel(app);
    await rows().getByRole('button', { name: /在吗/ }).click();
    await app.settle();
    const arrive = async (count: number) => {
      const at = app.clock.now();
      for (let n = 1; n <= count; n += 1) {
        const message = { id: String(at + n), clientId: `c${at + n}`, session: `p2p-${OTHER}`, from: OTHER } as const;
        app.client.store.dispatch(imActions.messageArrived({ ...message, at: at + n, body: TEXT(`新${n}`) }));
      }
      await app.settle();
    };
    const articles = () => log().getByRole('article').elements();
    await arrive(OPEN_LINES_MAX + 20);
    expect(articles()).toHaveLength(OPEN_LINES_MAX);
    await expect.element(log().getByText(`新${OPEN_LINES_MAX + 20}`)).toBeInViewport();
    log().element().scrollTo({ top: 600 });
    await app.settle();
    const before = articles().length;
    await arrive(20);
    expect(articles()).toHaveLength(before + 20);
  });

  test.each(['zh-CN', 'fa-IR'] as const)(
    'the menu of a session covers neither its time nor its name, in %s',
    async (language) => {
      const { app } = await open({ language }, async (writer) => {
        await writer.send(VIEWER_SESSION, TEXT('在吗'), 'first');
      });
      app.dispatch(messagesModal.open({ to: null }));
      await app.settle();
      await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
      const row = document.querySelector('[data-session]')?.closest('li');
      const menu = row?.querySelector<HTMLElement>('[aria-haspopup]');
      if (!row || !menu) throw new Error('there is no session');
      const [name, time] = row.querySelectorAll('[data-session] [dir="auto"], [data-time]');
      const seen = (element: Element | undefined) => element?.checkVisibility({ visibilityProperty: true });
      expect(seen(time)).toBe(true);
      await userEvent.hover(row);
      expect(seen(time)).toBe(false);
      const [a, b] = [name, menu].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
      expect(Math.min(a?.right ?? 0, b?.right ?? 0)).toBeLessThanOrEqual(Math.max(a?.left ?? 0, b?.left ?? 0));
      await userEvent.unhover(row);
      expect(seen(time)).toBe(true);
      menu.focus();
      expect(seen(time)).toBe(false);
    },
  );

  test('a session with unread messages stands out before they are counted, and no more once it is read', async () => {
    const { app } = await open({}, async (writer) => {
      await writer.send(VIEWER_SESSION, TEXT('在吗'), 'first');
    });
    await openPanel(app);
    const name = () => sessions().element().querySelector('[data-session] [dir="auto"]') ?? document.body;
    expect(getComputedStyle(name()).fontWeight).toBe('700');
    await rows().getByRole('button', { name: /在吗/ }).click();
    await app.settle();
    app.dispatch(imActions.sessionClosed());
    await app.settle();
    expect(getComputedStyle(name()).fontWeight).toBe('500');
  });

  test.each([360, 1440])('a session without a line shows whom it is with, at %i px', async (width) => {
    const { app } = await open({ viewport: { width, height: 740 } });
    app.dispatch(messagesModal.open({ to: OTHER }));
    app.dispatch(imActions.facesLoaded({ [`p2p-${OTHER}`]: { name: '阿狸', picture: '' } }));
    await app.settle();
    const words = log().getByText('还没有聊过，打个招呼吧');
    await expect.element(words).toBeVisible();
    await expect.element(log().getByText('阿狸', { exact: true })).toBeVisible();
    const face = log().element().querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    expect(face?.width).toBe(64);
    expect(await inspect(width)).toEqual([]);
  });

  test('[im.sort] [const.session-sorting] pinned sessions stand first, then the latest; a deleted one comes back with its next message', async () => {
    const { app, peer } = await open({}, async (writer, { ims }) => {
      const third = ims.im();
      await third.connect('10077', async () => ims.tokenOf('10077'));
      await third.send(VIEWER_SESSION, TEXT('早'), 't1');
      await writer.send(VIEWER_SESSION, TEXT('晚'), 'o1');
    });
    await openPanel(app);
    const texts = () =>
      rows()
        .elements()
        .map(({ textContent }) => (textContent?.includes('早') ? '早' : '晚'));
    expect(texts()).toEqual(['晚', '早']);
    await rows().nth(1).getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '置顶' }).click();
    await app.settle();
    expect(texts()).toEqual(['早', '晚']);
    await rows().nth(1).getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '删除会话' }).click();
    await app.settle();
    expect(texts()).toEqual(['早']);
    await peer.send(VIEWER_SESSION, TEXT('晚些再说'), 'o2');
    await app.settle();
    expect(texts()).toEqual(['早', '晚']);
  });

  test('[im.state.idle] [im.state.connecting] [im.state.connected] [im.state.disconnected] it says how the connection is, and a kicked viewer connects again', async () => {
    let give = () => {};
    const { app } = await open({
      prepare: ({ http, ims }) => {
        const token = { account: VIEWER, token: ims.tokenOf(VIEWER) };
        http.on('user.getImToken', () => new Promise((resolve) => (give = () => resolve(token))));
      },
    });
    await openPanel(app);
    const state = () => sessions().getByRole('status');
    await expect.element(state()).toHaveTextContent('未连接');
    give();
    await app.settle();
    await expect.element(state()).toHaveTextContent('已连接');
    await app.ims.cut();
    await app.settle();
    await expect.element(state()).toHaveTextContent('正在连接…');
    await app.ims.mend();
    await app.settle();
    await expect.element(state()).toHaveTextContent('已连接');
    await app.ims.kick(VIEWER);
    await app.settle();
    await expect.element(state()).toHaveTextContent('你的消息已在其他地方登录');
    await state().getByRole('button', { name: '重新连接' }).click();
    await app.settle();
    give();
    await app.settle();
    await expect.element(state()).toHaveTextContent('已连接');
  });

  test('[const.system-session-ids] [screen.social.system-conversations] [entity.conversation.type-6] [const.account-prefixes-hidden] system sessions have names of their own and take no answer; the prefix of an account is hidden', async () => {
    const { app } = await open({}, async (_peer, { ims }) => {
      for (const [index, from] of ['ypb_system', 'ypb_group_system', 'ypb_bar_notify', 'ypb_hotel_notify'].entries()) {
        ims.store(from, VIEWER_SESSION, TEXT('来自平台'), `s${index}`);
      }
      ims.store('bar_10099', VIEWER_SESSION, TEXT('你好'), 'b1');
    });
    await openPanel(app);
    for (const name of ['系统通知', '群通知', '大厅通知', '房间通知']) {
      await expect.element(rows().getByText(name, { exact: true })).toBeVisible();
    }
    await expect.element(rows().getByText('10099', { exact: true })).toBeVisible();
    await rows()
      .getByRole('button', { name: /系统通知/ })
      .first()
      .click();
    await app.settle();
    await expect.element(panel().getByText('系统消息，不能回复')).toBeVisible();
    expect(field().query()).toBeNull();
  });
});

describe('what the platform tells by itself', () => {
  test('[api.social.bar-notice-info] while the provider cannot be reached, the notices of halls are there to read', async () => {
    const { app } = await open({
      prepare: ({ http }) => {
        http.on('user.getImToken', { account: VIEWER, token: 'not one' });
        const last = {
          id: '7',
          from: 'ypb_bar_notify',
          time: 1,
          kind: 'tip',
          body: '你已加入「福利群」',
          tip: '',
          c_mid: '',
        };
        http.on('bar.notice_info', { unread: 2, last: z.parse(imMessage, last) });
      },
    });
    await expect.element(page.getByRole('button', { name: '消息，2 条未读' })).toBeVisible();
    await openPanel(app);
    await expect.element(rows()).toHaveTextContent(/大厅通知.*你已加入「福利群」/);
    await rows()
      .getByRole('button', { name: /大厅通知/ })
      .click();
    await app.settle();
    await expect.element(log().getByText('你已加入「福利群」')).toBeVisible();
  });

  test('[api.go.barUserInfos] an account of a bar group has the name of the user behind it', async () => {
    const { app } = await open(
      { prepare: ({ http }) => http.on('bar.user_infos', ({ ids }) => ({ list: ids.map(barUserOf) })) },
      async (_peer, { ims }) => void ims.store('bar_10099', VIEWER_SESSION, TEXT('你好'), 'b1'),
    );
    await openPanel(app);
    await expect.element(rows().getByText('掌柜', { exact: true })).toBeVisible();
    expect(app.http.requests('bar.user_infos')).toEqual([{ ids: ['bar_10099'] }]);
  });
});

describe('writing in a session', () => {
  test('a message shows at once, is told to be read, can be taken back, and an emoticon and a link show as such', async () => {
    const { app, peer } = await open({ viewport: BOTH_PANES });
    // A message can be taken back for two minutes.
    app.ims.clock = Date.now();
    await openPanel(app);
    app.dispatch({ type: 'im/sessionOpened', payload: `p2p-${OTHER}` });
    await app.settle();
    await userEvent.fill(field(), '看看 https://example.com :微笑:');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    const line = () => log().getByRole('article');
    await expect.element(line().getByRole('link')).toHaveAttribute('href', 'https://example.com/');
    await expect.element(line()).toHaveTextContent('未读');
    const [session] = page.getByRole('region', { name: '会话' }).getByRole('listitem').elements();
    expect(session?.textContent).toContain('看看 https://example.com');
    await expect.element(rows().getByRole('img', { name: '微笑' })).toBeVisible();
    await peer.markRead(VIEWER_SESSION);
    await app.settle();
    await expect.element(line()).toHaveTextContent('已读');
    expect(await peer.history(VIEWER_SESSION, { limit: 50 })).toHaveLength(1);
    await line().getByRole('button', { name: '撤回' }).click();
    await app.settle();
    await expect.element(log().getByText('你撤回了一条消息')).toBeVisible();
    expect(await peer.history(VIEWER_SESSION, { limit: 50 })).toEqual([]);
  });

  test('the row of a private session marks a last line of the viewer, and none of the other person', async () => {
    const { app, peer } = await open({ viewport: BOTH_PANES }, async (writer) => {
      await writer.send(VIEWER_SESSION, TEXT('在吗'), 'o1');
    });
    await openPanel(app);
    await expect.element(rows().getByText('在吗')).toHaveTextContent(/^在吗$/);
    await rows().getByRole('button', { name: /在吗/ }).click();
    await app.settle();
    await field().fill('来了');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(rows().getByText('来了')).toHaveTextContent(/^我：来了$/);
    await peer.send(VIEWER_SESSION, TEXT('快点'), 'o2');
    await app.settle();
    await expect.element(rows().getByText('快点')).toHaveTextContent(/^快点$/);
  });

  test('a message that could not be sent says so, and is sent once by itself after the outage; a draft outlives the page', async () => {
    const { app, peer } = await open();
    await openPanel(app);
    app.dispatch({ type: 'im/sessionOpened', payload: `p2p-${OTHER}` });
    await app.settle();
    await app.ims.cut();
    await userEvent.fill(field(), '能收到吗');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(log().getByText('未发送')).toBeVisible();
    await log().getByRole('button', { name: '重新发送' }).click();
    await app.settle();
    await expect.element(log().getByText('未发送')).toBeVisible();
    await app.ims.mend();
    await app.settle();
    expect(log().getByText('未发送').query()).toBeNull();
    expect(await peer.history(VIEWER_SESSION, { limit: 50 })).toHaveLength(1);
    await userEvent.fill(field(), '还没写完');
    await app.clock.advance(400);
    const next = await app.reload();
    await next.client.late.take('clips');
    await next.settle();
    await openPanel(next);
    next.dispatch({ type: 'im/sessionOpened', payload: `p2p-${OTHER}` });
    await next.settle();
    await expect.element(field()).toHaveValue('还没写完');
  });

  test('receipts of an outage are sent after it, also for lines that a new connection brings into the open session', async () => {
    const { app, peer } = await open({ viewport: BOTH_PANES }, async (writer) => {
      await writer.send(VIEWER_SESSION, TEXT('在吗'), 'o1');
    });
    const read: unknown[] = [];
    peer.on('read', (event) => read.push(event));
    await openPanel(app);
    await app.ims.cut();
    await app.settle();
    await rows().getByRole('button', { name: /在吗/ }).click();
    await app.settle();
    expect(read).toEqual([]);
    await app.ims.mend();
    await app.settle();
    expect(read.length).toBeGreaterThan(0);
    await app.ims.kick(VIEWER);
    await app.settle();
    await peer.send(VIEWER_SESSION, TEXT('人呢'), 'o2');
    const before = read.length;
    await page.getByRole('button', { name: '重新连接' }).click();
    await app.settle();
    await expect.element(log().getByText('人呢')).toBeVisible();
    expect(read.length).toBeGreaterThan(before);
    expect(rows().getByText('1 条未读').elements()).toEqual([]);
  });

  test('a person who has blocked the viewer receives nothing, and the viewer is told; the viewer is asked before a block in the session', async () => {
    const { app, peer } = await open({}, async (writer) => {
      await writer.send(VIEWER_SESSION, TEXT('在吗'), 'o1');
      await writer.blockList.add(VIEWER);
    });
    await openPanel(app);
    await rows().getByRole('button', { name: /在吗/ }).click();
    await app.settle();
    await userEvent.fill(field(), '在');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(page.getByText('存在拉黑关系，消息没有送达')).toBeVisible();
    const thread = panel().getByRole('region', { name: '聊天记录' });
    await thread.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '拉黑' }).click();
    await app.settle();
    const question = page.getByRole('dialog', { name: '拉黑' });
    await expect.element(question).toHaveTextContent('好友和关注关系会同时解除');
    await peer.send(VIEWER_SESSION, TEXT('还在'), 'o3');
    await question.getByRole('button', { name: '拉黑' }).click();
    await app.settle();
    await expect.element(page.getByRole('region', { name: '通知' }).getByText('已拉黑')).toBeVisible();
    // Below the name it says what the person is to the viewer.
    await expect.element(thread.getByText('已拉黑')).toBeVisible();
    await peer.blockList.delete(VIEWER);
    await expect(peer.send(VIEWER_SESSION, TEXT('？'), 'o2')).rejects.toMatchObject({ reason: 'blocked' });
  });
});

describe('cards', () => {
  test('[screen.social.activity-cards] [screen.social.promotion-cards] [entity.message-card] every kind of activity has its card, and any other body says 格式不支持', async () => {
    const kinds = {
      activity_coupon: '活动券',
      text: '活动',
      poster: '海报',
      exchange: '兑换',
      recall: '回归',
      new_user: '新人',
    };
    const { app } = await open({}, async (writer) => {
      for (const activity_type of Object.keys(kinds)) {
        const type_str = activity_type === 'exchange' ? 'exchange' : 'work';
        const fields = {
          activity_type,
          type_str,
          title: `标题 ${activity_type}`,
          msg: '内容',
          url_name: '去看看',
          href_web: 'https://example.com/a',
        };
        await writer.send(VIEWER_SESSION, card(fields), activity_type);
      }
      await writer.send(
        VIEWER_SESSION,
        card({ room_id: '600001', room_name: '深夜电台', tags: ['一', '二', '三', '四'] }),
        'room',
      );
      await writer.send(VIEWER_SESSION, card({ activity_type: 'poster', title: '' }), 'bare');
      await writer.send(VIEWER_SESSION, { kind: 'custom', json: '{' }, 'bad');
      await writer.send(VIEWER_SESSION, card({ activity_type: 'unknown' }), 'odd');
    });
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /\[卡片\]/ })
      .click();
    await app.settle();
    for (const [type, name] of Object.entries(kinds)) {
      const shown = log().getByRole('region', { name: `卡片：标题 ${type}` });
      await expect.element(shown).toHaveTextContent(`${name}${type === 'exchange' ? '兑换' : '任务'}`);
      await expect
        .element(shown.getByRole('link', { name: '去看看' }))
        .toHaveAttribute('href', 'https://example.com/a');
    }
    const room = log().getByRole('region', { name: '卡片：深夜电台' });
    await expect.element(room.getByRole('link', { name: '进入房间' })).toHaveAttribute('href', '/app/room/600001');
    expect(
      room
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['一', '二', '三']);
    // A card without a title is headed by its kind.
    await expect.element(log().getByRole('region', { name: '卡片：海报', exact: true })).toBeVisible();
    expect(log().getByText('格式不支持').elements()).toHaveLength(2);
  });
});

describe('the panel on every screen', () => {
  for (const look of [
    { language: 'zh-CN', theme: 'light' },
    { language: 'fa-IR', theme: 'dark' },
  ] as const) {
    test(`the panel is accessible and fits the window in ${look.language}, ${look.theme}`, async () => {
      const { app } = await open(look, async (writer, { ims }) => {
        ims.store('ypb_system', VIEWER_SESSION, TEXT('欢迎'), 's1');
        await writer.send(
          VIEWER_SESSION,
          TEXT(`一个很长的词 ${'啊'.repeat(120)} https://example.com/${'a'.repeat(90)}`),
          'o1',
        );
        await writer.send(VIEWER_SESSION, card({ activity_type: 'poster', title: '海报', msg: '内容' }), 'o2');
        await writer.send(VIEWER_SESSION, { kind: 'voice', url: '/files/a.mp3', durationMs: 3000 }, 'o3');
      });
      app.dispatch(messagesModal.open({ to: null }));
      await app.settle();
      for (const width of [360, 768, 1200, 1440]) expect(await inspect(width)).toEqual([]);
      app.dispatch(imActions.sessionOpened(`p2p-${OTHER}`));
      await app.settle();
      await app.ims.cut();
      app.dispatch(imActions.sendRequested({ session: `p2p-${OTHER}`, body: TEXT('发不出去') }));
      await app.settle();
      for (const width of [360, 768, 1200, 1440]) expect(await inspect(width)).toEqual([]);
    });
  }
});

describe('what arrives while the viewer looks elsewhere', () => {
  test('[im.unread-sum] the first message of a session that is already open is read at once', async () => {
    const { app } = await open();
    app.client.store.dispatch(messagesModal.open({ to: null }));
    app.client.store.dispatch(imActions.sessionOpened(`p2p-${OTHER}`));
    await app.settle();
    app.ims.store(OTHER, VIEWER_SESSION, TEXT('你好，第一次聊'), 'first');
    await app.settle();
    await expect.element(log().getByText('你好，第一次聊')).toBeVisible();
    await app.settle();
    await panel().getByRole('button', { name: '关闭消息' }).last().click();
    await app.settle();
    await expect.element(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
  });

  test('a message in the background shows a notification that leads to its session, and is read when the viewer returns', async () => {
    const { app, peer } = await open({ viewport: BOTH_PANES });
    app.dispatch(preferencesActions.changeRequested({ notifications: true }));
    await openPanel(app);
    app.dispatch(imActions.sessionOpened(`p2p-${OTHER}`));
    await app.settle();
    app.page.watch(false);
    await peer.send(VIEWER_SESSION, TEXT('快回来'), 'o1');
    await app.settle();
    expect(app.systemNotices.map(({ body }) => body)).toEqual(['快回来']);
    const unread = () => rows().getByText('1 条未读');
    await expect.element(unread()).toBeInTheDocument();
    app.page.watch(true);
    await app.settle();
    await expect.element(unread()).not.toBeInTheDocument();
    await panel().getByRole('button', { name: '关闭消息' }).last().click();
    app.page.watch(false);
    await peer.send(VIEWER_SESSION, TEXT('还在吗'), 'o2');
    await app.settle();
    app.systemNotices.at(-1)?.onPicked();
    await app.settle();
    await expect.element(log().getByText('还在吗')).toBeVisible();
  });
});

describe('a reader further up', () => {
  async function readUp(language: 'zh-CN' | 'fa-IR' = 'zh-CN') {
    const opened = await open({ language }, async (_peer, { ims }) => {
      for (let n = 1; n <= 40; n += 1) ims.store(OTHER, VIEWER_SESSION, TEXT(`第 ${n} 句`), `u${n}`);
    });
    opened.app.dispatch(imActions.sessionPicked(`p2p-${OTHER}`));
    await opened.app.settle();
    const list = document.querySelector('[role="log"]');
    if (!list) throw new Error('no session is open');
    list.scrollTop = 0;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isAtEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 2;
    return { ...opened, list, isAtEnd };
  }

  test('a session tells how many lines came below, and one press leads there', async () => {
    const { app, peer, isAtEnd } = await readUp();
    await expect.element(page.getByRole('button', { name: '回到最新' })).toBeVisible();
    await peer.send(VIEWER_SESSION, TEXT('快看'), 'n1');
    await peer.send(VIEWER_SESSION, TEXT('在吗'), 'n2');
    await app.settle();
    expect(isAtEnd()).toBe(false);
    await page.getByRole('button', { name: /2 条新消息/ }).click();
    await expect.poll(isAtEnd).toBe(true);
    await expect.element(page.getByRole('button', { name: /新消息|回到最新/ })).not.toBeInTheDocument();
  });

  test('a pill that is pressed by a key hands the focus on to the field', async () => {
    await readUp();
    const pill = page.getByRole('button', { name: '回到最新' });
    await expect.element(pill).toBeVisible();
    await userEvent.keyboard('{Shift}');
    (pill.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(pill).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: '输入消息' })).toHaveFocus();
  });

  test('an own line brings its writer to the end', async () => {
    const { app, isAtEnd } = await readUp('fa-IR');
    app.dispatch(imActions.sendRequested({ session: `p2p-${OTHER}`, body: { kind: 'text', text: '来了' } }));
    await app.settle();
    await expect.poll(isAtEnd).toBe(true);
  });
});

describe('groups', () => {
  async function withTeam(
    prepare: (app: Prepared, team: string, peer: Im) => Promise<void> = async () => {},
    members = [VIEWER, OTHER],
    { name = '开黑小队', ...options }: MountOptions & { readonly name?: string } = {},
  ) {
    let team = '';
    const opened = await open(options, async (peer, fakes) => {
      team = await fakes.ims.team(members);
      const info = { id: team, name, icon: '', in_group: true, users: [], user_count: 2 };
      fakes.http.on('group.details', { list: [info] });
      fakes.http.on('group.detail', info);
      fakes.http.on('group.members', {
        list: [
          { no: VIEWER, nick: '小满', avatar: '', role: 'owner' },
          { no: OTHER, nick: '阿澈', avatar: '', role: '' },
        ],
      });
      fakes.http.on('group.get_bound_hall', { hall: { hall_id: '8001', name: '零号大厅', bg_img: '', in_hall: true } });
      await peer.send(`team-${team}`, TEXT('集合'), 'g1');
      await prepare(fakes, team, peer);
    });
    return { ...opened, team };
  }

  test('[screen.social.group-conversations] [entity.group-info] [entity.conversation.type-3] a group shows its name, members, hall, and the author of each message', async () => {
    const { app } = await withTeam(async ({ http }) => {
      http.on('user.infos', { list: [{ ...me, no: OTHER, nick: '阿澈' }] });
    });
    await openPanel(app);
    await expect.element(rows().getByText('阿澈：集合')).toBeVisible();
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    await expect.element(panel().getByText('2 名成员 · 所属大厅：零号大厅')).toBeVisible();
    await expect.element(log().getByText('阿澈')).toBeVisible();
    const face = log().getByRole('article').element().querySelector('[aria-hidden]');
    expect(face?.textContent).toBe('阿');
    await panel().getByRole('button', { name: '群成员' }).click();
    const members = panel().getByRole('list', { name: '群成员' });
    await expect.element(members.getByText('小满')).toBeVisible();
    await expect.element(members.getByText('群主')).toBeVisible();
  });

  test.each(['zh-CN', 'fa-IR'] as const)(
    'on a phone the name of a group of nine characters is not cut, in %s',
    async (language) => {
      const name = '一起上分的夜猫车队';
      const { app, team } = await withTeam(undefined, undefined, {
        name,
        language,
        viewport: { width: 360, height: 740 },
      });
      app.dispatch(messagesModal.open({ to: null }));
      app.dispatch(imActions.sessionOpened(`team-${team}`));
      await app.settle();
      const heading = page.getByRole('heading', { name });
      await expect.element(heading).toBeVisible();
      const { scrollWidth, clientWidth } = heading.element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      expect(await inspect(360)).toEqual([]);
    },
  );

  test('a mention in a group is marked as in halls: of a member, and more so of the viewer', async () => {
    const { app } = await withTeam(
      async (_fakes, team, peer) => void (await peer.send(`team-${team}`, TEXT('@小满 @阿澈 @路人 开车'), 'g2')),
    );
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    const mention = (name: string) => log().getByRole('button', { name: `@${name}` });
    const fill = (name: string) => getComputedStyle(mention(name).element()).backgroundColor;
    await expect.element(mention('小满')).toBeVisible();
    expect(fill('小满')).not.toBe(fill('阿澈'));
    expect(mention('路人').elements()).toEqual([]);
  });

  test('a group whose unread messages mention the viewer says so in the list, until it is opened', async () => {
    const { app, team, peer } = await withTeam(
      async (_fakes, team, peer) => void (await peer.send(`team-${team}`, TEXT('@小满 来一把'), 'g2')),
    );
    await openPanel(app);
    const cue = () => rows().getByText('[有人提到你]');
    await expect.element(cue()).toBeVisible();
    const row = rows().getByRole('button', { name: /开黑小队/ });
    await expect.element(row).toHaveAccessibleName(/\[有人提到你\] .+：@小满 来一把/);
    for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
    await row.click();
    await app.settle();
    await expect.element(log().getByText('来一把')).toBeVisible();
    expect(cue().elements()).toEqual([]);
    app.dispatch(imActions.sessionClosed());
    // Another person, whose name begins like the viewer's.
    app.dispatch(imActions.facesLoaded({ 'p2p-10009': { name: '小满满', picture: '' } }));
    await peer.send(`team-${team}`, TEXT('@小满满 不是你'), 'g3');
    await app.settle();
    expect(cue().elements()).toEqual([]);
    await peer.send(`team-${team}`, TEXT('谁？@小满'), 'g4');
    await peer.send(`team-${team}`, TEXT('走了'), 'g5');
    await app.settle();
    await expect.element(cue()).toBeVisible();
  });

  test('lines of one member in a row show their name and face once, and each says it to a screen reader', async () => {
    const { app, team, peer } = await withTeam();
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    await peer.send(`team-${team}`, TEXT('人呢'), 'g2');
    await app.settle();
    const lines = () => log().getByRole('article');
    expect(lines().elements()).toHaveLength(2);
    const faces = () => log().element().querySelectorAll('article [aria-hidden]:not(svg)').length;
    expect(faces()).toBe(1);
    await expect.element(lines().nth(1)).toHaveTextContent('阿澈人呢');
    const name = lines().nth(1).getByText('阿澈').element().getBoundingClientRect();
    expect(name.width).toBeLessThanOrEqual(1);
    const left = (text: string) => log().getByText(text).element().getBoundingClientRect().left;
    expect(Math.abs(left('人呢') - left('集合'))).toBeLessThan(2);
    app.dispatch(imActions.sendRequested({ session: `team-${team}`, body: { kind: 'text', text: '来了' } }));
    await app.settle();
    await peer.send(`team-${team}`, TEXT('上号'), 'g3');
    await app.settle();
    await expect.poll(faces).toBe(2);
  });

  test('an @ in a group offers its other members, and Enter takes the chosen one', async () => {
    const { app } = await withTeam();
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    await field().click();
    await userEvent.keyboard('今晚 @');
    const offers = panel().getByRole('listbox', { name: '要提到的成员' });
    await expect.element(offers.getByRole('option')).toHaveTextContent('阿澈');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('今晚 @阿澈 ');
    await expect.element(offers).not.toBeInTheDocument();
  });

  test('[api.group.weal-hall] [api.group.weal-bind-hall] [api.group.user-list] the chief of a weal group binds it to a hall; a member leaves the group after a question', async () => {
    const bound: unknown[] = [];
    const { app, team, peer } = await withTeam(
      async ({ http }, id) => {
        http.on('group.user_list', {
          list: [{ no: OTHER, nick: '阿澈', avatar: '', gender: 1, age: 20, sign: '', online: true }],
          page: 1,
          page_total: 1,
        });
        http.on('group.weal_hall', { hall: null, can_bind: true });
        http.on('group.weal_bind_hall', (request) => {
          bound.push(request);
          return { hall: { hall_id: '8001', name: '小满的大厅', bg_img: '', in_hall: true } };
        });
        http.on('group.members', { list: [{ no: VIEWER, nick: '小满', avatar: '', role: '' }] });
        expect(id).not.toBe('');
      },
      [OTHER, VIEWER],
    );
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    await panel().getByRole('button', { name: '群成员' }).click();
    await app.settle();
    await panel().getByRole('button', { name: '绑定', exact: true }).click();
    await app.settle();
    expect(bound).toEqual([{ group_id: team, hall_id: '8001' }]);
    await expect.element(panel().getByText('所属大厅：小满的大厅')).toBeVisible();
    await panel().getByRole('button', { name: '退出群聊' }).click();
    await page.getByRole('dialog', { name: '退出群聊' }).getByRole('button', { name: '退出群聊' }).click();
    await app.settle();
    expect(rows().elements()).toHaveLength(0);
    expect(await peer.teamIds()).toContain(team);
  });

  test('[im.group-not-joined] [error.message.group-not-joined] [im.team.check-fails] removal from the open group shows 你已不在此群 and deletes its session', async () => {
    const { app, team } = await withTeam();
    await openPanel(app);
    await rows()
      .getByRole('button', { name: /开黑小队/ })
      .click();
    await app.settle();
    app.ims.teams.set(team, new Set([OTHER]));
    await userEvent.fill(field(), '还在吗');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(page.getByText('你已不在此群').first()).toBeVisible();
    expect(rows().elements()).toHaveLength(0);
  });

  test('[im.team.dismissed] [im.team.left] a group session is deleted with its dissolution or the viewer’s departure, and stays when another member leaves', async () => {
    const about = (notice: 'dismissed' | 'left', ...people: string[]): ImBody => ({
      kind: 'notice',
      notice,
      text: '',
      about: people,
    });
    const { app } = await withTeam(async ({ ims }, first, peer) => {
      const [second, third] = [await ims.team([VIEWER, OTHER]), await ims.team([VIEWER, OTHER])];
      await peer.send(`team-${second}`, about('dismissed'), 'n1');
      await peer.send(`team-${third}`, about('left', VIEWER), 'n2');
      await peer.send(`team-${first}`, about('left', OTHER), 'n3');
    });
    await openPanel(app);
    expect(rows().elements()).toHaveLength(1);
    await expect.element(rows()).toHaveTextContent('有成员退出了群');
  });

  test('[support.customer-service-group] [const.team-group-types] [entity.bar-group] customer service is a group that a button opens', async () => {
    const { app } = await open({
      prepare: ({ http, ims }) => {
        const group = { id: '7001', group_type: 'bar-serve', icon: '', name: '零号麦客服' } as const;
        http.on('group.serve_group', { group, in_group: false });
        http.on('bar.serve_group', group);
        http.on('group.detail', { id: '7001', name: '零号麦客服', icon: '', in_group: true, users: [], user_count: 2 });
        void ims.team([VIEWER]);
      },
    });
    await openPanel(app);
    await panel().getByRole('button', { name: '联系客服' }).click();
    await app.settle();
    await expect.element(panel().getByRole('heading', { name: '零号麦客服' })).toBeVisible();
    await userEvent.fill(field(), '我的订单没到账');
    await userEvent.keyboard('{Enter}');
    await app.settle();
    await expect.element(log().getByText('我的订单没到账')).toBeVisible();
  });
});

describe('on a phone', () => {
  const PHONE = { width: 360, height: 740 };

  test('a written line has the whole width, and the buttons stand below it', async () => {
    const { app } = await open({ viewport: PHONE });
    app.dispatch(messagesModal.open({ to: OTHER }));
    await app.settle();
    const widthBefore = field().element().getBoundingClientRect().width;
    await field().fill('今晚八点一起开黑吗');
    await app.settle();
    expect(field().element().getBoundingClientRect().width).toBeGreaterThan(280);
    expect(widthBefore).toBeLessThan(280);
    // One line of 24 px between its paddings.
    expect(field().element().getBoundingClientRect().height).toBeLessThanOrEqual(44);
    await expect.element(panel().getByRole('button', { name: '发送', exact: true })).toBeVisible();
    expect(await inspect(360)).toEqual([]);
  });

  test('[im.unread-sum] the header of a hall has the sum of unread messages once, at the button that leads to them', async () => {
    await open({ path: HALL_PATH, viewport: PHONE }, async (writer) => {
      for (let n = 1; n <= 3; n += 1) await writer.send(VIEWER_SESSION, TEXT(`第${n}条`), `o${n}`);
    });
    const header = page.getByRole('banner');
    await expect.element(header.getByRole('button', { name: '消息，3 条未读' })).toBeVisible();
    expect(header.getByText('3', { exact: true }).elements()).toHaveLength(1);
    await expect.element(header.getByRole('button', { name: '打开频道列表', exact: true })).toBeVisible();
  });
});
