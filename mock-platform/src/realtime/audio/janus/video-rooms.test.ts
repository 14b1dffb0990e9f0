import { type AnyRtcFrame, userNo } from '@miczero/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenJanusSocket } from './janus-session.ts';
import { VideoRooms } from './video-rooms.ts';

interface Asked {
  readonly janus: string;
  readonly handle_id?: number;
  readonly body?: Readonly<Record<string, unknown>>;
}
const SDP = 'v=0\r\nm=audio 9 UDP/TLS/RTP/SAVPF 111\r\na=mid:7\r\na=sendonly\r\n';

interface Faults {
  /** Names of the requests that Janus refuses. */
  readonly refused?: readonly string[];
  /** Names of those that it does not answer. */
  readonly unanswered?: readonly string[];
}

/** Media as Janus names them: by the description, else by their place. */
const streamsOf = (sdp = '') =>
  sdp
    .split('m=audio')
    .slice(1)
    .map((medium, mindex) => ({ mindex, mid: /^a=mid:(\S+)/m.exec(medium)?.[1] ?? String(mindex) }));

/** Rooms over a Janus that agrees to everything else. */
function openRooms({ refused = [], unanswered = [] }: Faults = {}) {
  const asked: Asked[] = [];
  const sent: (readonly [string, AnyRtcFrame])[] = [];
  const unmoderated: (readonly [string, string])[] = [];
  const gone: (readonly [string, readonly string[]])[] = [];
  let ids = 0;
  let close = (_why: string) => {};
  let say = (_text: string) => {};
  const open: OpenJanusSocket = ({ opened, text, closed }) => {
    close = closed;
    say = text;
    queueMicrotask(opened);
    return {
      send: (message) => {
        const { transaction, ...read } = JSON.parse(message);
        asked.push(read);
        ids += 1;
        const answer = (reply: object) => queueMicrotask(() => text(JSON.stringify({ transaction, ...reply })));
        if (unanswered.includes(read.body?.request)) return;
        if (read.janus !== 'message') answer({ janus: 'success', data: { id: ids } });
        else if (refused.includes(read.body.request)) {
          answer({ janus: 'success', plugindata: { data: { error_code: 428, error: 'no' } } });
        } else {
          const jsep = read.jsep ? { type: 'answer', sdp: SDP } : undefined;
          answer({ janus: 'success', plugindata: { data: { id: ids, streams: streamsOf(read.jsep?.sdp) } }, jsep });
        }
      },
      close: () => {},
    };
  };
  const rooms = new VideoRooms<{ readonly no: ReturnType<typeof userNo.parse> }>({
    open,
    secret: '',
    send: ({ no }, frame) => sent.push([no, frame]),
    lost: (_member, error) => {
      throw error;
    },
    closed: (members, why) => gone.push([why, members.map(({ no }) => no)]),
    unmoderated: ({ no }, error) => unmoderated.push([no, String(error)]),
  });
  const member = (no: string) => {
    const made = { no: userNo.parse(no) };
    rooms.enter(made, 'room');
    return made;
  };
  const publish = async (who: ReturnType<typeof member>, sdp = SDP) => {
    rooms.take(who, { type: 'offer', leg: 'up', sdp });
    await expect.poll(() => sent.some(([no, { type }]) => no === who.no && type === 'answer')).toBe(true);
  };
  const named = (request: string) => asked.flatMap(({ body }) => (body?.['request'] === request ? [body] : []));
  /** Janus tells the platform's participant of the room. */
  const happens = (data: object) => {
    const sender = asked.find(({ body }) => body?.['request'] === 'create')?.handle_id;
    say(JSON.stringify({ janus: 'event', sender, plugindata: { data } }));
  };
  const requests = () => asked.flatMap(({ body }) => (body ? [body['request']] : []));
  const detached = () => asked.filter(({ janus }) => janus === 'detach').length;
  const ended = () => sent.flatMap(([no, { type }]) => (type === 'leave' ? [no] : []));
  return {
    rooms,
    asked,
    member,
    publish,
    named,
    requests,
    detached,
    ended,
    unmoderated,
    gone,
    happens,
    close: (why: string) => close(why),
  };
}

