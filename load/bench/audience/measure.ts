import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type LoginInfo, SEAT_ACTION } from '@miczero/contracts';
import { type PlatformNode, silentLogger } from '@miczero/mock-platform';
import { HAS_JANUS, JanusServer } from '@miczero/mock-platform/testing-janus';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { crowdedNode, signInCrowd } from '../crowd.ts';
import { signedQuery } from '../signed-query.ts';
import { BareGroup, groupOf, type ListenerGroup } from './groups.ts';
import { type BenchPerson, enterAll, hear, type Reception } from './people.ts';
import { hearingLine, levelLine } from './report.ts';
import { measureSeat, seatOf } from './seat-changes.ts';

const SPEAKERS = 8;
const LISTENERS = Number(process.env['LISTENERS'] ?? 200);
/** The last listeners are people in a real browser; the others count packets, so that the machine has room for the server. */
const IN_BROWSER = 25;
/** The speaker whose seat changes. */
const STEADY = 1;
const WINDOW_MS = 20_000;
/** After this long everyone hears all speakers, or the figures say who does not. */
const COMPLETE_MS = 60_000;
/** A page with a microphone reveals its addresses; without one it hides them behind mDNS names that the server cannot resolve. */
const WITH_ADDRESSES = '--disable-features=WebRtcHideLocalIpsWithMdns';
/** Kernel clock ticks of /proc in a second. */
const TICKS = 100;

/**
 * `npm run bench -- audience`: one room with 8 speakers and 200 listeners over a real Janus. The speakers and the last 25
 * listeners are scripts in pages of a real Chromium that speak the frames of a client, and receive and decrypt, but play nothing. The
 * other listeners have real connections as well, and read the headers of the packets. A goal that is missed makes the run end with an error,
 * also where the listeners were too late to tell, with a code of its own.
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
  const bare = await BareGroup.start();
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_FLAGS, WITH_ADDRESSES] });
  try {
    const logins = await signInCrowd(node, SPEAKERS + LISTENERS);
    const { room, people } = await openRoom(node, logins);
    const loginOf = (no: string) => {
      const login = logins.find((each) => each.no === no);
      if (!login) throw new Error(`${no} is not signed in`);
      return login;
    };
    const socketUrl = (no: string) => `${origin}/ws/rtc?${signedQuery(loginOf(no))}`;
    const began = Date.now();
    const open = async (here: readonly BenchPerson[]) => pageOf(browser, here, socketUrl);
    const speakers = await open(people.slice(0, SPEAKERS));
    await bare.enter(
      origin,
      people.slice(SPEAKERS, -IN_BROWSER).map((person) => ({ person, login: loginOf(person.no) })),
    );
    const inBrowser = people.slice(-IN_BROWSER);
    const page = await open(inBrowser);
    const listeners: readonly ListenerGroup[] = [bare, groupOf(page)];
    const receptions = async () => (await Promise.all(listeners.map((group) => group.receptions()))).flat();
    console.log(`${SPEAKERS} speakers, ${LISTENERS} listeners, ${cpus().length} cores for all of it`);
    console.log(`everyone is in after ${secondsSince(began)} s`);
    while (Date.now() - began < COMPLETE_MS && (await receptions()).some(({ live }) => live < SPEAKERS)) {
      await setTimeout(500);
    }
    console.log(`and hears all speakers after ${secondsSince(began)} s`);
    const heardBefore = await receptions();
    const unreadBefore = await bare.unread();
    const before = {
      janus: cpuSeconds(janus.pid),
      bare: cpuSeconds(bare.pid),
      browser: browserSeconds(),
      node: process.cpuUsage(),
      at: Date.now(),
    };
    await setTimeout(WINDOW_MS);
    const share = (seconds: number) => (seconds / ((Date.now() - before.at) / 1000)).toFixed(2);
    const { user, system } = process.cpuUsage(before.node);
    console.log(`Janus: ${share(cpuSeconds(janus.pid) - before.janus)} of a core`);
    console.log(`the platform: ${share((user + system) / 1e6)} of a core`);
    console.log(`the bare listeners: ${share(cpuSeconds(bare.pid) - before.bare)} of a core`);
    console.log(`the browser: ${share(browserSeconds() - before.browser)} of a core`);
    // A listener who joins again has another port, whose count begins anew.
    tell(heardBefore, await receptions(), Math.max(0, (await bare.unread()) - unreadBefore));
    console.log(levelLine(await page.evaluate(hear)));
    await measureSeat({
      node,
      room,
      owner: logins[0],
      loginOf,
      speaker: people[STEADY],
      newcomers: inBrowser.slice(0, -1),
      mic_number: STEADY,
      listeners,
    });
    const atEnd = await receptions();
    const dropped = atEnd.reduce((sum, { drops }) => sum + drops, 0);
    const hearing = atEnd.filter(({ live }) => live === SPEAKERS).length;
    console.log(hearingLine(hearing, LISTENERS, dropped));
    await speakers.close();
  } finally {
    bare.close();
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

/** What came between two looks. */
function tell(before: readonly Reception[], after: readonly Reception[], unread: number): void {
  const sum = (of: (each: Reception) => number) =>
    after.reduce((all, each) => all + of(each), 0) - before.reduce((all, each) => all + of(each), 0);
  const [received, lost, drops] = [sum(({ packets }) => packets), sum((each) => each.lost), sum((each) => each.drops)];
  const heard = after.filter(({ live }) => live === SPEAKERS).length;
  const last = after.at(-1);
  const share = (packets: number) => ((100 * packets) / (lost + received)).toFixed(3);
  console.log(
    `loss: ${share(lost)} % of ${received + lost} packets; ${share(unread)} % arrived at listeners that did not read them in time`,
  );
  console.log(
    `${heard} of ${after.length} listeners receive all speakers; fewest streams ${Math.min(...after.map(({ streams }) => streams))}`,
  );
  console.log(`${drops} sockets were ended by the platform`);
  if (last) console.log(`the last listener: ${last.streams} streams, ${last.packets} packets, ${last.lost} lost`);
}

/** User and system time of a process, and of those that have ended which it started. */
function cpuSeconds(pid: number | undefined): number {
  const fields = statOf(pid);
  // utime and stime, counted from the field after the name.
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The time of the browser: all its processes. */
function browserSeconds(): number {
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(running.flatMap((pid) => (isGone(pid) ? [] : [[pid, Number(statOf(pid)[1])] as const])));
  const isOurs = (pid: number): boolean => pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  const isBrowser = (pid: number) => /chrom|headless/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
  return [...parents.keys()]
    .filter((pid) => pid !== process.pid && isOurs(pid) && isBrowser(pid))
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0);
}

const statOf = (pid: number | undefined) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
const isGone = (pid: number) => !existsSync(`/proc/${pid}/stat`);
