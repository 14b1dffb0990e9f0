import { ROOM_MEMBERS_SHOWN } from '@miczero/contracts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { audioActions } from '../../features/audio/index.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { answerProfiles } from '../../testing/contacts.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { ACHE, LULU, openRoomPage, PEOPLE, type RoomPage, SEATS, seatsWithViewer } from '../../testing/room-page.ts';
import { HOST, person } from '../../testing/run-room.ts';

const seat = (name: string | RegExp) => page.getByRole('gridcell').getByRole('button', { name });
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const menu = () => page.getByRole('menu');
const button = (name: string) => page.getByRole('button', { name });

async function tell(app: RoomPage, list: readonly (typeof SEATS)[number][], apply_count = 0) {
  app.roomServer.emit('roomSeatsChanged', { list: [...list], apply_count });
  await app.settle();
}
async function open(app: RoomPage, name: string | RegExp) {
  await seat(name).click();
  await app.settle();
}
async function choose(app: RoomPage, name: string) {
  await item(name).click();
  await app.settle();
}

test('[screen.room.mic-seats, entity.room-seat.host-0, entity.room-seat.status-2, room-flow.seats.speaking, room-event.0x4012] ten seats, each with its state in words', async () => {
  const app = await openRoomPage();
  expect(page.getByRole('gridcell').elements()).toHaveLength(10);
  for (const name of [
    /^主持麦，唱片行老板，正在说话/,
    /^1 号麦，阿澈，未说话/,
    /^2 号麦，空麦/,
    /^3 号麦，露露，已被禁麦/,
    /^4 号麦，已锁麦/,
  ]) {
    await expect.element(seat(name)).toBeVisible();
  }
  // The list is replaced whole: a user outside it has no seat, and a silent host speaks no more.
  await tell(app, [{ mic_number: 0, mic_status: 1, member: person(HOST, '唱片行老板'), volume: 0 }]);
  expect(page.getByRole('gridcell').elements()).toHaveLength(1);
  await expect.element(seat(/^主持麦，唱片行老板，未说话/)).toBeVisible();
});

test('[room-flow.seats.host-present] in place of a name stands the number of a free seat, or how a seat stands; the host seat says that the host is away', async () => {
  const app = await openRoomPage();
  const away = SEATS.map((each) => (each.mic_number === 0 ? { ...each, member: null } : each));
  const names = () => [0, 1, 2, 4].map((n) => document.querySelector(`[data-seat="${n}"] [dir="auto"]`)?.textContent);
  await tell(app, away);
  expect(names()).toEqual(['主持不在', '阿澈', '2', '已锁麦']);
  await tell(
    app,
    away.map((each) => (each.mic_number === 0 ? { ...each, mic_status: 2 } : each)),
  );
  expect(names()[0]).toBe('主持麦');
});

test('a name too long for its seat shows its beginning, and an ellipsis', async () => {
  const app = await openRoomPage();
  await tell(app, [{ mic_number: 1, mic_status: 1, member: person(ACHE, '长'.repeat(80)), volume: 0 }]);
  const name = seat(/^1 号麦/)
    .element()
    .querySelector('[dir="auto"]');
  const text = document.createRange();
  if (name) text.selectNodeContents(name);
  const [shown, whole] = [name?.getBoundingClientRect(), text.getBoundingClientRect()];
  expect(whole.width).toBeGreaterThan(shown?.width ?? Number.POSITIVE_INFINITY);
  expect(whole.left).toBeGreaterThanOrEqual((shown?.left ?? Number.POSITIVE_INFINITY) - 1);
});

test('[room-event.0x4040] decorations show as frame, nameplate and heart value, and go with the person', async () => {
  const app = await openRoomPage();
  const decoration = {
    mic_number: 1,
    id: ACHE,
    frame: 'gold',
    nameplate: { id: 'n1', name: '金牌听众', image: '' },
    heart: 12_800,
  };
  app.roomServer.emit('seatDecorationsChanged', { list: [decoration], heart_on: true });
  await app.settle();
  await expect.element(seat(/阿澈/).getByText('金牌听众')).toBeVisible();
  await expect.element(seat(/阿澈/).getByText('♥ 1.3w')).toBeVisible();
  await tell(
    app,
    SEATS.map((each) => (each.mic_number === 1 ? { ...each, member: null } : each)),
  );
  await expect.element(page.getByText('金牌听众')).not.toBeInTheDocument();
});

