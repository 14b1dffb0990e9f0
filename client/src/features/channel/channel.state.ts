import type { ChannelId, MicEntry } from '@miczero/contracts';
import { idleJoin, type JoinState } from './channel-join.machine.ts';

export interface ChannelState {
  readonly join: JoinState;
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
  mics: {},
  unusual: null,
};
