import path from 'node:path';
import { createFileLogs, type Log, type LogStore, silentLogger } from '@miczero/mock-platform';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../crowd.ts';

/**
 * Child process: a node that stores a number of commands in a folder of data, and then chats at a steady pace through the next
 * snapshot. Reports how long acknowledgements took meanwhile, and dies without grace.
 */
const dataDir = process.argv[2] ?? '';
const commands = Number(process.argv[3]);
const SENDERS = 200;
const IN_FLIGHT = 400;
/** Messages a second while acknowledgements are measured, and how many commands before the snapshot that begins. */
const PER_SECOND = 1000;
const LEAD_COMMANDS = 4000;
/** When the platform makes a snapshot (worlds/world-runner.ts). */
const SNAPSHOT_EVERY = 100_000;
const SNAPSHOT_PAUSE_MS = 15_000;

/** The latest snapshot that the log made, or makes, of the world. */
let folding = { position: 0, from: performance.now(), to: performance.now() };

const logs = createFileLogs(path.join(dataDir, 'worlds'), silentLogger);
const watched: LogStore = { ...logs, open: (world) => watch(logs.open(world)) };
const node = await crowdedNode(SENDERS, { logs: watched });
const people = await signInCrowd(node, SENDERS);
const runner = node.worlds.get('main');
if (!runner) throw new Error('the world main is missing');
const world = runner;
let sent = 0;

const isDueSoon = () =>
  world.world.sequence - folding.position >= SNAPSHOT_EVERY - LEAD_COMMANDS &&
  Number.isFinite(folding.to) &&
  performance.now() - folding.from > SNAPSHOT_PAUSE_MS - 1000 * (LEAD_COMMANDS / PER_SECOND);
await Promise.all(Array.from({ length: IN_FLIGHT }, fill));

const acks: { readonly at: number; readonly ms: number }[] = [];
const former = folding.position;
while (folding.position === former || !Number.isFinite(folding.to)) await chat(100);
await chat(PER_SECOND);
const { from, to } = folding;
const during = acks.filter(({ at, ms }) => at + ms >= from && at <= to).map(({ ms }) => ms);
const beside = acks.filter(({ at, ms }) => at + ms < from || at > to).map(({ ms }) => ms);
process.send?.({
  event: 'filled',
  commands: world.world.sequence,
  snapshotMs: to - from,
  during: summary(during),
  beside: summary(beside),
});
process.on('message', () => process.kill(process.pid, 'SIGKILL'));

function watch(log: Log): Log {
  return {
    open: (restore, deliver) => log.open(restore, deliver),
    append: (group) => log.append(group),
    catchUp: () => log.catchUp(),
    begin: (snapshot) => log.begin(snapshot),
    history: (until) => log.history(until),
    passage: (from, count) => log.passage(from, count),
    saveSnapshot: (snapshot) => log.saveSnapshot(snapshot),
    foldSnapshot: async (position) => {
      folding = { position, from: performance.now(), to: Number.POSITIVE_INFINITY };
      await log.foldSnapshot(position);
      folding.to = performance.now();
    },
    close: () => log.close(),
  };
}

async function fill(): Promise<void> {
  while (world.world.sequence < commands) await say();
  // The next snapshot is not before some pause: then few commands more make it due.
  while (!isDueSoon()) {
    if (world.world.sequence - folding.position < SNAPSHOT_EVERY - LEAD_COMMANDS) await say();
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a number of messages at the pace. */
async function chat(count: number): Promise<void> {
  const began = performance.now();
  const answers: Promise<unknown>[] = [];
  for (let index = 0; index < count; index += 1) {
    const wait = began + (index * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const at = performance.now();
    answers.push(say().then(() => acks.push({ at, ms: performance.now() - at })));
  }
  await Promise.all(answers);
}

function say(): Promise<unknown> {
  const sender = people[sent % SENDERS] as (typeof people)[number];
  sent += 1;
  return world.run(
    'chat.send',
    { no: sender.no, sid: sender.token.sid },
    {
      hall_id: CROWD_HALL,
      channel_id: CROWD_CHANNEL,
      c_mid: `bench-${sent}` as never,
      body: { msg_type: '1', content: '今晚八点开黑，缺一个辅助', msg: '', extra: {} },
    },
  );
}

function summary(delays: number[]): {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
} {
  delays.sort((a, b) => a - b);
  const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? Number.NaN;
  return { count: delays.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
