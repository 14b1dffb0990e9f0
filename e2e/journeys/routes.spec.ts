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

test('[route.app-room.id-is-room-number] a link into a voice room names the room, says that rooms come later, and leads to the halls', async ({
  visitor,
}) => {
  const page = await visitor('/?verify=demo-link&room_no=600001&phone=13800000001');
  await expect(page).toHaveURL(/\/app\/room\/600001$/);
  await expect(page.getByRole('heading', { name: '语音房 600001' })).toBeVisible();
  await page.getByRole('link', { name: '去发现大厅' }).click();
  await expect(page).toHaveURL(/\/index\/more$/);
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

test('[analytics.page-view] [route.index-more.page-id] [route.not-found.tracked] every page that is shown is counted, without what its address says of a person', async ({
  visitor,
  world,
}) => {
  const page = await visitor('/index/more?shareHall=8001');
  await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  await page.goto(`${world.origin}/no/such/page`);
  await page.getByRole('link', { name: '去发现大厅' }).click();
  await expect
    .poll(async () => {
      const { list } = await world.control('client_logs.read');
      return list
        .filter(({ kind }) => kind === 'page-view')
        .flatMap(({ detail }) => (JSON.parse(detail) as { views: { page: string; pageId?: number }[] }).views)
        .map(({ page: name, pageId }) => [name, pageId]);
    })
    .toEqual([
      ['/index/more', 164],
      ['/404', undefined],
      ['/index/more', 164],
    ]);
});

test('[route.lazy-load] the bundle of a page is fetched when the page is opened, not before', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  const bundles: string[] = [];
  page.on('request', (request) => bundles.push(new URL(request.url()).pathname));
  await page.goto('/index/more', { waitUntil: 'networkidle' });
  expect(bundles.filter((bundle) => /HallLobbyScreen/.test(bundle))).toEqual([]);
  await page.goto(`/index/room/${HALL.id}`);
  await expect(composer(page)).toBeVisible();
  expect(bundles.filter((bundle) => /HallLobbyScreen.*\.js$/.test(bundle))).toHaveLength(1);
});
