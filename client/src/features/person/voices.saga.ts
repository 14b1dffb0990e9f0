import { HALL_CALLS } from '@miczero/contracts';
import type { Action } from '@reduxjs/toolkit';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select, take } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { askAgainOn } from '../connection/index.ts';
import { callApi } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';
import type { PersonRoot } from './person.state.ts';

/** Numbers in one call of `hall.batch_user_card`. */
const CARDS_AT_ONCE = 100;
/** Those who come together are asked for together. */
const VOICES_PAUSE_MS = 200;
const isWorthAsking = (action: Action) => askAgainOn.some(({ match }) => match(action));

/**
 * api.lobby.op.card-info-for-mic-uids: roles and mutes of those in a voice channel, which stands without them. A manager decides about an
 * application only once the role is known, so an answer that did not come is asked for again.
 */
export function* loadVoices(
  ports: Ports,
  { payload: { hall_id, uids } }: ReturnType<typeof personActions.voicesRequested>,
): SagaGenerator<void> {
  yield* call(ports.clock.sleep, VOICES_PAUSE_MS);
  for (;;) {
    const { voices } = yield* select(({ person }: PersonRoot) => person);
    const unknown = uids.filter((uid) => voices.hall_id !== hall_id || !voices.cards[uid]).slice(0, CARDS_AT_ONCE);
    if (unknown.length === 0) return;
    const result = yield* callApi(ports, HALL_CALLS['hall.batch_user_card'], { hall_id, uid: unknown.join(',') });
    if (result.ok) {
      yield* put(personActions.voicesLoaded({ hall_id, list: result.data.list }));
      return;
    }
    yield* take(isWorthAsking);
  }
}
