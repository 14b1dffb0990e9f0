import { HALL_CALLS, PROFILE_CALLS, SOCIAL_CALLS, USER_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, callOrToast, feedbackActions } from '../feedback/index.ts';
import { personActions } from '../person/index.ts';
import { onBanRequested, onMemberActionRequested } from './member-actions.saga.ts';
import { peopleActions } from './people.slice.ts';
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

/** Each part is an extra of the card: without an answer it is left out. All are shown at once, so that the card grows once. */
function* onAboutRequested(
  ports: Ports,
  { payload: { uid } }: ReturnType<typeof peopleActions.aboutRequested>,
): SagaGenerator<void> {
  const page = { page: 1, page_size: HALLS_OF_A_USER };
  const { related, infos, halls, card } = yield* all({
    related: call(callApi<(typeof SOCIAL_CALLS)['account.isfollow']>, ports, SOCIAL_CALLS['account.isfollow'], {
      no: uid,
    }),
    infos: call(callApi<(typeof USER_CALLS)['user.infos']>, ports, USER_CALLS['user.infos'], { noes: uid }),
    card: call(callApi<(typeof PROFILE_CALLS)['account.user_card']>, ports, PROFILE_CALLS['account.user_card'], {
      no: uid,
    }),
    halls: call(callApi<(typeof HALL_CALLS)['hall.user_hall']>, ports, HALL_CALLS['hall.user_hall'], { uid, ...page }),
  });
  if (related.ok) yield* put(personActions.blockChanged(related.data));
  yield* put(
    peopleActions.learned({
      uid,
      ...(related.ok && { relation: related.data }),
      ...(infos.ok && { medals: infos.data.list[0]?.medal ?? [] }),
      ...(card.ok && { place: card.data.status }),
      ...(halls.ok && { halls: halls.data.list.map(({ id, name, bg_img }) => ({ id, name, bg_img })) }),
    }),
  );
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
