import { type HallAction, type HallStanding, mayInHall } from '@miczero/contracts';

/** What owner and managers do to another user of their hall. */
export type Order =
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

/** The row of the permission table behind each order, and when the order would change nothing. */
const ORDERS: Readonly<Record<Order, { readonly action: HallAction; readonly isMoot: (target: Target) => boolean }>> = {
  setManager: { action: 'hall.set_manage', isMoot: ({ standing }) => standing === 'manager' },
  removeManager: { action: 'hall.remove_manage', isMoot: ({ standing }) => standing !== 'manager' },
  muteText: { action: 'channel.mute', isMoot: ({ text_mute }) => text_mute },
  unmuteText: { action: 'channel.mute', isMoot: ({ text_mute }) => !text_mute },
  muteMic: { action: 'hall.user_mute_mic', isMoot: ({ mic_mute }) => mic_mute },
  unmuteMic: { action: 'hall.user_mute_mic', isMoot: ({ mic_mute }) => !mic_mute },
  ban: { action: 'hall.ban', isMoot: () => false },
  kick: { action: 'hall.kick_out', isMoot: () => false },
};
const ORDER_NAMES = Object.keys(ORDERS) as Order[];

/** The orders that the platform would follow, for a menu: what is not permitted is absent. */
export function ordersFor(standing: HallStanding, target: Target): readonly Order[] {
  return ORDER_NAMES.filter((order) => {
    const { action, isMoot } = ORDERS[order];
    return mayInHall(action, standing, { target: target.standing }) && !isMoot(target);
  });
}
