import { runSaga } from 'redux-saga';
import { expect, test } from 'vitest';
import { roomRoute } from '../../lib/routes.ts';
import { HALL, idOf, VIEWER, VOICE } from '../../testing/chat-lines.ts';
import { answerJoin } from '../../testing/run-client.ts';
import { inRoom, joinsOf, OTHER_ROOM, ROOM, type RoomRun, seat } from '../../testing/run-room.ts';
import { voiceActions } from '../audio/index.ts';
import { channelActions, selectShownChannel } from '../channel/index.ts';
import { hallsActions } from '../halls/index.ts';
import { confirmModal } from '../modals/index.ts';
import { sessionActions } from '../session/index.ts';
import { teamSquareActions } from '../team-square/index.ts';
import { roomActions, selectRoomId } from './index.ts';
import { loadSeatQuestion, onSeatAtStake } from './seat-question.saga.ts';

const { joinRequested, pageLeft, pageShown } = roomActions;
const joinOf = (group_id: typeof ROOM) => joinRequested({ group_id, password: '', type: 1, followed: null });

/** A viewer on a seat who has opened the page of another room. */
async function onTheWay(mic_status: 1 | 2 = 1) {
  const run = await inRoom();
  // The clock of a test does not move while a part loads.
  await import('./seat-at-stake.saga.ts');
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(1, VIEWER, mic_status)] });
  await run.settle();
  for (const act of [pageLeft(), pageShown(OTHER_ROOM), joinOf(OTHER_ROOM)]) run.dispatch(act);
  await run.settle();
  const question = () => confirmModal.select(run.state());
  return { run, question };
}

/** As the dialog does. */
function agree({ run, question }: Awaited<ReturnType<typeof onTheWay>>) {
  const answer = question()?.onConfirm;
  run.dispatch(confirmModal.close());
  if (answer) run.dispatch(answer);
  return run.settle();
}

test.each([1, 2] as const)(
  'a seat, also a muted one, is not lost to another room without a question: status %i',
  async (status) => {
    const way = await onTheWay(status);
    expect(way.question()?.body).toEqual({ key: 'room.leaveSeat' });
    expect([joinsOf(way.run).length, way.run.http.requests('room.leave')]).toEqual([1, []]);
    await agree(way);
    expect(joinsOf(way.run).map(({ group_id }) => group_id)).toEqual([ROOM, OTHER_ROOM]);
    expect(way.run.http.requests('room.leave')).toMatchObject([{ group_id: ROOM }]);
    // Who has agreed needs no word about it.
    expect(way.run.toasts()).toEqual([]);
  },
);

test('a viewer who stays is led back to the room of the seat', async () => {
  const { run } = await onTheWay();
  run.dispatch(confirmModal.close());
  await run.settle();
  expect([run.navigation.path(), selectRoomId(run.state())]).toEqual([roomRoute(ROOM), ROOM]);
  expect(joinsOf(run)).toHaveLength(1);
});

test('the question goes with the page of the other room, and leads nowhere then', async () => {
  const { run, question } = await onTheWay();
  run.navigation.go('/index/more');
  run.dispatch(pageLeft());
  await run.settle();
  expect([question(), run.navigation.path()]).toEqual([null, '/index/more']);
});

test('a visit that ends behind the question leaves nothing to lose: the other room is joined', async () => {
  const { run } = await onTheWay();
  run.dispatch(roomActions.left());
  run.dispatch(confirmModal.close());
  await run.settle();
  expect(joinsOf(run).map(({ group_id }) => group_id)).toEqual([ROOM, OTHER_ROOM]);
});

const refused = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** A viewer on a seat whose press on another room asks with this code. */
async function askWith(run: RoomRun, load: typeof loadSeatQuestion) {
  run.navigation.go(roomRoute(OTHER_ROOM));
  for (const act of [pageLeft(), pageShown(OTHER_ROOM)]) run.dispatch(act);
  const act = voiceActions.seatAtStake(joinOf(OTHER_ROOM));
  void runSaga({ dispatch: run.dispatch, getState: run.state }, onSeatAtStake, run.ports, load, act).toPromise();
  await run.settle();
}

test('a question whose code does not come costs no seat: the other room leads back and says why, and the next press asks', async () => {
  const run = await inRoom();
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(1, VIEWER)] });
  await run.settle();
  await askWith(run, refused);
  expect([run.navigation.path(), selectRoomId(run.state())]).toEqual([roomRoute(ROOM), ROOM]);
  expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'feedback.networkError' } }]);
  await askWith(run, loadSeatQuestion);
  expect(confirmModal.select(run.state())?.body).toEqual({ key: 'room.leaveSeat' });
  expect(joinsOf(run)).toHaveLength(1);
});

