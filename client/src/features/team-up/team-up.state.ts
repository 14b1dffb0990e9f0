import type { ChannelId, HallId, InviteConfig, TeamInvite } from '@miczero/contracts';
import { IDLE, type Load } from '../feedback/index.ts';

export interface TeamUpState {
  readonly hall_id: HallId | null;
  readonly load: Load;
  /** The running invites of the open hall, newest first. */
  readonly invites: readonly TeamInvite[];
  /** Invites that events told of and no answer covers so far: whether they run is unknown, they have not ended. */
  readonly awaited: readonly string[];
  /** The invite of each voice channel that was asked for; `time_len` 0 for none. */
  readonly configs: Readonly<Record<ChannelId, InviteConfig>>;
}
export interface TeamUpRoot {
  readonly teamUp: TeamUpState;
}

export const initialTeamUp: TeamUpState = { hall_id: null, load: IDLE, invites: [], awaited: [], configs: {} };
