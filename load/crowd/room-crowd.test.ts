import type { PlatformNode } from '@miczero/mock-platform';
import { nodeRuntime } from '@miczero/scenarios';
import { Caller, ControlClient, type Session } from '@miczero/scenarios/player';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowdedNode, signInCrowd } from '../bench/crowd.ts';
import { openRoom } from '../run/open-room.ts';
import { NO_FAULTS } from './fault-injector.ts';
import { RoomCrowd, type RoomCrowdPlan } from './room-crowd.ts';

const MEMBERS = 12;
const SPEAKERS = 4;
let node: PlatformNode;
let origin: string;
let room: string;
let sessions: readonly Session[];
let runs = 0;

beforeAll(async () => {
  node = await crowdedNode(MEMBERS, { control: { token: '' } });
  origin = await node.listen();
  const logins = await signInCrowd(node, MEMBERS);
  sessions = logins.map(({ no, token: { sid, secret_key } }) => ({ no, sid, secret_key }));
  room = await openRoom({ origin, world: 'main' }, '', sessions[0] as Session); // twelve were just signed in
});

afterAll(() => node.close());

/** Lets a small room talk and give to its end, as k6 does a large one. */
async function evening(changes: Partial<RoomCrowdPlan>) {
  runs += 1;
  const seen = { deliveries: 0, given: 0, problems: [] as string[] };
  const plan: RoomCrowdPlan = {
    run: `r${runs}`,
    room,
    lines: 20,
    linesPerSecond: 400,
    gifts: 6,
    giver: sessions[0]?.no ?? '',
    giftsPerSecond: 400,
    validation: 'all',
    faults: NO_FAULTS,
    ...changes,
  };
  const crowd = new RoomCrowd(plan, { origin, world: 'main' }, nodeRuntime, {
    onDelivery: () => {
      seen.deliveries += 1;
    },
    onGift: () => {
      seen.given += 1;
    },
    onEntered: () => {},
    onRefused: (what) => void seen.problems.push(what),
    onViolation: (what) => void seen.problems.push(what),
    onClosed: () => void seen.problems.push('a socket closed'),
  });
  for (const [index, session] of sessions.entries()) {
    await crowd.enter(index, session, index > 0 && index < SPEAKERS ? index : null);
  }
  const after = (ms: number, work: () => void) => void setTimeout(work, ms);
  crowd.talk(SPEAKERS, after);
  await crowd.give(0, sessions[1]?.no ?? '', after);
  const deliveries = MEMBERS * (plan.lines + plan.gifts);
  await expect.poll(() => seen.deliveries, { timeout: 10_000 }).toBe(deliveries);
  return { ...seen, ...crowd.end(), entered: crowd.entered };
}

const FINE = { lost: 0, shownTwice: 0, copies: 0, outOfOrder: 0, stale: 0, isSilent: false };

test('[room-event.0x4009] the room of k6 at a small size: everyone hears every line and every gift once, in order, as the contract says', async () => {
  const { problems, members, given, entered } = await evening({});
  expect([problems, entered, given]).toEqual([[], MEMBERS, 6]);
  expect(members).toMatchObject(Array.from({ length: MEMBERS }, () => FINE));
});

test('every member of the room reports the planted faults', async () => {
  const faults = { duplicate: 0.2, loseEvery: 100, swapEvery: 90, repeatEvery: 80, delayEvery: 70 };
  const { problems, members, planted } = await evening({ faults });
  expect(problems).toEqual([]);
  const sum = (what: 'lost' | 'shownTwice' | 'copies' | 'outOfOrder' | 'stale') =>
    members.reduce((all, each) => all + each[what], 0);
  expect(planted).toMatchObject({ losses: 3, repeats: 3, swaps: 3, delays: 4 }); // of 312 deliveries
  expect({
    losses: sum('lost'),
    repeats: sum('shownTwice'),
    copies: sum('copies'),
    swaps: sum('outOfOrder'),
    delays: sum('stale'),
    swapsLeft: 0,
  }).toEqual(planted);
});

