import {
  type Author,
  type ChannelId,
  type ChatBody,
  type ChatMessage,
  CODES,
  compareMsgIds,
  type UserNo,
} from '@miczero/contracts';
import {
  callsViewer,
  channelOf,
  type HallEvent,
  type HallEventHandlers,
  hallOf,
} from '../../realtime/hall/hall-events.ts';
import type { BatchStamp } from '../../realtime/kernel/event-batch.ts';
import { type ChatState, MENTION_CUES_MAX, withDraftReturned } from './chat.state.ts';
import { withLineKept, withoutPages } from './kept-pages.model.ts';
import { isMessage, type Line, type MessageLine, type NoticeLine } from './line.ts';
import { withAuthorRole, withInviteUpdated } from './line-changes.model.ts';
import { acknowledged, arrived, blocked, type OutgoingLine, refused } from './outbox.model.ts';
import { cleared, received, withoutMessage } from './timeline.model.ts';

/** Reactions of the chat to the events of the hall link. */
export const chatEventHandlers = {
  chatMessage(state, event, stamp) {
    const line = lineOfEvent(event, stamp.viewer);
    const settled = line.c_mid === null ? state : { ...state, outbox: arrived(state.outbox, line.c_mid) };
    if (isChannel(state, event)) return withLine(settled, line, stamp);
    const outgoing = state.outbox.lines.find(({ c_mid }) => c_mid === line.c_mid);
    return outgoing ? withOwnKept(settled, outgoing.channel_id, line) : settled;
  },

  chatAcknowledged(state, event, stamp) {
    const { c_mid, msg_id, channel_id, send_time } = event.body;
    const outgoing = state.outbox.lines.find((line) => line.c_mid === c_mid);
    const settled = { ...state, outbox: arrived(state.outbox, c_mid) };
    if (!outgoing) return settled;
    const line = lineOfOutgoing(outgoing, { msg_id, send_time, viewer: stamp.viewer });
    return state.channel?.channel_id === channel_id
      ? withLine(settled, line, stamp)
      : withOwnKept(settled, outgoing.channel_id, line);
  },

  presenceChanged(state, event, stamp) {
    const { uid, nick, avatar, role, state: presence } = event.body;
    // chat.online-shown, chat.type.1002
    if (!isHall(state, event) || (presence !== undefined && presence !== 3)) return state;
    const author = { id: uid, nick, avatar, role };
    const known = presence === 3 ? { ...state, timeline: withAuthorRole(state.timeline, uid, '') } : state;
    return withLine(known, notice('presence', stamp, { author, change: presence === 3 ? 'removed' : 'joined' }), stamp);
  },

  memberBanned(before, event, stamp) {
    const { author, channel_id, msg } = event.body;
    const hall_id = channel_id === undefined ? (hallOf(event) ?? undefined) : undefined;
    const state = author.id === stamp.viewer ? withoutKept(before, { hall_id, channel_id }) : before;
    if (!isHall(state, event) || (channel_id !== undefined && channel_id !== state.channel?.channel_id)) return state;
    // chat.append.ban, chat.type.1005
    return withLine(state, notice('ban', stamp, { author, text: msg }), stamp);
  },

  systemMessage(state, event, stamp) {
    const { msg, channel_id, uid, type, ctx } = event.body;
    const isHere = isHall(state, event);
    // hall-event.user-change.type-1-manage, type-1-other
    const isRole = isHere && uid !== undefined && type === 1;
    const timeline = isRole ? withAuthorRole(state.timeline, uid, ctx === 'manage' ? 'manage' : '') : state.timeline;
    const known = timeline === state.timeline ? state : { ...state, timeline };
    // chat.append.system: only for the current channel. A message to the viewer alone names no hall.
    if (!isHere && event.envelope.to !== stamp.viewer) return known;
    if (msg === '' || (channel_id !== undefined && channel_id !== state.channel?.channel_id)) return known;
    return withLine(known, notice('system', stamp, { text: msg }), stamp);
  },

  hallDissolved(state, { body: { hall_id } }) {
    return withoutKept(state, { hall_id });
  },

  membershipChanged(state, { body: { type, uid, hall_id } }, { viewer }) {
    return type !== 1 && uid === viewer ? withoutKept(state, { hall_id }) : state;
  },

  messagesCleared(before, { body }) {
    const state = withoutKept(before, { channel_id: body.channel_id });
    if (body.channel_id !== state.channel?.channel_id) return state;
    return { ...state, timeline: cleared(state.timeline), tipCount: 0, mentionCues: [] };
  },

  sendForbidden(state, event, stamp) {
    // chat.append.forbidden-send
    if (!isHall(state, event)) return state;
    return withLine(state, notice('forbidden', stamp, { text: event.body.msg }), stamp);
  },

  teamUpdated(state, { body: { status, inv_id } }) {
    // chat.invite-status-1
    if (inv_id === undefined || status === 0) return state;
    return { ...state, timeline: withInviteUpdated(state.timeline, inv_id) };
  },

  errorReported(state, event, stamp) {
    const { code, msg, extra, c_mid, msg_id, retry, channel_id } = event.body;
    const outgoing = state.outbox.lines.find((line) => line.c_mid === c_mid);
    if (c_mid !== undefined && code === CODES.sendBlocked) {
      // hall-event.blocked-message.*: the toast is the saga's business.
      const outbox = blocked(state.outbox, c_mid, code);
      const gone = { ...state, outbox, timeline: withoutMessage(state.timeline, c_mid) };
      if (outgoing?.body.msg_type !== '1') return gone;
      return withDraftReturned(gone, outgoing);
    }
    if (c_mid !== undefined && outgoing) {
      const outbox = refused(state.outbox, c_mid, msg || extra, retry ?? false);
      if (msg_id === undefined || state.channel?.channel_id !== outgoing.channel_id) return { ...state, outbox };
      // chat.outgoing.error-replaces-id, error-merges-body
      const line = lineOfOutgoing(
        { ...outgoing, body: { ...outgoing.body, msg }, refusal: msg || extra },
        { msg_id, send_time: stamp.receivedAt, viewer: stamp.viewer },
      );
      return withLine({ ...state, outbox: arrived(outbox, c_mid) }, line, stamp);
    }
    // chat.append.error, chat.type.9998
    if (msg === '' || (channel_id !== undefined && channel_id !== state.channel?.channel_id)) return state;
    return withLine(state, notice('error', stamp, { text: msg }), stamp);
  },
} satisfies HallEventHandlers<ChatState>;

