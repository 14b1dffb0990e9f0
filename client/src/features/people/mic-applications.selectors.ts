import { type ChannelId, type HallId, type HallStanding, mayInHall, type UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ChannelRoot, selectChannelTree, selectHasLeftVoice, selectStanding } from '../channel/index.ts';
import { selectOpenHallOwner } from '../halls/index.ts';
import type { PersonRoot } from '../person/index.ts';

export interface MicApplicant {
  readonly uid: UserNo;
  readonly nick: string;
  readonly avatar: string;
  readonly time: number;
}
export interface MicApplicationsModel {
  /** `muted`: a manager muted the viewer here; `applied`: the viewer waits for an answer; null: nothing to say. */
  readonly own: 'muted' | 'applied' | null;
  /** Position of the viewer's application, from 1. */
  readonly position: number;
  /** Who muted the viewer; '' where it is unknown. */
  readonly mutedBy: string;
  /** What the viewer may do to the microphones of all ordinary members here; null where there is nothing to do. */
  readonly all: 'mute' | 'unmute' | null;
  /** Applications that the viewer may decide, oldest first. */
  readonly queue: readonly MicApplicant[];
}

type Root = Parameters<typeof selectChannelTree>[0] & ChannelRoot & PersonRoot;

/** What the viewer sees of the applications in a voice channel: the own one, or those to decide. */
export const selectMicApplications = createSelector(
  [
    selectChannelTree,
    (state: Root) => state.person.voices,
    (state: Root) => selectStanding(state),
    (state: Root) => selectOpenHallOwner(state),
    (state: Root) => selectHasLeftVoice(state),
    (_state: Root, hall_id: HallId) => hall_id,
    (_state: Root, _hall: HallId, channel_id: ChannelId) => channel_id,
  ],
  (groups, voices, standing, owner, hasLeft, hall_id, channel_id): MicApplicationsModel => {
    const cards = voices.hall_id === hall_id ? voices.cards : {};
    const members = groups
      .flatMap(({ channels }) => channels)
      .flatMap((node) => (node.channel_id === channel_id ? node.members : []));
    const waiting = members
      .flatMap(({ uid, nick, avatar, isMe, apply_time: time }) =>
        time === undefined ? [] : [{ uid, nick, avatar, isMe, time }],
      )
      .sort((a, b) => a.time - b.time);
    const isMember = (uid: UserNo) => uid !== owner && cards[uid]?.role !== 'manage';
    // Before the card has come, a user may be a manager: a button that came and went would be pressed.
    const standingOf = (uid: UserNo): HallStanding =>
      uid === owner ? 'owner' : cards[uid] && isMember(uid) ? 'member' : 'manager';
    const me = members.find(({ isMe }) => isMe);
    const mutes = members.flatMap(({ uid }) => (isMember(uid) ? [cards[uid]?.mic_mute === true] : []));
    const mayMute = mayInHall('channel.mute_all', standing) && mutes.length > 0;
    const isMuted = me !== undefined && !hasLeft && cards[me.uid]?.mic_mute === true;
    return {
      own: isMuted ? (me.apply_time === undefined ? 'muted' : 'applied') : null,
      mutedBy: (me && cards[me.uid]?.mic_muted_by) ?? '',
      all: mayMute ? (mutes.includes(false) ? 'mute' : 'unmute') : null,
      position: waiting.findIndex(({ isMe }) => isMe) + 1,
      queue: waiting.filter(({ uid }) => mayInHall('hall.approve_mic', standing, { target: standingOf(uid) })),
    };
  },
);
