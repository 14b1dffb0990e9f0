import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type LoginInfo, SEAT_ACTION } from '@miczero/contracts';
import { type PlatformNode, silentLogger } from '@miczero/mock-platform';
import { HAS_JANUS, JanusServer } from '@miczero/mock-platform/testing-janus';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { crowdedNode, signedQuery, signInCrowd } from '../crowd.ts';
import { type BenchPerson, enterAll, hear, type Reception, reception } from './people.ts';
import { measureSeat, seatOf } from './seat-changes.ts';

const SPEAKERS = 8;
const LISTENERS = Number(process.env['LISTENERS'] ?? 200);
const LISTENERS_A_PAGE = 25;
/** The speaker whose seat changes. */
const STEADY = 1;
const WINDOW_MS = 20_000;
/** After this long everyone hears all speakers, or the figures say who does not. */
const COMPLETE_MS = 60_000;
/** A page with a microphone tells its addresses; without one it hides them behind names that a server looks up in vain. */
const WITH_ADDRESSES = '--disable-features=WebRtcHideLocalIpsWithMdns';
/** Kernel clock ticks of /proc in a second. */
const TICKS = 100;

/**
 * `npm run bench -- audience`: one room with 8 speakers and 200 listeners over a real Janus. The people are scripts in pages of a real
 * Chromium that speak the frames of a client, with real connections; listeners receive and decrypt, and play nothing.
 */
export async function benchAudience(): Promise<void> {
  if (!HAS_JANUS) {
    console.log('DID NOT RUN: this machine has no janus (Debian: apt-get install janus).');
    return;
  }
  const janus = await JanusServer.start();
  const media = { url: janus.url, secret: janus.secret };
  const logger = { ...silentLogger, warn: (...said: readonly unknown[]) => console.log('platform:', ...said) };
  const node = await crowdedNode(SPEAKERS + LISTENERS + 10, { media, logger });
  const origin = (await node.listen()).replace('http', 'ws');
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_FLAGS, WITH_ADDRESSES] });
  try {
    const logins = await signInCrowd(node, SPEAKERS + LISTENERS);
    const { room, people } = await openRoom(node, logins);
    const socketUrl = (no: string) => {
      const login = logins.find((each) => each.no === no);
      if (!login) throw new Error(`${no} is not signed in`);
      return `${origin}/ws/rtc?${signedQuery(login)}`;
    };
    const began = Date.now();
    const open = async (here: readonly BenchPerson[]) => pageOf(browser, here, socketUrl);
    const speakers = await open(people.slice(0, SPEAKERS));
    const listeners: Page[] = [];
    for (let from = SPEAKERS; from < people.length; from += LISTENERS_A_PAGE) {
      listeners.push(await open(people.slice(from, from + LISTENERS_A_PAGE)));
    }
    const receptions = async () => (await Promise.all(listeners.map((page) => page.evaluate(reception)))).flat();
    console.log(`${SPEAKERS} speakers, ${LISTENERS} listeners, ${cpus().length} cores for all of it`);
    console.log(`everyone is in after ${secondsSince(began)} s`);
    while (Date.now() - began < COMPLETE_MS && (await receptions()).some(({ live }) => live < SPEAKERS)) {
      await setTimeout(500);
    }
    console.log(`and hears all speakers after ${secondsSince(began)} s`);
    const before = { janus: cpuSeconds(janus.pid), node: process.cpuUsage(), at: Date.now() };
    await setTimeout(WINDOW_MS);
    const share = (seconds: number) => (seconds / ((Date.now() - before.at) / 1000)).toFixed(2);
    const { user, system } = process.cpuUsage(before.node);
    console.log(`Janus: ${share(cpuSeconds(janus.pid) - before.janus)} of a core`);
    console.log(`the platform: ${share((user + system) / 1e6)} of a core`);
    tell(await receptions());
    console.log(`the last listener plays a level of ${(await listeners.at(-1)?.evaluate(hear))?.toFixed(2)}`);
    await measureSeat({
      node,
      room,
      owner: logins[0],
      speaker: people[STEADY],
      newcomers: people.slice(SPEAKERS, SPEAKERS + LISTENERS_A_PAGE - 1),
      mic_number: STEADY,
      listeners,
    });
    console.log(
      `${(await receptions()).filter(({ live }) => live === SPEAKERS).length} of ${LISTENERS} hear all speakers at the end`,
    );
    await speakers.close();
  } finally {
    await browser.close();
    await node.close();
    await janus.remove();
  }
}

const secondsSince = (began: number) => ((Date.now() - began) / 1000).toFixed(1);

async function pageOf(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  people: readonly BenchPerson[],
  socketUrl: (no: string) => string,
) {
  const page = await browser.newPage();
  page.on('console', (message) => console.log('page:', message.text()));
  await page.exposeFunction('socketUrl', socketUrl);
  // Helpers that the compiler of this file adds to functions are missing in the page.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(enterAll, people);
  return page;
}

/** A verified owner opens a room and gives seven others a seat; everyone comes in. */
async function openRoom(node: PlatformNode, logins: readonly LoginInfo[]) {
  const runner = node.worlds.get('main');
  const [owner] = logins;
  if (!runner || !owner) throw new Error('the crowd is empty');
  const actorOf = ({ no, token }: LoginInfo) => ({ no, sid: token.sid });
  await runner.run('real_name.submit', actorOf(owner), { name_mask: '张*', id_mask: '1*', is_of_age: true });
  await runner.run('control.clock.advance', null, { advance_ms: 3_600_000 });
  await runner.run('real_name.review', null, {});
  const { room } = await runner.run('room.add', actorOf(owner), { name: '演唱会', room_class: 'chat' });
  const id = room.room_no ?? room.group_id;
  if (id === undefined) throw new Error('the room has no number');
  const people: BenchPerson[] = [];
  for (const [index, login] of logins.entries()) {
    const visit = { group_id: id, lock_pass: '', type: 1, history: false } as const;
    const { sig } = await runner.run('room.join', actorOf(login), visit);
    // Without a room socket the platform would take them out after a while.
    await runner.run('room.socket_open', actorOf(login), { connection: `bench-${login.no}`, node: 'n1' });
    people.push({ no: login.no, room: id, token: sig, isSteady: index === STEADY || index >= SPEAKERS });
  }
  for (const [index, { no }] of logins.slice(0, SPEAKERS).entries()) {
    // The owner sits already.
    if (index > 0) await runner.run('seat.admin', actorOf(owner), seatOf(id, no, index, SEAT_ACTION.up));
  }
  return { room: id, people };
}

function tell(all: readonly Reception[]): void {
  const received = all.reduce((sum, { packets }) => sum + packets, 0);
  const lost = all.reduce((sum, each) => sum + each.lost, 0);
  const drops = all.reduce((sum, each) => sum + each.drops, 0);
  const heard = all.filter(({ live }) => live === SPEAKERS).length;
  const last = all.at(-1);
  console.log(`loss: ${((100 * lost) / (lost + received)).toFixed(3)} % of ${received + lost} packets`);
  console.log(
    `${heard} of ${all.length} listeners receive all speakers; fewest streams ${Math.min(...all.map(({ streams }) => streams))}`,
  );
  console.log(`${drops} sockets were ended by the platform`);
  if (last) console.log(`the last listener: ${last.streams} streams, ${last.packets} packets, ${last.lost} lost`);
}

function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, counted from the field after the name.
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
