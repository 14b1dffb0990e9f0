import type { HallEventHandlers } from '../../realtime/hall/hall-events.ts';
import type { TeamSquareState } from './team-square.state.ts';

/** Reactions of the square to the events of the hall link; the saga fetches new and changed teams. */
export const teamSquareEventHandlers = {
  teamUpdated(state, { body: { status, inv_id, gaming_id } }) {
    if (status !== 2) return state;
    // hall-event.1015.status-2
    return {
      ...state,
      teams: inv_id === undefined ? state.teams : state.teams.filter(({ invite }) => invite.inv_id !== inv_id),
      gamings: gaming_id === undefined ? state.gamings : state.gamings.filter((card) => card.gaming_id !== gaming_id),
    };
  },
  micListChanged(state, { body: { mic_op, channel_id, mic_uid } }) {
    const known = state.inside[channel_id];
    if (!known) return state;
    // hall-event.1004.mic-op-1, mic-op-2: free places are live.
    const others = known.filter((uid) => uid !== mic_uid);
    return { ...state, inside: { ...state.inside, [channel_id]: mic_op === 1 ? [...others, mic_uid] : others } };
  },
  hallDissolved(state, { body }) {
    return withoutHall(state, body.hall_id);
  },
  membershipChanged(state, { body: { type, uid, hall_id } }, { viewer }) {
    return type !== 1 && uid === viewer ? withoutHall(state, hall_id) : state;
  },
} satisfies HallEventHandlers<TeamSquareState>;

function withoutHall(state: TeamSquareState, hall_id: string): TeamSquareState {
  return {
    ...state,
    teams: state.teams.filter((team) => team.hall_id !== hall_id),
    gamings: state.gamings.filter((card) => card.hall_id !== hall_id),
  };
}
