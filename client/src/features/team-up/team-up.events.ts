import type { HallEventBody } from '@miczero/contracts';
import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { TeamUpState } from './team-up.state.ts';

/** A line that posts a team. */
export const isNewInvite = ({ msg_type, extra }: HallEventBody<'chatMessage'>): boolean =>
  msg_type === '5' && extra.status === 0;

/** The list of the hall comes a moment after the news: until then, an invite that it does not hold has not ended. */
const withAwaited = (state: TeamUpState, inv_id: string): TeamUpState => ({
  ...state,
  awaited: [...state.awaited, inv_id],
});

/** Reactions of team invites to the events of the hall link; the saga fetches new and changed teams. */
export const teamUpEventHandlers = {
  chatMessage(state, event) {
    if (hallOf(event) !== state.hall_id || !isNewInvite(event.body)) return state;
    return withAwaited(state, event.body.msg_id);
  },

  teamUpdated(state, event) {
    const { status, channel_id, inv_id, hall_id } = event.body;
    if (inv_id === undefined || (hallOf(event) ?? hall_id) !== state.hall_id) return state;
    if (status !== 2) return withAwaited(state, inv_id);
    // hall-event.1015.status-2
    return {
      ...state,
      invites: state.invites.filter((invite) => invite.inv_id !== inv_id),
      awaited: state.awaited.filter((id) => id !== inv_id),
      configs: { ...state.configs, [channel_id]: { time_len: 0, uid: '' } },
    };
  },
} satisfies HallEventHandlers<TeamUpState>;
