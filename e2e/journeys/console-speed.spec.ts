import { HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import type { Page, Request } from '@playwright/test';
import { consoleOf, eventRow, panel } from '../console-page.ts';
import { ACHE, expect, test, World } from '../fixtures.ts';

const ACHES_NUMBER = '10002';
const ROOM_PATH = '/app/room/600001';
const HALL_PATH = '/index/room/8001';

/** Events after which a page has left its room or its session: they come last, and the page is opened again. */
const LEAVING = ['roomKicked', 'roomTakenOver', 'loggedInElsewhere', 'roomAccountBanned'];
const EVENTS = [...Object.keys(HALL_EVENTS), ...Object.keys(ROOM_EVENTS)].toSorted(
  (one, other) => LEAVING.indexOf(one) - LEAVING.indexOf(other),
);

/** Events that a page shows in its first state, which those before have changed. */
const FRESH = [
  'roomJoinedFollowing 1',
  'roomSeatsChanged 1',
  'systemMessage',
  'messagesCleared',
  'voiceMembershipChanged',
  'hallDissolved',
  'hallEdited 2',
];

/** The pace that a console shows is read so many times. */
const READINGS = 5;

/** Counts what a person does on the console, with the pointer or a key. */
const countPresses = (page: Page) =>
  page.evaluate(() => {
    const done = { presses: 0 };
    const count = () => {
      done.presses += 1;
    };
    addEventListener('click', count, true);
    addEventListener('keydown', count, true);
    Object.assign(window, { done });
  });
const pressesOn = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'done') as { readonly presses: number }).presses);

/** The frames that a page receives from now on: whether one with this mid came. */
function framesOf(page: Page): (mid: string) => boolean {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return (mid) => frames.some((text) => text.includes(`"mid":"${mid}"`));
}

// How soon it comes is measured by `npm run bench -- console`: a busy machine must not fail for being busy.
test('any event reaches a chosen person in two presses', async ({ signedInTo, page }) => {
  const world = new World(`s${process.pid}-${test.info().workerIndex}`);
  await world.control('worlds.create', { seed_world: 'every-role', seed: 1 });
  /** The person, with the room on screen: a hall socket and a room socket are open. */
  const arrive = async () => {
    const player = await signedInTo(world, ACHE);
    const hasCome = framesOf(player);
    await player.goto(ROOM_PATH);
    await expect
      .poll(async () => {
        const { list } = await world.control('connections.list');
        return list.flatMap(({ user, socket }) => (user === ACHES_NUMBER ? socket : [])).toSorted();
      })
      .toEqual(expect.arrayContaining(['hall', 'room']));
    return { player, hasCome };
  };

  let person = await arrive();
  await page.goto(consoleOf(world.name));
  await panel(page, '人、大厅、房间').getByRole('button', { name: /阿澈/ }).click();
  await expect(page.getByRole('combobox', { name: '编号' })).toHaveValue(ACHES_NUMBER);
  await expect(page.getByRole('list', { name: '事件' }).getByRole('listitem')).toHaveCount(EVENTS.length);
  await countPresses(page);
  const send = panel(page, '发送事件').getByRole('button', { name: '发送', exact: true });

  let told = '';
  for (const name of EVENTS) {
    const before = await pressesOn(page);
    await eventRow(page, name).click();
    await send.click();
    expect([name, (await pressesOn(page)) - before]).toEqual([name, 2]);
    const status = page.getByRole('status');
    // Until then the status tells about the event before.
    await expect(status, name).not.toHaveText(told);
    await expect(status, name).toHaveText(/^已发送 \S+，\d+ 毫秒$/);
    told = (await status.textContent()) ?? '';
    const mid = /已发送 (\S+)，/.exec(told)?.[1] ?? '';
    await expect.poll(() => person.hasCome(mid), name).toBe(true);
    if (!LEAVING.includes(name) || name === EVENTS.at(-1)) continue;
    await person.player.close();
    person = await arrive();
  }
  await world.control('worlds.delete');
});

/** How soon a page is looked at for what takes some frames: a hundred examples wait for it. */
const LOOKS_MS = [20, 40, 80, 160, 320];

