import { HALL_EVENTS, ROOM_EVENTS } from '@miczero/contracts';
import { createNode } from '@miczero/mock-platform';
import { Caller, nodeRuntime } from '@miczero/scenarios';
import type { Page } from 'playwright-core';
import { ensureBrowser } from '../../../tools/browser.ts';
import { buildConsole } from '../../../tools/build.ts';
import { ROOT } from '../../../tools/run.ts';
import { launchBrowser } from '../client/measure.ts';
import { judgedByGoal } from '../goals.ts';

/** From the press on the console to the socket of the person: 95 of 100 events take at most this. */
const P95_GOAL_MS = 100;
const EVENTS = [...Object.keys(HALL_EVENTS), ...Object.keys(ROOM_EVENTS)];
const ROOM = '600001';
const PERSON = { phone: '13800000002', password: 'miczero123', no: '10002', nick: '阿澈' };
const ARRIVED_WITHIN_MS = 10_000;

/** `npm run bench -- console`: sends every event from the built console to a chosen person, and says how long each took to arrive. */
export async function benchConsole(): Promise<void> {
  const executablePath = ensureBrowser();
  if (!(await buildConsole())) throw new Error('the console could not be built');
  const node = await createNode({
    control: { token: '', consoleDir: `${ROOT}console/dist` },
    main: { seed_world: 'every-role', seed: 1, bots: false },
  });
  const origin = await node.listen();
  const arrivals = await arrivalsOf(origin);
  const browser = await launchBrowser(executablePath);
  try {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin.replace('127.0.0.1', 'localhost')}/__console?world=main`);
    await page
      .getByRole('region', { name: '人、大厅、房间', exact: true })
      .getByRole('button', { name: PERSON.nick })
      .click();
    const tookMs: number[] = [];
    for (const name of EVENTS) tookMs.push(await sent(page, name, arrivals));
    const sorted = tookMs.toSorted((one, other) => one - other);
    const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
    console.log(`${EVENTS.length} events, from the press to the socket of the person, in ms`);
    const p95 = at(0.95);
    console.log(`median ${at(0.5)}   p95 ${p95} (${judgedByGoal(p95, P95_GOAL_MS, 'ms')})   slowest ${at(1)}`);
  } finally {
    await browser.close();
    await node.close();
  }
}

/** When each message came to the person, by its mid. */
async function arrivalsOf(origin: string): Promise<ReadonlyMap<string, number>> {
  const arrivals = new Map<string, number>();
  const person = new Caller({ origin, world: 'main' }, nodeRuntime);
  const sockets = {
    onFrame: ({ mid }: { readonly mid: string }) => {
      if (!arrivals.has(mid)) arrivals.set(mid, Date.now());
    },
    onClose: () => {},
  };
  await person.signIn(PERSON.phone, PERSON.password);
  await person.openHall(sockets);
  await person.openRoom(sockets);
  await person.call('room.join', { group_id: ROOM, type: 1 });
  return arrivals;
}

/** Chooses an event and sends it. Answers the milliseconds from the press to the arrival. */
async function sent(page: Page, name: string, arrivals: ReadonlyMap<string, number>): Promise<number> {
  const row = page.getByRole('list', { name: '事件' }).getByRole('button');
  await row.filter({ has: page.getByText(name, { exact: true }) }).click();
  const status = page.getByRole('status');
  const before = await status.textContent();
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(globalThis, { pressedAt: Date.now() }), {
      capture: true,
      once: true,
    });
  });
  const emit = page.getByRole('region', { name: '发送事件', exact: true });
  await emit.getByRole('button', { name: '发送', exact: true }).click();
  await page.waitForFunction(
    (former) => {
      const told = document.querySelector('[role="status"]')?.textContent ?? '';
      return told !== former && told.startsWith('已发送');
    },
    before,
    { timeout: ARRIVED_WITHIN_MS },
  );
  const mid = /已发送 (\S+)，/.exec((await status.textContent()) ?? '')?.[1] ?? '';
  const pressedAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'pressedAt')));
  const arrivedAt = arrivals.get(mid);
  if (arrivedAt === undefined) throw new Error(`${name} did not come to ${PERSON.no}`);
  return arrivedAt - pressedAt;
}
