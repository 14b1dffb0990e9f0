import { HALL_CALLS, PROFILE_CALLS, SOCIAL_CALLS, USER_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions } from '../feedback/index.ts';
import { personActions } from '../person/index.ts';
import { onBanRequested, onMemberActionRequested } from './member-actions.saga.ts';
import { type About, type AboutParts, peopleActions } from './people.slice.ts';
import { relationCall, relationTold } from './relation-calls.ts';

const HALLS_OF_A_USER = 100;

export type Act = ReturnType<
  | typeof peopleActions.aboutRequested
  | typeof peopleActions.relationRequested
  | typeof peopleActions.memberActionRequested
  | typeof peopleActions.banRequested
>;

/** What is asked about another user, and what is done to them. */
export function* onAct(ports: Ports, act: Act): SagaGenerator<void> {
  if (peopleActions.aboutRequested.match(act)) yield* onAboutRequested(ports, act);
  else if (peopleActions.relationRequested.match(act)) yield* onRelationRequested(ports, act);
  else if (peopleActions.memberActionRequested.match(act)) yield* onMemberActionRequested(ports, act);
  else yield* onBanRequested(ports, act);
}

/** How each part is learned. It is shown as it comes: the card has a place for it. */
const LEARNS: { readonly [Part in keyof AboutParts]: (ports: Ports, uid: UserNo) => SagaGenerator<void> } = {
  relation: learnRelation,
  medals: learnMedals,
  place: learnPlace,
  halls: learnHalls,
};
const PARTS = ['relation', 'medals', 'place', 'halls'] as const satisfies readonly (keyof AboutParts)[];

function* onAboutRequested(
  ports: Ports,
  { payload: { uid } }: ReturnType<typeof peopleActions.aboutRequested>,
): SagaGenerator<void> {
  yield* all(PARTS.map((part) => call(LEARNS[part], ports, uid)));
}

/** What did not come is asked for again; the rest is there, or on its way. */
export function* learnMissed(ports: Ports, about: About): SagaGenerator<void> {
  yield* all(PARTS.filter((part) => about[part] === null).map((part) => call(LEARNS[part], ports, about.uid)));
}

function* learnRelation(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, SOCIAL_CALLS['account.isfollow'], { no: uid });
  if (found.ok) yield* put(personActions.blockChanged(found.data));
  yield* put(
    found.ok ? peopleActions.learned({ uid, relation: found.data }) : peopleActions.missed({ uid, relation: null }),
  );
}

function* learnMedals(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, USER_CALLS['user.infos'], { noes: uid });
  const medals = found.ok && (found.data.list[0]?.medal ?? []);
  yield* put(medals ? peopleActions.learned({ uid, medals }) : peopleActions.missed({ uid, medals: null }));
}

function* learnPlace(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, PROFILE_CALLS['account.user_card'], { no: uid });
  yield* put(
    found.ok ? peopleActions.learned({ uid, place: found.data.status }) : peopleActions.missed({ uid, place: null }),
  );
}

function* learnHalls(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const request = { uid, page: 1, page_size: HALLS_OF_A_USER };
  const found = yield* callApi(ports, HALL_CALLS['hall.user_hall'], request);
  const halls = found.ok && found.data.list.map(({ id, name, bg_img }) => ({ id, name, bg_img }));
  yield* put(halls ? peopleActions.learned({ uid, halls }) : peopleActions.missed({ uid, halls: null }));
}

/** api.social.follow-or-unfollow, api.social.add-friend, api.social.add-blacklist, and their ends */
function* onRelationRequested(
  ports: Ports,
  { payload: { uid, nick, change } }: ReturnType<typeof peopleActions.relationRequested>,
): SagaGenerator<void> {
  const { endpoint, request } = relationCall(change, uid);
  const relation = yield* callOrToast(ports, endpoint, request);
  if (!relation) return;
  yield* put(peopleActions.learned({ uid, relation }));
  yield* put(personActions.blockChanged(relation));
  const unfriend = peopleActions.relationRequested({ uid, nick, change: 'unfriend' });
  yield* put(feedbackActions.toastRequested(relationTold(change, nick, unfriend)));
}
