import type { ChannelId, HallId } from '@miczero/contracts';
import { createSelector } from '@reduxjs/toolkit';
import { type ConnectionRoot, selectResolvePicture } from '../connection/index.ts';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import type { InvitationRoot } from './invitation.slice.ts';

type Root = ConnectionRoot & HallsRoot & InvitationRoot;

/** `over`: the invite ended; `full`: its channel has no free place. The hall itself can be joined all the same. */
type InviteStanding = 'hall' | 'team' | 'over' | 'full';

export interface InvitationModel {
  readonly load: InvitationRoot['invitation']['load'];
  readonly hall: {
    readonly hall_id: HallId;
    readonly name: string;
    readonly intro: string;
    readonly picture: string;
    readonly online: number;
    readonly members: number;
    readonly in_hall: boolean;
  } | null;
  readonly channel_id: ChannelId | null;
  /** Empty while the tree of channels is not known. */
  readonly channelName: string;
  readonly inviter: { readonly nick: string; readonly avatar: string } | null;
  readonly game_info: string;
  readonly tags: readonly string[];
  readonly standing: InviteStanding;
  readonly isEntering: boolean;
}

export const selectInvitation = createSelector(
  [
    ({ invitation }: Root) => invitation,
    ({ halls }: Root) => halls.entering,
    (state: Root) => selectResolvePicture(state),
  ],
  ({ place, load, hall, inviter, team, now }, entering, resolve): InvitationModel => {
    const channel = leavesOf(hall ?? {}).find(({ id }) => id === place?.channel_id);
    const limit = channel?.limit_mic ?? 0;
    const inside = team?.inside ?? channel?.mic_list?.length ?? 0;
    const isTeam = (place?.until ?? 0) > 0;
    const isOver = isTeam && ((place?.until ?? 0) <= now || (team !== null && team.invite === null));
    const isFull = channel?.type === 2 && limit > 0 && inside >= limit;
    return {
      load,
      hall: hall && {
        hall_id: hall.id,
        name: hall.name,
        intro: hall.intro,
        picture: resolve(hall.bg_img),
        online: hall.online_count,
        members: hall.user_count,
        in_hall: hall.in_hall,
      },
      channel_id: place?.channel_id ?? null,
      channelName: channel?.name ?? '',
      inviter: inviter && { ...inviter, avatar: resolve(inviter.avatar) },
      game_info: team?.invite?.game_info ?? '',
      tags: team?.invite?.tags ?? [],
      standing: isOver ? 'over' : isFull ? 'full' : isTeam ? 'team' : 'hall',
      isEntering: hall !== null && entering === hall.id,
    };
  },
);

/** What a visitor may know of a room; null until there is an answer. */
export const selectInvitedRoom = createSelector(
  [({ invitation }: Root) => invitation.room, (state: Root) => selectResolvePicture(state)],
  (invited, resolve) =>
    invited && invited.room !== undefined
      ? {
          room_no: invited.room_no,
          name: invited.room?.name ?? '',
          picture: resolve(invited.room?.cover || invited.room?.background_web || ''),
          /** Users in the room; null where that is not known. */
          audience: invited.room?.clout ?? null,
          isLocked: invited.room?.is_lock ?? false,
        }
      : null,
);
