import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import type { Draft } from '@reduxjs/toolkit';
import {
  channelOf,
  type HallEvent,
  type HallEventHandlers,
  hallOf,
  placed,
} from '../../realtime/kernel/event-actions.ts';
import type { HallsState } from './halls.state.ts';
import { leavesOf } from './leaves.ts';
import {
  addMember,
  changeMember,
  changePresence,
  type Member,
  type Members,
  noMembers,
  removeMember,
} from './members.model.ts';
import { changedNotices } from './notices.model.ts';

/** What the halls make of the events of the hall link. */
export const hallsEventHandlers = {
  presenceChanged(state, event) {
    // Before the first page is here there is no list to change: one person alone would pass for all of them.
    if (hallOf(event) !== state.open?.hall_id || !state.members.isKnown) return;
    state.members = placed(onPresence(state.members, event));
  },
  systemMessage(state, event) {
    if (hallOf(event) === state.open?.hall_id) state.members = placed(onUserChange(state.members, event));
  },
  sendForbidden(state, event) {
    const { uid, type, ctx } = event.body;
    if (hallOf(event) !== state.open?.hall_id || type !== 2) return;
    // hall-event.user-change.type-2-ctx-1, type-2-ctx-2; an empty uid means everybody but owner and managers.
    if (uid !== '') state.members = placed(changeMember(state.members, uid, { text_mute: ctx === 1 }));
    else if (state.open?.hall) state.open.hall.mute_all = ctx === 1;
  },
  unreadSynced(state, { body }) {
    // hall-event.1012
    for (const { hall_id, unread } of body.list) state.hallUnread[hall_id] = unread;
  },
  channelUnread(state, { body }) {
    // hall-event.1013; the hall's own count moves with its channels until the next 1012.
    for (const { channel_id, unread } of body.list) {
      const before = state.channelUnread[channel_id];
      state.channelUnread[channel_id] = { hall_id: body.hall_id, unread };
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
  hallDissolved(state, { body }) {
    forgetHall(state, body.hall_id);
    state.discover.list = state.discover.list.filter(({ id }) => id !== body.hall_id);
  },
  membershipChanged(state, { body }, { viewer }) {
    const { type, hall_id, uid } = body;
    if (uid !== viewer) {
      if (type !== 1 && hall_id === state.open?.hall_id) state.members = placed(removeMember(state.members, uid));
      return;
    }
    for (const hall of state.discover.list) if (hall.id === hall_id) hall.in_hall = type === 1;
    if (type === 1) return;
    // hall-event.2000.type-2, type-3: from here on the viewer is a visitor there (role.hall-not-in-hall).
    forgetHall(state, hall_id);
    if (state.open?.hall && state.open.hall_id === hall_id) {
      state.open.hall.in_hall = false;
      state.members = placed(noMembers);
    }
  },
  voicePasswordChanged(state, { body }) {
    // hall-event.2003; what else changes with it comes with the hall itself.
    if (!state.open?.hall || state.open.hall_id !== body.hall_id) return;
    for (const channel of leavesOf(state.open.hall)) if (channel.id === body.channel_id) channel.pass = body.pass;
  },
  hallEdited() {
    // hall-event.1006: fetched again by the saga, because every member sees other counts in it.
  },
  noticeChanged(state, { body }) {
    state.notices = placed(changedNotices(state.notices, body));
  },
} satisfies HallEventHandlers<HallsState>;

function forgetHall(state: Draft<HallsState>, hall_id: HallId): void {
  state.mine.list = state.mine.list.filter(({ id }) => id !== hall_id);
  delete state.hallUnread[hall_id];
  state.mentions = withoutHall(state.mentions, hall_id);
  state.channelUnread = withoutHall(state.channelUnread, hall_id);
}

/** What is known of channels, without those of a hall. */
export function withoutHall<Known extends { readonly hall_id: HallId }>(
  channels: Readonly<Record<ChannelId, Known>>,
  hall_id: HallId,
): Record<ChannelId, Known> {
  return Object.fromEntries(Object.entries(channels).filter(([, known]) => known.hall_id !== hall_id));
}

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
  if (ctx !== '1' && ctx !== '2') return members;
  if (type === 2) return changeMember(members, uid, { text_mute: ctx === '1' });
  if (type === 3) return changeMember(members, uid, { mic_mute: ctx === '1' });
  return members;
}

function personOf(id: UserNo, nick: string, avatar: string, role: string, online: boolean): Member {
  const rank = role === 'manage' ? 'manage' : '';
  return { id, nick, avatar, online, role: rank, mic_mute: false, text_mute: false };
}
