import { channelId, type HallEventName, hallId } from '@miczero/contracts';
import * as z from 'zod/mini';
import { hallsActions } from '../../features/halls/index.ts';
import type { WholeState } from '../whole-state.ts';
import { countOf, type Invariant, inDialog, type Mark } from './mark.ts';

export const HALL = z.parse(hallId, '8001');
export const GENERAL = z.parse(channelId, '9001');
const VOICE = z.parse(channelId, '9003');

const rowsOf = ({ chat }: WholeState) => chat.timeline.lines;
/** The lines of the platform between those of people. */
const told = (kind: string, state: WholeState, isMarked: (line: { text: string; nick: string }) => boolean) =>
  countOf(
    rowsOf(state),
    (line) =>
      line.kind === kind &&
      line.kind !== 'message' &&
      isMarked({ text: line.text, nick: line.author === null ? '' : line.author.nick }),
  );
/** How often people have said this in the open channel. */
export const said = (state: WholeState, text: string): number =>
  countOf(rowsOf(state), (line) => line.kind === 'message' && line.body.msg_type === '1' && line.body.content === text);
const line = (kind: string) => (state: WholeState, mark: Mark) => told(kind, state, ({ text }) => text === mark.text);

/** The events of lines that the platform stores: a cell says a real one, so that a page can fetch what it has not heard. */
export type StoredLine = 'chatMessage' | 'chatAcknowledged';
export const isStored = (name: HallEventName): name is StoredLine =>
  name === 'chatMessage' || name === 'chatAcknowledged';

/** What each type of hall event leaves on the page. */
export const HALL_INVARIANTS: { readonly [Name in Exclude<HallEventName, StoredLine>]: Invariant } = {
  channelUnread: {
    shows: 'the count of its channel',
    body: ({ id }) => ({ hall_id: HALL, list: [{ channel_id: id, unread: 3, last_msg_id: '' }] }),
    stands: ({ halls }, { id }) => (halls.channelUnread[z.parse(channelId, id)]?.unread === 3 ? 1 : 0),
  },
  errorReported: {
    shows: 'a line with its words',
    body: ({ text }) => ({ code: 30013, msg: text, c_mid: undefined }),
    stands: line('error'),
  },
  hallDissolved: {
    shows: 'that the hall leaves the rail, until it is asked for again',
    body: () => ({ hall_id: HALL }),
    stands: ({ halls }) => (halls.mine.list.some(({ id }) => id === HALL) ? 0 : 1),
    isOver: ({ halls }) => halls.mine.list.some(({ id }) => id === HALL),
  },
  hallEdited: {
    shows: 'the halls asked for again',
    body: () => ({ type: 2, hall_id: HALL, channel_id: undefined }),
    causes: (action) => hallsActions.myHallsRequested.match(action),
  },
  loggedInElsewhere: {
    shows: 'that another page has the session',
    body: () => ({}),
    stands: ({ connection }) => (connection.link.kind === 'takenOver' ? 1 : 0),
  },
  memberBanned: {
    shows: 'a line with its words',
    body: ({ text, other }) => ({ author: { id: other, nick: '阿澈', avatar: '', role: '' }, msg: text }),
    stands: line('ban'),
  },
  membershipChanged: {
    shows: 'a dialog with its words',
    body: ({ text, viewer }) => ({ type: 3, uid: viewer, msg: text }),
    causes: inDialog,
  },
  messagesCleared: {
    shows: 'that the line before it is gone',
    body: () => ({}),
    stands: (state, { text }) => (said(state, `before ${text}`) === 0 ? 1 : 0),
  },
  micListChanged: {
    shows: 'a user in the voice channel',
    body: ({ id, text }) => ({ mic_op: 1, channel_id: VOICE, mic_uid: id, nick: text }),
    stands: ({ channel }, { text }) => countOf(channel.mics[VOICE], ({ nick }) => nick === text),
  },
  noticeChanged: {
    shows: 'the notice',
    body: ({ id, text }) => ({
      type: 1,
      notice: {
        id,
        hall_id: HALL,
        expired: 1_790_086_400,
        type: 1,
        title: text,
        content: text,
        uid: '1',
        create_time: 1,
      },
    }),
    stands: ({ halls }, { id }) => countOf(halls.notices.list, (notice) => notice.id === id),
  },
  presenceChanged: {
    shows: 'a line about who has come',
    body: ({ id, text }) => ({ uid: id, nick: text, state: undefined }),
    stands: (state, mark) => told('presence', state, ({ nick }) => nick === mark.text),
  },
  sendForbidden: {
    shows: 'a line with its words',
    body: ({ text, other }) => ({ uid: other, msg: text }),
    stands: line('forbidden'),
  },
  systemMessage: {
    shows: 'a line with its words',
    body: ({ text }) => ({ msg: text }),
    stands: line('system'),
  },
  teamUpdated: {
    shows: 'that the invite of its channel has ended',
    body: ({ id }) => ({ status: 2, hall_id: HALL, channel_id: id, inv_id: id }),
    stands: ({ teamUp }, { id }) => (teamUp.configs[z.parse(channelId, id)]?.time_len === 0 ? 1 : 0),
  },
  unreadSynced: {
    shows: 'the count of its hall',
    body: ({ id }) => ({ list: [{ hall_id: id, unread: 3 }] }),
    stands: ({ halls }, { id }) => (halls.hallUnread[z.parse(hallId, id)] === 3 ? 1 : 0),
  },
  voicePasswordChanged: {
    shows: 'the lock of its channel, until the hall is asked for again',
    body: () => ({ hall_id: HALL, channel_id: VOICE, pass: 1 }),
    stands: ({ halls }) =>
      countOf(
        halls.open?.hall?.channels.flatMap((channel) => [channel, ...channel.children]),
        ({ id, pass }) => id === VOICE && pass,
      ),
  },
  voiceMembershipChanged: {
    shows: 'a user in the voice channel',
    body: ({ id, text }) => ({ type: 1, channel_id: VOICE, uid: id, nick: text }),
    stands: ({ channel }, { text }) => countOf(channel.mics[VOICE], ({ nick }) => nick === text),
  },
};