test('[room-flow.seat-apply.role-3, role.room-3-seat-apply, screen.room.seat-applications] a member asks for an empty seat in one press, and takes it back', async () => {
  const app = await openRoomPage();
  await open(app, /^2 号麦，空麦，申请上麦/);
  expect(app.http.requests('seat.apply')).toMatchObject([{ mic_number: 2 }]);
  await expect.element(seat(/^2 号麦，申请中/)).toBeVisible();
  await button('取消申请').click();
  await app.settle();
  expect(app.http.requests('seat.cancel')).toHaveLength(1);
  await expect.element(seat(/^2 号麦，空麦/)).toBeVisible();
});

test('a double press on the way to a seat asks for it, however quick the answer is', async () => {
  const app = await openRoomPage();
  const bar = page.getByRole('toolbar', { name: '上麦操作' });
  await bar.getByRole('button', { name: '申请上麦', exact: true }).click();
  await app.settle();
  const withdraw = bar.getByRole('button', { name: '取消申请' });
  await expect.element(withdraw).toBeVisible();
  // The answer has come between the two clicks: the same button has another word.
  withdraw.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  await app.settle();
  expect(app.http.requests('seat.apply')).toHaveLength(1);
  expect(app.http.requests('seat.cancel')).toEqual([]);
});

test('an application that is turned down is one no more, also when it came and went before', async () => {
  let applying = false;
  const people = () => PEOPLE.map((each) => (each.id === VIEWER && applying ? { ...each, apply_id: VIEWER } : each));
  const app = await openRoomPage({
    prepare: ({ http }) => http.on('room.members', () => ({ list: people(), clout: PEOPLE.length })),
  });
  const turn = async (count: number, isApplying: boolean) => {
    applying = isApplying;
    app.roomServer.emit('roomSeatsChanged', { list: [...SEATS], apply_count: count });
    await app.clock.advance(600);
  };
  const bar = page.getByRole('toolbar', { name: '上麦操作' });
  await open(app, /^2 号麦，空麦，申请上麦/);
  // It was taken back before the list of people was fetched.
  await turn(1, false);
  await turn(0, false);
  await expect.element(page.getByText('你的上麦申请没有通过')).not.toBeInTheDocument();
  await open(app, /^2 号麦，空麦，申请上麦/);
  await turn(1, true);
  await expect.element(bar.getByRole('button', { name: '取消申请' })).toBeVisible();
  await turn(0, false);
  await app.settle();
  await expect.element(bar.getByRole('button', { name: '申请上麦' })).toBeVisible();
  await expect.element(page.getByText('你的上麦申请没有通过')).toBeVisible();
});

test('an application that the viewer takes back is not said to be turned down', async () => {
  let applying = false;
  const people = () => PEOPLE.map((each) => (each.id === VIEWER && applying ? { ...each, apply_id: VIEWER } : each));
  const app = await openRoomPage({
    prepare: ({ http }) => http.on('room.members', () => ({ list: people(), clout: PEOPLE.length })),
  });
  await open(app, /^2 号麦，空麦，申请上麦/);
  applying = true;
  app.roomServer.emit('roomSeatsChanged', { list: [...SEATS], apply_count: 1 });
  await app.clock.advance(600);
  applying = false;
  await button('取消申请').click();
  app.roomServer.emit('roomSeatsChanged', { list: [...SEATS], apply_count: 0 });
  await app.clock.advance(600);
  await expect.element(seat(/^2 号麦，空麦/)).toBeVisible();
  await expect.element(page.getByText('你的上麦申请没有通过')).not.toBeInTheDocument();
});

test('one quiet line tells assistive technology what one batch changes on the seats', async () => {
  const app = await openRoomPage({ role: 2 });
  const told = (text: string | RegExp) =>
    expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument();
  const without = (...numbers: readonly number[]) =>
    SEATS.map((each) => (numbers.includes(each.mic_number) ? { ...each, member: null } : each));
  await tell(app, without(1));
  await told(/^阿澈 离开了 1 号麦。$/);
  await tell(app, SEATS);
  await told(/^阿澈 上了 1 号麦。$/);
  await tell(
    app,
    SEATS.map((each) => (each.mic_number === 5 ? { ...each, mic_status: 2 } : each)),
    1,
  );
  await told(/^5 号麦 锁上了。$/);
  await button('上麦').first().click();
  await tell(app, seatsWithViewer(5), 1);
  await told(/^你上了 5 号麦。$/);
  await tell(app, seatsWithViewer(5, { mic_status: 2 }), 1);
  await told(/^你被管理员禁麦了，别人听不到你。$/);
  // Also when nothing but others moves, and many of them: they are counted.
  await tell(app, [...without(0, 1, 3).slice(0, 5), ...seatsWithViewer(5, { mic_status: 2 }).slice(5)], 1);
  await told(/^麦位有 3 处变化。$/);
});

