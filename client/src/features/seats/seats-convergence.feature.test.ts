import { CODES } from '@miczero/contracts';
import { CoreRoom } from '@miczero/mock-platform/core-room';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { VIEWER } from '../../testing/chat-lines.ts';
import { inRoom, joinedAs, memberOf, type RoomRun } from '../../testing/run-room.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import { selectSeats } from './index.ts';

/** Issue 10: so long after an event, and after a socket that opened again, the grid is the platform's. */
const AFTER_EVENT_MS = 200;
const AFTER_REOPEN_MS = 2000;
/** Longer than any pause between two attempts to connect, and than the heartbeat that finds a dead socket. */
const OUTAGE_MS = 60_000;

type Step =
  | { readonly do: 'deed'; readonly name: DeedName; readonly who: Who; readonly input: object }
  /** The socket closes. */
  | { readonly do: 'drop' }
  /** The socket stays open, and nothing passes any more. */
  | { readonly do: 'dead' }
  /** No socket opens for so long: the platform ends the visit. */
  | { readonly do: 'outage'; readonly ms: number }
  | { readonly do: 'wait'; readonly ms: number };

const PEOPLE = ['owner', 'manager', 'member', 'second'] as const;
type Who = (typeof PEOPLE)[number];
const DEEDS = ['seat.apply', 'seat.cancel', 'seat.agree', 'seat.manage', 'seat.up', 'seat.drop', 'seat.admin'] as const;
type DeedName = (typeof DEEDS)[number] | 'room.leave' | 'room.join' | 'seat.volume';

const who = fc.constantFrom(...PEOPLE);
const deed = (room: CoreRoom): fc.Arbitrary<Step> => {
  const to = fc.constantFrom(...PEOPLE.map((each) => room.no(each)));
  const input = fc.record({ mic_number: fc.nat(9), to, type: fc.constantFrom(1, 2, 3, 4) });
  const one = fc.record({ do: fc.constant('deed' as const), name: fc.constantFrom<DeedName>(...DEEDS), who, input });
  const volume = fc.record({
    do: fc.constant('deed' as const),
    name: fc.constant<DeedName>('seat.volume'),
    who,
    input: fc.record({ volume: fc.nat(100) }),
  });
  // The viewer's own visit continues.
  const others = fc.constantFrom<Who>('owner', 'manager', 'member');
  const visit = fc.record({
    do: fc.constant('deed' as const),
    name: fc.constantFrom<DeedName>('room.leave', 'room.join'),
    who: others,
    input: fc.constant({ to: '', lock_pass: '', type: 1, history: false }),
  });
  return fc.oneof({ weight: 8, arbitrary: one }, volume, visit);
};
const line: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ do: 'drop' as const }),
  fc.constant({ do: 'dead' as const }),
  fc.record({ do: fc.constant('outage' as const), ms: fc.constantFrom(46_000, 60_000) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(50, 400, 3000, 25_000) }),
);

/** The grid as the viewer sees it, in the platform's words. */
const gridOf = (run: RoomRun) =>
  selectSeats(run.state()).map(({ mic_number, mic_status, member }) => [mic_number, mic_status, member?.id ?? null]);
const listOf = (room: CoreRoom) =>
  asSeen(room, room.seats).map(({ mic_number, mic_status, member }) => [mic_number, mic_status, member?.id ?? null]);

/** The person of the core by the number that they have in the client. */
const asSeen = <Value>(room: CoreRoom, value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(`"${room.no('second')}"`, `"${VIEWER}"`));

/** One client on one room, between which the line breaks. */
async function openLine() {
  const room = new CoreRoom();
  const run = await inRoom(3);
  let attempts = run.roomServer.attempts;
  let passes = true;
  const deliver = (events: ReturnType<CoreRoom['open']>) => {
    if (!passes) return;
    for (const { name, body, mid } of events) run.roomServer.emit(name, asSeen(room, body) as never, { mid });
  };
  run.http.on('room.members', () => {
    const list = asSeen(room, room.people).map(memberOf);
    return { list, clout: list.length };
  });
  run.http.on('room.join', () => {
    const { sig, events } = room.join();
    deliver(events);
    return { ...joinedAs(3), sig };
  });
  run.http.on('seat.up', ({ mic_number }) => {
    const events = room.deed('seat.up', 'second', { mic_number });
    if (events.length === 0) throw ApiFailure.refused('seat.up', CODES.seatForbidden, '');
    deliver(events);
    return {};
  });
  const isOpen = () => passes && run.roomServer.isOpen();
  let reopened = 0;
  /** Lets time pass; a socket that has opened meanwhile receives the state of the room. */
  const pass = async (ms: number) => {
    await run.clock.advance(ms);
    if (run.roomServer.attempts === attempts || !run.roomServer.isOpen()) {
      deliver(room.pass(ms));
      return;
    }
    attempts = run.roomServer.attempts;
    Object.assign(run.roomServer, { beats: true });
    passes = true;
    // Somewhere in this time the socket has opened again: only an outage is longer than the patience of the platform.
    room.close();
    deliver(room.open());
    deliver(room.pass(ms));
    reopened += 1;
    await run.clock.advance(AFTER_REOPEN_MS);
    expect(gridOf(run)).toEqual(listOf(room));
  };
  deliver(room.open());
  await run.settle();
  return {
    room,
    run,
    isOpen,
    pass,
    deliver,
    reopened: () => reopened,
    outage: async (ms: number) => {
      passes = false;
      Object.assign(run.roomServer, { refuses: { kind: 'lost', detail: 'test' } });
      run.roomServer.drop();
      room.close();
      await run.clock.advance(ms);
      room.pass(ms);
      expect(room.people).not.toContain(room.no('second'));
      Object.assign(run.roomServer, { refuses: null });
    },
    die: () => {
      passes = false;
      Object.assign(run.roomServer, { beats: false });
    },
  };
}

/** Passes time until the socket is open again, if it is not. */
async function mend({ isOpen, pass }: Awaited<ReturnType<typeof openLine>>): Promise<void> {
  for (let ms = 0; ms < OUTAGE_MS && !isOpen(); ms += 100) await pass(100);
}

test('[room-event.0x4012] after any deeds and losses of the line the seats are the platform’s, soon after an event and after a new socket', async () => {
  let events = 0;
  let reopened = 0;
  let ended = 0;
  const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>({ weight: 5, arbitrary: deed(new CoreRoom()) }, line);
  const steps = fc.array(step, { minLength: 15, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const way = await openLine();
      const { room, run } = way;
      expect(gridOf(run)).toEqual(listOf(room));
      for (const step of list) {
        if (step.do === 'drop') run.roomServer.drop();
        else if (step.do === 'dead') way.die();
        else if (step.do === 'outage') {
          await way.outage(step.ms);
          await mend(way);
          ended += 1;
          expect(room.people).toContain(room.no('second'));
        } else if (step.do === 'wait') await way.pass(step.ms);
        else {
          way.deliver(room.deed(step.name, step.who, step.input));
          const wasOpen = way.isOpen();
          await way.pass(AFTER_EVENT_MS);
          if (!wasOpen) continue;
          events += 1;
          expect(gridOf(run)).toEqual(listOf(room));
        }
      }
      await mend(way);
      reopened += way.reopened();
      expect(gridOf(run)).toEqual(listOf(room));
      run.client.stop();
    }),
    { numRuns: IS_DEEP ? 1000 : 15 },
  );
  // Runs in which nothing happened would prove little.
  expect([events > 50, reopened > 15, ended > 3]).toEqual([true, true, true]);
}, 600_000);
