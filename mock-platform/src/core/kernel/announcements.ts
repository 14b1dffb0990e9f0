import type { UserNo } from '@miczero/contracts';
import type { Account } from '../state/accounts.ts';
import type { Channel } from '../state/channels.ts';
import type { Hall } from '../state/halls.ts';
import type { Session } from '../state/sessions.ts';

/**
 * Announcements of an area while it applies a command, so that other areas can follow without being known to it.
 * The reactions to each announcement stand in one table (areas/index.ts).
 */
export interface Announcements {
  /** A session has ended. */
  readonly sessionEnded: Session;
  /** A password changed, or a person signed out everywhere: every other credential is void. */
  readonly credentialsRevoked: UserNo;
  /** An account was banned or let back in. */
  readonly accountBanChanged: { readonly account: Account; readonly wasBanned: boolean };
  /** A member is about to leave a hall, by choice or kicked out. */
  readonly memberLeaving: { readonly hall: Hall; readonly no: UserNo };
  /** A person was banned from a channel, also when the ban was there before. */
  readonly bannedFromChannel: { readonly channel: Channel; readonly no: UserNo };
  /** A channel is about to be deleted. */
  readonly channelDeleting: Channel;
  /** A hall is about to be dissolved with everything in it. */
  readonly hallDissolving: Hall;
}
