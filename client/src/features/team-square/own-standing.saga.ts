import { HALL_CALLS, type HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, select } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import { callApi } from '../feedback/index.ts';
import type { HallsRoot } from '../halls/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';
import type { OwnStanding } from './team-square.state.ts';

/** The viewer's standing in a hall. Without an answer what was known stays: the platform judges by itself. */
export function* askOwnStanding(ports: Ports, hall_id: HallId): SagaGenerator<Partial<OwnStanding> | null> {
  const uid = yield* select((state: SessionRoot) => selectViewer(state));
  if (uid === null) return null;
  const owner = yield* select(({ halls }: HallsRoot) => halls.mine.list.find(({ id }) => id === hall_id)?.user_id);
  const result = yield* call(callApi<(typeof HALL_CALLS)['hall.user_card']>, ports, HALL_CALLS['hall.user_card'], {
    uid,
    hall_id,
  });
  const isOwner = owner === uid;
  if (!result.ok) return isOwner ? { standing: 'owner' } : null;
  const { role, text_mute } = result.data.card_info;
  return { standing: isOwner ? 'owner' : role === 'manage' ? 'manager' : 'member', text_mute };
}
