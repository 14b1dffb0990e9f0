import type { RoomEvent, RoomEventHandlers } from '../../realtime/room/room-events.ts';
import { withEffects } from './gift-effects.model.ts';
import type { GiftsState } from './gifts.state.ts';

/** room-event.0x4003, room-event.0x4013, room-event.0x67: an arrival plays its entrance. */
const entrance = (
  state: GiftsState,
  { body }: RoomEvent<'roomJoined' | 'roomJoinedInStyle' | 'roomJoinedFollowing'>,
): GiftsState => ({ ...state, effects: withEffects(state.effects, body.effects) });

/** Who has given what to whom. */
function titleOf({ from, to, gift_name }: RoomEvent<'giftSent' | 'screenGift'>['body']): string {
  return `${from?.nick ?? ''} → ${to.map(({ nick }) => nick).join('、')} ${gift_name}`;
}

/** Announcements of one kind that wait; in a rain of gifts what comes beyond is not told. */
const WORDS_MAX = 20;
const withWords = (waiting: readonly string[], words: string) => [...waiting, words].slice(0, WORDS_MAX);

/** Reactions of the gifts to room messages. */
export const giftsEventHandlers = {
  roomJoined: entrance,
  roomJoinedInStyle: entrance,
  roomJoinedFollowing: entrance,
  giftSent: (state, { body }) => ({
    ...state,
    effects: withEffects(state.effects, body.effects, { title: titleOf(body), image: body.image }),
  }),
  screenGift: (state, { body }) => ({ ...state, screenGifts: withWords(state.screenGifts, titleOf(body)) }),
  confessionCompleted: (state, { body }) => ({ ...state, confessions: withWords(state.confessions, body.msg) }),
} satisfies RoomEventHandlers<GiftsState>;
