import { createHmac, randomBytes } from 'node:crypto';
import { ERRORS } from '@miczero/contracts';
import type { PlatformNode } from '@miczero/mock-platform';
import type { RawSocket } from '@miczero/scenarios/player';
import { hallTarget, type Session } from '@miczero/scenarios/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CROWD_CHANNEL, CROWD_HALL, crowdedNode, signInCrowd } from '../bench/crowd.ts';
import { NO_FAULTS } from './fault-injector.ts';
import { type CrowdEvents, type CrowdPlan, Receivers, type Runtime, startSender } from './hall-crowd.ts';

const RECEIVERS = 20;
const SENDERS = 4;
let node: PlatformNode;
let origin: string;
let sessions: readonly Session[];
let runs = 0;
const PAUSE_MS = 60_000;
const paused: (() => void)[] = [];
/** The pauses that did not take place. */
let skippedMs = 0;

const ignored = () => {};
/** Events that a test does not look at. */
const UNHEARD: CrowdEvents = {
  onDelivery: ignored,
  onAck: ignored,
  onViolation: ignored,
  onRefused: ignored,
  onClosed: ignored,
  onReturned: ignored,
};

beforeAll(async () => {
  node = await crowdedNode(RECEIVERS + SENDERS);
  origin = (await node.listen()).replace(/^http/, 'ws');
  const logins = await signInCrowd(node, RECEIVERS + SENDERS);
  sessions = logins.map(({ no, token: { sid, secret_key } }) => ({ no, sid, secret_key }));
  for (const { no, sid } of logins.map(({ no, token }) => ({ no, sid: token.sid }))) {
    await node.worlds.get('main')?.run('channel.join', { no, sid }, { channel_id: CROWD_CHANNEL });
  }
});

afterAll(() => node.close());