/** What a page shows: its texts, the names of its controls, and its pictures. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('[aria-label], [aria-pressed], [disabled], img, [style*="url"]')];
    const said = names.map((each) => [
      each.getAttribute('aria-label'),
      each.getAttribute('aria-pressed'),
      each.hasAttribute('disabled'),
      each.getAttribute('src'),
      each.getAttribute('style'),
    ]);
    // What is not rendered is not shown.
    // biome-ignore lint/performance/useDomNodeTextContent: texts of hidden elements do not count
    return `${document.body.innerText}\n${JSON.stringify(said)}`;
  });

/** How long a page has asked for nothing when it has read all that it reads by itself. */
const QUIET_MS = 500;
/** Messages are signed in to once the first screen is done, when the opened socket asks for the lists again. */
const LAST_CALL = '/go/user/getImToken';

/** Waits until a page that was opened asks for nothing more. `networkidle` comes between its two reads of the lists. */
function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let isLate = false;
  let changed = performance.now();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLate = false;
    if (request.url().endsWith(LAST_CALL)) isLate = true;
    open.add(request);
    changed = performance.now();
  });
  const ended = (request: Request) => {
    open.delete(request);
    changed = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () =>
    expect
      .poll(() => isLate && open.size === 0 && performance.now() - changed > QUIET_MS, { intervals: [QUIET_MS / 5] })
      .toBe(true);
}

/** What is shown once it rests: pictures load, and effects end. */
async function restingOn(page: Page): Promise<string> {
  let shown = '';
  await expect
    .poll(async () => {
      const before = shown;
      shown = await shownOn(page);
      return shown === before;
    })
    .toBe(true);
  return shown;
}

test('each example that is sent to a person shows on the page, or the form says why it does not', async ({
  signedInTo,
  page,
}) => {
  const world = new World(`x${process.pid}-${test.info().workerIndex}`);
  await world.control('worlds.create', { seed_world: 'every-role', seed: 1 });
  await page.goto(consoleOf(world.name));
  const emit = panel(page, '发送事件');
  const aim = () => panel(page, '人、大厅、房间').getByRole('button', { name: /阿澈/ }).click();
  const status = page.getByRole('status');
  const note = emit.getByRole('note');
  const silent: string[] = [];
  const unseen: string[] = [];
  for (const [events, path, socket] of [
    [Object.keys(HALL_EVENTS), HALL_PATH, 'hall'],
    [Object.keys(ROOM_EVENTS), ROOM_PATH, 'room'],
  ] as const) {
    const enter = async () => {
      const entered = await signedInTo(world, ACHE);
      return { player: entered, settled: followRequests(entered) };
    };
    let { player, settled } = await enter();
    const isConnected = async () =>
      (await world.control('connections.list')).list.some(
        (each) => each.user === ACHES_NUMBER && each.socket === socket,
      );
    const arrive = async () => {
      await player.goto(path);
      await expect.poll(isConnected).toBe(true);
      await expect(player.getByRole('log').first()).not.toHaveAttribute('aria-busy', 'true');
      // Lists that the page reads later than an example, some of them again, would take back what the example made up.
      await settled();
    };
    await arrive();
    for (const name of events) {
      if (FRESH.includes(name)) await arrive();
      await eventRow(page, name).click();
      const chips = emit.getByRole('group', { name: '示例' }).getByRole('button');
      for (let index = 0; index < Math.max(1, await chips.count()); index += 1) {
        await aim();
        if ((await chips.count()) > 0) await chips.nth(index).click();
        const what = `${name} ${index}`;
        const better = note.getByRole('button');
        if (await better.isVisible()) await better.click();
        if (await note.isVisible()) {
          silent.push(what);
          continue;
        }
        if (FRESH.includes(what)) await arrive();
        const before = await restingOn(player);
        expect(await player.getByText('图片加载失败').count(), `before ${what}`).toBe(0);
        const told = await status.textContent();
        await page.keyboard.press('Control+Enter');
        await expect(status, what).not.toHaveText(told ?? '');
        await expect(status, what).toHaveText(/^已发送 \S+，\d+ 毫秒$/);
        const isSeen = await expect
          .poll(() => shownOn(player), { intervals: LOOKS_MS })
          .not.toBe(before)
          .then(
            () => true,
            () => false,
          );
        if (!isSeen) {
          unseen.push(what);
          process.stdout.write(`unseen ${what}\n`);
        }
        if (name === 'loggedInElsewhere' || name === 'roomAccountBanned') {
          // The page is of no session any more.
          await player.close();
          ({ player, settled } = await enter());
          await arrive();
        }
        // The page may have left the place, or may show a dialog about it.
        else if (
          LEAVING.includes(name) ||
          !player.url().includes(path) ||
          (await player.getByRole('dialog').count()) > 0
        )
          await arrive();
      }
    }
    await player.close();
  }
  expect(unseen).toEqual([]);
  // The list of those that the form explains stays short.
  expect(silent.toSorted()).toEqual([
    'chatAcknowledged 0',
    'hallDissolved 0',
    'hallEdited 0',
    'hallEdited 1',
    'membershipChanged 3',
    'roomBackgroundChanged 1',
    'roomChat 3',
    'roomMessageRejected 0',
    'systemMessage 6',
    'teamUpdated 0',
    'teamUpdated 1',
    'teamUpdated 2',
    'teamUpdated 3',
    'teamUpdated 4',
    'teamUpdated 5',
    'voiceMembershipChanged 2',
    'voicePasswordChanged 0',
    'voicePasswordChanged 1',
  ]);
  await world.control('worlds.delete');
});

