import type { ChannelId, HallId, UserNo } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import type { Load } from '../feedback/index.ts';
import type { PersonRoot } from './person.state.ts';

export interface UserCardModel {
  readonly uid: UserNo;
  readonly hall_id: HallId;
  readonly load: Load;
  readonly person: {
    readonly nick: string;
    readonly avatar: string;
    readonly gender: 0 | 1 | 2;
    readonly age: number;
    readonly sign: string;
    /** The role in the hall; whether the person owns it is known to the hall. */
    readonly role: 'manage' | '';
    readonly isMember: boolean;
    readonly online: boolean;
    readonly text_mute: boolean;
    readonly mic_mute: boolean;
    /** Empty where it is unknown. */
    readonly mic_muted_by: string;
    /** The gaming post of this user and its channel; null for none. */
    readonly gaming: {
      readonly game_name: string;
      readonly vacancy: number;
      readonly hall_id: HallId;
      readonly channel_id: ChannelId;
    } | null;
  } | null;
}

/** The card of a member in a voice channel of a hall; null until it is known. */
export const selectVoiceCard = ({ person: { voices } }: PersonRoot, hall_id: HallId, uid: UserNo) =>
  voices.hall_id === hall_id ? (voices.cards[uid] ?? null) : null;

/** The card that was opened last, with a picture that can be shown; null for none. */
export const selectUserCard = createSelector(
  [({ person }: PersonRoot) => person.card, (state: ConnectionRoot & PersonRoot) => selectResolvePicture(state)],
  (open, resolve): UserCardModel | null => {
    if (!open) return null;
    const { hall_id, uid, load, card, isMember, gaming } = open;
    if (!card) return { hall_id, uid, load, person: null };
    const { nick, avatar, gender, age, sign, role, online, text_mute, mic_mute, mic_muted_by } = card;
    const marks = { role, isMember, online, text_mute, mic_mute, mic_muted_by };
    return { hall_id, uid, load, person: { nick, avatar: resolve(avatar), gender, age, sign, ...marks, gaming } };
  },
);

const NONE: readonly string[] = [];

/** The numbers of users on the viewer's blocklist, as far as they are known. */
export const selectBlocked = ({ person }: Partial<PersonRoot>): readonly string[] => person?.blocked ?? NONE;