test('an application for a seat is told to assistive technology once, with the name', async () => {
  const app = await openRoomPage({
    role: 2,
    prepare: ({ http }) =>
      http.on('seat.applications', {
        list: [{ id: LULU, apply_id: LULU, nick: '露露', header: '', mic_number: 2, time: 5 }],
        count: 1,
      }),
  });
  const spoken = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role="status"], [role="alert"]'))
      if (region.textContent?.includes('申请上麦')) spoken.add(region.textContent);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await tell(app, SEATS, 1);
  await expect.element(page.getByRole('status').filter({ hasText: '露露 申请上麦' })).toBeVisible();
  await app.settle();
  expect(spoken.size).toBe(1);
});

test('[role.room-manager-force-off] a member whom a manager takes off the seat sees it; one who steps down does not', async () => {
  const app = await openRoomPage();
  app.http.on('seat.drop', {});
  const taken = page.getByText('你被抱下麦了。');
  const bar = page.getByRole('toolbar', { name: '上麦操作' });
  await bar.getByRole('button', { name: '申请上麦' }).click();
  await tell(app, seatsWithViewer(5));
  await tell(app, SEATS);
  await expect.element(taken).toBeVisible();
  await app.clock.advance(10_000);
  await expect.element(taken).not.toBeInTheDocument();
  await bar.getByRole('button', { name: '申请上麦' }).click();
  await tell(app, seatsWithViewer(5));
  await bar.getByRole('button', { name: '下麦' }).click();
  await tell(app, SEATS);
  await expect.element(page.getByRole('status').filter({ hasText: /^你已下麦。$/ })).toBeInTheDocument();
  expect(taken.elements()).toEqual([]);
});

test('[room-flow.seats.on-seat, room-flow.seats.number] a member on a seat steps down in one press, and asks for no other', async () => {
  const app = await openRoomPage();
  await page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '申请上麦' }).click();
  await tell(app, seatsWithViewer(5));
  await expect.element(seat(/^5 号麦，小满，我/)).toBeVisible();
  await expect.element(button('申请上麦')).not.toBeInTheDocument();
  await page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '下麦' }).click();
  await app.settle();
  expect(app.http.requests('seat.drop')).toHaveLength(1);
});

test('[room-flow.seats.muted] a seat muted by a manager says so to its occupant', async () => {
  const app = await openRoomPage();
  await page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '申请上麦' }).click();
  await tell(app, seatsWithViewer(5, { mic_status: 2, volume: 40 }));
  await expect.element(seat(/^5 号麦，小满，我，已被禁麦/)).toBeVisible();
  // The dock tells it from a seat that the viewer does not have.
  const dock = page.getByRole('region', { name: '语音', exact: true });
  await expect.element(dock.getByRole('button', { name: '你已被管理员禁麦' })).toHaveAttribute('aria-disabled', 'true');
  await tell(app, seatsWithViewer(5));
  await expect.element(dock.getByRole('button', { name: '静音' })).toBeVisible();
  await tell(app, SEATS);
  await expect.element(dock.getByRole('button', { name: /^上麦后可以说话/ })).toBeVisible();
});

test('the list of members slashes the own microphone where the viewer has turned it off', async () => {
  const app = await openRoomPage({
    seats: seatsWithViewer(2),
    prepare: ({ http }) =>
      http.on('room.members', {
        list: PEOPLE.map((each) => (each.id === VIEWER ? { ...each, mic_number: 2 } : each)),
        clout: PEOPLE.length,
      }),
  });
  const row = page.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: /小满/ });
  await expect.element(row).toHaveAccessibleName(/已静音/);
  app.dispatch(audioActions.muteToggled());
  await app.settle();
  await expect.element(row).toHaveAccessibleName(/在麦上/);
});