test('where the visit has ended before the code was refused, the other room is joined', async () => {
  const run = await inRoom();
  run.dispatch(roomActions.left());
  await askWith(run, refused);
  expect(joinsOf(run).map(({ group_id }) => group_id)).toEqual([ROOM, OTHER_ROOM]);
  expect(run.toasts()).toEqual([]);
});

test('where the seat was lost before the code was refused, the other room is joined', async () => {
  const run = await inRoom();
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(1, VIEWER)] });
  await run.settle();
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(1)] });
  await run.settle();
  await askWith(run, refused);
  expect(run.navigation.path()).toBe(roomRoute(OTHER_ROOM));
  expect(joinsOf(run).map(({ group_id }) => group_id)).toEqual([ROOM, OTHER_ROOM]);
});

test('nothing is asked, and no page is led away, for a room whose page went before the code came', async () => {
  for (const load of [loadSeatQuestion, refused]) {
    const run = await inRoom();
    let come = () => {};
    const due = new Promise<void>((resolve) => {
      come = resolve;
    });
    await askWith(run, () => due.then(load));
    run.navigation.go('/index/more');
    run.dispatch(pageLeft());
    come();
    await run.settle();
    expect([confirmModal.select(run.state()), run.navigation.path()]).toEqual([null, '/index/more']);
  }
});

/** A viewer on a seat who looks at a hall. */
async function atHall() {
  const run = await inRoom();
  await import('./seat-at-stake.saga.ts');
  answerJoin(run.http, { token: `${VIEWER}:send` });
  run.roomServer.emit('roomSeatsChanged', { list: [seat(0), seat(1, VIEWER)] });
  await run.settle();
  run.dispatch(pageLeft());
  run.navigation.go(`/index/room/${HALL}`);
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  await run.clock.advance(600);
  return { run, question: () => confirmModal.select(run.state()) };
}
const shownOf = (run: RoomRun) => selectShownChannel(run.state())?.channel_id;
const joined = (run: RoomRun) => run.http.requests('channel.join').map(({ channel_id }) => channel_id);

test('a press on a voice channel shows it behind the question, and joins it with the answer that agrees', async () => {
  const { run, question } = await atHall();
  const press = channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE });
  run.dispatch(press);
  await run.clock.advance(600);
  run.dispatch(confirmModal.close());
  await run.clock.advance(600);
  expect([shownOf(run), joined(run).includes(VOICE), selectRoomId(run.state())]).toEqual([VOICE, false, ROOM]);
  run.dispatch(press);
  await run.clock.advance(0);
  await agree({ run, question });
  await run.clock.advance(600);
  expect([shownOf(run), joined(run).at(-1), selectRoomId(run.state())]).toEqual([VOICE, VOICE, null]);
});

test('a viewer who declines joins no voice channel, also where the visit has ended behind the question', async () => {
  const { run } = await atHall();
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(600);
  run.dispatch(roomActions.left());
  run.dispatch(confirmModal.close());
  await run.clock.advance(600);
  expect(joined(run).includes(VOICE)).toBe(false);
});

test('nothing is carried out for an account that signs out behind the question', async () => {
  const { run, question } = await atHall();
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE }));
  await run.clock.advance(600);
  expect(question()).not.toBeNull();
  run.dispatch(sessionActions.logoutRequested());
  await run.clock.advance(600);
  expect([question(), joined(run).includes(VOICE)]).toEqual([null, false]);
});

test('an address shows a voice channel without a question', async () => {
  const { run, question } = await atHall();
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: VOICE, by: 'address' }));
  await run.clock.advance(600);
  expect([shownOf(run), question(), joined(run).includes(VOICE)]).toEqual([VOICE, null, false]);
});

test('a team that would take the voice to its channel asks first', async () => {
  const { run, question } = await atHall();
  await run.client.late.take('teamSquare');
  run.http.on('channel.check_join', { is_join: 2 });
  run.http.on('channel.invite', { inv_id: idOf(1) });
  const team = { hall_id: HALL, channel_id: VOICE, time_len: 60, game_info: '五排', tags: [] };
  run.dispatch(teamSquareActions.publishRequested(team));
  await run.settle();
  expect([joined(run).includes(VOICE), run.http.requests('channel.invite')]).toEqual([false, []]);
  await agree({ run, question });
  await run.clock.advance(600);
  expect(run.http.requests('channel.invite')).toMatchObject([{ channel_id: VOICE }]);
});
