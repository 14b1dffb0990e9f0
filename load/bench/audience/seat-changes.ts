import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type LoginInfo, SEAT_ACTION } from '@miczero/contracts';
import type { PlatformNode } from '@miczero/mock-platform';
import type { ListenerGroup } from './groups.ts';
import type { BenchPerson } from './people.ts';
import { CHANGE_GOAL_MS, rowOf } from './report.ts';

/** Each takes two listeners who never spoke. */
const SEAT_CHANGES = Number(process.env['SEAT_CHANGES'] ?? 12);
/** Time within which every listener is notified of a seat change. */
const SETTLED_MS = 1500;
/** How long after a change the machine is asked how busy it was: the time that listeners may wait. */
const BUSY_MS = 300;
const WORLD = 'main';

type SeatAction = (typeof SEAT_ACTION)[keyof typeof SEAT_ACTION];

interface SeatBench {
  readonly node: PlatformNode;
  readonly room: string;
  readonly owner: LoginInfo | undefined;
  readonly loginOf: (no: string) => LoginInfo;
  /** Who sits on the seat that changes. */
  readonly speaker: BenchPerson | undefined;
  /** Listeners who take it in turn. */
  readonly newcomers: readonly BenchPerson[];
  readonly mic_number: number;
  readonly listeners: readonly ListenerGroup[];
}

/** Milliseconds after the command: each is the slowest of its kind. */
interface Split {
  /** The command is stored, applied, and answered. */
  readonly decided: number;
  /** The platform has notified the last listener. */
  readonly notified: number;
  /** The last listener has read it. */
  readonly read: number;
  readonly packet: number;
  /** How late the listeners were. */
  readonly late: number;
  /** Part of the machine that was busy, 0 to 1. */
  readonly busy: number;
}

/** The last packet of a user, and how late the listeners were. */
interface Ending {
  readonly ms: number;
  readonly late: number;
}

export const seatOf = <Type extends number>(group_id: string, to: string, mic_number: number, type: Type) =>
  ({ group_id, to, mic_number, type }) as never;

/**
 * From a command about a seat to what listeners receive: its mute and the end of it, a speaker who steps down and up again, and
 * listeners who never spoke before and take the seat, with and without an application. For a stream that begins, the time is split into the platform's part and
 * the pages' part, beside the share of the machine that was busy.
 */
