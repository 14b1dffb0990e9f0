import { composer, expect, HALL, signIn, test, XIAOMAN } from '../fixtures.ts';

for (const [rule, from] of [
  ['route.root', '/'],
  ['route.index', '/index'],
  ['route.app', '/app'],
] as const) {
  test(`[${rule}] [route.index-more] ${from} leads to discover`, async ({ visitor, world }) => {
    const page = await visitor(from);
    await expect(page).toHaveURL(`${world.origin}/index/more`);
    await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  });
}

test('[route.not-found] an unknown path shows the not-found page and a way back', async ({ visitor }) => {
  const page = await visitor('/no/such/page');
  await expect(page.getByRole('heading', { name: '页面走丢了' })).toBeVisible();
  await page.getByRole('link', { name: '去发现大厅' }).click();
  await expect(page).toHaveURL(/\/index\/more$/);
});

test('[route.app-room] [route.app-room.id-is-room-number] [room-flow.join.success-route] [room-flow.entry.set-audience-count] a link into a voice room enters it over the room socket, shows its name and audience, and leaves it', async ({
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'stage', seed: 1 });
  const page = await visitor('/?verify=demo-link&room_no=600001&phone=13800000001');
  await expect(page).toHaveURL(/\/app\/room\/600001$/);
  await expect(page.getByText('已在房间里')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('语音房 600001');
  await expect(page.getByText(/^[1-9]\d* 位听众$/)).toBeVisible();
  await page.getByRole('button', { name: '离开房间' }).click();
  await expect(page.getByText('你不在这个房间里')).toBeVisible();
  await page.getByRole('button', { name: '进入房间' }).click();
  await expect(page.getByText('已在房间里')).toBeVisible();
});

test('[route.login] [modal.login] the login route opens the login over discover, and who is signed in goes on', async ({
  visitor,
}) => {
  const page = await visitor('/login');
  await expect(page.getByRole('dialog', { name: '欢迎来到零号麦' })).toBeVisible();
  await signIn(page, XIAOMAN);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/index\/more$/);
});

test('[route.index-room] [route.index-room.channel-id-optional] [route.can-login] [role.can-login] a deep link survives the login', async ({
  visitor,
}) => {
  const page = await visitor(`/index/room/${HALL.id}?channel_id=9002`);
  await signIn(page, XIAOMAN);
  await expect(composer(page, HALL.guides)).toBeEditable();
  await page.goto(`/index/room/${HALL.id}`);
  await expect(composer(page, HALL.general)).toBeEditable();
});

test('[hall-flow.entry.detail-51-message] [hall-flow.entry.detail-51-redirect] [error.51] [route.login.on-hall-detail-51] [route.login.on-hall-not-found] a hall that does not exist says so and leads on', async ({
  signedIn,
}) => {
  const page = await signedIn(XIAOMAN, '/login');
  // The toast stays for 3 s: whoever first waits for the page may come too late.
  await Promise.all([
    expect(page.getByText('大厅不存在或已被解散', { exact: true })).toBeVisible(),
    page.goto('/index/room/123456'),
  ]);
  await expect(page).toHaveURL(/\/index\/more$/);
});