/** A crowd that says and gives nothing unless a test asks for it, and the problems that it reports. */
function quietCrowd(changes: Partial<RoomCrowdPlan> = {}, runtime = nodeRuntime) {
  const problems: string[] = [];
  let deliveries = 0;
  const quiet = {
    run: 'x',
    room,
    lines: 1,
    linesPerSecond: 1,
    gifts: 0,
    giftsPerSecond: 400,
    giver: sessions[0]?.no ?? '',
  };
  const plan: RoomCrowdPlan = { ...quiet, validation: 'off', faults: NO_FAULTS, ...changes };
  const crowd = new RoomCrowd(plan, { origin, world: 'main' }, runtime, {
    onDelivery: () => {
      deliveries += 1;
    },
    onGift: () => {},
    onEntered: () => {},
    onRefused: (what) => void problems.push(what),
    onViolation: () => {},
    onClosed: () => {},
  });
  return { crowd, problems, delivered: () => deliveries };
}

test('a member whom the room refuses is counted, with the reason', async () => {
  const { crowd, problems } = quietCrowd({ room: '1' });
  await crowd.enter(0, sessions[2] as Session, null); // twelve were signed in
  expect([crowd.entered, problems]).toEqual([0, [expect.stringMatching(/^room.join \d+ /)]]);
  crowd.end();
});

test('a member whose socket is refused is counted, and the others go on', async () => {
  let opened = 0;
  const { crowd, problems } = quietCrowd(
    {},
    {
      ...nodeRuntime,
      open: (url) => {
        opened += 1;
        return nodeRuntime.open(opened === 1 ? url.replace('/ws/room', '/nowhere') : url);
      },
    },
  );
  await crowd.enter(0, sessions[2] as Session, null);
  await crowd.enter(1, sessions[3] as Session, null);
  expect([crowd.entered, problems]).toEqual([1, [expect.stringMatching(/^a member could not enter: the room socket/)]]);
  expect(crowd.end().members).toHaveLength(2);
});

test('[room-event.0x3002] a gift of another person in the room is none of the run, and hides no lost one', async () => {
  const { crowd, problems, delivered } = quietCrowd({ gifts: 1 });
  for (const index of [0, 1, 2]) await crowd.enter(index, sessions[index] as Session, null); // twelve were signed in
  const stranger = new Caller({ origin, world: 'main' }, nodeRuntime, 'stranger');
  stranger.resume(sessions[2] as Session);
  const control = new ControlClient({ origin, world: 'main' }, '', nodeRuntime);
  await control.call('money.give', { user: sessions[2]?.no ?? '', amount: 100 });
  const gift = { group_id: room, to: sessions[1]?.no ?? '', gift_id: 'rose', gift_num: 1, req_id: 'stranger-1' };
  expect((await stranger.call('gift.send_one', gift)).code).toBe(0);
  // A line that is said after it comes after it.
  crowd.talk(1, (ms, work) => void setTimeout(work, ms));
  await expect.poll(delivered).toBe(3);
  expect(problems).toEqual([]);
  // Each has heard the line: that the only gift is missing makes no member silent.
  const member = { arrived: 1, lost: 1, isSilent: false };
  expect(crowd.end().members).toMatchObject([member, member, member]);
});

test('a gift without a reply is a refused call, and the next one is given', async () => {
  let calls = 0;
  const { crowd, problems } = quietCrowd(
    { gifts: 2 },
    {
      ...nodeRuntime,
      request: (url, init) => {
        if (!url.includes('gift')) return nodeRuntime.request(url, init);
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('no answer')) : nodeRuntime.request(url, init);
      },
    },
  );
  await crowd.enter(0, sessions[0] as Session, null);
  await crowd.enter(1, sessions[1] as Session, null);
  await crowd.give(0, sessions[1]?.no ?? '', (ms, work) => void setTimeout(work, ms));
  expect([calls, problems]).toEqual([2, ['gift.send_one: no answer']]);
  crowd.end();
});

test('gifts keep their pace by the clock, whatever the time of a timer or a reply', async () => {
  const { crowd, problems } = quietCrowd({ gifts: 5, giftsPerSecond: 1 });
  for (const index of [0, 1]) await crowd.enter(index, sessions[index] as Session, null); // twelve were signed in
  const waits: number[] = [];
  await crowd.give(0, sessions[1]?.no ?? '', (ms, work) => {
    waits.push(ms);
    work();
  });
  // No wait took place, so the fifth gift is early by almost 5 s.
  expect(waits.at(-1)).toBeGreaterThan(3000);
  expect(problems).toEqual([]);
  crowd.end();
});
