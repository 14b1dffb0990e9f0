import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import { createNode, type PlatformNode, systemClock } from '@miczero/mock-platform';
import { PERSONA_PHONES, type Persona, Sandbox, take, WALKS, type Walk } from '@miczero/mock-platform/walks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveLocalhostNames } from './convergence/localhost-names.ts';
import { differences, UNTOLD } from './convergence/mirrored-state.ts';
import { deviceOf, type WatchedPage } from './convergence/watched-page.ts';
import { Witnesses } from './convergence/witnesses.ts';
import { IS_DEEP } from './run-size.ts';

/**
 * Every use of every call there is (mock-platform/testing/walks), seen by people who have the client open: the one who
 * calls, whom the call names, and a bystander. What events made of their state has to be what a page fetches that is
 * opened afterwards. Calls that change nothing are found out by running them.
 */

/** Counts that grew are told this much later (mock-platform/src/realtime/outbox.ts); here they need not wait. */
const UNREAD_PAUSE_MS = 250;

let node: PlatformNode;
let port: string;
let stopResolving: () => void;
let worlds = 0;
let unreadPending = 0;

beforeAll(async () => {
  stopResolving = resolveLocalhostNames();
  const after: typeof systemClock.after = (ms, work) => {
    if (ms !== UNREAD_PAUSE_MS) return systemClock.after(ms, work);
    unreadPending += 1;
    return systemClock.after(0, () => {
      unreadPending -= 1;
      work();
    });
  };
  node = await createNode({ control: { token: '' }, clock: { ...systemClock, after } });
  port = new URL(await node.listen()).port;
});

afterAll(async () => {
  await node.close();
  stopResolving();
});

async function inWorld<Result>(work: (sandbox: Sandbox, witnesses: Witnesses) => Promise<Result>): Promise<Result> {
  worlds += 1;
  const world = `walk-${worlds}`;
  const sandbox = await Sandbox.open(`http://127.0.0.1:${port}`, world, { deviceOf });
  const witnesses = new Witnesses(node, sandbox, `http://${world}.localhost:${port}`, () => unreadPending > 0);
  try {
    return await work(sandbox, witnesses);
  } finally {
    witnesses.stop();
    await sandbox.close();
  }
}

const worldOf = ({ world }: Sandbox) => node.worlds.get(world)?.world;

/** Runs a walk without witnesses: whether its call changes anything, and the users that its request names. */
function tryOut(name: EndpointName, walk: Walk): Promise<{ readonly writes: boolean; readonly named: Persona[] }> {
  return inWorld(async (sandbox) => {
    if (walk.as !== 'visitor') await sandbox.as(walk.as);
    await walk.before?.(sandbox);
    const request = await walk.request(sandbox);
    const before = worldOf(sandbox)?.sequence;
    await take(sandbox, name, { ...walk, request: () => request });
    const values = JSON.stringify(request);
    const accounts = [...(worldOf(sandbox)?.accounts.values() ?? [])];
    const named = (Object.entries(PERSONA_PHONES) as [Persona, string][]).filter(([, phone]) =>
      accounts.some(
        (account) => account.phone === phone && [account.no, phone].some((id) => values.includes(`"${id}"`)),
      ),
    );
    return { writes: worldOf(sandbox)?.sequence !== before, named: named.map(([person]) => person) };
  });
}

/** Actions in a room go through the page, which handles the answer; other calls have no page. */
const ON_THE_PAGE: Readonly<Partial<Record<EndpointName, (page: WatchedPage, request: never) => boolean>>> = {
  'room.join': (page, { group_id, lock_pass }: { readonly group_id: string; readonly lock_pass: string }) => {
    page.enterRoom(group_id, lock_pass);
    return true;
  },
  'seat.apply': (page, { mic_number }: { readonly mic_number: number }) => {
    page.tapSeat(mic_number);
    return true;
  },
  'seat.cancel': (page) => {
    page.tapSeat(page.state.seats.applied ?? -1);
    return true;
  },
  'room.leave': (page, { status }: { readonly status: number }) => {
    if (status === 1) page.leaveRoom();
    return status === 1;
  },
};

async function call(sandbox: Sandbox, witnesses: Witnesses, name: EndpointName, walk: Walk): Promise<void> {
  const page = witnesses.pageOf(walk.as);
  const request = await walk.request(sandbox);
  if (page && ON_THE_PAGE[name]?.(page, request as never)) return;
  const { answer } = await take(sandbox, name, { ...walk, request: () => request });
  expect(answer.body).toMatchObject({ code: 0 });
}

/** Walks once; answers where the pages that were there differ from those that were opened afterwards. */
function walkBefore(people: ReadonlySet<Persona>, name: EndpointName, walk: Walk): Promise<readonly string[]> {
  return inWorld(async (sandbox, witnesses) => {
    for (const person of people) await witnesses.add(person);
    await walk.before?.(sandbox);
    await witnesses.settle();
    await witnesses.enterRooms();
    await call(sandbox, witnesses, name, walk);
    await witnesses.settle();
    await witnesses.takeBack();
    const compared = await witnesses.compare();
    expect(compared.flatMap(({ bugs }) => bugs)).toEqual([]);
    return compared.flatMap(({ person, live, fresh }) => differences(live, fresh).map((line) => `${person}: ${line}`));
  });
}

/** The calls run at the same time, so that each may take as long as all of them. */
const TOGETHER_MS = 180_000;

describe.concurrent('what events made of a client equals what a fresh one fetches, after', {
  timeout: TOGETHER_MS,
}, () => {
  for (const [name, { causes }] of Object.entries(ENDPOINTS) as [EndpointName, { causes: readonly string[] }][]) {
    const walks: readonly Walk[] = WALKS[name];
    test(name, async () => {
      const untold = UNTOLD[name];
      // Only all uses together tell whether an exception is still needed.
      const isException = untold !== undefined;
      let written = 0;
      const found: string[] = [];
      for (const walk of walks) {
        const { writes, named } = await tryOut(name, walk);
        if (!writes) continue;
        written += 1;
        const people = new Set<Persona>([...named, walk.as === 'second' ? 'manager' : 'second']);
        if (walk.as !== 'visitor') people.add(walk.as);
        found.push(...(await walkBefore(people, name, walk)));
        // `npm test` takes one use of each call, `npm run deep` every use.
        if (!IS_DEEP && !isException) break;
      }
      const isUntold = (line: string) =>
        untold !== undefined && line.startsWith(untold.person ?? '') && line.includes(` ${untold.path}.`);
      expect(found.filter((line) => !isUntold(line))).toEqual([]);
      // An exception that is not needed any more goes.
      expect(found.some(isUntold)).toBe(untold !== undefined);
      if (causes.length > 0) expect(written).toBeGreaterThan(0);
    });
  }
});