const signing = {
  hmac: (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64'),
  random: () => randomBytes(8).toString('hex'),
};
const runtime: Runtime = {
  open: (index) => {
    const session = sessions[index];
    if (!session) throw new Error(`no session ${index}`);
    return new WebSocket(`${origin}${hallTarget(session, 'main', signing)}`) as unknown as RawSocket;
  },
  // The pause of a storm lasts until the test has seen everyone return.
  after: (ms, work) => void (ms < PAUSE_MS / 2 ? setTimeout(work, ms) : paused.push(work)),
  now: () => Date.now() + skippedMs,
};

/** Runs a small crowd to its end, as k6 runs a large one. */
async function crowd(changes: Partial<CrowdPlan>, { acknowledgedAgain = 0, talkers = SENDERS } = {}) {
  runs += 1;
  skippedMs = 0;
  const violations: string[] = [];
  const acks: number[] = [];
  const deliveries: number[] = [];
  const returns: number[] = [];
  const plan: CrowdPlan = {
    run: `r${runs}`,
    hall: CROWD_HALL,
    channel: CROWD_CHANNEL,
    messages: 40,
    perSecond: 400,
    validation: 'all',
    faults: NO_FAULTS,
    storm: null,
    ...changes,
  };
  const events = {
    onDelivery: (ms: number) => void deliveries.push(ms),
    onAck: (ms: number) => void acks.push(ms),
    onViolation: (what: string) => void violations.push(what),
    onRefused: (why: string) => void violations.push(`refused: ${why}`),
    onClosed: () => void violations.push('a socket closed'),
    onReturned: (ms: number) => void returns.push(ms),
  };
  const receivers = new Receivers(plan, events);
  for (let index = 0; index < RECEIVERS; index += 1) receivers.open(runtime, index);
  const senders = Array.from({ length: talkers }, (_, index) => {
    const session = RECEIVERS + index;
    return startSender(runtime, plan, { session, user: sessions[session]?.no ?? '', index, of: talkers }, events);
  });
  await expect.poll(() => receivers.ready, { timeout: 10_000 }).toBe(RECEIVERS);
  await expect.poll(() => senders.every(({ isReady }) => isReady()), { timeout: 10_000 }).toBe(true);
  for (const sender of senders) sender.start();
  if (plan.storm) {
    const { after } = plan.storm;
    await expect.poll(() => deliveries.length, { timeout: 10_000 }).toBe(after * RECEIVERS);
    receivers.storm(runtime);
    await expect.poll(() => returns.length, { timeout: 10_000 }).toBe(RECEIVERS);
    skippedMs += PAUSE_MS;
    for (const goOn of paused.splice(0)) goOn();
  }
  await expect.poll(() => acks.length, { timeout: 10_000 }).toBe(plan.messages);
  await expect.poll(() => deliveries.length, { timeout: 10_000 }).toBe(plan.messages * RECEIVERS);
  const again = () => senders.reduce((sum, sender) => sum + sender.acknowledgedAgain(), 0);
  await expect.poll(again, { timeout: 10_000 }).toBe(acknowledgedAgain);
  const { findings, planted } = receivers.end();
  for (const sender of senders) sender.close();
  return { findings, planted, violations, returns };
}

/** What a socket finds that hears everything once and in order. */
const ALL_ONCE = {
  expected: 40,
  arrived: 40,
  lost: 0,
  shownTwice: 0,
  copies: 0,
  outOfOrder: 0,
  stale: 0,
  isSilent: false,
};

test('the crowd of k6 at a small size: everyone hears everything once, in order, as the contract says', async () => {
  const { findings, planted, violations } = await crowd({});
  expect(violations).toEqual([]);
  expect(planted).toEqual({ copies: 0, losses: 0, repeats: 0, swaps: 0, swapsLeft: 0, delays: 0 });
  expect(findings).toEqual(findings.map(() => ALL_ONCE));
});

test('the sockets find every planted fault, and no other', async () => {
  const faults = { duplicate: 0.2, loseEvery: 150, swapEvery: 130, repeatEvery: 110, delayEvery: 120 };
  // What several say arrives in any order, and a fault that is owed after the last arrival finds no delivery.
  const { findings, planted } = await crowd({ faults }, { talkers: 1 });
  const sum = (what: 'lost' | 'shownTwice' | 'copies' | 'outOfOrder' | 'stale') =>
    findings.reduce((all, each) => all + each[what], 0);
  expect(planted).toMatchObject({ losses: 5, repeats: 7, swaps: 6, delays: 6 }); // of 800 deliveries
  expect({
    losses: sum('lost'),
    repeats: sum('shownTwice'),
    copies: sum('copies'),
    swaps: sum('outOfOrder'),
    delays: sum('stale'),
    swapsLeft: 0,
  }).toEqual(planted);
});

test('an acknowledgement that comes twice is found at its sender, and counts once', async () => {
  const main = node.worlds.get('main');
  const setFaults = (rate: number) =>
    main?.run('control.faults.set', null, {
      list: [
        {
          kind: 'duplicate',
          rate,
          seed: 1,
          delay_ms: 0,
          jitter_ms: 0,
          events: ['chatAcknowledged'],
          user: sessions[RECEIVERS]?.no ?? '',
        },
      ],
    });
  await setFaults(1);
  // One of the four senders; planted copies of deliveries are none of them.
  const { findings, planted } = await crowd({ faults: { ...NO_FAULTS, duplicate: 0.2 } }, { acknowledgedAgain: 10 });
  await setFaults(0);
  expect(planted.copies).toBeGreaterThan(0);
  expect(findings.every(({ shownTwice, lost }) => shownTwice + lost === 0)).toBe(true);
});

test('a storm: all sockets end at once and come back, and everyone hears everything once', async () => {
  const { findings, violations, returns } = await crowd({ storm: { after: 20, pauseMs: PAUSE_MS } });
  expect([violations, returns.length]).toEqual([[], RECEIVERS]);
  expect(findings).toEqual(findings.map(() => ALL_ONCE));
});

test('a sender keeps its pace over a long run, though every timer is late', () => {
  let clock = 1_000_000;
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const late: Runtime = {
    open: () => ({ readyState: 1, send: () => {}, close: () => {} }) as unknown as RawSocket,
    after: (ms, work) => void timers.push({ at: clock + ms + 3, work }),
    now: () => clock,
  };
  const long = { run: 'long', hall: CROWD_HALL, channel: CROWD_CHANNEL, messages: 36_000, perSecond: 10 };
  const plan: CrowdPlan = { ...long, validation: 'off', faults: NO_FAULTS, storm: null };
  startSender(late, plan, { session: 0, user: '1', index: 0, of: 20 }, UNHEARD).start();
  for (let timer = timers.pop(); timer; timer = timers.pop()) {
    clock = timer.at;
    timer.work();
  }
  expect(clock - 1_000_000).toBeLessThan(3_600_000 + 100);
});

test('no line falls into the pause of a storm, also when there are more senders than lines before it', () => {
  let clock = 0;
  const timers: { readonly at: number; readonly work: () => void }[] = [];
  const saidAt = new Map<number, number>();
  const raw = {
    readyState: 1,
    send: (text: string) => saidAt.set(Number(/#(\d+) /.exec(text)?.[1]), clock),
    close() {},
  };
  const virtual: Runtime = {
    open: () => raw as unknown as RawSocket,
    after: (ms, work) => void timers.push({ at: clock + ms, work }),
    now: () => clock,
  };
  const short = { run: 'short', hall: CROWD_HALL, channel: CROWD_CHANNEL, messages: 6, perSecond: 1 };
  const plan: CrowdPlan = { ...short, validation: 'off', faults: NO_FAULTS, storm: { after: 3, pauseMs: 60_000 } };
  for (let index = 0; index < 5; index += 1) {
    startSender(virtual, plan, { session: index, user: '1', index, of: 5 }, UNHEARD).start();
  }
  for (let timer = timers.shift(); timer; timer = timers.shift()) {
    clock = timer.at;
    timer.work();
  }
  expect(Object.fromEntries(saidAt)).toEqual({ 1: 0, 2: 1000, 3: 2000, 4: 63_000, 5: 64_000, 6: 65_000 });
});

test('a socket that does not open says why, whether the platform refuses it or the network breaks it', async () => {
  const [session] = sessions;
  if (!session) throw new Error('no session');
  const forged = hallTarget({ ...session, secret_key: 'forged' }, 'main', signing);
  const said: string[] = [];
  const note = (why: string) => void said.push(why);
  const events = { ...UNHEARD, onRefused: note, onClosed: note };
  const one = { run: 'refused', hall: CROWD_HALL, channel: CROWD_CHANNEL, messages: 1, perSecond: 1 };
  const plan: CrowdPlan = { ...one, validation: 'all', faults: NO_FAULTS, storm: null };
  for (const [index, address] of [`${origin}${forged}`, 'ws://127.0.0.1:1/'].entries()) {
    const open = () => new WebSocket(address) as unknown as RawSocket;
    new Receivers(plan, events).open({ ...runtime, open }, 0);
    await expect.poll(() => said.length, { timeout: 10_000 }).toBe(index + 1);
  }
  expect(said).toEqual([
    expect.stringContaining(String(ERRORS.signatureInvalid.code)),
    expect.stringContaining('ECONNREFUSED'),
  ]);
});
