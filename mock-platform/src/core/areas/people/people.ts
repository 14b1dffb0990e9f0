import type {
  Author,
  ChannelJoinInfo,
  HallUser,
  MicEntry,
  UserBrief,
  UserCard,
  UserInfo,
  UserNo,
} from '@miczero/contracts';
import { isSeenHere, isSeenOnline } from '../../rights/sight.ts';
import type { Account } from '../../state/accounts.ts';
import type { Channel } from '../../state/channels.ts';
import type { Hall } from '../../state/halls.ts';
import { detailOf } from '../../state/profile.ts';
import type { World } from '../../state/world.ts';
import { medalsOf } from '../medals/medals.ts';

/** How a person appears in the shapes of the contract. */

/** Age in whole years on a day; 0 without a birthday. */
function ageAt(birth: string, at: number): number {
  if (birth === '') return 0;
  const today = new Date(at);
  const years = today.getUTCFullYear() - Number(birth.slice(0, 4));
  const months = today.getUTCMonth() + 1 - Number(birth.slice(5, 7));
  const isBefore = months < 0 || (months === 0 && today.getUTCDate() < Number(birth.slice(8)));
  return Math.max(0, isBefore ? years - 1 : years);
}

export function userInfoOf(world: World, account: Account, viewer: UserNo): UserInfo {
  const detail = detailOf(world.profiles, account.no);
  return {
    no: account.no,
    nick: account.nick,
    gender: account.gender,
    age: ageAt(account.birth, world.clock),
    avatar: account.avatar,
    birth: account.birth,
    sign: account.sign,
    prov: account.prov,
    hobby: detail.hobby,
    tag: detail.tag,
    album: [...detail.album],
    medal: medalsOf(world, account.no).map(({ name }) => name),
    city: account.city,
    location: detail.location,
    ip: '',
    // entity.user-info: only one's own, and masked.
    phone: account.no === viewer ? maskPhone(account.phone) : '',
  };
}

/** A person in a list of people, as a viewer or a visitor (empty) sees them; null for an unknown number. */
export function userBriefOf(world: World, no: UserNo, viewer: UserNo | ''): UserBrief | null {
  const account = world.accounts.get(no);
  if (!account) return null;
  const { nick, avatar, gender, birth, sign } = account;
  return { no, nick, avatar, gender, age: ageAt(birth, world.clock), sign, online: isSeenHere(world, no, viewer) };
}

export function maskPhone(phone: string): string {
  return phone.length === 11 ? `${phone.slice(0, 3)}****${phone.slice(7)}` : '';
}

function roleOf(hall: Hall, no: UserNo): '' | 'manage' {
  return hall.members.get(no)?.role ?? '';
}

/** entity.channel-join-info: the role inside a channel, where official accounts are not tracked (chat.admin-not-tracked). */
export function channelRoleOf(world: World, hall: Hall, no: UserNo): ChannelJoinInfo['role'] {
  if (world.accounts.get(no)?.official) return 'admin';
  return hall.owner === no ? 'owner' : roleOf(hall, no);
}

/** entity.chat-author */
export function authorOf(world: World, hall: Hall, no: UserNo): Author {
  const account = world.accounts.get(no);
  return {
    id: no,
    nick: account?.nick ?? '',
    avatar: account?.avatar ?? '',
    role: account ? channelRoleOf(world, hall, no) : '',
  };
}

export function hallUserOf(world: World, hall: Hall, no: UserNo, viewer: UserNo): HallUser | null {
  const account = world.accounts.get(no);
  const member = hall.members.get(no);
  if (!account || !member) return null;
  return {
    id: no,
    nick: account.nick,
    avatar: account.avatar,
    online: isSeenOnline(world, no, viewer),
    role: member.role,
    age: ageAt(account.birth, world.clock),
    gender: account.gender,
    mic_mute: member.mic_mute,
    mic_muted_by: (member.mic_muted_by && world.accounts.get(member.mic_muted_by)?.nick) ?? '',
    text_mute: member.text_mute,
  };
}

export function userCardOf(world: World, hall: Hall, no: UserNo, viewer: UserNo): UserCard | null {
  const user = hallUserOf(world, hall, no, viewer);
  if (!user) return null;
  const { id, ...rest } = user;
  return { uid: id, ...rest, sign: world.accounts.get(no)?.sign ?? '' };
}

/** entity.hall-mic-entry, in the order of joining. */
export function micEntriesOf(world: World, channel: Channel): MicEntry[] {
  return [...channel.mics].map(([no, mic]) => ({
    mic_uid: no,
    mic_state: mic.open,
    nick: world.accounts.get(no)?.nick ?? '',
    avatar: world.accounts.get(no)?.avatar ?? '',
    ...(mic.applied !== undefined && { apply_time: mic.applied }),
  }));
}
