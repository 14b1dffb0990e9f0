import { HALL_CALLS, PROFILE_CALLS, SOCIAL_CALLS, USER_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions } from '../feedback/index.ts';
import { personActions } from '../person/index.ts';
import { onBanRequested, onMemberActionRequested } from './member-actions.saga.ts';
import { type AboutParts, peopleActions } from './people.slice.ts';
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

/** Each part is shown as it comes: the card has a place for it. */
function* onAboutRequested(
  ports: Ports,
  { payload: { uid } }: ReturnType<typeof peopleActions.aboutRequested>,
): SagaGenerator<void> {
  yield* all([
    call(learnRelation, ports, uid),
    call(learnMedals, ports, uid),
    call(learnPlace, ports, uid),
    call(learnHalls, ports, uid),
  ]);
}

const missed = (uid: UserNo, part: keyof AboutParts) => peopleActions.missed({ uid, part });

function* learnRelation(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, SOCIAL_CALLS['account.isfollow'], { no: uid });
  if (found.ok) yield* put(personActions.blockChanged(found.data));
  yield* put(found.ok ? peopleActions.learned({ uid, relation: found.data }) : missed(uid, 'relation'));
}

function* learnMedals(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, USER_CALLS['user.infos'], { noes: uid });
  const medals = found.ok && (found.data.list[0]?.medal ?? []);
  yield* put(medals ? peopleActions.learned({ uid, medals }) : missed(uid, 'medals'));
}

function* learnPlace(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const found = yield* callApi(ports, PROFILE_CALLS['account.user_card'], { no: uid });
  yield* put(found.ok ? peopleActions.learned({ uid, place: found.data.status }) : missed(uid, 'place'));
}

function* learnHalls(ports: Ports, uid: UserNo): SagaGenerator<void> {
  const request = { uid, page: 1, page_size: HALLS_OF_A_USER };
  const found = yield* callApi(ports, HALL_CALLS['hall.user_hall'], request);
  const halls = found.ok && found.data.list.map(({ id, name, bg_img }) => ({ id, name, bg_img }));
  yield* put(halls ? peopleActions.learned({ uid, halls }) : missed(uid, 'halls'));
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
