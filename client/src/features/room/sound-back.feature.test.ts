import { expect, test } from 'vitest';
import { VIEWER } from '../../testing/chat-lines.ts';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { HOST, joinedAs, memberOf, type RoomRun, runRooms, seat } from '../../testing/run-room.ts';
import { audioActions, selectVoiceLink } from '../audio/index.ts';
import { selectSeatFacts } from '../seats/index.ts';

const free = [seat(0), seat(1), seat(2)];
const seated = [seat(0), seat(1), seat(2, VIEWER)];

/** A viewer on a seat whose microphone is open, a person who would hear them, and every state of the sound from here on. */
async function onSeat(prepare: (fakes: FakePorts) => void = () => {}) {
  const run = await runRooms({ prepare });
  const other = run.voices.page(HOST);
  await run.join({ isPressed: true });
  run.roomServer.emit('roomSeatsChanged', { list: seated });
  // The members are listed anew after the seats.
  await run.clock.advance(1000);
  // A seat that the entry found is silent until a press.
  if (run.state().audio.isMuted) run.dispatch(audioActions.muteToggled());
  const links: string[] = [];
  run.store.subscribe(() => {
    const { kind } = run.state().voice.link;
    if (links.at(-1) !== kind) links.push(kind);
  });
  return { ...run, other, links };
}

/** The socket is gone, and comes back. */
async function loseLine(run: RoomRun): Promise<void> {
  run.roomServer.drop();
  await run.clock.advance(5000);
}

/** The platform has ended the visit, and lets the viewer in again. */
function endVisit({ http, roomServer }: RoomRun): void {
  http.on('room.members', { list: [memberOf(HOST)], clout: 1 });
  http.on('room.join', () => {
    roomServer.emit('roomSeatsChanged', { list: free });
    return { ...joinedAs(3), sig: 'new' };
  });
  http.on('seat.up', () => {
    roomServer.emit('roomSeatsChanged', { list: seated });
    return {};
  });
}

test.each(['kicked', 'network'])(
  '[socket.room.recreate] the sound that has ended (%s) comes back with a visit that begins anew, once and silent, and the seat is there',
  async (why) => {
    const run = await onSeat(({ voices }) => why === 'network' && voices.cut());
    if (why === 'kicked') run.voices.kick(VIEWER);
    await run.settle();
    expect(run.state().voice.link).toEqual({ kind: 'failed', reason: why });
    run.voices.mend();
    await run.other.rtc.join(run.voices.ticket(HOST), 1000);
    endVisit(run);
    run.links.length = 0;
    await loseLine(run);
    expect(run.links).toEqual(['failed', 'connecting', 'connected']);
    expect(selectSeatFacts(run.state())).toMatchObject({ isOnSeat: true, mic_number: 2 });
    expect([run.state().audio.isMuted, run.other.hears(VIEWER)]).toEqual([true, 0]);
    run.dispatch(audioActions.muteToggled());
    await run.settle();
    expect(run.other.hears(VIEWER)).toBe(1);
  },
);

test('[socket.room.recreate] an outage that the visit has outlived brings back the sound that was lost in it, so that the seat is kept', async () => {
  const run = await onSeat(({ voices }) => voices.cut());
  run.voices.mend();
  await run.other.rtc.join(run.voices.ticket(HOST), 1000);
  await loseLine(run);
  expect([selectVoiceLink(run.state()).kind, run.state().audio.isMuted]).toEqual(['connected', true]);
  expect([run.http.requests('seat.up'), run.http.requests('room.join').length, run.other.hears(VIEWER)]).toEqual([
    [],
    1,
    0,
  ]);
});

test('a ticket that lets in no more is not tried again in the same visit', async () => {
  const run = await onSeat();
  run.voices.kick(VIEWER);
  await loseLine(run);
  expect(run.state().voice.link).toEqual({ kind: 'failed', reason: 'kicked' });
  expect(run.state().audio.isMuted).toBe(false);
});

test('[socket.room.recreate] a sound that fails again is tried no more before the link of the room opens anew, and its state says so', async () => {
  const run = await onSeat(({ voices }) => voices.cut());
  endVisit(run);
  run.links.length = 0;
  await loseLine(run);
  await run.clock.advance(60_000);
  expect(run.links).toEqual(['failed', 'connecting', 'failed']);
  expect(selectVoiceLink(run.state())).toEqual({ kind: 'failed', reason: 'network' });
});

test.each([
  ['shortly', 0, ['connected', 2]],
  ['long', 20_000, ['failed', 1]],
] as const)(
  'a sound that ends %s after the visit is back comes back as well within 12 s, and later by a press',
  async (_when, after, outcome) => {
    const run = await onSeat();
    endVisit(run);
    await loseLine(run);
    expect(selectVoiceLink(run.state()).kind).toBe('connected');
    await run.clock.advance(after);
    run.voices.kick(VIEWER);
    await run.settle();
    expect([selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual(outcome);
  },
);

test('a visit that begins anew takes the voice from no other tab, also where that has not said that it has it', async () => {
  const run = await onSeat();
  run.voices.kick(VIEWER);
  run.voiceTab.hold();
  await run.settle();
  endVisit(run);
  await loseLine(run);
  expect([run.state().room.place.kind, selectVoiceLink(run.state()).kind, run.voiceTab.claims()]).toEqual([
    'in',
    'failed',
    1,
  ]);
});
