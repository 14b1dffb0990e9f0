import { HALL_EVENTS, type HallEventName } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { connectionActions } from '../../features/connection/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { RealClients } from '../real-clients.ts';
import { adapted, cellsOf, controlOf, titleOf } from './faults.ts';
import { GENERAL, HALL, HALL_INVARIANTS, isStored, said } from './hall-invariants.ts';
import { Observer } from './observed.ts';
import { isBack, playCell, type Stage } from './run-cell.ts';
import { isInSample } from './sample.ts';
import { hearUnderFault, writeUnderFault } from './stored-lines.ts';

/** The speaker is faster than a person. */
const UNLIMITED = { burst: 1_000_000, per_second: 1_000_000 };

let node: PlatformNode;
let people: RealClients;
let viewer: Awaited<ReturnType<RealClients['join']>>;
let speaker: TestSocket;
let stage: Stage;
/** Ids of places and users in the examples of the contract. */
let ids: { readonly [example: string]: string; readonly '100002': string };

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'two-friends', seed: 1, limits: UNLIMITED }, control: { token: '' } });
  const origin = await node.listen();
  people = new RealClients(origin, HALL, GENERAL);
  viewer = await people.join('13800000001', 'viewer');
  const other = new TestCaller(origin, { world: 'main' });
  await other.signIn('13800000002');
  speaker = await other.connect();
  await other.call('channel.join', { channel_id: GENERAL });
  const user = viewer.no();
  ids = { 'hall_id=1': HALL, 'channel_id=11': GENERAL, '100001': user, '100002': other.no };
  stage = {
    node,
    call: controlOf(origin),
    user,
    observer: new Observer(viewer.client),
    state: viewer.state,
    bugs: viewer.bugs,
    say: (id, words) => speaker.say(HALL, GENERAL, id, words),
    heard: said,
    findTheWayBack,
    attempts: ({ connection: { link } }) => ('attempt' in link ? link.attempt : 0),
    there: ['online', 'current', 'ready', 'live'],
    where: () => {
      const { connection, channel, chat } = viewer.state();
      // A page of lines that is still awaited would bring what the next event loses.
      return [connection.link.kind, channel.join.kind, chat.load.status, chat.timeline.phase];
    },
  };
});
afterAll(async () => {
  speaker.close();
  people.stop();
  await node.close();
});

/** What the event did to the viewer's place is undone as a person would: continue here, open the hall again. */
function findTheWayBack(): void {
  const { connection, channel, halls } = viewer.state();
  const { dispatch } = viewer.client.store;
  if (connection.link.kind === 'takenOver') dispatch(connectionActions.retryRequested());
  // A hall that is asked for again while it loads would begin anew each time.
  if (channel.join.kind !== 'current' && channel.join.kind !== 'joining' && halls.open?.load.status !== 'loading')
    dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
}

// Object.keys forgets the names.
const cells = cellsOf(Object.keys(HALL_EVENTS) as HallEventName[], isStored).filter(isInSample);

describe('every hall event under every fault: on the page once if it arrives, else never; the next line is there once', () => {
  const played = cells.flatMap((cell) =>
    isStored(cell.name) ? [] : [{ ...cell, name: cell.name, shows: HALL_INVARIANTS[cell.name].shows }],
  );
  // A pattern would cut the words of a title off.
  test.each(played.map((cell) => [titleOf(cell), cell] as const))('%s', async (_, { name, fault, number }) => {
    await isBack(stage);
    const mid = `e-${name}-${fault}`;
    const mark = { text: `${name} ${fault}`, id: String(70_000 + number), viewer: stage.user, other: ids['100002'] };
    const invariant = HALL_INVARIANTS[name];
    const [{ body: example, to: address }] = HALL_EVENT_FIXTURES[name];
    const body = { ...adapted(JSON.parse(example), ids), ...invariant.body(mark) };
    const to = address === '100001' ? { user: stage.user } : { channel: GENERAL };
    const emit = () => stage.call('events.emit', { name, body, to, mid });
    await playCell(stage, { name, fault, mid, mark, invariant, emit });
  });
});

describe('lines that people write, under every fault: once on the page, and none is lost', () => {
  const played = cells.flatMap((cell) => (isStored(cell.name) ? [{ ...cell, name: cell.name }] : []));
  test.each(played.map((cell) => [titleOf(cell), cell] as const))('%s', async (_, cell) => {
    await isBack(stage);
    if (cell.name === 'chatMessage') await hearUnderFault(stage, cell);
    else await writeUnderFault(stage, cell, viewer);
  });
});
