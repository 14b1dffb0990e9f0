import type { HallId } from '@miczero/contracts';
import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { OwnStanding, TeamSquareState } from './team-square.state.ts';

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
  systemMessage(state, event, { viewer }) {
    const { uid, type, ctx } = event.body;
    if (uid !== viewer) return state;
    // hall-event.user-change.type-1-manage, type-1-other
    if (type === 1) return withOwn(state, hallOf(event), { standing: ctx === 'manage' ? 'manager' : 'member' });
    // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
    return type === 2 && (ctx === '1' || ctx === '2')
      ? withOwn(state, hallOf(event), { text_mute: ctx === '1' })
      : state;
  },
  sendForbidden(state, event, { viewer }) {
    const { uid, ctx } = event.body;
    // An empty uid means every member but owner and managers.
    if (uid === '') return withOwn(state, hallOf(event), { mute_all: ctx === 1 });
    return uid === viewer ? withOwn(state, hallOf(event), { text_mute: ctx === 1 }) : state;
  },
} satisfies HallEventHandlers<TeamSquareState>;

/** A hall that was not asked for is asked when it is needed. */
function withOwn(state: TeamSquareState, hall_id: HallId | null, change: Partial<OwnStanding>): TeamSquareState {
  const known = hall_id === null ? undefined : state.own[hall_id];
  return known && hall_id !== null ? { ...state, own: { ...state.own, [hall_id]: { ...known, ...change } } } : state;
}

function withoutHall(state: TeamSquareState, hall_id: string): TeamSquareState {
  return {
    ...state,
    teams: state.teams.filter((team) => team.hall_id !== hall_id),
    gamings: state.gamings.filter((card) => card.hall_id !== hall_id),
  };
}
