import { ERRORS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inspect } from '../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { answerRooms, joinedAs, ROOM } from '../../testing/run-room.ts';

const { roomLocked, roomUnknown } = ERRORS;

const openRoom = ({ prepare, ...options }: MountOptions = {}) =>
  mountApp({
    path: `/app/room/${ROOM}`,
    ...options,
    prepare: (fakes) => {
      answerRooms(fakes);
      prepare?.(fakes);
    },
  });

/** A room with a password: the join without it is refused. */
const openLocked = (options: MountOptions = {}) =>
  openRoom({ ...options, prepare: ({ http }) => http.refuse('room.join', roomLocked.code, roomLocked.message) });

/** A room that the platform closes while the viewer is in it. */
async function openClosed(msg: string, options: MountOptions = {}) {
  const app = await openRoom(options);
  await app.settle();
  app.roomServer.emit('roomForbidden', { forbidden: true, msg });
  await app.settle();
  return app;
}

test('[room-flow.join.12006-no-password] a locked room asks for its password and enters with it', async () => {
  const app = await openLocked();
  const password = page.getByLabelText('房间密码');
  await expect.element(password).toBeVisible();
  await expect.element(page.getByRole('button', { name: '进入房间' })).toBeDisabled();
  app.http.on('room.join', joinedAs(3));
  await password.fill('1234');
  await page.getByRole('button', { name: '进入房间' }).click();
  await app.settle();
  await expect.element(page.getByText('已在房间里')).toBeVisible();
  expect(app.http.requests('room.join').at(-1)?.lock_pass).toBe('1234');
});

test('[room-flow.join.12006-with-password] a wrong password says so at the field, and the right one enters', async () => {
  const app = await openLocked();
  const password = page.getByLabelText('房间密码');
  await password.fill('wrong');
  await page.getByRole('button', { name: '进入房间' }).click();
  await app.settle();
  await expect.element(page.getByRole('alert').filter({ hasText: roomLocked.message })).toBeVisible();
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(password).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
  app.http.on('room.join', joinedAs(3));
  await password.fill('1234');
  await page.getByRole('button', { name: '进入房间' }).click();
  await app.settle();
  await expect.element(page.getByText('已在房间里')).toBeVisible();
  expect(
    app.http
      .requests('room.join')
      .slice(-2)
      .map(({ lock_pass }) => lock_pass),
  ).toEqual(['wrong', '1234']);
});

test('[room-flow.join.other-error] a room that does not exist says so and leads to other rooms, without a useless retry', async () => {
  const app = await openRoom({
    prepare: ({ http }) => http.refuse('room.join', roomUnknown.code, roomUnknown.message),
  });
  await app.settle();
  await expect.element(page.getByRole('alert').filter({ hasText: roomUnknown.message })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
  await page.getByRole('main').getByRole('link', { name: '语音房' }).click();
  await app.settle();
  expect(app.path()).toBe('/app/rooms');
});

test('[room-flow.join.other-error] a join that the network lost can be tried again', async () => {
  const app = await openRoom({ prepare: ({ http }) => http.vanish('room.join') });
  await app.settle();
  app.http.on('room.join', joinedAs(3));
  await page.getByRole('button', { name: '重试' }).click();
  await app.settle();
  await expect.element(page.getByText('已在房间里')).toBeVisible();
});

test('[room-event.0x4004] a room that is closed says why, or that it is closed, until it opens again', async () => {
  const app = await openClosed('房间违规，整改中');
  await expect.element(page.getByRole('alert').filter({ hasText: '房间违规，整改中' })).toBeVisible();
  app.roomServer.emit('roomForbidden', { forbidden: true, msg: '' });
  await app.settle();
  const closed = page.getByRole('alert').filter({ hasText: '这个房间暂时关闭' });
  await expect.element(closed).toBeVisible();
  app.roomServer.emit('roomForbidden', { forbidden: false, msg: '' });
  await app.settle();
  await expect.element(closed).not.toBeInTheDocument();
});

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(['zh-CN', 'fa-IR'] as const)('%s: a locked room is accessible and fits', async (language) => {
    await openLocked({ theme, language });
    expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
  });

  test.each(['zh-CN', 'fa-IR'] as const)('%s: a wrong password is accessible and fits', async (language) => {
    const app = await openLocked({ theme, language, path: `/app/room/${ROOM}?pd=wrong` });
    await app.settle();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
  });

  test.each(['zh-CN', 'fa-IR'] as const)('%s: a closed room is accessible and fits', async (language) => {
    await openClosed('', { theme, language });
    expect([...(await inspect(360)), ...(await inspect(1440))]).toEqual([]);
  });
});

test('an address that is no room says so in the middle of the page', async () => {
  await openRoom({ path: '/app/room/😀', viewport: { width: 1440, height: 900 } });
  const shown = page.getByRole('main');
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const { left, right } = shown.element().getBoundingClientRect();
  expect(right).toBe(1440);
  const heading = shown.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(Math.abs(heading.left + heading.right - left - right)).toBeLessThan(4);
});