test('the list of members slashes the microphone of a user whose seat a manager muted', async () => {
  const app = await openRoomPage();
  const audience = page.getByRole('complementary', { name: '房间成员' });
  const row = audience.getByRole('button', { name: /阿澈/ });
  await expect.element(row).toHaveAccessibleName(/在麦上/);
  await tell(
    app,
    SEATS.map((each) => (each.member?.id === ACHE ? { ...each, mic_status: 2 } : each)),
  );
  await expect.element(row).toHaveAccessibleName(/已被禁麦/);
});

test('[api.account.gift-wall] the menu of a seat opens the page of its user with the gift wall, over the room', async () => {
  const app = await openRoomPage({ prepare: answerProfiles });
  app.http.on('account.gift_wall', {
    list: [{ gift_id: 'rose', name: '玫瑰', image: '', price: 1, count: 9 }],
    total: 9,
  });
  await open(app, /阿澈/);
  await choose(app, '主页与礼物墙');
  const wall = page.getByRole('dialog').getByRole('region', { name: '礼物墙' });
  await expect.element(wall).toHaveTextContent('玫瑰');
  expect(app.http.requests('account.gift_wall')).toMatchObject([{ no: ACHE }]);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(seat(/阿澈/)).toHaveFocus();
});

test('the menu of a member omits actions that need a role', async () => {
  const app = await openRoomPage();
  await expect.element(page.getByRole('button', { name: /申请列表/ })).not.toBeInTheDocument();
  await open(app, /阿澈/);
  await expect.element(item('提到 TA')).toBeVisible();
  for (const name of ['抱下麦', '禁麦', '禁言', '移出房间', '拉黑', '设为管理员']) {
    await expect.element(item(name)).not.toBeInTheDocument();
  }
  await userEvent.keyboard('{Escape}');
  await app.settle();
  (document.querySelector('[data-seat="4"]') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('[room-flow.seat-apply.other-roles, role.room-others-manage] a manager takes a seat without asking, and leaves it', async () => {
  const app = await openRoomPage({ role: 2 });
  await open(app, /^6 号麦，空麦/);
  await choose(app, '上麦');
  expect(app.http.requests('seat.manage')).toMatchObject([{ mic_number: 6 }]);
  await tell(app, seatsWithViewer(6));
  await open(app, /^6 号麦，小满/);
  await choose(app, '下麦');
  expect(app.http.requests('seat.manage')).toHaveLength(2);
});

test('[room-flow.seat-manage.force-off, room-flow.seat-manage.mute, role.room-manager-force-off, role.room-manager-mute-seat] a manager mutes, unmutes, locks and clears seats', async () => {
  const app = await openRoomPage({ role: 2 });
  await open(app, /阿澈/);
  await choose(app, '禁麦');
  await open(app, /^4 号麦，已锁麦/);
  await choose(app, '解锁麦位');
  await open(app, /^5 号麦，空麦/);
  await choose(app, '锁麦');
  await open(app, /阿澈/);
  await choose(app, '抱下麦');
  expect(app.http.requests('seat.admin')).toMatchObject([
    { mic_number: 1, type: 3, to: ACHE },
    { mic_number: 4, type: 4, to: '' },
    { mic_number: 5, type: 3, to: '' },
    { mic_number: 1, type: 2, to: ACHE },
  ]);
});

for (const role of [2, 3] as const) {
  test(`[entity.room-seat.host-0] the seat of a host who is away offers nothing to a viewer with role ${role}`, async () => {
    const app = await openRoomPage({ role });
    await tell(
      app,
      SEATS.map((each) => (each.mic_number === 0 ? { ...each, member: null } : each)),
    );
    const host = seat(/^主持麦，主持不在$/);
    await expect.element(host).toHaveAttribute('aria-disabled', 'true');
    await host.click({ force: true });
    await app.settle();
    expect(menu().elements()).toEqual([]);
    expect(app.http.requests('seat.apply')).toEqual([]);
  });
}

test('a manager does not reach the owner or an equal', async () => {
  const app = await openRoomPage({ role: 2 });
  for (const name of [/唱片行老板/, /露露/]) {
    await open(app, name);
    await expect.element(item('提到 TA')).toBeVisible();
    await expect.element(item('抱下麦')).not.toBeInTheDocument();
    await expect.element(item('移出房间')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await app.settle();
  }
});

test('[role.room-1-owner, role.room-manager-accept, room-flow.seat-apply.accept] the queue shows position, seat and time; each is accepted or refused, or all are', async () => {
  const applications = [
    { ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) },
    { ...person(HOST, '大鹏'), apply_id: HOST, mic_number: 7, time: Date.UTC(2026, 0, 5, 12, 1) },
  ];
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => {
      http.on('seat.applications', { list: applications, count: 2 });
      http.on('seat.clear_applications', { cleared: 1 });
    },
  });
  // The owner asks for them when they open the queue.
  expect(app.http.requests('seat.applications')).toHaveLength(0);
  await tell(app, SEATS, 2);
  await button('申请列表 2').click();
  await app.settle();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/^1.*阿澈2 号麦\d\d:\d\d/);
  await expect.element(rows.nth(1)).toHaveTextContent(/^2.*大鹏7 号麦/);
  await button('同意 阿澈 上麦').click();
  await app.settle();
  expect(app.http.requests('seat.agree')).toMatchObject([{ to: ACHE }]);
  await button('拒绝 大鹏').click();
  await app.settle();
  expect(app.http.requests('seat.clear_applications')).toMatchObject([{ to: HOST }]);
  await expect.element(page.getByText('还没有人申请上麦')).toBeVisible();
});

