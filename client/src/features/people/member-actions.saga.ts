import { CHANNEL_MANAGEMENT_CALLS, HALL_MANAGEMENT_CALLS, VOICE_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callOrToast, feedbackActions, textOf } from '../feedback/index.ts';
import { banModal } from './modals.ts';
import { type MemberActionRequest, peopleActions } from './people.slice.ts';

/** The change itself arrives as an event, for the viewer as for everyone else in the hall. */
export function* onMemberActionRequested(
  ports: Ports,
  { payload }: ReturnType<typeof peopleActions.memberActionRequested>,
): SagaGenerator<void> {
  const done = yield* carriedOut(ports, payload);
  if (!done) return;
  const text = textOf(`people.told.${payload.action}`, { name: payload.nick });
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}

function* carriedOut(ports: Ports, { action, hall_id, uid }: MemberActionRequest): SagaGenerator<object | null> {
  const person = { hall_id, uid };
  switch (action) {
    case 'setManager':
      return yield* callOrToast(ports, HALL_MANAGEMENT_CALLS['hall.set_manage'], person);
    case 'removeManager':
      return yield* callOrToast(ports, HALL_MANAGEMENT_CALLS['hall.remove_manage'], person);
    case 'muteText':
    case 'unmuteText': {
      const mute = action === 'muteText';
      return yield* callOrToast(ports, CHANNEL_MANAGEMENT_CALLS['channel.mute'], { ...person, mute });
    }
    case 'muteMic':
    case 'unmuteMic': {
      const mute = action === 'muteMic';
      return yield* callOrToast(ports, VOICE_CALLS['hall.user_mute_mic'], { ...person, mute });
    }
    case 'kick':
      return yield* callOrToast(ports, HALL_MANAGEMENT_CALLS['hall.kick_out'], person);
  }
}

/** api.lobby.hall.kick_out with a channel */
export function* onBanRequested(
  ports: Ports,
  { payload }: ReturnType<typeof peopleActions.banRequested>,
): SagaGenerator<void> {
  const { hall_id, uid, nick, channel_id, lift } = payload;
  yield* put(peopleActions.sendingChanged(true));
  const request = { hall_id, uid, channel_id, ...(lift ? { lift } : {}) };
  const done = yield* callOrToast(ports, HALL_MANAGEMENT_CALLS['hall.kick_out'], request);
  yield* put(peopleActions.sendingChanged(false));
  if (!done) return;
  yield* put(banModal.close());
  const text = textOf(lift ? 'people.told.liftBan' : 'people.told.ban', { name: nick });
  yield* put(feedbackActions.toastRequested({ tone: 'success', text }));
}
