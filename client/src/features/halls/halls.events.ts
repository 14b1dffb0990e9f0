import type { HallUser, UserNo } from '@miczero/contracts';
import {
  channelOf,
  type HallEvent,
  type HallEventHandlers,
  hallOf,
  placed,
} from '../../realtime/kernel/event-actions.ts';
import type { HallsState } from './halls.state.ts';
import { addMember, changeMember, changePresence, type Members, removeMember } from './members.model.ts';

/** What the halls make of the events of the hall link. */
export const hallsEventHandlers: HallEventHandlers<HallsState> = {
  presenceChanged(state, event) {
    if (hallOf(event) === state.open?.hall_id) state.members = placed(onPresence(state.members, event));
  },
  systemMessage(state, event) {
    if (hallOf(event) === state.open?.hall_id) state.members = placed(onUserChange(state.members, event));
  },
  sendForbidden(state, event) {
    const { uid, type, ctx } = event.body;
    if (hallOf(event) !== state.open?.hall_id || type !== 2) return;
    for (const row of state.members.rows) {
      // hall-event.user-change.type-2-ctx-1, type-2-ctx-2; an empty uid means everybody but owner and managers.
      const isMeant = uid === '' ? row.role === '' && row.id !== state.members.owner : row.id === uid;
      if (isMeant) row.text_mute = ctx === 1;
    }
  },
  unreadSynced(state, { body }) {
    // hall-event.1012
    for (const { hall_id, unread } of body.list) state.hallUnread[hall_id] = unread;
  },
  channelUnread(state, { body }) {
    // hall-event.1013; the hall's own count moves with its channels until the next 1012.
    for (const { channel_id, unread, last_msg_id } of body.list) {
      const before = state.channelUnread[channel_id];
      state.channelUnread[channel_id] = { unread, last_msg_id: last_msg_id ?? before?.last_msg_id ?? null };
      const grown = (state.hallUnread[body.hall_id] ?? 0) + unread - (before?.unread ?? 0);
      state.hallUnread[body.hall_id] = Math.max(0, grown);
    }
  },
  chatMessage(state, event, { viewer, isWatched }) {
    const { body, envelope } = event;
    if (isWatched || envelope.from === viewer || body.extra.aiteuser?.[viewer] === undefined) return;
    const channel_id = channelOf(event);
    const hall_id = hallOf(event);
    if (channel_id === null || hall_id === null) return;
    state.mentions[channel_id] = { hall_id, count: (state.mentions[channel_id]?.count ?? 0) + 1 };
  },
};

function onPresence(members: Members, { body }: HallEvent<'presenceChanged'>): Members {
  // hall-event.presence.state-3
  if (body.state === 3) return removeMember(members, body.uid);
  const person = personOf(body.uid, body.nick, body.avatar, body.role, body.state !== 2);
  return body.state === undefined ? addMember(members, person) : changePresence(members, person);
}

function onUserChange(members: Members, { body }: HallEvent<'systemMessage'>): Members {
  const { uid, type, ctx } = body;
  if (uid === undefined) return members;
  // hall-event.user-change.type-1-manage, type-1-other
  if (type === 1) return changeMember(members, uid, { role: ctx === 'manage' ? 'manage' : '' });
  // hall-event.user-change.type-2-ctx-1, type-2-ctx-2
  if (type === 2 && (ctx === '1' || ctx === '2')) return changeMember(members, uid, { text_mute: ctx === '1' });
  return members;
}

function personOf(id: UserNo, nick: string, avatar: string, role: string, online: boolean): HallUser {
  const rank = role === 'manage' ? 'manage' : '';
  return { id, nick, avatar, online, role: rank, age: 0, gender: 0, mic_mute: false, text_mute: false };
}