test('an event is sent every few milliseconds until stopped, at the pace that is shown', async ({ world, page }) => {
  await page.goto(consoleOf(world.name));
  const status = page.getByRole('status');
  const read = async () => {
    const [, sent = '0', pace = '0'] = /：(\d+) 条.*每秒 (\d+) 条/.exec((await status.textContent()) ?? '') ?? [];
    return { sent: Number(sent), pace: Number(pace) };
  };
  /**
   * The median of the paces that are shown once so many were sent. A single one may be off: it counts answers, which come late where a
   * machine hesitates. How many were sent in all is never more than was asked for.
   */
  const repeat = async (everyMs: number, { count, least, most }: Record<'count' | 'least' | 'most', number>) => {
    await page.getByRole('textbox', { name: '间隔' }).fill(String(everyMs));
    const began = performance.now();
    await page.getByRole('button', { name: '连续发送' }).click();
    await expect.poll(async () => (await read()).sent).toBeGreaterThanOrEqual(count);
    const readings = new Map<number, number>();
    await expect
      .poll(async () => {
        const { sent, pace } = await read();
        expect(sent).toBeLessThanOrEqual(1 + (performance.now() - began) / everyMs);
        return readings.set(sent, pace).size;
      })
      .toBe(READINGS);
    await page.getByRole('button', { name: '停止', exact: true }).click();
    await expect(status).toHaveText(/连续发送结束：\d+ 条/);
    const paces = [...readings.values()].toSorted((one, other) => one - other);
    const median = paces[(READINGS - 1) / 2] ?? 0;
    expect(median).toBeGreaterThanOrEqual(least);
    expect(median).toBeLessThanOrEqual(most);
    return median;
  };
  // Slow enough for any machine: the pace is the one that was asked for.
  const steady = await repeat(100, { count: 30, least: 8, most: 11 });
  // As fast as this machine can, and no faster than was asked for.
  const fast = await repeat(1, { count: 1000, least: steady + 1, most: 1010 });
  const figures = `${steady} a second of 10, ${fast} of 1000`;
  test.info().annotations.push({ type: 'console', description: figures });
  process.stdout.write(`console: ${figures}\n`);
  // The log draws its end while it moves, and all that it keeps when its reader scrolls up.
  const log = page.getByRole('log', { name: '线上记录' });
  const rows = log.getByRole('listitem');
  // None of them has recipients: they are one row until they are searched for.
  await expect(log.getByRole('button', { name: /^\d+ 条没有接收者$/ })).toBeVisible();
  await page.getByRole('searchbox', { name: '筛选' }).fill('unheard');
  await expect(rows).toHaveCount(100);
  await log.hover();
  await page.mouse.wheel(0, -400);
  await expect(rows).toHaveCount(1000);
});
