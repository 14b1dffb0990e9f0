import { channelId, hallId, roomId, SEAT_ACTION } from '@miczero/contracts';
import { systemClock } from '@miczero/mock-platform';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { confirmModal } from '../features/modals/index.ts';
import { roomActions, selectJoined, selectRole, selectRoomId } from '../features/room/index.ts';
import { roomChatActions } from '../features/room-chat/index.ts';
import { seatsActions, selectSeatFacts, selectSeats } from '../features/seats/index.ts';
import { realClientsForEach } from './real-clients-for-each.ts';

// No hall is opened.
const HALL = z.parse(hallId, '8001');
const CHANNEL = z.parse(channelId, '9001');
// The rooms of `every-role`: 600001 of 小满, with a manager and a guest; 600002 is locked.
const ROOM = z.parse(roomId, '600001');
const LOCKED = z.parse(roomId, '600002');
const OWNER = '13800000001';
const MEMBER = '13800000002';
const MANAGER = '13800000004';

/** How far the platform's clock is ahead: a test that waits for no outage moves it. */
let ahead = 0;
beforeEach(() => {
  ahead = 0;
});
const clock = { ...systemClock, now: () => systemClock.now() + ahead };
const real = realClientsForEach(HALL, CHANNEL, { main: { seed_world: 'every-role', seed: 1 }, clock });

/** A real client with its rooms against the real platform; only what needs a page is fake. */
async function person(phone: string, name: string) {
  const { dispatch, state, no, bugs } = await real.people.signIn(phone, name);
  const join = (fields: { readonly group_id?: typeof ROOM; readonly password?: string } = {}) => {
    dispatch(roomActions.pageShown(fields.group_id ?? ROOM));
    dispatch(roomActions.joinRequested({ group_id: ROOM, password: '', type: 1, followed: null, ...fields }));
  };
  const enter = async () => {
    join();
    await vi.waitFor(() => {
      expect(state().room.place.kind).toBe('in');
      expect(state().room.link.kind).toBe('online');
      expect(selectSeatFacts(state()).isHostPresent).toBe(true);
    }, 5000);
  };
  return { dispatch, state, no, join, enter, bugs };
}

const said = ({ state }: Awaited<ReturnType<typeof person>>) =>
  state().roomChat.lines.flatMap(({ kind, content }) => (kind === 'said' ? [content] : []));

test('[screen.room.chat, room-event.0x4009, room-event.0x1011] people in a room talk, and each sees each line once', async () => {
  const [alice, bob] = [await person(OWNER, 'alice'), await person(MEMBER, 'bob')];
  await alice.enter();
  await bob.enter();
  expect([selectRole(alice.state()), selectRole(bob.state())]).toEqual([1, 3]);
  bob.dispatch(roomChatActions.sayRequested({ text: '晚上好' }));
  bob.dispatch(roomChatActions.sayRequested({ text: '这里有违禁词' }));
  await vi.waitFor(() => {
    expect(said(alice)).toEqual(['欢迎来样板房间！', '晚上好']);
    expect(said(bob)).toEqual(said(alice));
    expect(bob.state().roomChat.lines.every(({ mid }) => mid !== '')).toBe(true);
    expect(bob.state().feedback.toasts).toHaveLength(1);
  }, 5000);
  expect([...alice.bugs, ...bob.bugs]).toEqual([]);
}, 20_000);

test('[room-flow.seat-apply.role-3, room-flow.seat-apply.accept, room-flow.seat-manage.force-off] a seat is applied for, given and taken', async () => {
  const [manager, bob] = [await person(MANAGER, 'manager'), await person(MEMBER, 'bob')];
  await manager.enter();
  await bob.enter();
  bob.dispatch(seatsActions.seatTapped({ mic_number: 3 }));
  await vi.waitFor(
    () => expect(manager.state().seats.applications.map(({ apply_id }) => apply_id)).toEqual([bob.no()]),
    5000,
  );
  manager.dispatch(seatsActions.acceptRequested({ to: bob.no() }));
  await vi.waitFor(() => {
    expect(selectSeatFacts(bob.state())).toMatchObject({ isOnSeat: true, mic_number: 3 });
    expect(bob.state().seats.applied).toBeNull();
    expect(Object.values(manager.state().seats.accepted)).toEqual([{ to: bob.no(), mic_number: 3 }]);
  }, 5000);
  manager.dispatch(seatsActions.seatMuteRequested({ to: bob.no(), mic_number: 3, muted: true }));
  await vi.waitFor(() => expect(selectSeatFacts(bob.state()).isMuted).toBe(true), 5000);
  manager.dispatch(seatsActions.forceOffRequested({ to: bob.no(), mic_number: 3 }));
  await vi.waitFor(() => expect(selectSeatFacts(bob.state()).isOnSeat).toBe(false), 5000);
  // The mute was theirs, and ended with their stay.
  expect(selectSeats(bob.state())[3]?.mic_status).toBe(1);
  expect(SEAT_ACTION.off).toBe(2);
}, 20_000);

test('[room-flow.join.12006-no-password, room-flow.join.12006-with-password, room-event.0x1002] a locked room asks, refuses and opens', async () => {
  const bob = await person(MEMBER, 'bob');
  await bob.enter();
  bob.join({ group_id: LOCKED });
  await vi.waitFor(() => expect(bob.state().room.lockPrompt).toBe(LOCKED), 5000);
  bob.join({ group_id: LOCKED, password: 'wrong' });
  await vi.waitFor(() => expect(bob.state().room.joinError?.code).toBe(12_006), 5000);
  bob.join({ group_id: LOCKED, password: 'abc123' });
  await vi.waitFor(() => expect(selectRoomId(bob.state())).toBe(LOCKED), 5000);
}, 20_000);

