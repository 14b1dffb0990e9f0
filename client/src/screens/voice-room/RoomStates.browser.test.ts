import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { audioActions, voiceActions } from '../../features/audio/index.ts';
import { seatsActions } from '../../features/seats/index.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { menuHead } from '../../testing/menu-head.ts';
import { ACHE, lineOf, openRoomPage, type RoomPage, SEATS, seatsWithViewer } from '../../testing/room-page.ts';
import { person } from '../../testing/run-room.ts';

const WIDTHS = [360, 1440];
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** What lies over a room, each opened by structure, because its words differ by language. */
const OVER_THE_ROOM: Readonly<Record<string, (app: RoomPage) => Promise<void>>> = {
  'the menu of a seat': async (app) => {
    press('[data-seat="1"]');
    await app.settle();
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
  'the volume of a user': async (app) => {
    press('[data-seat="1"]');
    await app.settle();
    // Gift, mention, volume.
    await page.getByRole('menuitem').nth(2).click();
    await app.settle();
    await expect.element(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  },
  'the menu of a member': async (app) => {
    await page.viewport(1440, 900);
    await app.settle();
    press('aside li button');
    await app.settle();
    await expect.element(page.getByRole('menu')).toBeVisible();
  },
  'the queue of applications': async (app) => {
    app.dispatch(seatsActions.queueMoved({ isOpen: true }));
    await app.settle();
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
};

/** What the dock of a room says, each by what has happened to the voice. */
const DOCKS: Readonly<Record<string, (app: RoomPage) => void>> = {
  connected: () => {},
  muted: (app) => app.dispatch(audioActions.muteToggled()),
  deafened: (app) => app.dispatch(voiceActions.deafenToggled()),
  'muted by a manager': (app) =>
    app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(5, { mic_status: 2 }) }),
  'without a seat': (app) => app.roomServer.emit('roomSeatsChanged', { list: [...SEATS] }),
  'without a microphone': (app) => {
    for (const id of ['mic-1', 'mic-2']) app.voice.unplug(id);
  },
  'without sound before a press': (app) => app.dispatch(voiceActions.playbackChanged({ isBlocked: true })),
  connecting: (app) => app.dispatch(voiceActions.linkMoved({ kind: 'connecting' })),
  reconnecting: (app) => app.dispatch(voiceActions.linkMoved({ kind: 'reconnecting' })),
  failed: (app) => app.dispatch(voiceActions.linkMoved({ kind: 'failed', reason: 'network' })),
  'in a browser without voice': (app) =>
    app.dispatch(voiceActions.linkMoved({ kind: 'failed', reason: 'unsupported' })),
  'in another tab': (app) => {
    app.dispatch(voiceActions.linkMoved({ kind: 'off' }));
    app.dispatch(voiceActions.elsewhereTold({ isElsewhere: true }));
  },
};

const open = (theme: 'light' | 'dark', language: 'zh-CN' | 'fa-IR') =>
  openRoomPage({
    role: 2,
    theme,
    language,
    seats: seatsWithViewer(5),
    prepare: ({ http }) =>
      http.on('seat.applications', {
        list: [{ ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) }],
        count: 1,
      }),
  });

test.each([
  ['light', 'zh-CN'],
  ['dark', 'fa-IR'],
] as const)('what lies over a room is accessible and fits, %s, %s', async (theme, language) => {
  const problems: string[] = [];
  const app = await open(theme, language);
  for (const [name, lay] of Object.entries(OVER_THE_ROOM)) {
    await lay(app);
    for (const width of WIDTHS) problems.push(...(await inspect(width)).map((problem) => `${name}: ${problem}`));
    await userEvent.keyboard('{Escape}');
    await app.settle();
    app.dispatch(seatsActions.queueMoved({ isOpen: false }));
    await app.settle();
  }
  expect(problems).toEqual([]);
});

