import { channelId, hallId, ROOM_EVENTS, roomId } from '@miczero/contracts';
import { ROOM_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { TestCaller } from '@miczero/mock-platform/testing';
import { TestRoomSocket } from '@miczero/mock-platform/testing-room-socket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { roomActions } from '../../features/room/index.ts';
import { sessionActions } from '../../features/session/index.ts';
import { RealClients } from '../real-clients.ts';
import { IS_DEEP } from '../run-size.ts';
import { adapted, controlOf, FAULTS, largestCount, takesALine } from './faults.ts';

// The room of 小满 in the world `every-role`, where the viewer is a guest.
const ROOM = z.parse(roomId, '600001');
/** Every how many cells one is run in `npm test`; the step leads through all events and all faults. */
const STRIDE = IS_DEEP ? 1 : 11;
/** The speaker is faster than a person. */
const UNLIMITED = { burst: 1_000_000, per_second: 1_000_000 };
const PATIENCE = { timeout: 10_000, interval: 5 };

let node: PlatformNode;
let people: RealClients;
let viewer: Awaited<ReturnType<RealClients['signIn']>>;
let speaker: TestRoomSocket;
let call: ReturnType<typeof controlOf>;
let ids: Readonly<Record<string, string>>;
/** The viewer's number, which a signed-out client does not have. */
let user: string;

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'every-role', seed: 1, limits: UNLIMITED }, control: { token: '' } });
  const origin = await node.listen();
  call = controlOf(origin);
  people = new RealClients(origin, z.parse(hallId, '8001'), z.parse(channelId, '9001'));
  viewer = await people.signIn('13800000002', 'viewer');
  const owner = new TestCaller(origin, { world: 'main' });
  await owner.signIn('13800000001');
  speaker = await TestRoomSocket.open(owner);
  await owner.call('room.join', { group_id: ROOM, gate: 'pc', lock_pass: '', type: 1, history: 1 });
  user = viewer.no();
  ids = { '100001': owner.no, '100002': user };
});
afterAll(async () => {
  speaker.close();
  people.stop();
  await node.close();
});

const heard = (text: string) => viewer.state().roomChat.lines.filter(({ content }) => content === text).length;

/** What the event did to the viewer's place is undone as a person would: sign in, enter the room again. */
function findTheWayBack(): void {
  const { session, room } = viewer.state();
  if (session.phase.kind === 'signedOut' && session.forms.login.status !== 'submitting') {
    const login = { method: 'password', username: '13800000002', password: 'miczero123' } as const;
    viewer.dispatch(sessionActions.loginRequested(login));
  } else if (session.phase.kind === 'signedIn' && room.place.kind === 'out') {
    viewer.dispatch(roomActions.joinRequested({ group_id: ROOM, password: '', type: 1, followed: null }));
  }
}
async function isInRoom(): Promise<void> {
  await vi.waitFor(() => {
    findTheWayBack();
    const { place, link } = viewer.state().room;
    expect([place.kind, link.kind]).toEqual(['in', 'online']);
  }, PATIENCE);
}

const names = Object.keys(ROOM_EVENTS) as (keyof typeof ROOM_EVENTS)[];
const cells = names.flatMap((name) => Object.keys(FAULTS).map((fault) => ({ name, fault })));

describe('every room event under every fault: the client continues, and shows the next line once', () => {
  test.each(cells.filter((_, index) => index % STRIDE === 0))('$name, $fault', async ({ name, fault }) => {
    await isInRoom();
    const body = adapted(JSON.parse(ROOM_EVENT_FIXTURES[name][0].body), ids);
    const mid = `e-${name}-${fault}`;
    const emit = () => call('room-events.emit', { name, body, to: { user }, mid });
    const say = (id: string, text: string) => speaker.say(ROOM, `${id}-${mid}`, text);
    const before = `before ${name} ${fault}`;
    const losesALine = takesALine({ name, fault });
    if (losesALine) {
      say('b', before);
      await vi.waitFor(() => expect(heard(before)).toBe(1), PATIENCE);
    }
    await FAULTS[fault]?.({ event: name, user, call, emit });
    if (losesALine) {
      say('t', `taken ${name} ${fault}`);
      await vi.waitFor(() => expect(heard(before)).toBe(0), PATIENCE);
    }
    await isInRoom();
    const text = `${name} ${fault}`;
    const shown = largestCount(viewer.client.store, () => heard(text));
    say('c', text);
    await vi.waitFor(() => {
      // The event may come behind the line: a room that is left has its lines again after the next entry.
      findTheWayBack();
      expect(shown.read()).toBe(1);
    }, PATIENCE);
    shown.stop();
    expect(viewer.bugs).toEqual([]);
  });
});