export async function measureSeat(bench: SeatBench): Promise<void> {
  const { node, room, owner, loginOf, speaker, newcomers, mic_number, listeners } = bench;
  const runner = node.worlds.get(WORLD);
  if (!runner || !owner || !speaker) throw new Error('the room is empty');
  const { no } = speaker;
  const actorOf = (member: string) => {
    const { no: own, token } = loginOf(member);
    return { no: own, sid: token.sid };
  };
  const actor = actorOf(owner.no);
  const each = async <Found>(of: (group: ListenerGroup) => Promise<readonly Found[]>) =>
    (await Promise.all(listeners.map(of))).flat();
  /** What began before the command began for another reason. */
  const slowest = (all: readonly (number | null)[], since: number) =>
    Math.max(0, ...all.map((at) => (at === null || at < since ? Number.POSITIVE_INFINITY : at - since)));
  const latest = (all: readonly (number | null)[], since: number) =>
    Math.max(0, ...all.map((at) => (at ?? Number.POSITIVE_INFINITY) - since));
  let lookers = 0;
  const seated = (to: string, type: SeatAction) => () =>
    runner.run('seat.admin', actor, seatOf(room, to, mic_number, type));
  const change = async (command: () => Promise<unknown>) => {
    await Promise.all(listeners.map((group) => group.note()));
    const journalled = node.journal.read(WORLD).at(-1)?.number ?? 0;
    const [since, before, sinceWorld] = [Date.now(), machine(), runner.now()];
    await command();
    const decided = Date.now() - since;
    await setTimeout(BUSY_MS);
    const busy = busyBetween(before, machine());
    await setTimeout(SETTLED_MS - BUSY_MS);
    const news = node.journal.read(WORLD, journalled).filter(({ name }) => name === 'rtc_streams');
    const late = Math.max(...(await Promise.all(listeners.map((group) => group.lateness()))));
    return { since, decided, busy, late, notified: Math.max(0, ...news.map(({ at }) => at - sinceWorld)) };
  };
  const ends = async (to: string, type: SeatAction) => {
    const { since, late } = await change(seated(to, type));
    return { ms: latest(await each((group) => group.lastPackets(to)), since), late };
  };
  const begins = async (to: string, command: () => Promise<unknown>): Promise<Split> => {
    const { since, ...split } = await change(command);
    const read = slowest(await each((group) => group.readings(to)), since);
    const packets = await each((group) => group.firstPackets(to));
    lookers = packets.length;
    return { ...split, read, packet: slowest(packets, since) };
  };
  const endings = new Map<string, Ending[]>();
  const beginnings = new Map<string, Split[]>();
  const note = <Found>(all: Map<string, Found[]>, what: string, found: Found) =>
    all.set(what, [...(all.get(what) ?? []), found]);
  for (let round = 0; round < SEAT_CHANGES; round += 1) {
    note(endings, 'a mute: the last packet of a sender who goes on', await ends(no, SEAT_ACTION.mute));
    note(beginnings, 'the end of a mute', await begins(no, seated(no, SEAT_ACTION.unmute)));
    note(endings, 'stepping down: the last packet', await ends(no, SEAT_ACTION.off));
    const [called, applicant] = [newcomers[round], newcomers[newcomers.length - 1 - round]];
    if (!called || !applicant) throw new Error('too few listeners for so many changes');
    note(
      beginnings,
      'a listener who never spoke is called up',
      await begins(called.no, seated(called.no, SEAT_ACTION.up)),
    );
    await ends(called.no, SEAT_ACTION.off);
    await runner.run('seat.apply', actorOf(applicant.no), { group_id: room, mic_number } as never);
    await setTimeout(SETTLED_MS);
    const agree = () => runner.run('seat.agree', actor, { group_id: room, to: applicant.no } as never);
    note(beginnings, 'a listener who never spoke and has applied is let up', await begins(applicant.no, agree));
    await ends(applicant.no, SEAT_ACTION.off);
    note(beginnings, 'the speaker of before takes it again', await begins(no, seated(no, SEAT_ACTION.up)));
  }
  print(lookers, endings, beginnings);
}

function print(lookers: number, endings: Map<string, Ending[]>, beginnings: Map<string, Split[]>): void {
  const row = (what: string, all: readonly number[], lateness?: readonly number[]) =>
    console.log(rowOf(what, all, lateness && { goalMs: CHANGE_GOAL_MS, lateness }));
  const head = `milliseconds after the command, the slowest listener, ${SEAT_CHANGES} times`;
  console.log(`${head.padEnd(72)}  median   worst`);
  for (const [what, all] of endings)
    row(
      what,
      all.map(({ ms }) => ms),
      all.map(({ late }) => late),
    );
  for (const [what, all] of beginnings) {
    console.log(what);
    row(
      '  the platform has decided and answered',
      all.map(({ decided }) => decided),
    );
    row(
      '  the media server has changed it, the last listener is notified',
      all.map(({ notified }) => notified),
    );
    row(
      '  the last listener has read it',
      all.map(({ read }) => read),
    );
    row(
      `  the first packet (${lookers} listeners look for it)`,
      all.map(({ packet }) => packet),
      all.map(({ late }) => late),
    );
    const busy = all.reduce((sum, each) => sum + each.busy, 0) / all.length;
    console.log(`  ${(100 * busy).toFixed(0)} % of the machine was busy in the first ${BUSY_MS} ms`);
  }
}

interface Machine {
  readonly idle: number;
  readonly all: number;
}

/** What all cores have done so far, in ticks of the kernel. */
function machine(): Machine {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const ticks = first.split(/\s+/).slice(1, 9).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  return { idle: idle + waiting, all: ticks.reduce((sum, each) => sum + each, 0) };
}

const busyBetween = (from: Machine, to: Machine): number => 1 - (to.idle - from.idle) / Math.max(1, to.all - from.all);