test('an application for a seat is seen by the host: a toast leads to the list, and the button stands out', async () => {
  const first = { ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) };
  const second = { ...person(LULU, '露露'), apply_id: LULU, mic_number: 7, time: Date.UTC(2026, 0, 5, 12, 1) };
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => http.on('seat.applications', { list: [], count: 0 }),
  });
  const toasts = page.getByRole('region', { name: '通知' });
  const badgeColour = (n: number) => getComputedStyle(button(`申请列表 ${n}`).element(), '::after').backgroundColor;
  const quiet = badgeColour(0);
  app.http.on('seat.applications', { list: [first], count: 1 });
  await tell(app, SEATS, 1);
  await expect.element(toasts.getByText('阿澈 申请上麦')).toBeVisible();
  expect(badgeColour(1)).not.toBe(quiet);
  app.http.on('seat.applications', { list: [first, second], count: 2 });
  await tell(app, SEATS, 2);
  await expect.element(toasts.getByRole('status')).toHaveTextContent('露露 等 2 人申请上麦');
  await toasts.getByRole('button', { name: '上麦申请' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toHaveTextContent('阿澈');
  expect(toasts.getByRole('status').elements()).toEqual([]);
  // The open list says it all.
  const third = { ...person(HOST, '大鹏'), apply_id: HOST, mic_number: 8, time: Date.UTC(2026, 0, 5, 12, 2) };
  app.http.on('seat.applications', { list: [first, second, third], count: 3 });
  await tell(app, SEATS, 3);
  await expect.element(page.getByRole('dialog').getByRole('listitem').nth(2)).toHaveTextContent('大鹏');
  expect(toasts.getByRole('status').elements()).toEqual([]);
});

test('[room-flow.seat-apply.accepted-list] accepted applications stay in the queue, the latest first', async () => {
  const applications = [
    { ...person(ACHE, '阿澈'), apply_id: ACHE, mic_number: 2, time: Date.UTC(2026, 0, 5, 12) },
    { ...person(LULU, '露露'), apply_id: LULU, mic_number: 7, time: Date.UTC(2026, 0, 5, 12, 1) },
  ];
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => {
      http.on('seat.applications', { list: applications, count: 2 });
      http.on('seat.agree', ({ to }) => ({ mic_number: to === ACHE ? 2 : 7 }));
    },
  });
  await button('申请列表 0').click();
  await app.settle();
  for (const name of ['同意 阿澈 上麦', '同意 露露 上麦']) {
    await button(name).click();
    await app.settle();
    await app.clock.advance(60_000);
  }
  const past = page.getByRole('region', { name: '刚才同意的' }).getByRole('listitem');
  await expect.element(past.nth(0)).toHaveTextContent(/^露露7 号麦\d\d:\d\d$/);
  await expect.element(past.nth(1)).toHaveTextContent(/^阿澈2 号麦\d\d:\d\d$/);
});

