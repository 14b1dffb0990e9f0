import { channelId, HALL_EVENTS, hallId } from '@miczero/contracts';
import { HALL_EVENT_FIXTURES } from '@miczero/contracts/fixtures';
import { createNode, type PlatformNode } from '@miczero/mock-platform';
import { TestCaller, type TestSocket } from '@miczero/mock-platform/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { selectMessageList } from '../../features/chat/index.ts';
import { connectionActions } from '../../features/connection/index.ts';
import { hallsActions } from '../../features/halls/index.ts';
import { RealClients } from '../real-clients.ts';
import { IS_DEEP } from '../run-size.ts';
import { adapted, controlOf, FAULTS, largestCount, takesALine } from './faults.ts';

const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
/** Every how many cells one is run in `npm test`; the step leads through all events and all faults. */
const STRIDE = IS_DEEP ? 1 : 7;
/** The speaker is faster than a person. */
const UNLIMITED = { burst: 1_000_000, per_second: 1_000_000 };
const PATIENCE = { timeout: 10_000, interval: 5 };

let node: PlatformNode;
let people: RealClients;
let viewer: Awaited<ReturnType<RealClients['join']>>;
let speaker: TestSocket;
let call: ReturnType<typeof controlOf>;
let ids: Readonly<Record<string, string>>;
/** The viewer's number, which a signed-out client does not have. */
let user: string;

beforeAll(async () => {
  node = await createNode({ main: { seed_world: 'two-friends', seed: 1, limits: UNLIMITED }, control: { token: '' } });
  const origin = await node.listen();
  call = controlOf(origin);
  people = new RealClients(origin, HALL, GENERAL);
  viewer = await people.join('13800000001', 'viewer');
  const other = new TestCaller(origin, { world: 'main' });
  await other.signIn('13800000002');
  speaker = await other.connect();
  await other.call('channel.join', { channel_id: GENERAL });
  user = viewer.no();
  ids = { 'hall_id=1': HALL, 'channel_id=11': GENERAL, '100001': user, '100002': other.no };
});
afterAll(async () => {
  speaker.close();
  people.stop();
  await node.close();
});

const rows = () => selectMessageList(viewer.state()).rows;
const heard = (text: string) =>
  rows().filter(({ kind, body }) => kind === 'message' && body.type === 'text' && body.text === text).length;

/** What the event did to the viewer's place is undone as a person would: continue here, open the hall again. */
function findTheWayBack(): void {
  const { connection, channel } = viewer.state();
  const { dispatch } = viewer.client.store;
  if (connection.link.kind === 'takenOver') dispatch(connectionActions.retryRequested());
  if (channel.join.kind !== 'current' && channel.join.kind !== 'joining')
    dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GENERAL }));
}

const names = Object.keys(HALL_EVENTS) as (keyof typeof HALL_EVENTS)[];
const cells = names.flatMap((name) => Object.keys(FAULTS).map((fault) => ({ name, fault })));

describe('every hall event under every fault: the client continues, and shows the next line once', () => {
  test.each(cells.filter((_, index) => index % STRIDE === 0))('$name, $fault', async ({ name, fault }) => {
    const body = adapted(JSON.parse(HALL_EVENT_FIXTURES[name][0].body), ids);
    const mid = `e-${name}-${fault}`;
    const to = HALL_EVENT_FIXTURES[name][0].to === '100001' ? { user } : { channel: GENERAL };
    const emit = () => call('events.emit', { name, body, to, mid });
    const say = (id: string, text: string) => speaker.say(HALL, GENERAL, `${id}-${mid}`, text);
    const before = `before ${name} ${fault}`;
    const losesALine = takesALine({ name, fault });
    if (losesALine) {
      say('b', before);
      await vi.waitFor(() => {
        findTheWayBack();
        expect(heard(before)).toBe(1);
      }, PATIENCE);
    }
    await FAULTS[fault]?.({ event: name, user, call, emit });
    if (losesALine) {
      say('t', `taken ${name} ${fault}`);
      await vi.waitFor(() => expect(heard(before)).toBe(0), PATIENCE);
    }
    const text = `${name} ${fault}`;
    const shown = largestCount(viewer.client.store, () => heard(text));
    say('c', text);
    await vi.waitFor(() => {
      findTheWayBack();
      expect(viewer.state().connection.link.kind).toBe('online');
      expect(shown.read()).toBe(1);
    }, PATIENCE);
    shown.stop();
    expect(rows().filter(({ msg_id }) => msg_id === mid).length).toBeLessThanOrEqual(1);
    expect(viewer.bugs).toEqual([]);
  });
});
