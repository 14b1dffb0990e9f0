import { HALL_CALLS } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, put, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi } from '../feedback/index.ts';
import { personActions } from './person.slice.ts';
import type { PersonRoot } from './person.state.ts';

/** Numbers in one call of `hall.batch_user_card`. */
const CARDS_AT_ONCE = 100;
/** Those who come together are asked for together. */
const VOICES_PAUSE_MS = 200;

/** Those whose facts a voice channel needs. */
export type Voices = ReturnType<typeof personActions.voicesRequested>['payload'];

/**
 * api.lobby.op.card-info-for-mic-uids: roles and mutes of those in a voice channel, which stands without them. Tells whether all are known
 * that the platform knows.
 */
export function* loadVoices(ports: Ports, { hall_id, uids }: Voices): SagaGenerator<boolean> {
  yield* call(ports.clock.sleep, VOICES_PAUSE_MS);
  const { voices } = yield* select(({ person }: PersonRoot) => person);
  const unknown = uids.filter((uid) => voices.hall_id !== hall_id || !voices.cards[uid]).slice(0, CARDS_AT_ONCE);
  if (unknown.length === 0) return true;
  const result = yield* callApi(ports, HALL_CALLS['hall.batch_user_card'], { hall_id, uid: unknown.join(',') });
  if (result.ok) yield* put(personActions.voicesLoaded({ hall_id, list: result.data.list }));
  return result.ok;
}
