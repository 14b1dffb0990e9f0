import type { UserCard } from '@miczero/contracts';
import { type HallEventHandlers, hallOf } from '../../realtime/hall/hall-events.ts';
import type { PersonState } from './person.state.ts';

type Marks = Partial<Pick<UserCard, 'role' | 'online' | 'text_mute' | 'mic_mute' | 'mic_muted_by'>>;

/** The open card, and the cards of voices, follow what happens to their users. */
export const personEventHandlers = {
  presenceChanged(state, event) {
    const { uid, state: presence } = event.body;
    const changed = marked(state, hallOf(event), uid, { online: presence !== 2 && presence !== 3 });
    // hall-event.presence.state-3; without a state, a member who joined just now.
    if (changed === state || !changed.card || (presence !== 3 && presence !== undefined)) return changed;
    return { ...changed, card: { ...changed.card, isMember: presence === undefined } };
  },
  systemMessage(state, event) {
    const { uid, type, ctx, by } = event.body;
    // hall-event.user-change.type-1-manage, type-1-other
    if (type === 1) return marked(state, hallOf(event), uid, { role: ctx === 'manage' ? 'manage' : '' });
    if (ctx !== '1' && ctx !== '2') return state;
    if (type === 2) return marked(state, hallOf(event), uid, { text_mute: ctx === '1' });
    if (type !== 3) return state;
    return marked(state, hallOf(event), uid, { mic_mute: ctx === '1', mic_muted_by: (ctx === '1' && by?.nick) || '' });
  },
  sendForbidden(state, event) {
    // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
    return marked(state, hallOf(event), event.body.uid, { text_mute: event.body.ctx === 1 });
  },
} satisfies HallEventHandlers<PersonState>;

function marked(state: PersonState, hall_id: string | null, uid: string | undefined, marks: Marks): PersonState {
  const { card } = state;
  const known = withVoiceMarked(state, hall_id, uid, marks);
  if (!card?.card || card.hall_id !== hall_id || card.uid !== uid) return known;
  return { ...known, card: { ...card, card: { ...card.card, ...marks } } };
}

function withVoiceMarked(
  state: PersonState,
  hall_id: string | null,
  uid: string | undefined,
  marks: Marks,
): PersonState {
  const { hall_id: hall, cards } = state.voices;
  const card = hall === hall_id ? Object.values(cards).find((one) => one.uid === uid) : undefined;
  if (!card) return state;
  return { ...state, voices: { hall_id: hall, cards: { ...cards, [card.uid]: { ...card, ...marks } } } };
}