test('[socket.room.recreate] after an outage the missed events are there, and the state equals that of a fresh client', async () => {
  const [alice, bob] = [await person(OWNER, 'alice'), await person(MEMBER, 'bob')];
  await alice.enter();
  await bob.enter();
  for (const connection of real.node.registryOf('room').ofUser('main', bob.no())) connection.drop('control');
  alice.dispatch(roomChatActions.sayRequested({ text: '你掉线的时候' }));
  await vi.waitFor(() => {
    expect(said(bob)).toContain('你掉线的时候');
    expect(bob.state().room).toMatchObject({ networkError: false, link: { kind: 'online' } });
  }, 10_000);
  const seen = ({ state }: typeof bob) => ({
    seats: selectSeats(state()).map(({ mic_number, mic_status, member }) => [mic_number, mic_status, member?.id]),
    clout: state().room.clout,
    notice: state().room.s_room_notice,
    said: said({ ...bob, state }),
  });
  const manager = await person(MANAGER, 'manager');
  await manager.enter();
  await vi.waitFor(() => expect(seen(manager)).toEqual(seen(bob)), 5000);
  expect(new Set(said(bob)).size).toBe(said(bob).length);
  // socket.room.ack: everything that arrived was acknowledged, by the platform's own count.
  await vi.waitFor(() => {
    for (const connection of real.node.registryOf('room').ofWorld('main'))
      expect(connection.ackCounts).toMatchObject({ unacked: 0, wrong: 0 });
  }, 5000);
}, 40_000);

test('[socket.room.recreate, room-flow.seats.on-seat] an outage of 46 s ends the visit: the viewer is in the room again, on their seat and silent', async () => {
  const [alice, manager] = [await person(OWNER, 'alice'), await person(MANAGER, 'manager')];
  await alice.enter();
  await manager.enter();
  manager.dispatch(seatsActions.seatTapped({ mic_number: 3 }));
  await vi.waitFor(() => expect(selectSeatFacts(manager.state()).mic_number).toBe(3), 5000);
  const [ticket, clout] = [selectJoined(manager.state())?.sig, alice.state().room.clout];
  const runner = real.node.worlds.get('main');
  if (!runner) throw new Error('the world is gone');
  const { rooms } = runner.world;
  for (const connection of real.node.registryOf('room').ofUser('main', manager.no())) connection.drop('control');
  await vi.waitFor(() => expect(rooms.vanished.has(manager.no())).toBe(true), { timeout: 5000, interval: 5 });
  ahead = 46_000;
  await runner.run('room.sweep', null, {});
  // The calls of the clients are signed with their own clock.
  ahead = 0;
  expect(rooms.places.has(manager.no())).toBe(false);
  await vi.waitFor(() => {
    expect(rooms.places.get(manager.no())).toBe(ROOM);
    expect(selectJoined(manager.state())?.sig).not.toBe(ticket);
    expect(selectSeatFacts(manager.state()).mic_number).toBe(3);
    expect(selectSeats(alice.state())[3]?.member?.id).toBe(manager.no());
    expect(alice.state().room.clout).toBe(clout);
  }, 10_000);
  expect(manager.state().audio.isMuted).toBe(true);
  // No other user has taken the seat.
  expect(manager.state().feedback.toasts.map(({ text }) => text)).toEqual([{ key: 'session.signedIn' }]);
  // Heard and seen again.
  alice.dispatch(roomChatActions.sayRequested({ text: '欢迎回来' }));
  await vi.waitFor(() => expect(said(manager)).toContain('欢迎回来'), 5000);
  expect(new Set(said(manager)).size).toBe(said(manager).length);
  expect([...alice.bugs, ...manager.bugs]).toEqual([]);
}, 30_000);

test('[room-event.0x1007] a press on the dialog of a device that was taken over leads it back into the room', async () => {
  const here = await person(MEMBER, 'here');
  await here.enter();
  const there = await person(MEMBER, 'there');
  const isAsked = ({ state }: typeof here) => expect(confirmModal.select(state())).not.toBeNull();
  await vi.waitFor(() => {
    expect(here.state().room.place.kind).toBe('out');
    expect(here.state().connection.link.kind).toBe('takenOver');
    isAsked(here);
  }, 5000);
  await there.enter();
  here.dispatch(confirmModal.select(here.state())?.onConfirm ?? { type: 'missing' });
  await vi.waitFor(() => {
    expect(here.state().room).toMatchObject({ place: { kind: 'in' }, joinError: null, link: { kind: 'online' } });
    expect(there.state().room.place.kind).toBe('out');
    isAsked(there);
  }, 5000);
  expect([...here.bugs, ...there.bugs]).toEqual([]);
}, 30_000);

test('[room-flow.leave.report] a departing user disappears for the others', async () => {
  const [alice, bob] = [await person(OWNER, 'alice'), await person(MEMBER, 'bob')];
  await alice.enter();
  const before = alice.state().room.clout;
  await bob.enter();
  await vi.waitFor(() => expect(alice.state().room.clout).toBe(before + 1), 5000);
  bob.dispatch(roomActions.leaveRequested());
  await vi.waitFor(() => expect(alice.state().room.clout).toBe(before), 5000);
  expect(selectRoomId(bob.state())).toBeNull();
}, 20_000);