test.each([
  ['light', 'zh-CN', 1440],
  ['dark', 'fa-IR', 360],
] as const)(
  'each state of the dock of a room is accessible and fits, %s, %s, %i px',
  async (theme, language, width) => {
    const problems: string[] = [];
    const app = await open(theme, language);
    const words = new Set<string>();
    const dock = () => document.querySelector('section:has(> div a[href^="/app/room/"])');
    for (const [name, change] of Object.entries(DOCKS)) {
      // Each begins on a seat, where the voice is connected.
      app.roomServer.emit('roomSeatsChanged', { list: seatsWithViewer(5) });
      app.dispatch(voiceActions.elsewhereTold({ isElsewhere: false }));
      app.dispatch(voiceActions.linkMoved({ kind: 'connected' }));
      await app.settle();
      change(app);
      await app.settle();
      const named = [...(dock()?.querySelectorAll('button, a') ?? [])].map((each) => each.getAttribute('aria-label'));
      words.add(`${dock()?.textContent} ${named.join(' ')}`);
      problems.push(...(await inspect(width)).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
    // Two states that look the same would be one.
    expect(words.size).toBe(Object.keys(DOCKS).length);
  },
);

test.each(['zh-CN', 'fa-IR'] as const)(
  'on a phone the menu of a seat rises from the lower edge, as wide as the page, with rows for a finger, in %s',
  async (language) => {
    const app = await openRoomPage({ role: 2, language, viewport: { width: 360, height: 740 } });
    await OVER_THE_ROOM['the menu of a seat']?.(app);
    const box = page.getByRole('menu').element().getBoundingClientRect();
    expect([box.left, box.right, box.bottom]).toEqual([0, 360, 740]);
    // The stage with the seat stays in sight above it.
    expect(box.top).toBeGreaterThan(740 / 4 - 1);
    const heights = page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    // The sheet covers the chat, and says whom it is about.
    const head = page.getByRole('menu').getByText('阿澈');
    await expect.element(head).toBeVisible();
    await page.viewport(1440, 900);
    await app.settle();
    const wide = page.getByRole('menu').element().getBoundingClientRect();
    expect(wide.width).toBeLessThan(400);
    expect(wide.bottom).toBeLessThan(900);
    await expect.element(head).not.toBeVisible();
  },
);

const PHONE = { width: 360, height: 740 };
const nameOf = () => page.getByRole('menu').element().getAttribute('aria-label');
/** The host is away, and the viewer has a seat. */
const WITHOUT_HOST = seatsWithViewer(5).map((each) => (each.mic_number === 0 ? { ...each, member: null } : each));

test.each([
  ['a seat with a user', '[data-seat="1"]', '阿澈1 号麦 · 未说话', '1 号麦，阿澈，未说话'],
  ['the own seat', '[data-seat="5"]', '小满5 号麦 · 我 · 已静音', '5 号麦，小满，我，已静音'],
  ['an empty seat', '[data-seat="2"]', '2 号麦空麦', '2 号麦，空麦'],
  ['a locked seat', '[data-seat="4"]', '4 号麦已锁麦', '4 号麦，已锁麦'],
  ['the seat of a host who is away', '[data-seat="0"]', '主持麦主持不在', '主持麦，主持不在'],
] as const)(
  '[screen.room.mic-seats, room-flow.seats.host-present] the menu of %s says what it is about, in sight and by its name',
  async (...row) => {
    const [, selector, words, name] = row;
    const app = await openRoomPage({ role: 1, seats: WITHOUT_HOST, viewport: PHONE });
    press(selector);
    await app.settle();
    expect([menuHead(), nameOf()]).toEqual([words, name]);
  },
);

test.each([
  ['en-US', ', '],
  ['ja-JP', '、'],
  ['fa-IR', '، '],
] as const)(
  '[i18n.eight-languages] a seat and its menu say their parts with the comma of %s',
  async (language, comma) => {
    const app = await openRoomPage({ language });
    press('[data-seat="1"]');
    await app.settle();
    const names = [document.querySelector('[data-seat="1"]')?.getAttribute('aria-label'), nameOf()];
    expect(names.map((name) => name?.split(comma).indexOf('阿澈'))).toEqual([1, 1]);
  },
);

test('the menu of a member says who that is, with role and seat, on a phone and by its name', async () => {
  const app = await openRoomPage({ role: 1, viewport: PHONE });
  const words: (string | null)[] = [];
  for (const nick of ['露露', '小满']) {
    await page.getByRole('button', { name: /人在房间/ }).click();
    await app.settle();
    await page.getByRole('complementary').getByRole('button', { name: nick }).click();
    await app.settle();
    words.push(menuHead(), nameOf());
    await userEvent.keyboard('{Escape}');
    await app.settle();
    await userEvent.keyboard('{Escape}');
    await app.settle();
  }
  expect(words).toEqual(['露露管理员 · 3 号麦', '露露，管理员，3 号麦', '小满在听', '小满，在听']);
});

test.each([
  ['a user', '阿澈', '阿澈'],
  ['a user without a name', '', ACHE],
])(
  'the menu of a line of %s says whose it is, on a phone and by its name, and the words stand as they are written',
  async (...row) => {
    const [, nick, shown] = row;
    const app = await openRoomPage({ viewport: PHONE });
    app.roomServer.emit('roomChat', { list: [lineOf('41', 'سلام به همه', { id: ACHE, nick })] });
    await app.settle();
    await page.getByText('سلام به همه').click({ button: 'right' });
    await app.settle();
    expect([menuHead(), nameOf()]).toEqual([`${shown}سلام به همه`, `${shown}，消息操作`]);
    const words = page.getByRole('menu').getByText('سلام به همه').element();
    expect(getComputedStyle(words).direction).toBe('rtl');
  },
);
