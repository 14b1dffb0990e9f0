import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { TeamUpState } from './team-up.state.ts';

/** Reactions of team invites to the events of the hall link; the saga fetches new and changed teams. */
export const teamUpEventHandlers = {
  teamUpdated(state, event) {
    const { status, channel_id, inv_id, hall_id } = event.body;
    if (status !== 2 || inv_id === undefined || (hallOf(event) ?? hall_id) !== state.hall_id) return state;
    // hall-event.1015.status-2
    return {
      ...state,
      invites: state.invites.filter((invite) => invite.inv_id !== inv_id),
      configs: { ...state.configs, [channel_id]: { time_len: 0, uid: '' } },
    };
  },
} satisfies HallEventHandlers<TeamUpState>;
