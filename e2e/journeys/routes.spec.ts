import { composer, expect, HALL, test, XIAOMAN } from '../fixtures.ts';

test('[route.app-room] [route.app-room.id-is-room-number] [room-flow.join.success-route] [room-flow.entry.set-audience-count] a link to a voice room enters it over the room socket, shows its name and audience, and leaves it', async ({
  visitor,
  world,
}) => {
  await world.control('worlds.reset', { seed_world: 'every-role', seed: 1 });
  const page = await visitor('/?verify=demo-link&room_no=600001&phone=13800000001');
  await expect(page).toHaveURL(/\/app\/room\/600001$/);
  await expect(page.getByText('已在房间里')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('语音房 600001');
  await expect(page.getByRole('button', { name: /^[1-9]\d* 人在房间$/ })).toBeVisible();
  await page.getByRole('button', { name: '离开房间' }).click();
  // The owner sits on the host seat.
  await page.getByRole('dialog', { name: '离开房间？' }).getByRole('button', { name: '离开房间' }).click();
  await expect(page.getByRole('button', { name: '离开房间' })).toBeHidden();
  await page.goto(`${world.origin}/app/room/600001`);
  await expect(page.getByText('已在房间里')).toBeVisible();
});

test('[analytics.page-view] [route.index-more.page-id] [route.not-found.tracked] every page view is reported, without personal parts of its address', async ({
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

test('[route.lazy-load] the bundle of a page is fetched when the page opens, not before', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  const bundles: string[] = [];
  page.on('request', (request) => bundles.push(new URL(request.url()).pathname));
  await page.goto('/index/more', { waitUntil: 'networkidle' });
  expect(bundles.filter((bundle) => /HallLobbyScreen/.test(bundle))).toEqual([]);
  await page.goto(`/index/room/${HALL.id}`);
  await expect(composer(page)).toBeVisible();
  expect(bundles.filter((bundle) => /HallLobbyScreen.*\.js$/.test(bundle))).toHaveLength(1);
});

test('[error.chunk-load] a page bundle that an outage keeps away costs that page only, and loads when the network is back', async ({
  visitor,
}) => {
  const page = await visitor('/no-page-yet');
  await page.route('**/assets/PiazzaScreen-*.js', (route) => route.abort());
  await page.goto('/index/more');
  await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: '组队广场' }).click();
  await expect(page.getByText('页面没有加载出来')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.unroute('**/assets/PiazzaScreen-*.js');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: '今晚跟谁开黑？' })).toBeVisible();
});

test('on a phone, after a reload over open layers the first press of Back leaves the page', async ({ signedIn }) => {
  const page = await signedIn(XIAOMAN);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/index/more');
  await page.goto(`/index/room/${HALL.id}`);
  await page.getByRole('button', { name: /打开频道列表/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  const layers = () => page.evaluate(() => (window.history.state as { layers?: number } | null)?.layers ?? 0);
  await expect.poll(layers).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /打开频道列表/ })).toBeVisible();
  await expect.poll(layers).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/index\/more$/);
});

test('on a phone, a drawer that opens before the address names the channel is one layer: a press of Back closes it, and the next leaves the page', async ({
  signedIn,
  world,
}) => {
  const page = await signedIn(XIAOMAN);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/index/more');
  // The channel is entered after the drawer is open.
  await world.control('calls.stall', { list: [{ calls: ['channel.check_join'], user: '*' }] });
  await page.goto(`/index/room/${HALL.id}`);
  await page.getByRole('button', { name: /打开频道列表/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const layers = () => page.evaluate(() => (window.history.state as { layers?: number } | null)?.layers ?? 0);
  await expect.poll(layers).toBe(1);
  await world.control('calls.stall', { list: [] });
  await expect(page).toHaveURL(/channel_id=/);
  await expect.poll(layers).toBe(1);
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/channel_id=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/index\/more$/);
});
