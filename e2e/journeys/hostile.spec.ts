import { expect, HALL, log, row, say, test, XIAOMAN } from '../fixtures.ts';

const SCRIPTS = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  'javascript:window.hacked=1',
  'https://example.com/"onmouseover="window.hacked=1',
];

test('[api.go.home.log.web] the page survives hostile frames: unknown types, broken bodies, script in nicknames; an error that no code caught is in the log of clients', async ({
  both,
  world,
}) => {
  const [alice, bob] = await both();
  const nick = '<img src=x onerror="window.hacked=1">';
  const { list } = await world.control('connections.list');
  const user = list[0]?.user ?? '';
  await world.control('events.emit', {
    name: 'presenceChanged',
    body: { uid: user, nick, avatar: 'javascript:alert(1)', role: '' },
    to: { hall: '8001' },
  });
  await world.control('events.emit', { name: 'systemMessage', body: { msg: SCRIPTS[0] }, to: { hall: '8001' } });
  await expect(log(bob).getByText('<img src=x onerror').first()).toBeVisible();
  await say(alice, '还活着');
  await expect(row(bob, '还活着')).toBeVisible();
  expect(await bob.evaluate(() => 'hacked' in window)).toBe(false);
  await bob.evaluate(() => {
    const error = new Error('planted');
    window.dispatchEvent(new ErrorEvent('error', { error }));
    window.dispatchEvent(new ErrorEvent('error', { error }));
  });
  const planted = async () =>
    (await world.control('client_logs.read')).list
      .map(({ message }) => message)
      .filter((text) => text.includes('planted'));
  await expect.poll(planted).toEqual(['bug: Error: planted']);
});

for (const [what, body, shown] of [
  ['is no JSON', '{', '配置文件有误'],
  ['has a wrong field', '{"hosts":{"api":"ftp://x"}}', 'hosts.api'],
] as const) {
  test(`a config.json that ${what} shows a page with the problem`, async ({ visitor, world }) => {
    const page = await visitor('/no-page-yet');
    await page.route('**/config.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto(`${world.origin}/index/more`);
    await expect(page.getByText(shown)).toBeVisible();
    await page.unroute('**/config.json');
    await page.reload();
    await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
  });
}

test('a config.json that hangs shows the mark, then the problem and another attempt', async ({ visitor, world }) => {
  const page = await visitor('/no-page-yet');
  await page.clock.install();
  await page.route('**/config.json', () => new Promise(() => {}));
  await page.goto(`${world.origin}/index/more`);
  await expect(page.getByRole('img', { name: '零号麦' })).toBeVisible();
  await page.clock.runFor(8000);
  await expect(page.getByText('no answer within 8 s')).toBeVisible();
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '找到你的大厅' })).toBeVisible();
});

test('the same build works against another origin', async ({ browser, world, ownPlatform }) => {
  const elsewhere = world.origin;
  const config = { hosts: { api: elsewhere }, hall_socket: { url: elsewhere }, offline: false };
  const platform = await ownPlatform({ LOG: 'memory', CLIENT_CONFIG: JSON.stringify(config) });
  const here = platform.url.replace('127.0.0.1', 'localhost');
  // The session is the other platform's; the page that keeps it is of this one.
  const { origins } = await world.signedIn(XIAOMAN);
  const storageState = { cookies: [], origins: origins.map((stored) => ({ ...stored, origin: here })) };
  const page = await browser.newPage({ storageState });
  try {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${here}/index/more`);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: HALL.name }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect.poll(() => asked.some((url) => url.startsWith(`${elsewhere}/go/lobby/hall/detail`))).toBe(true);
    const connected = async () => (await world.control('connections.list')).list.length;
    await expect.poll(connected).toBe(1);
  } finally {
    await page.close();
  }
});