/**
 * Open point C11: an acknowledgement is any envelope to the viewer whose mid waits, except an error. The one that tells
 * more is handled by name.
 */
export function settleAddressed(state: ChatState, event: HallEvent, { viewer }: BatchStamp): ChatState {
  if (event.name === 'errorReported' || event.envelope.to !== viewer) return state;
  const c_mid = state.outbox.lines.find((line) => line.c_mid === event.envelope.mid)?.c_mid;
  return c_mid === undefined ? state : { ...state, outbox: acknowledged(state.outbox, c_mid) };
}

/** A line of a history page. */
export function lineOfHistory(message: ChatMessage, viewer: UserNo): MessageLine {
  const { msg_id, from_id, send_time, body, c_mid, author } = message;
  return {
    kind: 'message',
    key: keyOf(msg_id),
    msg_id,
    c_mid: from_id === viewer ? (c_mid ?? null) : null,
    at: send_time,
    author: writtenBy(from_id, author ?? body.extra.author),
    body: saidIn(body),
    refusal: null,
  };
}

function lineOfEvent({ body, envelope }: HallEvent<'chatMessage'>, viewer: UserNo): MessageLine {
  // chat.type.1001: the author comes in the extra.
  const author = writtenBy(envelope.from, body.extra.author);
  const isOwn = envelope.from === viewer;
  return {
    kind: 'message',
    key: isOwn && body.c_mid !== undefined ? body.c_mid : keyOf(body.msg_id),
    msg_id: body.msg_id,
    c_mid: isOwn ? (body.c_mid ?? null) : null,
    at: body.send_time,
    author,
    body: saidIn(body),
    refusal: null,
  };
}

function lineOfOutgoing(
  line: OutgoingLine,
  placed: { msg_id: MessageLine['msg_id']; send_time: number; viewer: UserNo },
): MessageLine {
  return {
    kind: 'message',
    key: line.c_mid,
    msg_id: placed.msg_id,
    c_mid: line.c_mid,
    at: placed.send_time,
    author: writtenBy(placed.viewer, line.body.extra.author),
    body: saidIn(line.body),
    refusal: line.refusal,
  };
}

/** The content of a line; its author is stored once, beside it. */
function saidIn({ msg_type, content, extra: { author: _author, ...extra }, msg }: ChatBody): ChatBody {
  return { msg_type, content, extra, msg };
}

function withLine(state: ChatState, line: Line, stamp: BatchStamp): ChatState {
  if (!state.channel) return state;
  const before = state.timeline;
  const timeline = received(before, [line], !state.isAtBottom || state.isJumping);
  if (!isMessage(line) || line.author.id === stamp.viewer) return { ...state, timeline };
  const isNew = before.newest === null || compareMsgIds(line.msg_id, before.newest) > 0;
  if (!isNew || before.phase === 'loading') return { ...state, timeline };
  const isBelow = !state.isAtBottom || timeline.hasNewer;
  return {
    ...state,
    timeline,
    // chat.new-message-tip
    tipCount: isBelow ? state.tipCount + 1 : state.tipCount,
    // chat.mention-cue
    mentionCues:
      (isBelow || !stamp.isWatched) && callsViewer(line.author.id, line.body.extra, stamp)
        ? [...state.mentionCues, line.msg_id].slice(-MENTION_CUES_MAX)
        : state.mentionCues,
  };
}

function notice(
  kind: NoticeLine['kind'],
  { receivedAt }: BatchStamp,
  content: { author?: Author; text?: string; change?: NoticeLine['change'] },
): NoticeLine {
  const { author = null, text = '', change = null } = content;
  return { kind, key: '', after: '', seq: 0, at: receivedAt, author, text, change };
}

/** A line that the server stored after the viewer had gone elsewhere. */
function withOwnKept(state: ChatState, channel_id: ChannelId, line: MessageLine): ChatState {
  return { ...state, pages: withLineKept(state.pages, channel_id, line) };
}

/** Lines that the viewer may not read any more are forgotten. */
function withoutKept(state: ChatState, gone: Parameters<typeof withoutPages>[1]): ChatState {
  const pages = withoutPages(state.pages, gone);
  return pages === state.pages ? state : { ...state, pages };
}

const isHall = ({ channel }: ChatState, event: HallEvent) => channel !== null && hallOf(event) === channel.hall_id;
const isChannel = ({ channel }: ChatState, event: HallEvent) =>
  channel !== null && channelOf(event) === channel.channel_id;
const keyOf = (msg_id: string) => `m${msg_id}`;

/** The author by the server; the extra adds only the name and the picture, and may be missing. */
function writtenBy(from: string, author: Author | undefined): Author {
  // A user number that came as the sender of an envelope, which is plain text in the contract.
  const id = from as UserNo;
  return author ? { ...author, id } : { id, nick: from, avatar: '', role: '' };
}