test('a manager seats a listener on the first free seat, and cannot act on a higher role', async () => {
  const app = await openRoomPage({ role: 2 });
  const audience = page.getByRole('complementary', { name: '房间成员' });
  await tell(
    app,
    SEATS.map((each) => (each.mic_number === 1 ? { ...each, member: null } : each)),
  );
  await audience.getByRole('button', { name: '阿澈' }).click();
  await app.settle();
  await choose(app, '抱上麦');
  expect(app.http.requests('seat.admin')).toMatchObject([{ to: ACHE, mic_number: 1, type: 1 }]);
  await audience.getByRole('button', { name: '唱片行老板' }).click();
  await app.settle();
  await expect.element(item('抱上麦')).not.toBeInTheDocument();
});

test('the volume of a user is set at the seat, up to twice as loud, and remembered', async () => {
  const app = await openRoomPage();
  await open(app, /阿澈/);
  await choose(app, '调节音量');
  const slider = page.getByRole('dialog', { name: '调节音量' }).getByRole('slider');
  await expect.element(slider).toHaveValue('100');
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('200');
  await userEvent.keyboard('{Escape}');
  await app.settle();
  const again = await app.reload();
  await again.settle();
  await tell(again, SEATS);
  await open(again, /阿澈/);
  await choose(again, '调节音量');
  await expect.element(slider).toHaveValue('200');
});

test('the list of members has the volume of those on a seat, which the seat remembers as well; listeners have none', async () => {
  const app = await openRoomPage();
  const audience = page.getByRole('complementary', { name: '房间成员' });
  const row = audience.getByRole('button', { name: /阿澈/ });
  await row.click();
  await app.settle();
  await choose(app, '调节音量');
  const slider = page.getByRole('dialog', { name: '调节音量' }).getByRole('slider');
  await expect.element(slider).toHaveAccessibleName(/阿澈/);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(slider).toHaveValue('200');
  expect(await inspect(1440)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(row).toHaveFocus();
  await open(app, /阿澈/);
  await choose(app, '调节音量');
  await expect.element(slider).toHaveValue('200');
  await userEvent.keyboard('{Escape}');
  await app.settle();
  // The viewer listens.
  await audience.getByRole('button', { name: /小满/ }).click();
  await app.settle();
  await expect.element(item('提到 TA')).toBeVisible();
  expect(item('调节音量').elements()).toEqual([]);
});

test('a seat that a manager gives while the gifts are open asks before the microphone opens', async () => {
  const app = await openRoomPage();
  await page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '申请上麦' }).click();
  await app.settle();
  await page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '送礼物' }).click();
  await app.settle();
  await expect.element(page.getByRole('dialog', { name: '送礼物' })).toBeVisible();
  await tell(app, seatsWithViewer(5));
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '打开麦克风' })).toBeVisible();
  expect(app.state().audio.isMuted).toBe(true);
});

test('the viewer’s own muted microphone looks different from a seat that a manager muted', async () => {
  const app = await openRoomPage();
  await open(app, /^5 号麦，空麦/);
  await tell(app, seatsWithViewer(5));
  app.dispatch({ type: 'audio/muteToggled' });
  await app.settle();
  await expect.element(seat(/^5 号麦，小满，我，已静音/)).toHaveAttribute('data-look', 'off');
  await tell(app, seatsWithViewer(5, { mic_status: 2 }));
  await expect.element(seat(/^5 号麦，小满，我，已被禁麦/)).toHaveAttribute('data-look', 'muted');
});

test('the seat of a viewer who has lost the last microphone shows that it is off, and no longer with the next one', async () => {
  const app = await openRoomPage();
  await open(app, /^5 号麦，空麦/);
  await tell(app, seatsWithViewer(5));
  await expect.element(seat(/^5 号麦，小满，我，未说话/)).toBeVisible();
  for (const id of ['mic-1', 'mic-2']) app.voice.unplug(id);
  await app.settle();
  await expect.element(seat(/^5 号麦，小满，我，已静音/)).toHaveAttribute('data-look', 'off');
  app.voice.plug('mic-3');
  await app.settle();
  await expect.element(seat(/^5 号麦，小满，我，未说话/)).toBeVisible();
});

