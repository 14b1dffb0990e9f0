import { CODES, GAMING_CALLS, HALL_CALLS, USER_CALLS, type UserCard, type UserInfo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put } from '../../lib/effects.ts';
import type { FailureFact } from '../../platform/http/api-failure.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi, textOfFailure } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';

/** Loads the card of a user. This code comes with the first card that is opened: its calls come along. */
export function* onCardRequested(
  ports: Ports,
  { payload }: ReturnType<typeof personActions.cardRequested>,
): SagaGenerator<void> {
  const { hall_id, uid } = payload;
  const result = yield* callApi(ports, HALL_CALLS['hall.user_card'], { uid, hall_id });
  if (result.ok) yield* put(personActions.cardLoaded({ card: result.data.card_info, isMember: true }));
  else yield* call(onNoCard, ports, uid, result.failure);
  // An extra of the card: without an answer it is left out.
  const open = yield* callApi(ports, GAMING_CALLS['channel.gaming_by_user'], { uid });
  if (open.ok && open.data.gaming) yield* put(personActions.gamingLoaded(open.data.gaming));
}

/** A user who has left the hall has no card in it. The profile still names the user. */
function* onNoCard(ports: Ports, uid: UserCard['uid'], failure: FailureFact): SagaGenerator<void> {
  if (failure.reason === 'refused' && failure.code === CODES.userUnknown) {
    const result = yield* callApi(ports, USER_CALLS['user.infos'], { noes: uid });
    const info = result.ok ? result.data.list[0] : undefined;
    if (info) {
      yield* put(personActions.cardLoaded({ card: cardOfStranger(info), isMember: false }));
      return;
    }
  }
  yield* put(personActions.cardFailed(textOfFailure(failure)));
}

function cardOfStranger({ no, nick, avatar, gender, age, sign }: UserInfo): UserCard {
  const marks = { role: '', online: false, mic_mute: false, mic_muted_by: '', text_mute: false } as const;
  return { uid: no, nick, avatar, gender, age, sign, ...marks };
}