test('a mute and its end are one request each, about every medium that the member described', async () => {
  const { rooms, member, publish, named, detached } = openRooms();
  const anna = member('10001');
  await publish(anna);
  rooms.mute(anna, true);
  rooms.mute(anna, true);
  await expect.poll(() => named('moderate')).toMatchObject([{ mid: '7', mute: true }]);
  rooms.mute(anna, false);
  await expect.poll(() => named('moderate')).toMatchObject([{ mute: true }, { mute: false }]);
  expect(detached()).toBe(0);
});

test('[role.room-manager-mute-seat] a member whose mute Janus refuses is detached: the page and the log hear of it, and the page may send anew', async () => {
  const faults = { refused: ['moderate'] };
  const { rooms, member, publish, named, detached, ended, unmoderated } = openRooms(faults);
  const anna = member('10001');
  await publish(anna);
  rooms.mute(anna, true);
  await expect.poll(() => unmoderated).toEqual([[anna.no, 'PluginError: VideoRoom 428: no']]);
  expect([detached(), ended()]).toEqual([1, [anna.no]]);
  // The end of the mute has nothing to ask of Janus: the page describes its sound again.
  rooms.mute(anna, false);
  rooms.take(anna, { type: 'offer', leg: 'up', sdp: SDP });
  await expect.poll(() => named('joinandconfigure').length).toBe(2);
  expect([named('moderate').length, unmoderated.length]).toEqual([1, 1]);
});