test('the keyboard alone moves between seats by arrows, opens the menu by Enter, and returns the focus by Escape', async () => {
  const app = await openRoomPage({ role: 2 });
  (document.querySelector('[data-seat="0"]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(seat(/^9 号麦/)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
  await app.settle();
  await expect.element(page.getByRole('menu', { name: '1 号麦' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await app.settle();
  await expect.element(seat(/^1 号麦/)).toHaveFocus();
});

test('staff of the room: role, mute, removal, and a ban after a question', async () => {
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => {
      http.on('room.set_admin', {});
      http.on('room.speaking', { is_speak: false });
      http.on('room.black', { banned: true });
    },
  });
  for (const name of ['设为管理员', '禁言', '移出房间', '拉黑']) {
    await page.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: '阿澈' }).click();
    await app.settle();
    await choose(app, name);
  }
  expect(app.http.requests('room.set_admin')).toMatchObject([{ to: ACHE }]);
  expect(app.http.requests('room.speaking')).toMatchObject([{ to: ACHE, type: 1 }]);
  expect(app.http.requests('room.leave').at(-1)).toMatchObject({ to: ACHE, status: 2 });
  expect(app.http.requests('room.black')).toEqual([]);
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: '拉黑' }).click();
  await app.settle();
  expect(app.http.requests('room.black')).toMatchObject([{ to: ACHE, type: 1 }]);
});

test('[room-event.0x64, room-event.0x65] the menu of a user asks who is muted once, and offers what applies from then on', async () => {
  const muted = PEOPLE.filter(({ id }) => id === ACHE);
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) =>
      http.on('room.members', ({ type }) => ({ list: type === 4 ? muted : PEOPLE, clout: PEOPLE.length })),
  });
  const questions = () => app.http.requests('room.members').filter(({ type }) => type === 4).length;
  const choice = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const offers = async (offered: string, hidden: string) => {
    await page.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: '阿澈' }).click();
    await app.settle();
    await expect.element(choice(offered)).toBeVisible();
    await expect.element(choice(hidden)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await app.settle();
    await expect.element(menu()).not.toBeInTheDocument();
  };
  expect(questions()).toBe(0);
  // No event has told of this mute: it is from before the page entered.
  await offers('解除禁言', '禁言');
  expect(questions()).toBe(1);
  app.roomServer.emit('roomUserUnmuted', { id: ACHE, nick: '阿澈', msg: '阿澈 已解除禁言' });
  await app.settle();
  await offers('禁言', '解除禁言');
  app.roomServer.emit('roomUserMuted', { id: ACHE, nick: '阿澈', msg: '阿澈 被禁言' });
  await app.settle();
  await offers('解除禁言', '禁言');
  expect(questions()).toBe(1);
});

test('[room-event.0x64, room-event.0x65] the menu of a user whom a full list of the muted does not name offers to mute and to unmute', async () => {
  const other = PEOPLE.find(({ id }) => id !== ACHE);
  const muted = Array.from({ length: ROOM_MEMBERS_SHOWN }, () => other).filter((person) => person !== undefined);
  const app = await openRoomPage({
    role: 1,
    prepare: ({ http }) => {
      http.on('room.members', ({ type }) => ({ list: type === 4 ? muted : PEOPLE, clout: PEOPLE.length }));
      http.on('room.speaking', { is_speak: true });
    },
  });
  await page.getByRole('complementary', { name: '房间成员' }).getByRole('button', { name: '阿澈' }).click();
  await app.settle();
  await expect.element(page.getByRole('menuitem', { name: '禁言', exact: true })).toBeVisible();
  await choose(app, '解除禁言');
  expect(app.http.requests('room.speaking')).toMatchObject([{ to: ACHE, type: 2 }]);
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)(
    '%s: the room with every kind of seat is accessible and fits',
    async (language) => {
      const app = await openRoomPage({ theme, language });
      app.roomServer.emit('roomNoticeShown', {
        s_room_notice: `点歌请上麦 https://example.com ${'很长的公告'.repeat(30)}`,
      });
      await app.settle();
      expect([
        ...(await inspect(360)),
        ...(await inspect(768)),
        ...(await inspect(1440)),
        ...(await inspect(1920)),
      ]).toEqual([]);
    },
  );
});

test('[screen.room.seat-applications] applications that could not be read say so and can be asked for again', async () => {
  const app = await openRoomPage({ role: 2, prepare: ({ http }) => http.vanish('seat.applications') });
  await page.getByRole('button', { name: '申请列表 0' }).click();
  await app.settle();
  const dialog = page.getByRole('dialog', { name: '上麦申请' });
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(dialog.getByText('还没有人申请上麦').elements()).toEqual([]);
  app.http.on('seat.applications', { list: [], count: 0 });
  await dialog.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(dialog.getByText('还没有人申请上麦')).toBeVisible();
  expect(dialog.getByRole('alert').elements()).toEqual([]);
});

