import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type LoginInfo, SEAT_ACTION } from '@miczero/contracts';
import { type PlatformNode, silentLogger } from '@miczero/mock-platform';
import { HAS_JANUS, JanusServer } from '@miczero/mock-platform/testing-janus';
import { chromium, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureBrowser } from '../../../tools/browser.ts';
import { crowdedNode, signedQuery, signInCrowd } from '../crowd.ts';
import {
  type BenchPerson,
  enterAll,
  firstPacketOf,
  hear,
  lastPacketsOf,
  noteMoments,
  type Reception,
  reception,
} from './people.ts';

const SPEAKERS = 8;
const LISTENERS = Number(process.env['LISTENERS'] ?? 200);
const LISTENERS_A_PAGE = 25;
const SEAT_CHANGES = Number(process.env['SEAT_CHANGES'] ?? 20);
/** The speaker whose seat changes. */
const STEADY = 1;
const WINDOW_MS = 20_000;
/** After a change of a seat every listener has been told by then. */
const SETTLED_MS = 1500;
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
    await measureSeat(node, room, people, logins, listeners);
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

const seatOf = <Type extends number>(group_id: NonNullable<unknown>, to: string, mic_number: number, type: Type) =>
  ({ group_id, to, mic_number, type }) as never;

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

type SeatAction = (typeof SEAT_ACTION)[keyof typeof SEAT_ACTION];

/**
 * From a command about a seat to what listeners receive: its mute and the end of it, a speaker who steps down and up again, and
 * listeners who never spoke before and take the seat.
 */
async function measureSeat(
  node: PlatformNode,
  room: string,
  people: readonly BenchPerson[],
  logins: readonly LoginInfo[],
  listeners: readonly Page[],
): Promise<void> {
  const runner = node.worlds.get('main');
  const [owner] = logins;
  const no = people[STEADY]?.no;
  if (!runner || !owner || no === undefined) return;
  const actor = { no: owner.no, sid: owner.token.sid };
  const change = async (to: string, type: SeatAction, of: (page: Page) => Promise<readonly (number | null)[]>) => {
    await Promise.all(listeners.map((page) => page.evaluate(noteMoments)));
    const since = Date.now();
    await runner.run('seat.admin', actor, seatOf(room, to, STEADY, type));
    await setTimeout(SETTLED_MS);
    const all = (await Promise.all(listeners.map(of))).flat();
    return Math.max(0, ...all.map((at) => (at ?? Number.POSITIVE_INFINITY) - since));
  };
  const ends = (to: string, type: SeatAction) => change(to, type, (page) => page.evaluate(lastPacketsOf, to));
  const begins = (to: string, type: SeatAction) =>
    change(to, type, async (page) => [await page.evaluate(firstPacketOf, to)]);
  const times = new Map<string, number[]>();
  const note = (what: string, time: number) => times.set(what, [...(times.get(what) ?? []), time]);
  for (let round = 0; round < SEAT_CHANGES; round += 1) {
    note('a mute: the last packet of a sender who goes on', await ends(no, SEAT_ACTION.mute));
    note('the end of a mute: the first packet', await begins(no, SEAT_ACTION.unmute));
    note('stepping down: the last packet', await ends(no, SEAT_ACTION.off));
    // The last one of each page listens.
    const next = people[SPEAKERS + (round % (LISTENERS_A_PAGE - 1))]?.no ?? no;
    note('a listener who never spoke takes the seat: the first packet', await begins(next, SEAT_ACTION.up));
    await ends(next, SEAT_ACTION.off);
    note('the speaker of before takes it again: the first packet', await begins(no, SEAT_ACTION.up));
  }
  const head = `milliseconds, the slowest listener of ${LISTENERS} (of a first packet, of ${listeners.length}), ${SEAT_CHANGES} times`;
  console.log(`${head.padEnd(88)}  median   worst`);
  for (const [what, all] of times) {
    const sorted = [...all].sort((one, other) => one - other);
    const ms = (value: number | undefined) => (value ?? Number.NaN).toFixed(0).padStart(8);
    console.log(`${what.padEnd(88)}${ms(sorted[Math.floor(sorted.length / 2)])}${ms(sorted.at(-1))}`);
  }
}

function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, counted from the field after the name.
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
