import { channelId, hallId, ROOM_EVENTS, type RoomEventName, roomId } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { TestCaller } from '@miczero/mock-platform/testing';
import { TestRoomSocket } from '@miczero/mock-platform/testing-room-socket';
import { afterAll, beforeAll, describe, test } from 'vitest';
import * as z from 'zod/mini';
import { roomActions } from '../../features/room/index.ts';
import { roomChatActions } from '../../features/room-chat/index.ts';
import { sessionActions } from '../../features/session/index.ts';
import { RealClients } from '../real-clients.ts';
import { adapted, cellsOf, controlOf, titleOf } from './faults.ts';
import { Observer } from './observed.ts';
import { ROOM_INVARIANTS, spoken } from './room-invariants.ts';
import { isBack, playCell, type Stage } from './run-cell.ts';
import { isInSample } from './sample.ts';

// The room of 小满 in the world `every-role`, where the viewer is a guest.
const ROOM = z.parse(roomId, '600001');
/** The speaker is faster than a person. */
const UNLIMITED = { burst: 1_000_000, per_second: 1_000_000 };

let node: PlatformNode;
let people: RealClients;
let viewer: Awaited<ReturnType<RealClients['signIn']>>;
let speaker: TestRoomSocket;
let stage: Stage;
/** Numbers of the users in the examples of the contract. */
let ids: { readonly '100001': string; readonly '100002': string };

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'every-role', seed: 1, limits: UNLIMITED }, control: { token: '' } });
  const origin = await node.listen();
  people = new RealClients(origin, z.parse(hallId, '8001'), z.parse(channelId, '9001'));
  viewer = await people.signIn('13800000002', 'viewer');
  const owner = new TestCaller(origin, { world: 'main' });
  await owner.signIn('13800000001');
  speaker = await TestRoomSocket.open(owner);
  await owner.call('room.join', { group_id: ROOM, gate: 'pc', lock_pass: '', type: 1, history: 1 });
  // A client that is signed out has no number.
  const user = viewer.no();
  ids = { '100001': owner.no, '100002': user };
  stage = {
    node,
    call: controlOf(origin),
    user,
    observer: new Observer(viewer.client),
    state: viewer.state,
    bugs: viewer.bugs,
    say: (id, words) => speaker.say(ROOM, id, words),
    heard: spoken,
    findTheWayBack,
    attempts: ({ room: { link } }) => ('attempt' in link ? link.attempt : 0),
    // A page knows that its socket is open before the platform counts it among those of the room.
    there: ['in', 'online', 'reached'],
    where: () => {
      const { place, link } = viewer.state().room;
      const [socket] = node.registryOf('room').ofUser('main', user);
      return [place.kind, link.kind, socket ? 'reached' : 'away'];
    },
  };
});
afterAll(async () => {
  speaker.close();
  people.stop();
  await node.close();
});

/** What the event did to the viewer's place is undone as a person would: sign in, enter the room again. */
function findTheWayBack(): void {
  const { session, room } = viewer.state();
  if (session.phase.kind === 'signedOut' && session.forms.login.status !== 'submitting') {
    const login = { method: 'password', username: '13800000002', password: 'miczero123' } as const;
    viewer.dispatch(sessionActions.loginRequested(login));
  } else if (session.phase.kind === 'signedIn' && room.place.kind === 'out') {
    viewer.dispatch(roomActions.pageShown(ROOM));
    viewer.dispatch(roomActions.joinRequested({ group_id: ROOM, password: '', type: 1, followed: null }));
  }
}
/** The viewer's own line that a rejection takes away waits for the platform. */
function letALineWait(name: RoomEventName, text: string): void {
  if (name !== 'roomMessageRejected') return;
  const content = `waiting ${text}`;
  viewer.dispatch(
    roomChatActions.lineQueued({
      c_mid: text,
      content,
      time: 1,
      author: { id: viewer.no(), nick: '阿澈', header: '' },
    }),
  );
}

// Object.keys forgets the names.
const cells = cellsOf(Object.keys(ROOM_EVENTS) as RoomEventName[]).map((cell) => ({
  ...cell,
  shows: ROOM_INVARIANTS[cell.name].shows,
}));

describe('every room event under every fault: on the page once if it arrives, else never; the next line is there once', () => {
  // A pattern would cut the words of a title off.
  const played = cells.filter(isInSample).map((cell) => [titleOf(cell), cell] as const);
  test.each(played)('%s', async (_, { name, fault, number }) => {
    await isBack(stage);
    const text = `${name} ${fault}`;
    const mid = `e-${name}-${fault}`;
    const mark = { text, id: String(70_000 + number), viewer: stage.user, other: ids['100001'] };
    const invariant = ROOM_INVARIANTS[name];
    const example = adapted(JSON.parse(ROOM_EVENT_FIXTURES[name][0].body), ids);
    const body = { ...example, ...invariant.body(mark) };
    const emit = () => stage.call('room-events.emit', { name, body, to: { user: stage.user }, mid });
    letALineWait(name, text);
    await playCell(stage, { name, fault, mid, mark, invariant, emit });
  });
});
