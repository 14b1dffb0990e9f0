import { isDeepStrictEqual } from 'node:util';
import type { RoomEventName } from '@miczero/contracts';
import { failureRaised, feedbackActions, textOf } from '../../features/feedback/index.ts';
import { modalsActions } from '../../features/modals/index.ts';
import type { WholeState } from '../whole-state.ts';
import { countOf, type Invariant, type Mark, toasted } from './mark.ts';

/** How often these words stand in the chat of the room. */
export const spoken = (state: WholeState, text: string): number =>
  countOf(state.roomChat.lines, ({ content }) => content === text);

const LINE = {
  shows: 'a line with its words',
  body: ({ text }: Mark) => ({ msg: text }),
  stands: (state: WholeState, { text }: Mark) => spoken(state, text),
};
/** A line about the arrival of a user, by the name. */
const ARRIVAL = {
  shows: 'a line about the arrival',
  body: ({ id, text }: Mark) => ({ id, nick: text }),
  stands: ({ roomChat }: WholeState, { text }: Mark) =>
    countOf(roomChat.lines, ({ kind, author }) => kind === 'arrival' && author?.nick === text),
};
const NOTICE = {
  shows: 'the notice of the room',
  body: ({ text }: Mark) => ({ s_room_notice: text }),
  stands: ({ room }: WholeState, { text }: Mark) => (room.s_room_notice === text ? 1 : 0),
};

/** The words of the dialog are the client's own, the same as in a hall. */
const isTakeover = (props: object): boolean =>
  'title' in props && isDeepStrictEqual(props.title, textOf('connection.takenOver'));

/** What each type of room event leaves on the page. */
export const ROOM_INVARIANTS: { readonly [Name in RoomEventName]: Invariant } = {
  confessionCompleted: {
    shows: 'its words over the room',
    body: ({ text }) => ({ msg: text }),
    stands: ({ gifts }, { text }) => countOf(gifts.confessions, (words) => words === text),
  },
  giftSent: {
    shows: 'a line about the gift',
    // A gift is recognised by its own mid.
    body: ({ text, id }) => ({ gift_name: text, mid: id }),
    stands: ({ roomChat }, { text }) => countOf(roomChat.lines, ({ gift }) => gift?.name === text),
  },
  previousRoomNotice: {
    shows: 'a toast that names the room',
    body: ({ text }) => ({ name: text }),
    causes: (action, { text }) =>
      feedbackActions.toastRequested.match(action) &&
      'params' in action.payload.text &&
      action.payload.text.params?.['name'] === text,
  },
  roomAccountBanned: {
    shows: 'the end of the session, with its words',
    body: ({ text }) => ({ msg: text }),
    causes: (action, { text }) =>
      failureRaised.match(action) && action.payload.reason === 'session' && action.payload.message === text,
  },
  roomBackgroundChanged: {
    shows: 'the picture behind the room',
    body: ({ text }) => ({ background_web: text }),
    stands: ({ room }, { text }) => (room.background_web === text ? 1 : 0),
  },
  roomChat: {
    shows: 'its line',
    body: ({ id, text, other }) => ({
      list: [
        {
          mid: id,
          type: 1,
          // Without a time it is the newest: a full chat drops a line that is older than all of its own at once.
          body: JSON.stringify({
            content: text,
            author: { id: other, header: '', nick: '小满', role: 1, nameplate: null },
            c_mid: id,
          }),
          chatType: 2,
        },
      ],
    }),
    stands: LINE.stands,
  },
  roomChatCleared: { ...LINE, shows: 'a line with its words in place of those before it' },
  roomForbidden: {
    shows: 'its words in place of the room',
    body: ({ text }) => ({ msg: text }),
    stands: ({ room }, { text }) => (room.forbidden === text ? 1 : 0),
  },
  roomJoined: ARRIVAL,
  roomJoinedFollowing: ARRIVAL,
  roomJoinedInStyle: ARRIVAL,
  roomKicked: { shows: 'a toast with its words', body: ({ text }) => ({ msg: text }), causes: toasted },
  roomMessageRejected: {
    shows: 'that the line which waited is gone',
    body: ({ text }) => ({ mid: text }),
    stands: (state, { text }) => (spoken(state, `waiting ${text}`) === 0 ? 1 : 0),
  },
  roomNoticeChanged: NOTICE,
  roomNoticeLine: LINE,
  roomNoticeShown: NOTICE,
  roomRoleGranted: LINE,
  roomRoleRevoked: LINE,
  roomSeatsChanged: {
    shows: 'the user on the seat',
    body: ({ id, text }) => ({
      list: [{ mic_number: 0, mic_status: 1, member: { id, header: '', nick: text }, volume: 0 }],
    }),
    stands: ({ seats }, { text }) => countOf(seats.seats, ({ member }) => member?.nick === text),
  },
  roomTakenOver: {
    shows: 'the dialog of a takeover',
    body: ({ text }) => ({ msg: text }),
    causes: (action) => modalsActions.opened.match(action) && isTakeover(action.payload.props),
  },
  roomUserMuted: LINE,
  roomUserUnmuted: LINE,
  screenGift: {
    shows: 'the gift over the screen',
    body: ({ text }) => ({ gift_name: text }),
    stands: ({ gifts }, { text }) => countOf(gifts.screenGifts, (words) => words.endsWith(text)),
  },
  seatDecorationsChanged: {
    shows: 'the frame of the seat',
    body: ({ id, text }) => ({ list: [{ mic_number: 0, id, frame: text, nameplate: null, heart: 0 }] }),
    stands: ({ seats }, { text }) => countOf(seats.decorations, ({ frame }) => frame === text),
  },
};
