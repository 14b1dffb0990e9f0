import { HALL_CALLS, SOCIAL_CALLS, USER_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { all, call, put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { hallEventsArrived } from '../../realtime/hall/hall-events.ts';
import { callApi, callOrToast, feedbackActions, textOf, watching } from '../feedback/index.ts';
import { sessionActions } from '../session/index.ts';
import { onBanRequested, onMemberActionRequested } from './member-actions.saga.ts';
import type { Waiting } from './mic-applications.saga.ts';
import { peopleActions } from './people.slice.ts';
import { relationCall } from './relations.ts';

const HALLS_OF_A_USER = 100;

const MIC_NEWS = [
  peopleActions.micApplied,
  peopleActions.micWithdrawn,
  peopleActions.micApproved,
  peopleActions.micsDeclined,
  hallEventsArrived,
  sessionActions.signedOut,
] as const;

/** Facts about other users, and actions on them. */
export function* peopleSaga(ports: Ports): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'people');
  yield* watch.inTurn(MIC_NEWS, onMicNews, ports, { channel: null, isListed: false });
  yield* watch.latest(peopleActions.aboutRequested, onAboutRequested, ports);
  yield* watch.inTurn(peopleActions.relationRequested, onRelationRequested, ports);
  yield* watch.inTurn(peopleActions.memberActionRequested, onMemberActionRequested, ports);
  yield* watch.leading(peopleActions.banRequested, onBanRequested, ports);
}

/** Applications for a microphone load with the first of them: the calls of seats come along. */
function* onMicNews(ports: Ports, own: Waiting, action: Action): SagaGenerator<void> {
  if (!own.channel && !action.type.startsWith('people/')) return;
  let part: typeof import('./mic-applications.saga.ts');
  try {
    part = yield* call(() => import('./mic-applications.saga.ts'));
  } catch (cause) {
    // The next application loads it again.
    ports.telemetry.log('warn', 'applications for microphones did not load', { cause: String(cause) });
    yield* put(feedbackActions.toastRequested({ tone: 'error', text: textOf('feedback.networkError') }));
    return;
  }
  yield* call(part.onMicAction, ports, own, action);
}

/** Each part is an extra of the card: without an answer it is left out. All are shown at once, so that the card grows once. */
function* onAboutRequested(
  ports: Ports,
  { payload: { uid } }: ReturnType<typeof peopleActions.aboutRequested>,
): SagaGenerator<void> {
  const page = { page: 1, page_size: HALLS_OF_A_USER };
  const { related, infos, halls } = yield* all({
    related: call(callApi<(typeof SOCIAL_CALLS)['account.isfollow']>, ports, SOCIAL_CALLS['account.isfollow'], {
      no: uid,
    }),
    infos: call(callApi<(typeof USER_CALLS)['user.infos']>, ports, USER_CALLS['user.infos'], { noes: uid }),
    halls: call(callApi<(typeof HALL_CALLS)['hall.user_hall']>, ports, HALL_CALLS['hall.user_hall'], { uid, ...page }),
  });
  yield* put(
    peopleActions.learned({
      uid,
      ...(related.ok && { relation: related.data }),
      ...(infos.ok && { medals: infos.data.list[0]?.medal ?? [] }),
      ...(halls.ok && { halls: halls.data.list.map(({ id, name, bg_img }) => ({ id, name, bg_img })) }),
    }),
  );
}

/** api.social.follow-or-unfollow, api.social.add-friend, api.social.add-blacklist, and their ends */
function* onRelationRequested(
  ports: Ports,
  { payload: { uid, change } }: ReturnType<typeof peopleActions.relationRequested>,
): SagaGenerator<void> {
  const { endpoint, request } = relationCall(change, uid);
  const relation = yield* callOrToast(ports, endpoint, request);
  if (!relation) return;
  yield* put(peopleActions.learned({ uid, relation }));
  yield* put(feedbackActions.toastRequested({ tone: 'success', text: textOf('people.done') }));
}