test('a reload on a seat opens no microphone, whatever is pressed, and the bar of the seats has the button that does', async () => {
  await openRoomPage({ seats: seatsWithViewer(2) });
  const own = page.getByRole('gridcell').getByRole('button', { name: /^2 号麦，小满，我/ });
  const open = page.getByRole('toolbar', { name: '上麦操作' }).getByRole('button', { name: '打开麦克风' });
  await expect.element(own).toHaveAccessibleName(/已静音/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(own).toHaveAccessibleName(/已静音/);
  for (const width of [360, 1440]) expect(await inspect(width)).toEqual([]);
  await open.click();
  await expect.element(own).toHaveAccessibleName(/未说话/);
  await expect.element(open).not.toBeInTheDocument();
});

test.each([
  ['zh-CN', 740],
  ['zh-CN', 844],
  ['fa-IR', 740],
] as const)(
  'on a phone the five buttons of a seated viewer stand in one row, %s, %i px high',
  async (language, height) => {
    await openRoomPage({ language, seats: seatsWithViewer(2), viewport: { width: 360, height } });
    const buttons = page.getByRole('toolbar').getByRole('button').elements();
    const tops = buttons.map((button) => Math.round(button.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([5, 1]);
    expect(await inspect(360)).toEqual([]);
  },
);

test('[screen.room.mic-seats] on a phone the seats stand in one row that scrolls, the chat has two fifths of the page, and rows that were chosen stay', async () => {
  const app = await openRoomPage({ role: 2, viewport: { width: 360, height: 740 } });
  const tops = () =>
    new Set(
      page
        .getByRole('gridcell')
        .elements()
        .map((cell) => Math.round(cell.getBoundingClientRect().top)),
    );
  const lines = page.getByRole('log', { name: '公屏消息' }).element();
  expect(page.getByRole('gridcell').elements()).toHaveLength(10);
  expect(tops().size).toBe(1);
  expect(lines.getBoundingClientRect().height).toBeGreaterThan(740 * 0.4);
  // A seat at the end of the row comes into view once it is the viewer's.
  const left = () => document.querySelector('[data-seat="9"]')?.getBoundingClientRect().left;
  expect(left()).toBeGreaterThan(360);
  await tell(app, seatsWithViewer(9));
  expect(left()).toBeLessThan(300);
  await tell(app, SEATS);
  // The last seat is as near as the first, and can do the same.
  (seat(/^主持麦/).element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(seat(/^9 号麦/)).toHaveFocus();
  await expect.element(seat(/^9 号麦/)).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  await app.settle();
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('全部麦位').click();
  await expect.poll(() => tops().size).toBe(3);
  const again = await app.reload();
  again.roomServer.emit('roomSeatsChanged', { list: [...SEATS], clout: PEOPLE.length, apply_count: 0 });
  await again.settle();
  await expect.element(button('全部麦位')).toHaveAttribute('aria-expanded', 'true');
  expect(tops().size).toBe(3);
});

test.each(['zh-CN', 'fa-IR'] as const)(
  'on a phone every seat of the row is pressed where it is seen, beside the button that shows all, in %s',
  async (language) => {
    await openRoomPage({ language, viewport: { width: 360, height: 740 } });
    const row = page.getByRole('row').element().getBoundingClientRect();
    const seats = [...document.querySelectorAll<HTMLElement>('[data-seat]')];
    const inRow = seats.filter((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left >= row.left && right <= row.right;
    });
    expect(inRow.length).toBeGreaterThan(2);
    const pressed = ({ left, right, top, bottom }: DOMRect) =>
      [left + 1, (left + right) / 2, right - 1].map((x) =>
        document.elementFromPoint(x, (top + bottom) / 2)?.closest('button'),
      );
    for (const each of inRow) expect(pressed(each.getBoundingClientRect())).toEqual([each, each, each]);
    // The target of the button begins where the row ends.
    for (const x of [row.left + 1, row.right - 1])
      expect(
        document.elementFromPoint(x, (row.top + row.bottom) / 2)?.closest('[aria-expanded][class*="toggle"]'),
      ).toBe(null);
  },
);
