import type { ChannelId, ClientMid, GiftId, HallId, MsgId, RoomId, UserNo } from '@miczero/contracts';

// Ids that the core itself makes have the form of the contract by construction; these are the only casts to a brand.

export const userNoOf = (value: string | number): UserNo => String(value) as UserNo;
export const hallIdOf = (value: string | number): HallId => String(value) as HallId;
export const channelIdOf = (value: string | number): ChannelId => String(value) as ChannelId;
export const roomIdOf = (value: string | number): RoomId => String(value) as RoomId;
export const giftIdOf = (value: string): GiftId => value as GiftId;
export const clientMidOf = (value: string): ClientMid => value as ClientMid;
/** Message ids are decimal sequence numbers that grow in a world. Only lines that are emitted leave gaps (areas/control/own-ids.ts). */
export const msgIdOf = (sequence: number): MsgId => String(sequence) as MsgId;

/** The sequence number of a message id from outside; 0 for anything that is not one. */
export function msgSequence(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0;
}

/** const.account-prefixes-hidden: an account of the messaging provider without the prefix is a user number. */
export function userOfAccount(account: string): UserNo {
  return userNoOf(account.replace(/^(ypb_|bar_)/, ''));
}
