import type { PlatformNode } from '@miczero/mock-platform';
import { nodeRuntime } from '@miczero/scenarios';
import type { Session } from '@miczero/scenarios/player';
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

const FINE = { lost: 0, shownTwice: 0, copies: 0, outOfOrder: 0, isSilent: false };

test('[room-event.0x4009] the room of k6 at a small size: everyone hears every line and every gift once, in order, as the contract says', async () => {
  const { problems, lines, gifts, given, entered } = await evening({});
  expect([problems, entered, given]).toEqual([[], MEMBERS, 6]);
  expect([...lines, ...gifts]).toEqual([...lines, ...gifts].map(() => FINE));
});

test('every member of the room reports the planted faults', async () => {
  const faults = { duplicate: 0.2, loseEvery: 100, swapEvery: 90, repeatEvery: 80 };
  const { problems, lines, gifts, planted } = await evening({ faults });
  expect(problems).toEqual([]);
  const sum = (what: 'lost' | 'shownTwice' | 'copies' | 'outOfOrder') =>
    [...lines, ...gifts].reduce((all, each) => all + each[what], 0);
  expect(planted).toMatchObject({ losses: 3, repeats: 3 }); // of 312 deliveries
  expect(planted.swaps).toBeGreaterThan(0);
  expect({ losses: sum('lost'), repeats: sum('shownTwice'), copies: sum('copies'), swaps: sum('outOfOrder') }).toEqual(
    planted,
  );
});

test('a member whom the room refuses is counted, with the reason', async () => {
  const problems: string[] = [];
  const plan = { run: 'x', room: '1', lines: 1, linesPerSecond: 1, gifts: 0, giftsPerSecond: 1 } as const;
  const crowd = new RoomCrowd(
    { ...plan, validation: 'off', faults: NO_FAULTS },
    { origin, world: 'main' },
    nodeRuntime,
    {
      onDelivery: () => {},
      onGift: () => {},
      onEntered: () => {},
      onRefused: (what) => void problems.push(what),
      onViolation: () => {},
      onClosed: () => {},
    },
  );
  await crowd.enter(0, sessions[2] as Session, null); // twelve were signed in
  expect([crowd.entered, problems]).toEqual([0, [expect.stringMatching(/^room.join \d+ /)]]);
  crowd.end();
});
