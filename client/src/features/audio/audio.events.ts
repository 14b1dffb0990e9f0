import type { HallId } from '@miczero/contracts';
import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { AudioState } from './audio.state.ts';

/** Reactions of the viewer's voice to the events of the hall link. */
export const audioEventHandlers = {
  voiceMembershipChanged(state, event, { viewer }) {
    const { type, channel_id, uid } = event.body;
    if (uid !== viewer) return state;
    if (type === 1) {
      // hall-event.1011.type-1
      const hall_id = hallOf(event);
      if (hall_id === null) return state;
      const place = state.place?.channel_id === channel_id ? state.place : { hall_id, channel_id };
      return { ...state, place, interrupted: null };
    }
    if (type === 2) return state.place?.channel_id === channel_id ? { ...state, place: null } : state;
    // hall-event.1011.type-3-self (open point A7)
    return event.envelope.platform === 'web'
      ? { ...state, place: null, interrupted: null, isMobileLogin: true }
      : state;
  },
  memberBanned(state, { body }, { viewer }) {
    if (body.author.id !== viewer) return state;
    // Open point C14: a ban of the viewer also ends the voice session.
    const isHere = body.channel_id === undefined || body.channel_id === state.place?.channel_id;
    return isHere ? { ...state, place: null } : state;
  },
  membershipChanged(state, { body }, { viewer }) {
    return body.type !== 1 && body.uid === viewer ? withoutHall(state, body.hall_id) : state;
  },
  hallDissolved(state, { body }) {
    return withoutHall(state, body.hall_id);
  },
  hallEdited(state, { body: { type, channel_id } }) {
    const isReset = type === 3 && channel_id !== undefined && channel_id === state.place?.channel_id;
    return isReset ? { ...state, place: null } : state;
  },
} satisfies HallEventHandlers<AudioState>;

function withoutHall(state: AudioState, hall_id: HallId): AudioState {
  return state.place?.hall_id === hall_id ? { ...state, place: null } : state;
}
