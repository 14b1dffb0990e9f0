import type { HallUser, UserNo } from '@miczero/contracts';
import type { MemberRowModel } from '../halls/index.ts';

/** How a list that was asked for shows a member; the list beside the channel knows of a mute of all as well. */
export const memberRow = (
  { id, nick, avatar, online, role, text_mute, mic_mute, mic_muted_by }: Omit<HallUser, 'age' | 'gender'>,
  owner: UserNo | null,
  viewer: UserNo | null,
  resolve: (url: string) => string,
): MemberRowModel => ({
  uid: id,
  nick,
  avatar: resolve(avatar),
  online,
  role: id === owner ? 'owner' : role,
  isMe: id === viewer,
  text_mute,
  mic_mute,
  mic_muted_by,
});
