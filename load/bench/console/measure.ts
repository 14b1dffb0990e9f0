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
/** How often each event is sent. Of a few dozen presses, the 95th of a hundred would be the second slowest, and say little. */
const ROUNDS = 6;
const ROOM = '600001';
const PERSON = { phone: '13800000002', password: 'miczero123', no: '10002', nick: '阿澈' };
const ARRIVED_WITHIN_MS = 10_000;

/** `npm run bench -- console`: sends every event several times from the built console to a chosen person, and judges how soon they arrive. */
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
    const presses: Press[] = [];
    // Each event follows another one, as when a person chooses it.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of EVENTS) presses.push({ name, tookMs: await sent(page, name, arrivals) });
    }
    console.log(
      `${presses.length} presses, ${ROUNDS} for each of ${EVENTS.length} events, from the press to the socket of the person, in ms`,
    );
    for (const line of reportOf(presses)) console.log(line);
  } finally {
    await browser.close();
    await node.close();
  }
}

interface Press {
  /** The event that it sent. */
  readonly name: string;
  readonly tookMs: number;
}

function reportOf(presses: readonly Press[]): readonly string[] {
  const sorted = presses.toSorted((one, other) => one.tookMs - other.tookMs);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.tookMs ?? Number.NaN;
  const [p95, slowest] = [at(0.95), sorted.slice(-3).toReversed()];
  return [
    `median ${at(0.5)}   p95 ${p95} (${judgedByGoal(p95, P95_GOAL_MS, 'ms')})   p99 ${at(0.99)}   slowest ${at(1)}`,
    `the slowest: ${slowest.map(({ name, tookMs }) => `${name} ${tookMs}`).join(', ')}`,
  ];
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
