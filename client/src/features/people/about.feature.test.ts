import { type PersonCard, personCard, type Relation } from '@miczero/contracts';
import { runSaga } from 'redux-saga';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { networkBack } from '../../realtime/kernel/link-actions.ts';
import { OTHER } from '../../testing/chat-lines.ts';
import { me, type Run, runClient, theHall } from '../../testing/run-client.ts';
import type { WholeState } from '../../testing/whole-state.ts';
import { loadActs, onAct } from './people.saga.ts';
import { peopleActions } from './people.slice.ts';

const CALLS = ['account.isfollow', 'user.infos', 'account.user_card', 'hall.user_hall'] as const;
const RELATION: Relation = { no: OTHER, follow: false, fan: false, friend: false, black: false, blacked: false };
const IN_ROOM = { no: OTHER, online: true, hall_id: '', channel_id: '', room_no: '600001' };
const CARD: PersonCard = z.parse(personCard, {
  user: { no: OTHER, nick: '阿澈', avatar: '', gender: 0, age: 0, sign: '', online: 1 },
  relation: RELATION,
  status: IN_ROOM,
  prov: '',
  city: '',
  home_page: '',
  medals: [],
  is_mahogany: false,
});
const about = (run: Run) => (run.state() as WholeState).people.about;
const MISSED = { uid: OTHER, relation: null, medals: null, place: null, halls: null };
const asked = (run: Run) =>
  CALLS.map((name) => run.http.requests(name).filter((each) => JSON.stringify(each).includes(OTHER)).length);

// How long its code takes to load decides no test.
beforeAll(async () => void (await loadActs()));

/** Every part of a card has an answer. */
function answerAll({ http }: Run): void {
  http.on('account.isfollow', RELATION);
  http.on('user.infos', { list: [{ ...me, no: OTHER, medal: ['夜战之王'] }] });
  http.on('account.user_card', CARD);
  http.on('hall.user_hall', { list: [theHall], page: 1, page_total: 1 });
}

/** The card of a user opens, and these calls fail. */
async function openCard(failing: readonly (typeof CALLS)[number][]) {
  const run = await runClient({ parts: ['hall', 'people'] });
  answerAll(run);
  for (const name of failing) run.http.vanish(name);
  run.dispatch(peopleActions.aboutRequested({ uid: OTHER }));
  await run.clock.advance(0);
  return run;
}
const back = async (run: Run) => {
  run.dispatch(networkBack());
  await run.clock.advance(0);
};

test('[modal.profile-card] a card whose code does not come waits for nothing, and has its parts once the network is back', async () => {
  const run = await runClient({ parts: ['hall', 'people'] });
  // The page of this test has the code: its own calls are still under way.
  for (const name of CALLS) run.http.on(name, () => new Promise<never>(() => {}));
  const act = peopleActions.aboutRequested({ uid: OTHER });
  run.dispatch(act);
  await run.clock.advance(0);
  expect(about(run)).toEqual({ uid: OTHER });
  const refused: typeof loadActs = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await runSaga({ dispatch: run.dispatch, getState: run.state }, onAct, run.ports, refused, act).toPromise();
  expect(about(run)).toEqual(MISSED);
  expect(run.toasts()).toEqual([]);
  answerAll(run);
  await back(run);
  expect(about(run)).toMatchObject({ relation: RELATION, medals: ['夜战之王'], place: { room_no: IN_ROOM.room_no } });
});

test('[modal.profile-card] a card asks again for the parts that it misses, and for no other, when the network is back', async () => {
  const run = await openCard(['user.infos', 'hall.user_hall']);
  expect(about(run)).toMatchObject({ relation: RELATION, medals: null, halls: null });
  const before = asked(run);
  // It fails once more: the card says so all the while.
  await back(run);
  expect(about(run)).toMatchObject({ medals: null, halls: null });
  answerAll(run);
  await back(run);
  expect(about(run)).toMatchObject({ medals: ['夜战之王'], halls: [{ id: theHall.id }] });
  await back(run);
  expect(asked(run).map((times, index) => times - (before[index] ?? 0))).toEqual([0, 2, 0, 2]);
});

test('[modal.profile-card] a card that was closed asks for nothing', async () => {
  const run = await openCard(CALLS);
  expect(about(run)).toEqual(MISSED);
  const before = asked(run);
  // That of another user goes, and this one stays.
  run.dispatch(peopleActions.aboutLeft({ uid: me.no }));
  await back(run);
  expect(asked(run)).toEqual(before.map((times) => times + 1));
  run.dispatch(peopleActions.aboutLeft({ uid: OTHER }));
  await back(run);
  expect(asked(run)).toEqual(before.map((times) => times + 1));
});