test.each([true, false])(
  '[role.room-manager-mute-seat] a member about whom Janus does not answer is detached after 5 s (muted: %s)',
  async (isMuted) => {
    const unanswered: string[] = [];
    const { rooms, member, publish, named, detached, ended, unmoderated } = openRooms({ unanswered });
    const anna = member('10001');
    await publish(anna);
    if (!isMuted) {
      rooms.mute(anna, true);
      await expect.poll(() => named('moderate').length).toBe(1);
    }
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    unanswered.push('moderate');
    rooms.mute(anna, isMuted);
    await vi.advanceTimersByTimeAsync(4999);
    expect([detached(), unmoderated]).toEqual([0, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(unmoderated).toEqual([[anna.no, 'Error: Janus does not answer']]);
    expect([detached(), ended()]).toEqual([1, [anna.no]]);
  },
);

test('a mute that Janus never answers ends nothing once its member has left, and is no failure', async () => {
  const { rooms, member, publish, detached, unmoderated } = openRooms({ unanswered: ['moderate'] });
  const anna = member('10001');
  await publish(anna);
  // The room stays.
  member('10002');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  rooms.mute(anna, true);
  rooms.exit(anna);
  const before = detached();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([detached(), unmoderated]).toEqual([before, []]);
});

test('a media server that closes is told once with all its members, and not again for each mute that waits for it', async () => {
  const { rooms, member, publish, named, unmoderated, gone, close } = openRooms({ unanswered: ['moderate'] });
  const people = ['10001', '10002', '10003'].map(member);
  for (const person of people) await publish(person);
  for (const person of people) rooms.mute(person, true);
  await expect.poll(() => named('moderate').length).toBe(3);
  close('1006');
  // Each mute learns when its request ended.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(gone).toEqual([['Janus closed the connection: 1006', people.map(({ no }) => no).toSorted()]]);
  expect(unmoderated).toEqual([]);
});

test('a description that arrives with the end of the right is answered by its end, and none is sent to Janus', async () => {
  const { rooms, member, named, ended } = openRooms();
  const anna = member('10001');
  rooms.take(anna, { type: 'offer', leg: 'up', sdp: SDP });
  rooms.mute(anna, true);
  await expect.poll(ended).toEqual([anna.no]);
  expect(named('joinandconfigure')).toEqual([]);
});

test('the stream of a member who stands by is muted before the page has the answer, and heard with the right', async () => {
  const { rooms, member, publish, named, requests } = openRooms();
  const anna = member('10001');
  rooms.mute(anna, true);
  rooms.standBy(anna, true);
  await publish(anna);
  expect(requests().slice(-2)).toEqual(['joinandconfigure', 'moderate']);
  expect(named('moderate')).toMatchObject([{ mid: '7', mute: true }]);
  rooms.standBy(anna, false);
  rooms.mute(anna, false);
  await expect.poll(() => named('moderate')).toMatchObject([{ mute: true }, { mute: false }]);
  expect(named('joinandconfigure').length).toBe(1);
});

test('[role.room-manager-mute-seat] media that a description does not name are muted by the names that Janus gave them', async () => {
  const { rooms, member, publish, named } = openRooms();
  const anna = member('10001');
  rooms.mute(anna, true);
  rooms.standBy(anna, true);
  await publish(anna, SDP.replace('a=mid:7\r\n', '').repeat(2));
  expect(named('moderate')).toMatchObject([
    { mid: '0', mute: true },
    { mid: '1', mute: true },
  ]);
});

test('a muted member whose media have one name gets no answer, and the connection ends', async () => {
  const { rooms, member, named, detached, ended, unmoderated } = openRooms();
  const anna = member('10001');
  rooms.mute(anna, true);
  rooms.standBy(anna, true);
  rooms.take(anna, { type: 'offer', leg: 'up', sdp: SDP.repeat(2) });
  await expect.poll(ended).toEqual([anna.no]);
  expect([detached(), named('moderate'), unmoderated.length]).toEqual([1, [], 1]);
});

test('no member is told of a stream whose mute Janus announced before it, until the mute ends', async () => {
  const { member, requests, asked, happens } = openRooms();
  member('10002');
  await expect.poll(requests).toContain('join');
  const stream = 77;
  const wanted = () => asked.filter((each) => JSON.stringify(each).includes(`"feed":${stream}`)).length;
  happens({ moderation: 'muted', id: stream, mid: '0' });
  happens({ publishers: [{ id: stream, display: '10001', streams: [{ mid: '0' }] }] });
  const before = requests().length;
  await expect.poll(() => requests().length).toBeGreaterThan(before);
  expect(wanted()).toBe(0);
  happens({ moderation: 'unmuted', id: stream, mid: '0' });
  await expect.poll(wanted).toBeGreaterThan(0);
});

test('a member who stands by and whom Janus does not mute gets no answer, and the connection ends', async () => {
  const { rooms, member, named, detached, ended } = openRooms({ refused: ['moderate'] });
  const anna = member('10001');
  rooms.mute(anna, true);
  rooms.standBy(anna, true);
  rooms.take(anna, { type: 'offer', leg: 'up', sdp: SDP });
  await expect.poll(ended).toEqual([anna.no]);
  expect([detached(), named('joinandconfigure').length]).toEqual([1, 1]);
});

test('the oldest of many muted connections ends, and its page hears of it', async () => {
  const { rooms, member, publish, detached, ended } = openRooms();
  const people = Array.from({ length: 17 }, (_, index) => member(String(10_001 + index)));
  for (const person of people) await publish(person);
  for (const person of people.slice(1)) rooms.mute(person, true);
  expect([ended(), detached()]).toEqual([[], 0]);
  for (const person of people.slice(0, 1)) rooms.mute(person, true);
  expect([ended(), detached()]).toEqual([[people[1]?.no], 1]);
});

test('a member who comes back alone gets a new room, and keeps it: the former one is gone before', async () => {
  const { rooms, member, publish, requests } = openRooms();
  const anna = member('10001');
  await publish(anna);
  rooms.exit(anna);
  rooms.enter(anna, 'room');
  await publish(anna);
  const madeAndGone = () => requests().filter((name) => name === 'create' || name === 'destroy');
  await expect.poll(madeAndGone).toEqual(['create', 'destroy', 'create']);
});
