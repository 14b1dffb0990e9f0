import type { HallId } from '@miczero/contracts';
import type { HallEventHandlers } from '../../realtime/hall/hall-events.ts';
import type { QuickState } from './quick.state.ts';

/** A hall that changed is forgotten; the switcher asks for it again when it opens. */
export const quickEventHandlers = {
  hallEdited(state, { body }) {
    return withoutHall(state, body.hall_id);
  },
  hallDissolved(state, { body }) {
    return withoutHall(state, body.hall_id);
  },
  membershipChanged(state, { body }, { viewer }) {
    return body.uid === viewer ? withoutHall(state, body.hall_id) : state;
  },
} satisfies HallEventHandlers<QuickState>;

function withoutHall(state: QuickState, hall_id: HallId): QuickState {
  const { [hall_id]: _changed, ...halls } = state.halls;
  return { ...state, halls };
}
