import { type HallAction, type HallStanding, mayInHall } from '@miczero/contracts';

/** Moderation of a member by owner and managers. */
export type MemberAction =
  | 'setManager'
  | 'removeManager'
  | 'muteText'
  | 'unmuteText'
  | 'muteMic'
  | 'unmuteMic'
  | 'ban'
  | 'kick';

export interface Target {
  readonly standing: HallStanding;
  readonly text_mute: boolean;
  readonly mic_mute: boolean;
}

/** The row of the permission table behind each action, and when the action would change nothing. */
const MEMBER_ACTIONS: Readonly<
  Record<MemberAction, { readonly permission: HallAction; readonly isMoot: (target: Target) => boolean }>
> = {
  setManager: { permission: 'hall.set_manage', isMoot: ({ standing }) => standing === 'manager' },
  removeManager: { permission: 'hall.remove_manage', isMoot: ({ standing }) => standing !== 'manager' },
  muteText: { permission: 'channel.mute', isMoot: ({ text_mute }) => text_mute },
  unmuteText: { permission: 'channel.mute', isMoot: ({ text_mute }) => !text_mute },
  muteMic: { permission: 'hall.user_mute_mic', isMoot: ({ mic_mute }) => mic_mute },
  unmuteMic: { permission: 'hall.user_mute_mic', isMoot: ({ mic_mute }) => !mic_mute },
  ban: { permission: 'hall.ban', isMoot: () => false },
  kick: { permission: 'hall.kick_out', isMoot: () => false },
};
const NAMES = Object.keys(MEMBER_ACTIONS) as MemberAction[];

/** The actions that the platform would accept, for a menu: others are absent. */
export function memberActionsFor(standing: HallStanding, target: Target): readonly MemberAction[] {
  return NAMES.filter((action) => {
    const { permission, isMoot } = MEMBER_ACTIONS[action];
    return mayInHall(permission, standing, { target: target.standing }) && !isMoot(target);
  });
}
