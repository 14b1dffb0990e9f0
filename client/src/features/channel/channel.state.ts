import type { ChannelId, HallId, MicEntry } from '@miczero/contracts';
import { idleJoin, type JoinState } from './channel-join.machine.ts';

export interface ChannelState {
  readonly join: JoinState;
  /** The voice channel that the viewer is in; it stays while text channels are read. */
  readonly voice: { readonly hall_id: HallId; readonly channel_id: ChannelId; readonly name?: string } | null;
  /** The viewer's voice was taken over by another device (hall-event.1011.type-3-self). */
  readonly isMobileLogin: boolean;
  /** Who is in the voice channels of the open hall. */
  readonly mics: Readonly<Record<ChannelId, readonly MicEntry[]>>;
  /** A failure of a banned-channel join other than code 50 (hall-flow.banned-join.other). */
  readonly unusual: { readonly code: number; readonly message: string } | null;
}
export interface ChannelRoot {
  readonly channel: ChannelState;
}

export const initialState: ChannelState = {
  join: idleJoin,
  voice: null,
  isMobileLogin: false,
  mics: {},
  unusual: null,
};
