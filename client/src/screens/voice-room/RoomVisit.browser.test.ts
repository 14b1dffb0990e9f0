import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { roomNamed } from '../../testing/explore.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { inspect } from '../../testing/inspect-page.ts';
import { type MountOptions, mountApp } from '../../testing/mount-app.tsx';
import { PIXEL } from '../../testing/pixel.ts';
import { answerRoomList, pageOfRooms } from '../../testing/rooms-page.ts';
import { login } from '../../testing/run-client.ts';
import { joinedAs, ROOM } from '../../testing/run-room.ts';

const dialog = page.getByRole('dialog', { name: '欢迎来到零号麦' });
const card = () => page.getByRole('article');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** The address of a room, opened by a visitor. */
const visit = ({ prepare, ...options }: MountOptions & { readonly search?: string } = {}) =>
  mountApp({
    path: `/app/room/${ROOM}`,
    signedIn: false,
    ...options,
    prepare: (fakes) => {
      answerRoomList(fakes);
      fakes.http.on('account.login', login());
      prepare?.(fakes);
    },
  });
const close = () => dialog.getByRole('button', { name: '关闭' }).click();
async function signIn(): Promise<void> {
  await dialog.getByLabelText('手机号或账号', { exact: true }).fill('13800000001');
  await dialog.getByLabelText('密码', { exact: true }).fill('s3cret');
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

test('[room-flow.join.needs-login] a visitor reads of a room what its list tells, without its code, and the way in is the login', async () => {
  const app = await visit({
    prepare: ({ http }) =>
      http.on('room.list', pageOfRooms([roomNamed(ROOM, '唱片行', { clout: 12_345, is_lock: 1, cover: PIXEL })])),
  });
  await expect.element(dialog).toBeVisible();
  await close();
  await expect.element(heading('唱片行')).toBeVisible();
  for (const words of ['唱片行', '房间号 600001', '1.2w 人在听', '需要密码']) {
    await expect.element(card().getByText(words)).toBeVisible();
  }
  await expect.poll(() => card().element().querySelector('img')?.src).toBe(PIXEL);
  expect(app.http.requests('room.list').at(-1)).toMatchObject({ keyword: ROOM });
  expect(app.client.late.isTaken('room')).toBe(false);
  for (const width of [1440, 360]) expect(await inspect(width)).toEqual([]);
  await card().getByRole('button', { name: '进入房间' }).click();
  await expect.element(dialog).toBeVisible();
  expect(app.http.requests('room.join')).toEqual([]);
});

test('[room-flow.join.needs-login] a visitor who signs in on the page of a room enters it with the password of the address', async () => {
  const app = await visit({
    path: `/app/room/${ROOM}?pd=1234`,
    origin: createOrigin({ login_tab: 'password' }),
    prepare: ({ http }) => http.on('room.join', joinedAs(3)),
  });
  await signIn();
  await app.settle();
  await expect.element(page.getByRole('grid', { name: '麦位' })).toBeVisible();
  expect(app.http.requests('room.join').at(-1)).toMatchObject({ group_id: ROOM, lock_pass: '1234' });
});

test('a room that visitors may not read is shown by its number, and asked for again when the connection is back', async () => {
  const app = await visit({ prepare: ({ http }) => http.vanish('room.list') });
  await close();
  await expect.element(heading(`语音房 ${ROOM}`)).toBeVisible();
  await expect.element(card()).toHaveTextContent(/语音房 600001房间号 600001进入房间$/);
  app.http.on('room.list', pageOfRooms([roomNamed('600002', '别处'), roomNamed(ROOM, '唱片行')]));
  app.page.connect(false);
  app.page.connect(true);
  await app.settle();
  await expect.element(heading('唱片行')).toBeVisible();
});

test('a room whose cover does not load has its first letter', async () => {
  await visit({
    prepare: ({ http }) => http.on('room.list', pageOfRooms([roomNamed(ROOM, '唱片行', { cover: '/files/gone.png' })])),
  });
  await close();
  await expect.element(card().getByText('唱', { exact: true })).toBeVisible();
});

test('a room that the list does not name is asked for once, and one that was left no more', async () => {
  const app = await visit({ prepare: ({ http }) => http.on('room.list', pageOfRooms([])) });
  await close();
  await expect.element(heading(`语音房 ${ROOM}`)).toBeVisible();
  const asked = () => app.http.requests('room.list').filter(({ keyword }) => keyword === ROOM).length;
  const backOnline = async () => {
    app.page.connect(false);
    app.page.connect(true);
    await app.settle();
  };
  await backOnline();
  expect(asked()).toBe(1);
  app.http.vanish('room.list');
  app.ports.navigation.go('/app/room/600002');
  await app.settle();
  app.ports.navigation.go('/index/more');
  await app.settle();
  const before = app.http.requests('room.list').length;
  await backOnline();
  expect(
    app.http
      .requests('room.list')
      .slice(before)
      .filter(({ keyword }) => keyword === '600002'),
  ).toEqual([]);
});

test('an address that names no room leads a visitor to the page that says so', async () => {
  await visit({ path: '/app/room/!' });
  await expect.element(page.getByRole('heading', { name: '页面走丢了' })).toBeVisible();
});
